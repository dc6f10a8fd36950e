/**
 * Kinds of positions in the last turn, solved against every possible answer: a clear best move, overpaying, coins for the
 * stronger neighbour, a free card by chain, shields that change no conflict.
 */
import {
  BUILD,
  clone,
  type Game,
  left,
  type Move,
  moveCode,
  preview,
  right,
  SELL,
  state,
  strength,
  total,
} from '@heptapolis/engine/search'
import type { Reason } from '../../src/analysis/reason.ts'
import { isSame } from '../../src/search/candidates.ts'
import { exchange, hiddenFrom, holdsElsewhere, isSameDeed, isSameUse, type KnownPosition } from './positions.ts'
import { isAlwaysBetter, isNeverWorse, mainLines, partsOf, type SolvedMove, solveLastTurn } from './solve.ts'

/** Smaller advantages have no clear reason. */
const LEAST_POINTS = 2
/** The smallest advantage of another payment: a point. */
const A_POINT = 1
const OTHER_HANDS = 4
/** Moves whose solutions differ by less are equally right. */
const AS_GOOD = 0.5
/** Points by which the stronger neighbour leads the other one. */
const AHEAD = 5

type Kind = (g: Game, seat: number, all: readonly SolvedMove[]) => KnownPosition | undefined

/** Score lines that the reason names first. */
function linesNamed(reason: Reason): string[] {
  if (reason.is === 'paid') return ['treasury']
  const [first] = reason.gains
  if (!first) return ['treasury']
  if (first.is === 'points') return [first.line]
  if (first.is === 'conflict') return ['military', 'rivals']
  if (first.is === 'denied') return ['rivals']
  return first.is === 'coins' || first.is === 'free' ? ['treasury'] : []
}

const namesLine = (reason: Reason, parts: Readonly<Record<string, number>>): boolean =>
  linesNamed(reason).some((line) => mainLines(parts).includes(line))

const isClear = (best: SolvedMove, other: SolvedMove): boolean =>
  best.margin - other.margin >= LEAST_POINTS && isAlwaysBetter(best, other)

const payOf = ({ pay }: Move): number => moveCode.total(pay)

export const clearBest: Kind = (g, seat, [best, ...rest]) => {
  const others = rest.filter(({ move }) => !isSameDeed(move, best.move))
  const other = others.find(({ move }) => move.action !== SELL)
  if (!other || !isClear(best, other) || !others.every((one) => isAlwaysBetter(best, one))) return undefined
  const facts = partsOf(best, other)
  return {
    kind: 'last turn',
    ...{ g, seat, facts, best: best.move, other: other.move },
    isRightMove: (told) => isSameDeed(told, best.move),
    isRightReason: (reason) => namesLine(reason, facts),
  }
}

/** The same use of the same card with another payment, if that is what decides. */
function withOtherPay(
  kind: string,
  [best, ...rest]: readonly SolvedMove[],
  isMistake: (other: Move, best: Move) => boolean,
): { best: SolvedMove; other: SolvedMove; kind: string } | undefined {
  const mistakes = rest.filter(({ move }) => isSameUse(move, best.move) && isMistake(move, best.move))
  const other = mistakes.at(-1)
  const isBest = rest.every(
    (one) => isSameDeed(one.move, best.move) || (one.margin <= best.margin - A_POINT && isNeverWorse(best, one)),
  )
  if (!other || !isBest || best.margin - other.margin < A_POINT || !isNeverWorse(best, other)) return undefined
  return { best, other, kind }
}

export const overpaying: Kind = (g, seat, all) => {
  const found = withOtherPay('overpaying', all, (other, best) => payOf(other) > payOf(best))
  if (!found) return undefined
  const [best, other] = [found.best.move, found.other.move]
  const saved = payOf(other) - payOf(best)
  return {
    kind: found.kind,
    ...{ g, seat, best, other, facts: { saved } },
    isRightMove: (told) => isSameDeed(told, best) && payOf(told) === payOf(best),
    isRightReason: (reason) => reason.is === 'paid' && reason.saved === saved,
  }
}

