/** Looks one move ahead: whichever move promises most by the estimate of `outlook`. */
import { clone, controller, type Game, type Move, moves, preview, question, type Seen } from '@heptapolis/engine'
import type { Bot } from './bot.ts'
import { outlooksOf } from './outlook/outlooks.ts'
import { outlook } from './outlook.ts'
import { WEIGHTS, type Weights } from './weights.ts'

export const greedyWith = (weights: Weights, name = 'greedy'): Bot => ({
  name,
  about: 'Looks one move ahead and takes what promises most.',
  choose: (seen, seat) => bestMove(seen, seat, moves(seen, seat), weights),
})

export const greedy: Bot = greedyWith(WEIGHTS)

/** The move of these that promises most. */
export function bestMove(seen: Seen, seat: number, legal: readonly Move[], weights: Weights): Move {
  if (legal.length === 1) return legal[0]
  const promise = promises(seen, seat, legal, weights)
  let best = 0
  for (let i = 1; i < legal.length; i++) if (promise[i] > promise[best]) best = i
  return legal[best]
}

/** What the city may expect at the end after each of these moves. */
export function promises(seen: Seen, seat: number, legal: readonly Move[], weights: Weights): number[] {
  const after = clone(seen)
  const asked = question(seen, seat)?.id ?? ''
  const boxes = outlooksOf(seen.rules)
  return legal.map((move) => {
    preview(seen, seat, move, after)
    let value = promiseOf(after, seat, weights)
    for (const box of boxes) value += box.answer?.(seen, seat, move, asked, weights) ?? 0
    return value
  })
}

const THEIR_SHARE = 0.5

/** For the city nobody plays its keeper wants what serves the keeper and does not serve the other player. */
function promiseOf(after: Game, seat: number, weights: Weights): number {
  if (seat < after.rules.players) return outlook(after, seat, weights)
  const keeper = controller(after, seat)
  return outlook(after, keeper, weights) - THEIR_SHARE * outlook(after, 1 - keeper, weights)
}
