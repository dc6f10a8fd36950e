/** Greedy player: looks one move ahead and takes the best by the estimate of `outlook`. */
import type { Estimate } from '@heptapolis/boxes/minds'
import {
  clone,
  controller,
  type Game,
  type Move,
  moves,
  oncePerRuleset,
  preview,
  question,
  type Seen,
} from '@heptapolis/engine/search'
import type { Bot } from '../bot.ts'
import { mindsOf } from '../minds.ts'
import { CityEstimate } from '../outlook/estimate.ts'
import { outlook } from '../outlook/outlook.ts'
import { WEIGHTS, type Weights } from '../outlook/weights.ts'

export function greedyWith(weights: Weights, name = 'greedy'): Bot {
  const estimate = new CityEstimate(weights)
  return {
    name,
    about: 'Looks one move ahead and takes what promises most.',
    choose: (seen, seat) => bestMove(seen, seat, moves(seen, seat), estimate),
  }
}

export const greedy: Bot = greedyWith(WEIGHTS)

/** Move with the highest estimate. */
export function bestMove(seen: Seen, seat: number, legal: readonly Move[], estimate: Estimate): Move {
  if (legal.length === 1) return legal[0]
  const promise = promises(seen, seat, legal, estimate)
  let best = 0
  for (let i = 1; i < legal.length; i++) if (promise[i] > promise[best]) best = i
  return legal[best]
}

const answering = oncePerRuleset((rules) => mindsOf(rules).flatMap(({ mind }) => (mind.answer ? [mind] : [])))

/** Expected final points after each move. */
function promises(seen: Seen, seat: number, legal: readonly Move[], estimate: Estimate): number[] {
  const after = clone(seen)
  const asked = question(seen, seat)?.id ?? ''
  const minds = answering(seen.rules)
  return legal.map((move) => {
    preview(seen, seat, move, after)
    let value = promiseOf(after, seat, estimate)
    for (const mind of minds) value += mind.answer?.(seen, seat, move, asked, estimate) ?? 0
    return value
  })
}

const THEIR_SHARE = 0.5

/** For the free city: its keeper wants moves that help the keeper and not the other player. */
function promiseOf(after: Game, seat: number, estimate: Estimate): number {
  if (seat < after.rules.players) return outlook(after, seat, estimate)
  const keeper = controller(after, seat)
  return outlook(after, keeper, estimate) - THEIR_SHARE * outlook(after, 1 - keeper, estimate)
}
