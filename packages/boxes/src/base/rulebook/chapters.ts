/** The chapters of the book in the order in which a table needs them. Boxes put theirs in between. */
import type { ChapterPlan } from '../../atom.ts'

const chapter = (id: string, ...sections: string[]): ChapterPlan => ({ id, sections })

export const CHAPTERS: readonly ChapterPlan[] = [
  chapter('overview', 'goal', 'terms'),
  chapter('setup', 'contents', 'table'),
  chapter('age', 'course', 'passing'),
  chapter('turn', 'choose', 'order', 'together'),
  chapter('actions', 'build', 'chain', 'stage', 'sell', 'dig'),
  chapter('trade', 'goods', 'prices'),
  chapter('age-end', 'course', 'conflicts'),
  chapter('game-end', 'end', 'lines', 'science', 'winner'),
  { ...chapter('cards', 'colours'), lists: 'pieces' },
  { ...chapter('wonders', 'boards'), lists: 'boards' },
  chapter('rulings', 'rules', 'ours'),
  chapter('symbols', 'signs'),
]
