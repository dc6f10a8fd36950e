/** Lesson: a card that moves a ship, and resources for the next one. */
import type { Lesson } from '../../lessons/contract.ts'
import { sails } from './facts.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'sail', when: (at) => sails(at) !== undefined },
    { idea: 'sea', point: { topic: 'field', of: 'you', which: 'naval' } },
  ],
  record: `
heptapolis 2 {"engine":"2.1.0","data":"527b5b06a41b10075476a1c3bed4b1b5","setup":{"edition":"2e","boxes":["armada"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-armada-199"}}
* gizah-day rhodos-day alexandria-day
* shipyard-d shipyard-c shipyard-g
* bronze-island foggy-island topaz-island-blue topaz-island-yellow lost-island inhabited-island whistling-island virgin-island overgrown-island
* wondrous-oasis forgotten-oasis oasis-of-statues iron-oasis pirate-oasis ancient-oasis stormy-oasis windy-oasis abandoned-oasis
* emerald-archipelago golden-archipelago torrential-archipelago sheltered-archipelago rainbow-archipelago scarlet-archipelago royal-archipelago breezy-archipelago lush-archipelago
* marketplace scriptorium altar pontoon clay-pool press-age-1 guard-tower stone-pit cabinet-of-explorers eastern-emporium west-trading-post clay-pit barracks stockade east-trading-post workshop timber-yard baths loom-age-1 glassworks-age-1 ore-vein theater lumber-yard apothecary
0 build altar fleet=blue
1 build workshop <2
2 build theater
0 build glassworks-age-1
1 sell guard-tower
2 build east-trading-post
`,
}
