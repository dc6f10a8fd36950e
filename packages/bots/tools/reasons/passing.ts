/**
 * Positions in the turn before the last one in which a card helps the next city: taking it costs nothing or decides the
 * game. Solved against every answer; in the last turn each city makes the most points that it can.
 */
import { activate, BUILD, clone, type Game, moves, SELL, state, total } from '@heptapolis/engine/search'
import { layDown } from '@heptapolis/engine/show'
import type { Reason } from '../../src/analysis/reason.ts'
import { exchange, hiddenFrom, holdsElsewhere, isSameUse, type KnownPosition } from './positions.ts'
import { isNeverWorse, mainLines, ownOf, partsOf, type SolvedMove, solveTwoTurns, winsOf } from './solve.ts'

/** Points that a card brings the next city at least. */
const LEAST_THERE = 6
/** A clear advantage of taking the card, in points or in games won. */
const CLEAR = { points: 2, wins: 0.25 }
const MOST_TRIES = 3
const OTHER_HANDS = 2

/** A science card that completes or widens a set of the next city, or another valuable card. */
export function findPassed(g: Game, isScience: boolean, from: number): KnownPosition | undefined {
  let tries = 0
  for (let i = 0; i < g.rules.players; i++) {
    const seat = (from + i) % g.rules.players
    const next = (seat + 1) % g.rules.players
    for (const card of wantedBy(g, next, seat, isScience)) {
      if (tries++ >= MOST_TRIES) return undefined
      const variant = clone(g)
      if (!state.hand.has(g, seat, card)) exchange(variant, seat, state.hand.item(g, seat, 0), card)
      const found = judged(variant, seat, next, card, isScience)
      if (found && holdsElsewhere(found, (other) => judged(other, seat, next, card, isScience), OTHER_HANDS))
        return found
    }
  }
  return undefined
}

/** Cards of any hand but that of the city which bring it many points and which it can build. */
function wantedBy(g: Game, city: number, seat: number, isScience: boolean): number[] {
  const cards = [...state.hand.items(g, seat), ...hiddenFrom(g, seat)]
  return [...new Set(cards)].filter((card) => {
    const piece = g.rules.pieces[card]
    if ((piece.def.colour === 'green') !== isScience || state.titles.has(g, city, piece.title)) return false
    const after = clone(g)
    state.hand.assign(after, city, [card])
    if (!moves(after, city).some((move) => move.card === card && move.action === BUILD)) return false
    layDown(after, city, piece)
    activate(after, city, piece)
    return total(after, city) - total(g, city) >= LEAST_THERE
  })
}

function judged(g: Game, seat: number, next: number, card: number, isScience: boolean): KnownPosition | undefined {
  const [best, ...rest] = solveTwoTurns(g, seat) ?? []
  if (best?.move.card !== card) return undefined
  const other = rest.find(({ move }) => move.card !== card && move.action !== SELL)
  const others = rest.filter(({ move }) => !isSameUse(move, best.move))
  if (!other || !others.every((one) => isNeverWorse(best, one)) || !isClearly(best, other)) return undefined
  const parts = partsOf(best, other)
  if (!mainLines(parts).includes('rivals')) return undefined
  const denied = { card: g.rules.pieces[card].id, wonder: g.rules.boards[state.board.get(g, next)].def.wonder }
  return {
    kind: isScience ? 'blocked set' : 'fed by passing',
    ...{ g, seat, best: best.move, other: other.move, facts: { denied, parts } },
    isRightMove: (told) => isSameUse(told, best.move),
    isRightReason: (reason) => namesDenial(reason, denied),
  }
}

/** Taking the card costs no own points and the rivals some, or it decides the game. */
const isClearly = (best: SolvedMove, other: SolvedMove): boolean =>
  best.margin - other.margin >= CLEAR.points &&
  (ownOf(best) >= ownOf(other) || winsOf(best) - winsOf(other) >= CLEAR.wins)

function namesDenial(reason: Reason, { card, wonder }: { card: string; wonder: string }): boolean {
  if (reason.is === 'paid') return false
  const [first] = reason.gains
  return first?.is === 'denied' && first.card === card && first.wonder === wonder
}
