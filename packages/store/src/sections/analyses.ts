/** Types and SQL of stored analyses: one per seat of a finished game, replaced by those of a newer version. */
import type { Result } from '@heptapolis/engine/kernel'
import { done, from, type Rows } from '../rows.ts'

export interface StoredAnalysis {
  readonly game: string
  readonly seat: number
  /** Version of the analysis and of the bots that simulate for it. */
  readonly version: string
  /** The analysis as JSON. */
  readonly text: string
}

export interface Analyses {
  find(game: string, seat: number): Promise<Result<StoredAnalysis | undefined>>
  keep(analysis: StoredAnalysis): Promise<Result<void>>
}

const KEEP = `insert into analysis (game, seat, version, text) values (?, ?, ?, ?)
on conflict (game, seat) do update set version = excluded.version, text = excluded.text`

export const analyses = ({ read, write }: Rows): Analyses => ({
  find: (game, seat) =>
    from(
      read('select * from analysis where game = ? and seat = ?', game, seat),
      ([row]) => row && { game, seat, version: String(row.version), text: String(row.text) },
    ),
  keep: ({ game, seat, version, text }) => done(write([KEEP, game, seat, version, text])),
})
