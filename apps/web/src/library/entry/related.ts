/** Components related to one of the library: of the same kind, and those that count it. */
import { COLOURS, type Piece } from '@heptapolis/engine/show'
import type { CatalogueEntry, EditionPrint } from '../catalogue/catalogue.ts'
import { levelOf } from '../catalogue/catalogue.ts'

/** Cards are alike by colour, other components by sort and level. */
const kindOf = ({ piece }: EditionPrint): string =>
  piece.colour >= 0 ? COLOURS[piece.colour] : `${piece.sort} ${levelOf(piece)}`

/** Components of the same kind around this one, in the order of the list. */
export function alikeTo(all: readonly CatalogueEntry[], entry: CatalogueEntry, most: number): CatalogueEntry[] {
  const alike = all.filter(({ latest }) => kindOf(latest) === kindOf(entry.latest))
  const at = alike.indexOf(entry)
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), alike.length - most - 1))
  return alike.slice(from, from + most + 1).filter((one) => one !== entry)
}

/** Stages and boards have no entry of their own. */
const isListed = ({ sort }: Piece): boolean => sort !== 'board' && sort !== 'stage'

/** Pieces of the same ruleset whose effects count the colour of this one. */
export function countedBy({ rules, piece }: EditionPrint): Piece[] {
  const colour = COLOURS[piece.colour]
  if (colour === undefined) return []
  return rules.pieces.filter(
    (one) => isListed(one) && one.effects.some(({ effect }) => 'of' in effect && [effect.of].flat().includes(colour)),
  )
}
