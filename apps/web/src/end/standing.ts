/** How somebody stands at the end, of a game played here or one written down. */
import type { Score, ScoreRow } from '@heptapolis/engine'

export interface Standing {
  seat: number
  /** The city by its name, or by that of its player; and the other of the two. */
  title: string
  subtitle: string
  wonder: string
  bot: boolean
  score: Score
  /** Only the points are known, not where they come from. */
  bare: boolean
}

export const rowOf = ({ score }: Standing, line: string): ScoreRow | undefined =>
  score.rows.find(({ id }) => id === line)

/** The lines on which somebody has something. */
export const linesIn = (standings: readonly Standing[]): readonly ScoreRow[] =>
  standings[0].score.rows.filter(({ id }) =>
    standings.some((one) => {
      const row = rowOf(one, id)
      return row !== undefined && (row.points !== 0 || row.from.length > 0)
    }),
  )
