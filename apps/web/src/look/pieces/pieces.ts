/** Lookups for drawing cards: the chains between cards of a ruleset, and cards by colour. */
import { COLOURS, type Colour, oncePerRuleset, type Piece, type Ruleset } from '@heptapolis/engine/show'
import { pieceName, say, words } from '../../i18n/index.ts'

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

/** Cards by colour, as in a city. */
export const columnsOf = (cards: readonly Piece[]): (readonly [Colour, readonly Piece[]])[] =>
  COLOURS.map((colour) => [colour, cards.filter((card) => colourOf(card) === colour)] as const).filter(
    ([, floors]) => floors.length > 0,
  )

/** `blue cards: Altar, Baths`: the noun shows the gender of the colour. */
export const columnText = (colour: Colour, cards: readonly Piece[]): string =>
  words().labelled(say().thing(colour)[cards.length > 1 ? 1 : 0], cards.map(pieceName).join(', '))

/** Number of floors of the highest column. */
export const tallestOf = (cards: readonly Piece[]): number =>
  Math.max(0, ...columnsOf(cards).map(([, floors]) => floors.length))
