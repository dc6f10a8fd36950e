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
heptapolis 2 {"engine":"2.1.1","data":"c50c314da3d3e8bbc9a81cc287e22b7e","setup":{"edition":"2e","boxes":["leaders"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-leaders-11"}}
* gizah-day rhodos-day alexandria-day
* croesus pericles nefertiti midas telesilla ramses makeda sappho tomyris phryne praxiteles gorgo cleopatra agrippina maecenas hypatia xenophon caesar aganice hiram alexander berenice hammurabi nebuchadnezzar euclid bilkis zenobia vitruvius cornelia leonidas pythagoras theano archimedes aristotle enheduanna hatshepsut eurypyle varro ptolemy plato justinian imhotep phidias amytis hannibal nitocris nero cynisca solomon
0 pick croesus
1 pick telesilla
2 pick tomyris
0 pick makeda
1 pick praxiteles
2 pick nefertiti
0 pick gorgo
1 pick midas
2 pick ramses
0 recruit croesus $1
1 recruit telesilla $3
2 recruit nefertiti $3
* clay-pit loom-age-1 barracks lumber-yard east-trading-post timber-yard clay-pool apothecary baths stone-pit stockade scriptorium press-age-1 workshop altar west-trading-post guard-tower ore-vein marketplace glassworks-age-1 theater
`,
}
