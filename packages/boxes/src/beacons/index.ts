/** Kit of this box: everything it provides. */
import type { Kit } from '../kit.ts'
import { beacons as rules } from './box.ts'
import { words } from './words/en.ts'

export const beacons: Kit = {
  rules,
  rulebook: async () => (await import('./rulebook/atoms.ts')).beaconsRules,
  face: async () => (await import('./face.ts')).beaconsFace,
  art: async () => (await import('./art.ts')).art,
  mind: async () => (await import('./mind.ts')).mind,
  words,
  translated: (language) => import(`./words/${language}.ts`),
}
