/**
 * Gains of a move, computed from the rules and the visible state: exact points where the score sheet changes, counts
 * elsewhere.
 */
import { turnsToCome } from '@heptapolis/boxes/minds'
import {
  BUILD,
  clone,
  type Game,
  type Move,
  makesMore,
  moveCode,
  preview,
  type Seen,
  scores,
  state,
  strength,
} from '@heptapolis/engine/search'
import { type ConflictView, conflictsOf } from './conflicts.ts'
import { type DeniedCard, deniedBy } from './denial.ts'
import { type ResourceUses, usesOf } from './supply.ts'
import { chainedBy } from './twins.ts'

export type ReasonGain =
  /** `set`: the move completes a set of three different science symbols. */
  | { is: 'points'; points: number; line: string; set?: true }
  /** Points that the move costs its own city. */
  | { is: 'loses'; points: number; line: string }
  /** A conflict with a neighbour that ends better, if the Age ended now. `isLast`: this is the last turn of the Age. */
  | ({ is: 'conflict'; isLast?: true } & ConflictView)
  /**
   * Shields that change no conflict yet. `ahead`: opponents weaker after it; `behind`: opponents stronger; `isLast`: no
   * turn is left in which they could.
   */
  | { is: 'shields'; shields: number; ahead: number; behind: number; isLast?: true }
  | { is: 'coins'; coins: number }
  | ({ is: 'goods'; turns: number } & ResourceUses)
  | { is: 'trade' }
  | { is: 'power' }
  /** A card of the discard pile is built as well. */
  | { is: 'dig' }
  /** Cards that become free. */
  | { is: 'chains'; cards: readonly string[] }
  /** The card costs nothing because the city has this one. */
  | { is: 'free'; by: string }
  | ({ is: 'denied' } & DeniedCard)

/** Gains of a move, the most valuable first. A city without a player gains nothing. */
export function gainsOf(seen: Seen, seat: number, move: Move): ReasonGain[] {
  if (seat >= seen.rules.players) return []
  const after = clone(seen)
  preview(seen, seat, move, after)
  const won = conflictsWon(seen, after, seat)
  const denied = deniedBy(seen, seat, move)
  const gains: ReasonGain[] = [
    ...pointsGained(seen, after, seat),
    ...won,
    ...(won.length === 0 ? moreShields(seen, after, seat) : []),
    ...growth(seen, after, seat, moveCode.total(move.pay)),
    ...dug(seen, after),
    ...chainsOpened(seen, seat, move),
    ...freeByChain(seen, seat, move),
    ...(denied ? [{ is: 'denied' as const, ...denied }] : []),
  ]
  return gains.toSorted((a, b) => worthOf(b, seen) - worthOf(a, seen))
}

/** Coins are a gain of their own, so their points are skipped. */
const TREASURY = 'treasury'
const SCIENCE = 'science'

function pointsGained(seen: Seen, after: Game, seat: number): ReasonGain[] {
  const before = scores(seen)[seat].rows
  const isSet = setsOf(after, seat) > setsOf(seen, seat)
  return scores(after)[seat].rows.flatMap(({ id, points }, i): ReasonGain[] => {
    const more = points - before[i].points
    if (more === 0 || id === TREASURY) return []
    if (more < 0) return [{ is: 'loses', points: -more, line: id }]
    return [{ is: 'points', points: more, line: id, ...(id === SCIENCE && isSet ? { set: true } : {}) }]
  })
}

const setsOf = (g: Game, seat: number): number =>
  Math.min(...[0, 1, 2].map((symbol) => state.symbols.get(g, seat, symbol)))

function conflictsWon(seen: Seen, after: Game, seat: number): ReasonGain[] {
  const before = conflictsOf(seen, seat)
  return conflictsOf(after, seat).flatMap((now): ReasonGain[] => {
    // A move may end the conflict with another opponent, by peace.
    const was = before.find(({ wonder }) => wonder === now.wonder)?.points ?? 0
    // A peace with part of a team leaves the other defeat.
    if (now.points <= was || now.points < 0) return []
    return [{ is: 'conflict', wonder: now.wonder, from: was, to: now.points, ...lastOfAge(seen) }]
  })
}

/** Before the first turn of an Age, turns are not counted yet. */
const lastOfAge = (g: Game): { isLast?: true } =>
  state.turn.get(g) > 0 && state.turn.get(g) === state.turns.get(g) ? { isLast: true } : {}

