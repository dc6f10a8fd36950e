/**
 * Filter for moves of weak bots that look like a bug, not like a beginner. A weak bot makes mistakes, but never
 * - pays more than necessary for the same thing,
 * - sells a card, builds a useless one or passes while something useful is free,
 * - gives up obvious points on the last turn of the game,
 * - loses more than necessary.
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
  SELL,
  type Seen,
  STAGE,
  state,
  total,
} from '@heptapolis/engine/search'
import { isUseful } from '../analysis/gains.ts'

/** A deficit of so many immediate points is obvious to everyone. */
export const PLAIN_TO_SEE = 3
/** A loss of so many points more than necessary counts as a bug. */
export const NEEDLESS = 2

/** Only these actions have an obvious value; others are left to the judgement. */
const isPlain = ({ action }: Move): boolean => action === BUILD || action === STAGE || action === SELL

export function looksLikeBug(seen: Seen, seat: number, move: Move): boolean {
  if (seat >= seen.rules.players) return false
  if (move.action === seen.rules.actionOf('skip')) return moves(seen, seat).some((other) => isGift(seen, seat, other))
  if (!isPlain(move)) return losesNeedlessly(seen, seat, move)
  const legal = moves(seen, seat).filter(isPlain)
  if (legal.some((other) => isSameThing(other, move) && paid(other) < paid(move))) return true
  if (isLastTurn(seen)) return bestOf(seen, seat, legal) > pointsAfter(seen, seat, move) + PLAIN_TO_SEE
  return bringsNothing(seen, seat, move) && legal.some((other) => isGift(seen, seat, other))
}

const paid = ({ pay }: Move): number => moveCode.total(pay)

const isSameThing = (a: Move, b: Move): boolean =>
  a.action === b.action && a.card === b.card && a.rider === b.rider && a.option === b.option

const bringsNothing = (seen: Seen, seat: number, move: Move): boolean =>
  move.rider === 0 && (move.action === SELL || !isUseful(seen, seat, move))

const isGift = (seen: Seen, seat: number, move: Move): boolean =>
  move.action !== SELL && paid(move) === 0 && isUseful(seen, seat, move)

const isLastTurn = (g: Game): boolean =>
  state.age.get(g) === AGES.length && state.turn.get(g) === state.turns.get(g) && state.hand.size(g, 0) > 0

function losesNeedlessly(seen: Seen, seat: number, move: Move): boolean {
  const least = bestOf(seen, seat, moves(seen, seat))
  return least < total(seen, seat) && least >= pointsAfter(seen, seat, move) + NEEDLESS
}

const bestOf = (seen: Seen, seat: number, legal: readonly Move[]): number =>
  Math.max(...legal.map((one) => pointsAfter(seen, seat, one)))

function pointsAfter(seen: Seen, seat: number, move: Move): number {
  const after = clone(seen)
  preview(seen, seat, move, after)
  return total(after, seat)
}
