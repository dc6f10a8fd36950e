/**
 * Moves that nobody at a table would understand: they look like a bug, not like a beginner. A weak bot errs, but never
 * - pays more than it must for the same thing,
 * - sells a card, or builds one that brings nothing, while something that brings it something can be had for nothing,
 * - gives up points on the last turn of the game that everybody sees.
 */
import {
  AGES,
  BUILD,
  clone,
  type Game,
  type Move,
  moveCode,
  moves,
  preview,
  question,
  SELL,
  type Seen,
  STAGE,
  state,
  total,
} from '@heptapolis/engine/search'
import { gained } from './analysis/reason.ts'

/** So many points fewer than the best move brings at once are seen by everybody. */
export const PLAIN_TO_SEE = 3

/** What speaks for a move of these is plain to see; other questions are left to the judgement. */
const isPlain = ({ action }: Move): boolean => action === BUILD || action === STAGE || action === SELL

export function looksLikeBug(seen: Seen, seat: number, move: Move): boolean {
  if (!isPlain(move) || question(seen, seat)?.id !== 'turn' || seat >= seen.rules.players) return false
  const legal = moves(seen, seat).filter(isPlain)
  if (legal.some((other) => isSameThing(other, move) && paid(other) < paid(move))) return true
  if (isLastTurn(seen)) return losesPoints(seen, seat, move, legal)
  return bringsNothing(seen, seat, move) && legal.some((other) => isGift(seen, seat, other))
}

const paid = ({ pay }: Move): number => moveCode.total(pay)

const isSameThing = (a: Move, b: Move): boolean =>
  a.action === b.action && a.card === b.card && a.rider === b.rider && a.option === b.option

const bringsNothing = (seen: Seen, seat: number, move: Move): boolean =>
  move.rider === 0 && (move.action === SELL || gained(seen, seat, move).length === 0)

const isGift = (seen: Seen, seat: number, move: Move): boolean =>
  move.action !== SELL && paid(move) === 0 && gained(seen, seat, move).length > 0

const isLastTurn = (g: Game): boolean =>
  state.age.get(g) === AGES.length && state.turn.get(g) === state.turns.get(g) && state.hand.size(g, 0) > 0

function losesPoints(seen: Seen, seat: number, move: Move, legal: readonly Move[]): boolean {
  const after = clone(seen)
  const pointsAfter = (one: Move): number => {
    preview(seen, seat, one, after)
    return total(after, seat)
  }
  const own = pointsAfter(move)
  return legal.some((other) => pointsAfter(other) > own + PLAIN_TO_SEE)
}
