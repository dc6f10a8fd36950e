/** Text of a tile that a move places on the tower: its law, and the points it adds at the end. */
import type { Game } from '@heptapolis/engine/show'
import type { CityView } from '../../city/view.ts'
import { describePiece, terms } from '../../i18n/index.ts'
import { pieceAt, piecesIn } from '../fields.ts'
import { babelWords } from './words.ts'

export function placedTileWords({ rules }: Game, { fields }: CityView, tile: unknown): string {
  const piece = pieceAt(rules, tile)
  if (!piece) return ''
  const placed = piecesIn(rules, fields.tilesBuilt).length
  const totals = rules.figures.towerPoints
  const points = totals[placed] - (totals[placed - 1] ?? 0)
  return `${describePiece(piece)} ${babelWords().atEnd(terms().points(points))}`
}
