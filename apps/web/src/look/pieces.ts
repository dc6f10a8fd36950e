/** What cards know of each other in a ruleset. */
import { COLOURS, type Colour, oncePerRuleset, type Piece, type Ruleset } from '@heptapolis/engine/show'

const chainsOf = oncePerRuleset(({ pieces }) => {
  const later = new Map<string, Piece[]>()
  for (const card of pieces) {
    for (const id of card.def.chain ?? []) later.set(id, [...(later.get(id) ?? []), card])
  }
  return later
})

/** The cards this one makes free later. */
export const freesLater = (rules: Ruleset, piece: Piece): readonly Piece[] => chainsOf(rules).get(piece.id) ?? []

/** The cards that make this one free. */
export const freedBy = (rules: Ruleset, piece: Piece): readonly Piece[] =>
  (piece.def.chain ?? []).flatMap((id) => rules.byId.get(id) ?? [])

export const colourOf = (piece: Piece): Colour => (piece.colour < 0 ? 'white' : COLOURS[piece.colour])
