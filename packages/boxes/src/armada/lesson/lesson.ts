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
heptapolis 2 {"engine":"2.1.1","data":"527b5b06a41b10075476a1c3bed4b1b5","setup":{"edition":"2e","boxes":["armada"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-armada-9"}}
* gizah-day rhodos-day alexandria-day
* shipyard-a shipyard-g shipyard-c
* foggy-island virgin-island bronze-island overgrown-island inhabited-island topaz-island-yellow topaz-island-blue lost-island whistling-island
* ancient-oasis pirate-oasis abandoned-oasis stormy-oasis iron-oasis windy-oasis wondrous-oasis forgotten-oasis oasis-of-statues
* lush-archipelago golden-archipelago rainbow-archipelago royal-archipelago scarlet-archipelago torrential-archipelago breezy-archipelago sheltered-archipelago emerald-archipelago
* scriptorium cabinet-of-explorers altar marketplace workshop east-trading-post baths west-trading-post glassworks-age-1 ore-vein clay-pit clay-pool loom-age-1 lumber-yard apothecary theater press-age-1 pirate-hideout guard-tower timber-yard barracks dry-hold stone-pit stockade
0 build east-trading-post fleet=yellow
1 build lumber-yard
2 build timber-yard $1
0 build press-age-1
1 build workshop <2
2 build theater fleet=blue
`,
}
