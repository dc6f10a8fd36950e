/** Immediate value of a card for a city, in points and coins. */
import {
  bestScience,
  clone,
  countIn,
  type Game,
  install,
  layDown,
  left,
  type Piece,
  piecePoints,
  right,
  scienceOf,
} from '@heptapolis/engine/show'

export interface PieceWorth {
  points: number
  coins: number
}

export function worthOf(g: Game, seat: number, piece: Piece): PieceWorth {
  const after = clone(g)
  layDown(after, seat, piece)
  install(after, seat, piece)
  const science = bestScience(scienceOf(after, seat)).total - bestScience(scienceOf(g, seat)).total
  return { points: piecePoints(after, seat, piece) + science, coins: coinsOf(after, seat, piece) }
}

function coinsOf(g: Game, seat: number, piece: Piece): number {
  const cities = { self: seat, left: left(g, seat), right: right(g, seat) }
  return piece.effects.reduce((sum, { effect }) => {
    if (effect.kind === 'coins') return sum + effect.coins
    if (effect.kind !== 'each' || !effect.coins) return sum
    const things = typeof effect.of === 'string' ? [effect.of] : effect.of
    const count = effect.on.reduce((n, at) => things.reduce((m, thing) => m + countIn(g, cities[at], thing), n), 0)
    return sum + effect.coins * count
  }, 0)
}
