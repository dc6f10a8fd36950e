/** Lesson of the first game: three cities, all three Ages, one idea per turn. */

import type { Lesson } from '../../lessons/contract.ts'
import type { Lecture } from '../../lessons/lecture.ts'
import { words } from './words/en.ts'

const free = (at: Lecture): boolean => at.price === 0
const chained = (at: Lecture): boolean => free(at) && at.chainedFrom !== ''
/** Exactly the missing resources are paid for. */
const bought = (at: Lecture): boolean => at.lacks.length > 0 && Number.isInteger(at.unitPrice)
const rival = (at: Lecture): number => at.shields(at.rival)
/** The shields change a conflict, or secure a lead that one card of a neighbour would end. */
const shieldsMatter = (at: Lecture): boolean =>
  at.shieldsThen > at.shields('you') && at.shieldsThen >= rival(at) && at.shields('you') <= rival(at) + 1
const leads = (at: Lecture): boolean => at.shields('you') > rival(at)

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'turn', when: free },
    { idea: 'choice-of-goods' },
    { idea: 'science', point: { topic: 'science', of: 'you' }, when: (at) => free(at) && at.scienceThen > at.science },
    { idea: 'more-goods', when: free },
    { idea: 'shields', point: { topic: 'shields', of: 'you' }, when: shieldsMatter },
    {
      idea: 'their-shields',
      point: { topic: 'shields', of: 'left' },
      when: (at) => at.isLastTurn && at.shieldsThen > Math.max(at.shields('left'), at.shields('right')),
    },
    { idea: 'chains', when: chained, chain: () => true },
    { idea: 'double-goods', when: (at) => at.makes.length > 1 },
    {
      idea: 'buying',
      point: { topic: 'raw', of: 'right' },
      when: (at) => bought(at) && at.paidTo('right') === at.price,
    },
    {
      idea: 'more-shields',
      point: { topic: 'shields', of: 'you' },
      when: (at) => free(at) && leads(at) && shieldsMatter(at),
    },
    { idea: 'stage', point: { topic: 'stage', of: 'you', which: '1' }, when: free },
    {
      idea: 'stage-coins',
      point: { topic: 'stage', of: 'you', which: '2' },
      when: (at) => free(at) && at.gain > 0,
    },
    { idea: 'guild', when: (at) => at.points > 0 },
    { idea: 'points', when: (at) => at.points > 0 && !free(at) },
    {
      idea: 'chains-again',
      when: (at) => chained(at) && at.points > 0 && at.isToOtherColour,
      chain: (at) => at.isToOtherColour,
    },
    { idea: 'counting', when: (at) => at.points > 0 && !free(at) },
    {
      idea: 'last-stage',
      point: { topic: 'stage', of: 'you', which: '3' },
      when: (at) => free(at) && at.points > 0,
    },
    { idea: 'last-card', when: (at) => at.isLastTurn && at.points > 0 },
  ],
  record: `
heptapolis 2 {"engine":"2.1.1","data":"62e4bcabd2fb42b1d6172d8098aa3675","setup":{"edition":"2e","boxes":[],"seats":[{"wonder":"ephesos","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"gizah","side":"day"}],"seed":"lesson-base-24"}}
* ephesos-day rhodos-day gizah-day
* theater lumber-yard apothecary press-age-1 glassworks-age-1 loom-age-1 ore-vein workshop altar barracks scriptorium baths east-trading-post stockade clay-pool clay-pit marketplace guard-tower west-trading-post timber-yard stone-pit
0 build glassworks-age-1
1 build altar
2 build timber-yard $1
0 build clay-pit $1
1 build ore-vein
2 build baths
0 build scriptorium
1 build clay-pool
2 build theater
0 build lumber-yard
1 build stockade <2
2 build marketplace
0 build guard-tower
1 build loom-age-1
2 build workshop <1
0 build barracks
1 build stone-pit
2 build apothecary >1
* foundry library archery-range school aqueduct glassworks-age-2 temple sawmill courthouse stables walls quarry press-age-2 forum brickyard caravansery laboratory loom-age-2 statue dispensary vineyard
0 build library by=chain
1 build courthouse >2
2 build laboratory by=chain
0 build quarry $1
1 build vineyard
2 build school <1
0 build caravansery >2
1 build aqueduct <4
2 build press-age-2
0 build archery-range
1 sell stables
2 build dispensary by=chain
0 stage walls stage=1
1 build statue <2
2 build temple <3
0 stage brickyard stage=2
1 stage glassworks-age-2 <2 >2 stage=1
2 stage forum <2 stage=1
* arsenal gardens magistrates-guild arena town-hall lighthouse philosophers-guild academy haven lodge university builders-guild senate study scientists-guild observatory fortifications craftsmens-guild pantheon palace siege-workshop
0 build philosophers-guild <4
1 sell academy
2 build observatory by=chain
0 build palace <2
1 build town-hall <2 >2
2 build university <3
0 build senate by=chain
1 build pantheon by=chain
2 build gardens by=chain
0 build magistrates-guild <2 >2
1 build lodge <2 >2
2 build siege-workshop by=chain
0 stage fortifications stage=3
1 build arena <2
2 build study by=chain
0 build builders-guild <2
1 build craftsmens-guild <2
2 stage arsenal <2 >3 stage=2
`,
}
