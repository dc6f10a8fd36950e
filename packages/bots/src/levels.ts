/** The levels, from one that fills a seat to one worth beating. Weak levels err as people do. */
import { moves } from '@heptapolis/engine/search'
import type { Bot } from './bot.ts'
import { EXPERIENCE } from './experience/learned.ts'
import { Instinct } from './instinct/instinct.ts'
import { INSTINCT, type InstinctWeights } from './instinct/weights.ts'
import { type Budget, searcher } from './search/searcher.ts'
import { looksLikeBug } from './sense.ts'

const times = (list: readonly number[], by: number): number[] => list.map((one) => one * by)

const BLUE_AND_GREEN = [2, 5]
const COLOURS = 9

/** Likes points and bright colours, thinks little of goods, forgets the neighbours and what comes later. */
const BEGINNER: InstinctWeights = {
  ...INSTINCT,
  raw: times(INSTINCT.raw, 0.3),
  manufactured: times(INSTINCT.manufactured, 0.3),
  conflict: times(INSTINCT.conflict, 0.35),
  chain: times(INSTINCT.chain, 0.2),
  bargain: times(INSTINCT.bargain, 0.3),
  colour: INSTINCT.colour.map((one, i) => one + (BLUE_AND_GREEN.includes(i % COLOURS) ? 1 : 0)),
  growth: 0,
  poor: 0,
  neighbour: 0,
  denial: 0,
  stageGood: 0,
}

/** Knows what is good, but minds the neighbours too little and does not weigh what a coin is worth. */
const CASUAL: InstinctWeights = {
  ...INSTINCT,
  raw: times(INSTINCT.raw, 0.8),
  manufactured: times(INSTINCT.manufactured, 0.8),
  conflict: times(INSTINCT.conflict, 0.7),
  growth: INSTINCT.growth / 2,
  neighbour: 0,
  denial: 0,
}

function judging(name: string, about: string, weights: InstinctWeights, doubt: number): Bot {
  const player = new Instinct(weights)
  return { name, about, choose: (seen, seat, random) => player.choose(seen, seat, random, doubt) }
}

const SECOND_THOUGHTS = 4

/** Thinks again where its move looks like a bug; if it finds no other, it plays the best of those that do not. */
function sensible(bot: Bot, weights: InstinctWeights): Bot {
  const judge = new Instinct(weights)
  const choose: Bot['choose'] = (seen, seat, random) => {
    for (let again = 0; again < SECOND_THOUGHTS; again++) {
      const move = bot.choose(seen, seat, random)
      if (!looksLikeBug(seen, seat, move)) return move
    }
    const legal = moves(seen, seat)
    const values = judge.values(seen, seat, legal)
    const order = legal.map((_, i) => i).sort((a, b) => values[b] - values[a])
    return legal[order.find((i) => !looksLikeBug(seen, seat, legal[i])) ?? order[0]]
  }
  return { ...bot, choose }
}

const HARD: Budget = { playouts: 16, breadth: 4, ages: 1 }
const EXPERT_1: Budget = { playouts: 1200, breadth: 10, depth: 2, ages: 2, perBox: 0.4, fewBoxes: 3 }
/** Going by experience takes longer: so many games take no more time than those of `expert-1`. */
const EXPERT: Budget = { ...EXPERT_1, playouts: 700, learned: EXPERIENCE }
/** As many as a second allows at any table, whatever is played. */
const MASTER: Budget = { ...EXPERT, playouts: 6000, perPlayer: 0.6, breadth: 14, depth: 4 }

export const easy: Bot = sensible(
  judging(
    'easy',
    'A gentle beginner: likes points and colours, forgets the neighbours, thinks little of goods.',
    BEGINNER,
    1.5,
  ),
  BEGINNER,
)
export const medium: Bot = judging('medium', 'Plays soundly at first sight, without thinking ahead.', CASUAL, 0.8)
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