/** True if a move gains anything for its city. */
export function isUseful(seen: Seen, seat: number, move: Move): boolean {
  const after = clone(seen)
  preview(seen, seat, move, after)
  // Cheap checks first: bots ask this for many moves, and the uses of a resource take long to count.
  return (
    strength(after, seat) > strength(seen, seat) ||
    makesMore(seen, after, seat) ||
    pointsGained(seen, after, seat).some(({ is }) => is === 'points') ||
    growth(seen, after, seat).length > 0 ||
    chainsOpened(seen, seat, move).length > 0
  )
}

function moreShields(seen: Seen, after: Game, seat: number): ReasonGain[] {
  const shields = strength(after, seat) - strength(seen, seat)
  const isLast = turnsToCome(seen) === 0
  return shields > 0 ? [{ is: 'shields', shields, ...standing(after, seat), ...(isLast ? { isLast } : {}) }] : []
}

/** `paid`: coins that the move costs, which its price tells. */
function growth(seen: Seen, after: Game, seat: number, paid = 0): ReasonGain[] {
  const gains: ReasonGain[] = []
  const coins = state.coins.get(after, seat) - state.coins.get(seen, seat) + paid
  if (coins > 0) gains.push({ is: 'coins', coins })
  // After the last turn nothing is bought any more.
  if (turnsToCome(seen) === 0) return gains
  if (makesMore(seen, after, seat)) gains.push({ is: 'goods', turns: turnsToCome(seen), ...usesOf(seen, after, seat) })
  if (state.bargains.get(after, seat) !== state.bargains.get(seen, seat)) gains.push({ is: 'trade' })
  if (state.abilities.get(after, seat) !== state.abilities.get(seen, seat)) gains.push({ is: 'power' })
  return gains
}

/** Only the move itself is tried, so new builds from the discard pile are its own. */
const dug = (seen: Seen, after: Game): ReasonGain[] =>
  state.digs.size(after, 0) > state.digs.size(seen, 0) && state.discard.size(after, 0) > 0 ? [{ is: 'dig' }] : []

function standing(g: Game, seat: number): { ahead: number; behind: number } {
  const own = strength(g, seat)
  const theirs = conflictsOf(g, seat).map(({ strength: one }) => one)
  return { ahead: theirs.filter((one) => one < own).length, behind: theirs.filter((one) => one > own).length }
}

/** Later cards that become free. */
function chainsOpened(seen: Seen, seat: number, { action, card }: Move): ReasonGain[] {
  if (action !== BUILD) return []
  const later = chainedBy(seen, seat, seen.rules.pieces[card])
  return later.length > 0 ? [{ is: 'chains', cards: later.slice(0, 2).map(({ id }) => id) }] : []
}

/** The built card that makes this one free. */
function freeByChain(seen: Seen, seat: number, { action, card, by }: Move): ReasonGain[] {
  if (action !== BUILD || by !== moveCode.CHAIN) return []
  const { chain } = seen.rules.pieces[card]
  const from = state.cards.items(seen, seat).find((one) => chain.includes(seen.rules.pieces[one].title))
  return from === undefined ? [] : [{ is: 'free', by: seen.rules.pieces[from].id }]
}

export const COINS_PER_POINT = 3
/** Rough worth in points of gains that the score sheet does not show yet; it only orders the reasons. */
const WORTH = {
  card: 0.25,
  stage: 1.5,
  buyer: 0.7,
  shield: 0.3,
  trade: 2,
  power: 3,
  dig: 3,
  chain: 1.5,
  free: 0.5,
  denied: 0.7,
}

export function worthOf(gain: ReasonGain, g: Game): number {
  switch (gain.is) {
    case 'points':
      return gain.points
    case 'loses':
      return -gain.points
    case 'conflict':
      return gain.to - gain.from
    case 'shields':
      return turnsToCome(g) === 0 ? 0 : WORTH.shield * gain.shields
    case 'coins':
      return gain.coins / COINS_PER_POINT
    case 'goods':
      return WORTH.card * gain.cards + (gain.stage ? WORTH.stage : 0) + WORTH.buyer * gain.buyers.length
    case 'chains':
      return WORTH.chain * gain.cards.length
    case 'free':
      return WORTH.free
    case 'denied':
      return WORTH.denied * gain.points
    case 'trade':
    case 'power':
    case 'dig':
      return WORTH[gain.is]
  }
}
