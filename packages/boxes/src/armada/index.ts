/** Kit of this box: everything it provides. */
import type { Kit } from '../kit.ts'
import { printedBoards } from './boards/printed-boards.ts'
import { armada as rules } from './box.ts'
import { words } from './words/en.ts'

export const armada: Kit = {
  rules,
  rulebook: async () => (await import('./rulebook/atoms.ts')).armadaRules,
  face: async () => (await import('./face.ts')).armadaFace,
  art: async () => (await import('./art/index.ts')).art,
  boards: printedBoards,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  mind: async () => (await import('./mind.ts')).mind,
  names: async () => (await import('./names.ts')).names,
  words,
  translated: (language) => import(`./words/${language}.ts`),
}
