/** Kit of this box: everything it provides. */
import type { Kit } from '../kit.ts'
import { edifice as rules } from './box.ts'
import { words } from './words/en.ts'

export const edifice: Kit = {
  rules,
  rulebook: async () => (await import('./rulebook/atoms.ts')).edificeRules,
  face: async () => (await import('./face.ts')).edificeFace,
  art: async () => (await import('./art/index.ts')).art,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  mind: async () => (await import('./mind.ts')).mind,
  names: async () => (await import('./names.ts')).names,
  words,
  translated: (language) => import(`./words/${language}.ts`),
}
