/** Kit of this box: everything it provides. */
import type { Kit } from '../kit.ts'
import { promos as rules } from './box.ts'
import { words } from './words/en.ts'

export const promos: Kit = {
  rules,
  rulebook: async () => (await import('./rulebook/atoms.ts')).promoRules,
  face: async () => (await import('./face.ts')).promosFace,
  art: async () => (await import('./art/index.ts')).art,
  mind: async () => (await import('./mind.ts')).mind,
  names: async () => (await import('./names.ts')).names,
  words,
  translated: (language) => import(`./words/${language}.ts`),
}
