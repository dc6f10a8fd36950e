/** What cards know of each other in a ruleset. */
import { COLOURS, type Colour, type Piece, type Ruleset } from '@heptapolis/engine'

const chains = new WeakMap<Ruleset, Map<string, Piece[]>>()

/** The cards this one makes free later. */
export function freesLater(rules: Ruleset, piece: Piece): readonly Piece[] {
  let later = chains.get(rules)
  if (!later) {
    later = new Map()
    for (const card of rules.pieces) {
      for (const id of card.def.chain ?? []) later.set(id, [...(later.get(id) ?? []), card])
    }
    chains.set(rules, later)
  }
  return later.get(piece.id) ?? []
}

/** The cards that make this one free. */
export const freedBy = (rules: Ruleset, piece: Piece): readonly Piece[] =>
  (piece.def.chain ?? []).flatMap((id) => rules.byId.get(id) ?? [])

export const colourOf = (piece: Piece): Colour => (piece.colour < 0 ? 'white' : COLOURS[piece.colour])
