/** Lesson: keeping tiles, placing one, and its law. */
import type { Lesson } from '../../../lessons/contract.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'tiles' },
    { idea: 'second' },
    { idea: 'lay', isWeaker: true },
    { idea: 'law', when: (at) => at.gain > 0 },
  ],
  record: `
heptapolis 2 {"engine":"2.1.0","data":"d075f24bedc5d468135ce3bc6077c6ca","setup":{"edition":"2e","boxes":["babel-tower"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-babel-tower-24"}}
* gizah-day rhodos-day alexandria-day
* babel-tile-19-weaker-victories babel-tile-17-wood-or-stone babel-tile-05-blue-bonus babel-tile-02-red-no-resources babel-tile-20-single-brown-infinite babel-tile-08-blue-for-coins babel-tile-23-guild-for-coins babel-tile-11-brown-trade-minus babel-tile-03-brown-single-only
0 pick babel-tile-05-blue-bonus
1 pick babel-tile-20-single-brown-infinite
2 pick babel-tile-03-brown-single-only
0 pick babel-tile-02-red-no-resources
1 pick babel-tile-23-guild-for-coins
2 pick babel-tile-17-wood-or-stone
* barracks west-trading-post guard-tower lumber-yard baths apothecary ore-vein glassworks-age-1 stone-pit marketplace scriptorium east-trading-post stockade clay-pool altar loom-age-1 press-age-1 timber-yard clay-pit workshop theater
0 tower west-trading-post tile=babel-tile-05-blue-bonus
1 build clay-pool
2 build clay-pit $1
0 build altar
1 build baths >2
2 tower stockade tile=babel-tile-03-brown-single-only
`,
}
