/** What the bots made of each component: figures played out beforehand. */
import { figureOf as figureIn, type PieceFigure, statisticsOf } from '@heptapolis/bots/statistics'
import { type EditionPrint, piecesOf } from './catalogue.ts'

/** Those every tile shows. */
const statistics = await statisticsOf('medium')

export const PLAYED: number = statistics.games

/** What figures are looked up by: the sides of a wonder, or the piece. */
export const countedIds = ({ boards, piece }: EditionPrint): string[] =>
  boards.length > 0 ? boards.map(({ def }) => def.id) : [piece.id]

export const figureOf = (print: EditionPrint): PieceFigure | undefined =>
  figureIn(statistics, print.edition, countedIds(print))

/** Of a single stage or side. */
export const figureOfId = (print: EditionPrint, id: string): PieceFigure | undefined =>
  piecesOf(print).some((piece) => piece.id === id) ? figureIn(statistics, print.edition, [id]) : undefined
