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
heptapolis 2 {"engine":"2.1.1","data":"7205dd016713d8c45cbb32c0ae0c1207","setup":{"edition":"2e","boxes":["babel-projects"],"seats":[{"wonder":"gizah","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"alexandria","side":"day"}],"seed":"lesson-babel-projects-43"}}
* gizah-day rhodos-day alexandria-day
* project-rampart-road
* stockade marketplace scriptorium ore-vein clay-pool apothecary altar press-age-1 glassworks-age-1 guard-tower loom-age-1 workshop lumber-yard theater baths stone-pit timber-yard barracks west-trading-post east-trading-post clay-pit
0 build marketplace $1 participate=true
1 build workshop <2
2 build clay-pit $1
0 build timber-yard $1
1 build altar
2 build theater
`,
}
