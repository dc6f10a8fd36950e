/** The card whose chain makes another free. */
import { left, right } from '../city.ts'
import type { Game, Piece } from '../contract/box.ts'
import { COLUMNS } from '../state.ts'

const state = COLUMNS

/** A card that leads to another, and the city where it stands. */
export interface ChainSource {
  from: Piece
  city: number
}

/** In the own city, or beside it where a box allows such chains; the card that has stood longest. */
export function chainTo(g: Game, seat: number, { chain }: Piece): ChainSource | undefined {
  const { pieces } = g.rules
  for (const city of [seat, left(g, seat), right(g, seat)]) {
    const index = state.cards.items(g, city).find((card) => chain.includes(pieces[card].title))
    if (index !== undefined) return { from: pieces[index], city }
  }
  return undefined
}
