/** Lesson: a black card, and losses from black cards of others. */
import type { Lesson } from '../../lessons/contract.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [{ idea: 'black', when: (at) => at.price === 0 }, { idea: 'loss' }],
  record: `
heptapolis 2 {"engine":"2.1.0","data":"8a508ffd5e4b018f704bdb07fb952863","setup":{"edition":"2e","boxes":["cities"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-cities-5"}}
* gizah-day rhodos-day alexandria-day
* clay-pool ore-vein hideout press-age-1 altar guard-tower timber-yard barracks scriptorium marketplace stone-pit theater baths workshop opium-stash clay-pit customs apothecary glassworks-age-1 east-trading-post lumber-yard loom-age-1 west-trading-post stockade
0 build hideout
1 build opium-stash
2 build customs
0 lose coins=1 debt=0
1 lose coins=0 debt=1
2 lose coins=0 debt=2
`,
}
