/** Bot levels from `easy` to `master`, with their search budgets. Weak levels make mistakes like people do. */
import type { Bot } from './bot.ts'
import { EXPERIENCE } from './experience/learned.ts'
import { INSTINCT } from './instinct/weights.ts'
import type { SearchGoal } from './search/goal.ts'
import { type Budget, searcher } from './search/searcher.ts'
import { BEGINNER, CASUAL, erring, sensible } from './simple/first-sight.ts'

/** Tuned to a constant distance above `medium` at any table size, with and without boxes: docs/bots.md. */
const HARD: Budget = { playouts: 11, growth: 1.4, perBox: 0.1, breadth: 4, ages: 1 }
const EXPERT_1: Budget = { playouts: 1200, breadth: 10, depth: 2, ages: 2, perBox: 0.4, fewBoxes: 3 }
/** Experience costs time: this budget takes as long as that of `expert-1`. */
const EXPERT: Budget = { ...EXPERT_1, playouts: 700, learned: EXPERIENCE }
/** As many playouts as one second allows at any table and mix. */
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
/** `expert` before it used experience: a baseline. */
export const expert1: Bot = searcher(
  'expert-1',
  'Remembers every hand, imagines what is hidden, and plays hundreds of games through before each move.',
  EXPERT_1,
)

/** `hard` with a goal beside points. */
export const hardWith = (goal: SearchGoal): Bot => searcher(hard.name, hard.about, { ...HARD, goal })
/** `expert` with a goal beside points. */
export const aiming = (goal: SearchGoal): Bot => searcher(expert.name, expert.about, { ...EXPERT, goal })

/** Maximum number of playouts per move of a level. */
export const playoutsOf = (level: string): number =>
  ({ hard: HARD, expert: EXPERT, master: MASTER })[level]?.playouts ?? 0

/** Same level with a time limit, for play on screen. */
export function inTime(level: string, milliseconds: number): Bot | undefined {
  if (level === expert.name) return searcher(level, expert.about, { ...EXPERT, milliseconds })
  return level === master.name ? searcher(level, master.about, { ...MASTER, milliseconds }) : undefined
}

/** Everything that determines the levels besides the minds of boxes: equal data chooses equally. */
export const LEVELS = {
  easy: BEGINNER,
  medium: CASUAL,
  hard: HARD,
  expert: EXPERT,
  master: MASTER,
  'expert-1': EXPERT_1,
  judgement: INSTINCT,
}
