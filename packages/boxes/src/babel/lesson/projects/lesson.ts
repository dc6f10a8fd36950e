/** Lesson: taking part in the Great Project of the Age. */
import type { Lesson } from '../../../lessons/contract.ts'
import { projectOf } from '../facts.ts'
import { words } from './words/en.ts'

export const lesson: Lesson = {
  level: 'easy',
  words,
  translated: (language) => import(`./words/${language}.ts`),
  steps: [
    { idea: 'part', when: (at) => at.move.participate === true },
    { idea: 'risk', when: (at) => projectOf(at).left > 0 },
  ],
  record: `
heptapolis 2 {"engine":"2.1.0","data":"7205dd016713d8c45cbb32c0ae0c1207","setup":{"edition":"2e","boxes":["babel-projects"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-babel-projects-92"}}
* gizah-day rhodos-day alexandria-day
* project-factory
* guard-tower clay-pool ore-vein marketplace apothecary stone-pit clay-pit baths barracks theater scriptorium glassworks-age-1 workshop west-trading-post press-age-1 east-trading-post loom-age-1 lumber-yard stockade timber-yard altar
0 build ore-vein $2 participate=true
1 build theater
2 build lumber-yard
0 build timber-yard $1
1 build clay-pit $3 participate=true
2 build workshop
`,
}
