/** What a move brings by itself, as facts that any language can put in words. */
import {
  clone,
  type Game,
  type MoveJson,
  makesMore,
  type Piece,
  preview,
  readMove,
  type Seen,
  scores,
  state,
  strength,
} from '@heptapolis/engine/search'
import { fightsOf } from '../city/fights.ts'
import { freesLater } from '../look/pieces.ts'

export type Gain =
  | { is: 'points'; line: string; points: number }
  /** `ahead`: how many of those it meets are weaker then. */
  | { is: 'shields'; shields: number; ahead: number; foes: number }
  | { is: 'coins'; coins: number }
  | { is: 'goods' }
  | { is: 'trade' }
  | { is: 'power' }
  | { is: 'chains'; cards: readonly Piece[] }

const MOST = 3

/** The gains worth telling, the points first; a move that cannot be made brings nothing. */
export function gainsOf(seen: Seen, city: number, json: MoveJson): Gain[] {
  const move = readMove(seen, city, json)
  if (!move.ok || city >= seen.rules.players) return []
  const after = clone(seen)
  preview(seen, city, move.value, after)
  return [...pointsGained(seen, after, city), ...growth(seen, after, city), ...chains(seen, json)].slice(0, MOST)
}

/** Coins are told as coins. */
const TREASURY = 'treasury'

function pointsGained(seen: Game, after: Game, city: number): Gain[] {
  const before = new Map(scores(seen)[city].rows.map(({ id, points }) => [id, points]))
  return scores(after)
    [city].rows.map(({ id, points }) => ({ line: id, points: points - (before.get(id) ?? 0) }))
    .filter(({ line, points }) => points > 0 && line !== TREASURY)
    .map((gain): Gain => ({ is: 'points', ...gain }))
}

function growth(seen: Game, after: Game, city: number): Gain[] {
  const gains: Gain[] = []
  const shields = strength(after, city) - strength(seen, city)
  if (shields > 0) {
    const fights = fightsOf(after, city)
    const ahead = fights.filter(({ mine, theirs }) => mine > theirs).length
    gains.push({ is: 'shields', shields, ahead, foes: fights.length })
  }
  const coins = state.coins.get(after, city) - state.coins.get(seen, city)
  if (coins > 0) gains.push({ is: 'coins', coins })
  if (makesMore(seen, after, city)) gains.push({ is: 'goods' })
  if (state.bargains.get(after, city) !== state.bargains.get(seen, city)) gains.push({ is: 'trade' })
  if (state.abilities.get(after, city) !== state.abilities.get(seen, city)) gains.push({ is: 'power' })
  return gains
}

function chains(seen: Game, { action, card }: MoveJson): Gain[] {
  const piece = action === 'build' && card !== undefined ? seen.rules.byId.get(card) : undefined
  const cards = piece ? freesLater(seen.rules, piece) : []
  return cards.length > 0 ? [{ is: 'chains', cards: cards.slice(0, 2) }] : []
}
