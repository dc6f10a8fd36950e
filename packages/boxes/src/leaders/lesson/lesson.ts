/** Lesson: the draft of leaders, and the first recruitment. */
import type { Lesson } from '../../lessons/contract.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'draft' },
    { idea: 'price' },
    { idea: 'plan' },
    { idea: 'recruit', when: (at) => at.gain > at.price },
  ],
  record: `
heptapolis 2 {"engine":"2.1.0","data":"c50c314da3d3e8bbc9a81cc287e22b7e","setup":{"edition":"2e","boxes":["leaders"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-leaders-412"}}
* gizah-day rhodos-day alexandria-day
* phryne cornelia nero archimedes cynisca theano croesus hypatia hammurabi phidias tomyris justinian pythagoras hiram eurypyle hatshepsut zenobia solomon plato sappho bilkis cleopatra aganice nefertiti pericles nebuchadnezzar hannibal enheduanna agrippina amytis xenophon imhotep ramses telesilla maecenas midas vitruvius ptolemy varro alexander praxiteles gorgo euclid berenice nitocris leonidas caesar makeda aristotle
0 pick nero
1 pick cynisca
2 pick tomyris
0 pick croesus
1 pick hammurabi
2 pick archimedes
0 pick justinian
1 pick cornelia
2 pick hypatia
0 recruit croesus $1
1 recruit cynisca $1
2 recruit tomyris $4
* workshop press-age-1 ore-vein timber-yard stone-pit scriptorium apothecary glassworks-age-1 loom-age-1 east-trading-post theater west-trading-post clay-pit clay-pool marketplace guard-tower stockade lumber-yard baths altar barracks
`,
}
