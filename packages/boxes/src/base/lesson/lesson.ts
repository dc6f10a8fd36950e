/** Lesson of the first game: three cities, all three Ages, one idea per turn. */

import type { Lesson } from '../../lessons/contract.ts'
import type { Lecture } from '../../lessons/lecture.ts'
import { words } from './words/en.ts'

const free = (at: Lecture): boolean => at.price === 0
const chained = (at: Lecture): boolean => free(at) && at.chainedFrom !== ''
/** Exactly the missing resources are paid for. */
const bought = (at: Lecture): boolean => at.lacks.length > 0 && Number.isInteger(at.unitPrice)

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'turn', when: free },
    { idea: 'choice-of-goods' },
    { idea: 'points', when: free },
    {
      idea: 'buying',
      point: { topic: 'made', of: 'left' },
      when: (at) => bought(at) && at.paidTo('left') === at.price,
    },
    { idea: 'stage', point: { topic: 'stage', of: 'you', which: '1' }, when: free },
    {
      idea: 'shields',
      point: { topic: 'shields', of: 'you' },
      when: (at) => at.isLastTurn && at.shieldsThen > at.shields('left') && at.shieldsThen === at.shields('right'),
    },
    { idea: 'chains', when: chained },
    { idea: 'own-goods', when: free },
    {
      idea: 'spending',
      point: { topic: 'stage', of: 'you', which: '2' },
      when: (at) => bought(at) && at.paidTo('right') === at.price && at.gain > at.price,
    },
    { idea: 'science', point: { topic: 'science', of: 'you' }, when: (at) => at.symbols('gear') > 1 },
    { idea: 'selling' },
    {
      idea: 'their-shields',
      point: { topic: 'shields', of: 'right' },
      when: (at) => chained(at) && at.isLastTurn && at.shieldsThen === at.shields('right'),
    },
    { idea: 'no-more-goods', when: chained },
    { idea: 'counting', when: (at) => at.gain === at.points },
    {
      idea: 'waiting',
      point: { topic: 'science', of: 'you' },
      when: (at) => chained(at) && at.symbols('compass') === 0 && at.symbolsThen('tablet') > 1,
    },
    { idea: 'last-stage', point: { topic: 'stage', of: 'you', which: '3' }, when: (at) => at.points > 0 && !free(at) },
    { idea: 'set', when: (at) => at.scienceThen - at.science > at.perSet },
    { idea: 'last-card', when: (at) => at.isLastTurn && at.scienceThen > at.science },
  ],
  record: `
heptapolis 1 {"edition":"2e","boxes":[],"seats":[{"wonder":"ephesos","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"gizah","side":"day"}],"seed":"first-87023"}
0 build clay-pool
1 build marketplace
2 build ore-vein
0 build clay-pit $1
1 build scriptorium >1
2 build timber-yard $1
0 build theater
1 build glassworks-age-1
2 build baths
0 build workshop <2
1 build west-trading-post
2 build lumber-yard
0 stage apothecary stage=1
1 build altar
2 build stockade
0 build guard-tower
1 stage east-trading-post <2 stage=1
2 stage barracks stage=1
0 build laboratory by=chain
1 build dispensary <1
2 build stables <2
0 build forum
1 build press-age-2
2 build statue <2
0 stage walls >4 stage=2
1 sell courthouse
2 build aqueduct by=chain
0 build library >4
1 build temple <1 >2
2 build glassworks-age-2
0 sell brickyard
1 build school <1
2 build loom-age-2
0 build archery-range by=chain
1 sell quarry
2 build vineyard
0 build siege-workshop by=chain
1 build pantheon by=chain
2 build palace <4
0 build haven by=chain
1 build town-hall <2
2 build senate
0 build university by=chain
1 build study by=chain
2 build gardens <4
0 stage lighthouse <2 stage=3
1 sell arsenal
2 stage fortifications <4 stage=2
0 build lodge
1 build arena by=chain
2 build observatory <2
0 build scientists-guild <2 >4
1 build academy by=chain
2 build decorators-guild <2
`,
}
