/**
 * Reason for a move: its card would help the player who gets this hand next. Only valuable cards that this player can
 * pay for count.
 */
import {
  activate,
  arePartners,
  buildMoves,
  type Colour,
  clone,
  countIn,
  type Game,
  type Move,
  MoveList,
  openMarket,
  type Piece,
  passesLeft,
  type Seen,
  state,
  total,
} from '@heptapolis/engine/search'
import { layDown } from '@heptapolis/engine/show'
import { inConflicts, wonderOf } from './conflicts.ts'

/** A card that the next player would build. */
export interface DeniedCard {
  readonly card: string
  /** Wonder of the next player. */
  readonly wonder: string
  readonly colour: Colour | undefined
  /** Number of cards of this colour that the next player has. */
  readonly has: number
  /** Points that the card would bring there now. */
  readonly points: number
}

/** Fewer points, all in all or more than another card brings there, are no reason to take a card away. */
const LEAST = { points: 4, more: 2 }

/** The card of a move, if the next player can pay for it and would gain more by it than by the other cards of the hand. */
export function deniedBy(seen: Seen, seat: number, { card }: Move): DeniedCard | undefined {
  const next = nextToChoose(seen, seat)
  if (next === undefined || !state.hand.has(seen, seat, card)) return undefined
  const { pieces } = seen.rules
  const points = pointsAt(seen, next, pieces[card])
  const others = state.hand.items(seen, seat).filter((other) => other !== card)
  const best = Math.max(0, ...others.map((other) => pointsAt(seen, next, pieces[other])))
  if (points < LEAST.points || points - best < LEAST.more) return undefined
  const { id, def } = pieces[card]
  const has = def.colour === undefined ? 0 : countIn(seen, next, def.colour)
  return { card: id, wonder: wonderOf(seen, next), colour: def.colour, has, points }
}

/** Points that a card would bring a city now, conflicts included; 0 if the city cannot build it. */
function pointsAt(g: Game, seat: number, piece: Piece): number {
  const ways = new MoveList()
  buildMoves(g, seat, piece, openMarket(g, seat), ways)
  if (ways.length === 0) return 0
  const after = clone(g)
  layDown(after, seat, piece)
  activate(after, seat, piece)
  return total(after, seat) - total(g, seat) + inConflicts(after, seat) - inConflicts(g, seat)
}

/** Undefined before the first and after the last turn of an Age, and if the next player is the partner. */
function nextToChoose(seen: Seen, seat: number): number | undefined {
  const { players, setup } = seen.rules
  const turn = state.turn.get(seen)
  if (seat >= players || turn === 0 || turn === state.turns.get(seen)) return undefined
  const next = (seat + (passesLeft(seen) ? 1 : players - 1)) % players
  return setup.teams && arePartners(seat, next) ? undefined : next
}
