/**
 * Rows of a database, whichever it is. Sections of a store that need nothing of one dialect alone are written once over
 * this: places are marked `?`, numbers are whole, JSON is text, `returning` says what was changed.
 */
import type { Result } from '@heptapolis/engine/kernel'
import { ok } from './ok.ts'

export type Value = string | number | Uint8Array | null
export type Row = Readonly<Record<string, Value>>
export type Statement = readonly [sql: string, ...values: Value[]]

export interface Rows {
  /** What a question finds among what is committed. */
  read(sql: string, ...values: Value[]): Promise<Result<Row[]>>
  /** Runs statements in their order, all or none; the rows each of them gave back. */
  write(...statements: Statement[]): Promise<Result<Row[][]>>
}

/** Of an answer, what is made of it. */
export const from = async <A, B>(answer: Promise<Result<A>>, make: (value: A) => B): Promise<Result<B>> => {
  const result = await answer
  return result.ok ? ok(make(result.value)) : result
}

/** Of a write, how many rows its last statement gave back. */
export const changed = (answer: Promise<Result<Row[][]>>): Promise<Result<number>> =>
  from(answer, (rows) => rows[rows.length - 1].length)

export const done = (answer: Promise<Result<unknown>>): Promise<Result<void>> => from(answer, () => undefined)

/** A field that may be empty, as one that may be left out. */
export const given = (row: Row, field: string): object => (row[field] === null ? {} : { [field]: row[field] })

/** A list to look for. Few lengths of lists make few statements, and each is prepared once. */
export function listOf(sought: readonly string[]): { places: string; values: string[] } {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, sought.length)))
  const values = [...sought, ...Array.from({ length: length - sought.length }, () => '')]
  return { places: values.map(() => '?').join(', '), values }
}
