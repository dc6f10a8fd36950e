/** Moves that the rules alone rank: two cards with the same effects, one of which makes other cards free later. */
import { BUILD, type Game, type Move, moveCode, type Piece, state } from '@heptapolis/engine/search'
import { inGame } from '@heptapolis/engine/show'

/** True if the first move builds the same for no more coins to anybody, and also makes a later card free. */
export function isBetterTwin(g: Game, seat: number, one: Move, other: Move): boolean {
  if (one.action !== BUILD || other.action !== BUILD || one.card === other.card) return false
  if (one.by !== other.by || one.rider !== other.rider || !moveCode.noDearer(one.pay, other.pay)) return false
  const [better, worse] = [one, other].map(({ card }) => g.rules.pieces[card])
  if (!isAlike(better, worse)) return false
  const [more, fewer] = [better, worse].map((piece) => chainedBy(g, seat, piece))
  return more.length > fewer.length && fewer.every((piece) => more.includes(piece))
}

const isAlike = (a: Piece, b: Piece): boolean =>
  a.def.colour === b.def.colour && JSON.stringify(a.def.effects) === JSON.stringify(b.def.effects)

/** Cards of later Ages that a card makes free and in play that the city does not have. */
export const chainedBy = (g: Game, seat: number, { title }: Piece): Piece[] =>
  g.rules.pieces.filter(
    (piece) =>
      piece.chain.includes(title) &&
      piece.age > state.age.get(g) &&
      inGame(g.rules, piece) > 0 &&
      !state.titles.has(g, seat, piece.title),
  )
