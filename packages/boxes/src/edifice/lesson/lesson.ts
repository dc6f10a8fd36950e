/** Lesson: resources for a stage, and a pawn with it. */
import type { Lesson } from '../../lessons/contract.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'open' },
    { idea: 'prepare' },
    {
      idea: 'part',
      point: { topic: 'stage', of: 'you', which: '1' },
      when: (at) => at.move.participate === true,
      isWeaker: true,
    },
  ],
  record: `
heptapolis 2 {"engine":"2.1.1","data":"bd958e2761b9c2d8648ecc27d455a941","setup":{"edition":"2e","boxes":["edifice"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-edifice-0"}}
* gizah-day rhodos-day alexandria-day
* money-changer
* auction-house
* gold-reserves
* lumber-yard press-age-1 stockade baths stone-pit clay-pool marketplace loom-age-1 ore-vein barracks clay-pit east-trading-post apothecary altar guard-tower workshop west-trading-post scriptorium timber-yard theater glassworks-age-1
0 build lumber-yard
1 build barracks
2 build theater
0 build timber-yard $1
1 build clay-pool
2 build altar
0 stage ore-vein $1 stage=1 participate=true
1 build west-trading-post
2 build stone-pit
`,
}
