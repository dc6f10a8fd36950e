/** What the bots made of each component: figures played out beforehand by packages/bots/tools/figures.ts. */

import { type Print, piecesOf } from './catalogue.ts'
import figures from './figures.json' with { type: 'json' }

export interface Figure {
  /** How many of those dealt were built, from 0 to 1; not known of things that are not dealt into hands. */
  built: number | undefined
  /** Wins as a share of what would be fair: 1 is neither good nor bad. */
  luck: number
  /** Cities that had it. */
  cities: number
}

/** Below this many cities a figure says nothing. */
const FEWEST = 12

export const PLAYED: number = figures.games

type Row = readonly number[]

export function figureOf(print: Print): Figure | undefined {
  const rows: Record<string, Row | undefined> = figures[print.edition]
  const ids = print.boards.length > 0 ? print.boards.map(({ def }) => def.id) : [print.piece.id]
  return figureFrom(ids.flatMap((id) => (rows[id] ? [rows[id]] : [])))
}

/** Of a single stage or side. */
export function figureOfId(print: Print, id: string): Figure | undefined {
  const row = (figures[print.edition] as Record<string, Row | undefined>)[id]
  return row && piecesOf(print).some((piece) => piece.id === id) ? figureFrom([row]) : undefined
}

function figureFrom(rows: readonly Row[]): Figure | undefined {
  const sum = (at: number) => rows.reduce((total, row) => total + row[at], 0)
  const [dealt, built, wins, fair] = [sum(0), sum(1), sum(2), sum(3)]
  if (built < FEWEST || fair === 0) return undefined
  return { built: dealt === 0 ? undefined : Math.min(1, built / dealt), luck: wins / fair, cities: built }
}
