/**
 * Comparison of moves that a search has tried: their order, and the difference between two moves in points and in the
 * chance to win. Differences within the error of the simulations are left out.
 */
import {
  clone,
  type Move,
  type MoveJson,
  moveCode,
  preview,
  SELL,
  type Seen,
  showMove,
  total,
} from '@heptapolis/engine/search'
import type { Gap, Prospect, Race } from '../search/race.ts'
import { inConflicts } from './conflicts.ts'
import { type Led, ledTo, spreadOf } from './led.ts'
import { type Reason, reasonFor } from './reason.ts'
import { isBetterTwin } from './twins.ts'

export interface Advice {
  readonly move: MoveJson
  /** Expected final points and winning chance, from the search. */
  readonly points: number
  readonly chance: number
}

/** Difference of two moves. In 19 of 20 cases the true figure is within `error` of the given one. */
export interface MoveDifference {
  readonly points: number
  readonly chance: number
  readonly error?: { readonly points: number; readonly chance: number }
}

/** A move of a hint compared with the first one, over the same worlds. */
export interface ComparedAdvice extends Advice {
  /** Undefined if the simulations do not separate the two. */
  readonly behind?: MoveDifference
  /** The search gave the move up after few worlds: it is behind, but nobody can say how far. */
  readonly isDropped?: true
}

/** Advantage of a move over the best other one that is no sale. */
export interface Gained extends MoveDifference {
  readonly over: Advice
  /** Gains of the move that the other does not have. */
  readonly reason?: Reason
  /** Score lines in which the two moves differ over the same worlds. */
  readonly led: Led
}

/** Beyond this many standard errors simulations overrule the comparison by the rules (`isBetterTwin`). */
const FAR = 4

/**
 * Prospects, best first. Unless the simulations are far apart, the rules decide between two moves that differ only in what
 * they make possible later.
 */
export function inOrder(seen: Seen, seat: number, race: Race): Prospect[] {
  const all = race.prospects()
  const [first] = all
  const isNear = (one: Prospect): boolean => {
    const { gap, error } = race.differences(first.move, one.move).value
    return gap <= FAR * error
  }
  const better = all.find((one) => one !== first && isBetterTwin(seen, seat, one.move, first.move) && isNear(one))
  return better ? [better, ...all.filter((one) => one !== better)] : all
}

/**
 * Puts the move first that a learner should be advised: the taught one (`wish`) unless it is bad, or else, of those as good as
 * the best, the one that gains most by the rules. A sale gives way to any other, because its coins would count as points. Of
 * payments the lowest comes first.
 */
export function learnersFirst(
  seen: Seen,
  seat: number,
  race: Race,
  all: readonly Prospect[],
  wish: Move | undefined,
): readonly Prospect[] {
  const [best] = all
  // Few worlds leave much in doubt about a dropped move: it is not as good as the best.
  const alike = all.filter((one) => one === best || (one.active && !lossOf(race, best, one)))
  const others = alike.filter(({ move }) => move.action !== SELL)
  const open = others.length > 0 ? others : alike
  const isTaught = ({ move }: Prospect): boolean => move.action === wish?.action && move.card === wish.card
  const wished = all.filter((one) => isTaught(one) && (alike.includes(one) || !isBad(best, one)))
  const [first] = (wished.length > 0 ? wished : open)
    .map((one) => ({ one, points: pointsAfter(seen, seat, one.move), price: moveCode.total(one.move.pay) }))
    .sort((a, b) => b.points - a.points || a.price - b.price)
  return [first.one, ...all.filter((one) => one !== first.one)]
}

const isBad = (best: Prospect, one: Prospect): boolean =>
  best.points - one.points > TOLERATED.points || best.chance - one.chance > TOLERATED.chance

/** What a lesson may cost: beyond that its rule waits for a better moment. */
const TOLERATED = { points: 2, chance: 0.1 }

/** The score sheet with the conflicts as they stand. */
function pointsAfter(seen: Seen, seat: number, move: Move): number {
  const after = clone(seen)
  preview(seen, seat, move, after)
  return total(after, seat) + (seat < seen.rules.players ? inConflicts(after, seat) : 0)
}

/**
 * Loss by the other move, in points and in the chance to win; a difference within the error is 0. Undefined if both
 * are within the error or too small, or if the moves are equally good as a whole.
 */
export function lossOf(race: Race, better: Prospect, other: Prospect): MoveDifference | undefined {
  const { value, points, chance } = race.differences(better.move, other.move)
  if (isInDoubt(value) || (isInDoubt(points) && isInDoubt(chance))) return undefined
  if (points.gap < LEAST.points && chance.gap < LEAST.chance) return undefined
  return {
    points: isInDoubt(points) ? 0 : round(points.gap),
    chance: isInDoubt(chance) ? 0 : round(chance.gap, 3),
    error: { points: round(spreadOf(points)), chance: round(spreadOf(chance), 3) },
  }
}

/** Smaller differences are not worth a word. */
const LEAST = { points: 0.25, chance: 0.005 }

/** A difference within the error of the search is neither a mistake nor a find. */
const isInDoubt = (difference: Gap): boolean => difference.gap <= spreadOf(difference)

/**
 * Compares with the best realistic alternative: another card or action. Undefined if there is none, or if the
 * difference is within the error.
 */
export function gainOf(seen: Seen, seat: number, race: Race, best: Prospect): Gained | undefined {
  const isOther = ({ move }: { move: Move }): boolean =>
    move.card !== best.move.card || move.action !== best.move.action
  const others = race.prospects().filter(isOther)
  const next = others.find(({ move }) => move.action !== SELL)
  const lost = next && lossOf(race, best, next)
  // A sale is never shown as the alternative. But if one is as good as the best move, nothing is gained.
  if (!lost || !lossOf(race, best, others[0])) return undefined
  return {
    ...lost,
    over: adviceOf(seen, next),
    reason: reasonFor(seen, seat, best.move, next.move),
    led: ledTo(race, seen.rules, best.move, next.move),
  }
}

const round = (x: number, digits = 1): number => Number(x.toFixed(digits))

export const adviceOf = (seen: Seen, { move, points, chance }: Prospect): Advice => ({
  move: showMove(seen, move),
  points: round(points),
  chance: round(chance, 3),
})
