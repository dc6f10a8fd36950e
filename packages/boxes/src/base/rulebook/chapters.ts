/** Chapters of the book in the order in which a table needs them. Boxes insert theirs. */
import type { ChapterPlan } from '../../atom.ts'

const chapter = (number: string, id: string, ...sections: string[]): ChapterPlan => ({ number, id, sections })

export const CHAPTERS: readonly ChapterPlan[] = [
  chapter('1', 'overview', 'goal', 'terms', 'first-turn', 'first-game'),
  chapter('2', 'setup', 'contents', 'table'),
  chapter('3', 'age', 'course', 'passing'),
  chapter('4', 'turn', 'choose', 'keeper', 'order', 'together'),
  chapter('5', 'actions', 'build', 'chain', 'stage', 'sell', 'dig'),
  chapter('6', 'trade', 'goods', 'prices'),
  chapter('7', 'age-end', 'course', 'conflicts', 'stays'),
  chapter('8', 'game-end', 'end', 'lines', 'science', 'winner'),
  { ...chapter('9', 'cards', 'colours'), lists: 'pieces' },
  { ...chapter('10', 'wonders', 'boards'), lists: 'boards' },
  chapter('R', 'rulings', 'rules', 'ours', 'sources'),
  chapter('S', 'symbols', 'signs'),
]