export const coinsForRival: Kind = (g, seat, all) => {
  const found = withOtherPay('fed by coins', all, (other, best) => payOf(other) === payOf(best))
  if (!found) return undefined
  const [best, other] = [found.best.move, found.other.move]
  const isMoreLeft = moveCode.share(other.pay, moveCode.LEFT) > moveCode.share(best.pay, moveCode.LEFT)
  const cities = [left(g, seat), right(g, seat)]
  const [rich, poor] = isMoreLeft ? cities : cities.reverse()
  if (total(g, rich) - total(g, poor) < AHEAD) return undefined
  const fed = g.rules.boards[state.board.get(g, rich)].def.wonder
  return {
    kind: found.kind,
    ...{ g, seat, best, other, facts: { fed } },
    isRightMove: (told) => all.some((one) => isSame(told, one.move) && one.margin >= found.best.margin - AS_GOOD),
    isRightReason: (reason) => reason.is === 'paid' && reason.spared === fed,
  }
}

/** A card that is free by chain, against one that costs at least a point. */
export const missedChain: Kind = (g, seat, [best, ...rest]) => {
  const isChained = best.move.action === BUILD && best.move.by === moveCode.CHAIN
  const others = rest.filter(({ move }) => !isSameDeed(move, best.move))
  const other = others.find(({ move }) => move.action === BUILD && payOf(move) >= 3)
  if (!isChained || !other || !others.every((one) => isNeverWorse(best, one) && best.margin - one.margin >= A_POINT))
    return undefined
  const facts = partsOf(best, other)
  const isMoney = mainLines(facts).includes('treasury')
  return {
    kind: 'missed chain',
    ...{ g, seat, facts, best: best.move, other: other.move },
    isRightMove: (told) => isSameDeed(told, best.move),
    isRightReason: (reason) =>
      reason.is === 'stronger' &&
      reason.gains.some(({ is }) => is === 'free') &&
      (isMoney ? reason.dearer === payOf(other.move) : namesLine(reason, facts)),
  }
}

/** Shields after which every ending has the same conflicts as after a sale of the card. */
export const wastedShields: Kind = (g, seat, all) => {
  const [best] = all
  const isWasted = (one: SolvedMove): boolean => {
    const sale = all.find(({ move }) => move.action === SELL && move.card === one.move.card)
    if (!sale || one.move.action !== BUILD || !addsShields(g, seat, one.move)) return false
    return one.endings.every(({ lines }, i) => lines.military === sale.endings[i].lines.military)
  }
  const other = all.find(isWasted)
  if (!other || isSameDeed(other.move, best.move) || !isClear(best, other)) return undefined
  const others = all.filter(({ move }) => !isSameDeed(move, best.move))
  if (!others.every((one) => isAlwaysBetter(best, one))) return undefined
  const facts = partsOf(best, other)
  return {
    kind: 'wasted shields',
    ...{ g, seat, facts, best: best.move, other: other.move },
    isRightMove: (told) => isSameDeed(told, best.move),
    isRightReason: (reason) =>
      reason.is === 'stronger' &&
      namesLine(reason, facts) &&
      reason.instead.some((gain) => gain.is === 'shields' && gain.isLast),
  }
}

function addsShields(g: Game, seat: number, move: Move): boolean {
  const after = clone(g)
  preview(g, seat, move, after)
  return strength(after, seat) > strength(g, seat)
}

/** Tries each seat with its own hand, then with one card of another hand. */
export function findInLastTurn(g: Game, kind: Kind, from: number): KnownPosition | undefined {
  for (let i = 0; i < g.rules.players; i++) {
    const seat = (from + i) % g.rules.players
    for (const variant of variantsOf(g, seat)) {
      const found = judge(variant, seat, kind)
      if (found && holdsElsewhere(found, (other) => judge(other, seat, kind), OTHER_HANDS)) return found
    }
  }
  return undefined
}

function judge(g: Game, seat: number, kind: Kind): KnownPosition | undefined {
  const all = solveLastTurn(g, seat)
  return all && all.length > 1 ? kind(g, seat, all) : undefined
}

function variantsOf(g: Game, seat: number): Game[] {
  const exchanged = state.hand.items(g, seat).flatMap((own) =>
    hiddenFrom(g, seat).map((hidden) => {
      const variant = clone(g)
      exchange(variant, seat, own, hidden)
      return variant
    }),
  )
  return [g, ...exchanged]
}
