/** Statistics of bot games for each piece in the library, computed beforehand. */
import { figureOf as figureIn, type PieceFigure, statisticsOf } from '@heptapolis/bots/statistics'
import { type EditionPrint, piecesOf } from './catalogue.ts'

/** The level that tiles show. */
const statistics = await statisticsOf('medium')

export const PLAYED: number = statistics.games

/** The ids to look up: the sides of a wonder, or the piece. */
export const countedIds = ({ boards, piece }: EditionPrint): string[] =>
  boards.length > 0 ? boards.map(({ def }) => def.id) : [piece.id]

export const figureOf = (print: EditionPrint): PieceFigure | undefined =>
  figureIn(statistics, print.edition, countedIds(print))

/** The statistics of a single stage or side. */
export const figureOfId = (print: EditionPrint, id: string): PieceFigure | undefined =>
  piecesOf(print).some((piece) => piece.id === id) ? figureIn(statistics, print.edition, [id]) : undefined
