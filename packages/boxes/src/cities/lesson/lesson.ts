/** Lesson: a black card, and losses from black cards of others. */
import type { Lesson } from '../../lessons/contract.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [{ idea: 'black', when: (at) => at.price === 0, isWeaker: true }, { idea: 'loss' }],
  record: `
heptapolis 2 {"engine":"2.1.1","data":"8a508ffd5e4b018f704bdb07fb952863","setup":{"edition":"2e","boxes":["cities"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-cities-9"}}
* gizah-day rhodos-day alexandria-day
* apothecary barracks lumber-yard customs baths theater scriptorium ore-vein clay-pit east-trading-post glassworks-age-1 clay-pool stockade guard-tower loom-age-1 timber-yard workshop altar east-clandestine-wharf opium-stash press-age-1 west-trading-post stone-pit marketplace
0 build customs
1 build loom-age-1
2 build opium-stash
0 lose coins=0 debt=1
1 lose coins=0 debt=1
`,
}
