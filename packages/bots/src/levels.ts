/** The levels, from one that fills a seat to one worth beating. Weak levels err as people do. */
import type { Bot } from './bot.ts'
import { EXPERIENCE } from './experience/learned.ts'
import { BEGINNER, CASUAL, erring, sensible } from './first-sight.ts'
import { INSTINCT } from './instinct/weights.ts'
import { type Budget, searcher } from './search/searcher.ts'

/** As far above `medium` at a table of seven as at one of four, and with boxes as without: docs/bots.md. */
const HARD: Budget = { playouts: 11, growth: 1.4, perBox: 0.1, breadth: 4, ages: 1 }
const EXPERT_1: Budget = { playouts: 1200, breadth: 10, depth: 2, ages: 2, perBox: 0.4, fewBoxes: 3 }
/** Going by experience takes longer: so many games take no more time than those of `expert-1`. */
const EXPERT: Budget = { ...EXPERT_1, playouts: 700, learned: EXPERIENCE }
/** As many as a second allows at any table, whatever is played. */
const MASTER: Budget = { ...EXPERT, playouts: 6000, perPlayer: 0.6, breadth: 14, depth: 4 }

export const easy: Bot = {
  name: 'easy',
  about: 'A gentle beginner: likes points and colours, forgets the neighbours, thinks little of goods.',
  choose: sensible(BEGINNER),
}
export const medium: Bot = {
  name: 'medium',
  about: 'Plays soundly at first sight, without thinking ahead.',
  choose: erring(CASUAL),
}
export const hard: Bot = searcher('hard', 'Thinks a few games through before each move.', HARD)
export const expert: Bot = searcher(
  'expert',
  'Remembers every hand, imagines what is hidden, and plays hundreds of games through before each move, with experience.',
  EXPERT,
)
export const master: Bot = searcher(
  'master',
  'Thinks like expert, but for up to a second: more moves, further ahead, in thousands of games.',
  MASTER,
)
/** What `expert` was before it learned from experience: a yardstick. */
export const expert1: Bot = searcher(
  'expert-1',
  'Remembers every hand, imagines what is hidden, and plays hundreds of games through before each move.',
  EXPERT_1,
)

/** How many games a level plays through before a move, at most. */
export const playoutsOf = (level: string): number =>
  ({ hard: HARD, expert: EXPERT, master: MASTER })[level]?.playouts ?? 0

/** The same level, stopped after so many milliseconds where it would think longer: at a screen nobody is kept waiting. */
export function inTime(level: string, milliseconds: number): Bot | undefined {
  if (level === expert.name) return searcher(level, expert.about, { ...EXPERT, milliseconds })
  return level === master.name ? searcher(level, master.about, { ...MASTER, milliseconds }) : undefined
}

/** What the levels are made of, besides what is known of boxes: whoever has the same chooses the same. */
export const LEVELS = {
  easy: BEGINNER,
  medium: CASUAL,
  hard: HARD,
  expert: EXPERT,
  master: MASTER,
  'expert-1': EXPERT_1,
  judgement: INSTINCT,
}
