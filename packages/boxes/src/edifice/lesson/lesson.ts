/** Lesson: resources for a stage, and a pawn with it. */
import type { Lesson } from '../../lessons/contract.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'open' },
    { idea: 'prepare', when: (at) => at.price === 0 },
    { idea: 'part', point: { topic: 'stage', of: 'you', which: '1' }, when: (at) => at.move.participate === true },
  ],
  record: `
heptapolis 2 {"engine":"2.1.0","data":"bd958e2761b9c2d8648ecc27d455a941","setup":{"edition":"2e","boxes":["edifice"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-edifice-48"}}
* gizah-day rhodos-day alexandria-day
* curtain-wall
* amphitheater
* archives
* press-age-1 glassworks-age-1 workshop clay-pool timber-yard baths marketplace stone-pit barracks ore-vein loom-age-1 stockade clay-pit apothecary east-trading-post theater altar lumber-yard west-trading-post scriptorium guard-tower
0 build timber-yard $1
1 build stone-pit
2 build altar
0 build lumber-yard
1 build workshop <2
2 build ore-vein
0 stage barracks $2 stage=1 participate=true
1 build east-trading-post
2 build baths <2
`,
}
