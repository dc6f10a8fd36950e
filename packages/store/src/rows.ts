/**
 * SQL interface that SQLite and PostgreSQL share: parameters are `?`, numbers are integers, JSON is text, and
 * `returning` reports changed rows. The modules in sections/ are written with it once for both.
 */
import type { Result } from '@heptapolis/engine/kernel'
import { first } from './first.ts'
import { ok } from './ok.ts'

export type Value = string | number | Uint8Array | null
export type StoreRow = Readonly<Record<string, Value>>
export type Statement = readonly [sql: string, ...values: Value[]]

export interface Rows {
  /** Sees committed rows only. */
  read(sql: string, ...values: Value[]): Promise<Result<StoreRow[]>>
  /** Executes statements in order in one transaction; returns the rows of each. */
  write(...statements: Statement[]): Promise<Result<StoreRow[][]>>
}

/** Maps the value of a successful result. */
export const from = async <A, B>(answer: Promise<Result<A>>, make: (value: A) => B): Promise<Result<B>> => {
  const result = await answer
  return result.ok ? ok(make(result.value)) : result
}

/** Number of rows that the last statement of a write returned. */
export const changed = (answer: Promise<Result<StoreRow[][]>>): Promise<Result<number>> =>
  from(answer, (rows) => rows.at(-1)?.length ?? 0)

/** First row that the last statement of a write returned. */
export const lastRow = (rows: readonly StoreRow[][]): StoreRow => first(rows.at(-1) ?? [])

export const done = (answer: Promise<Result<unknown>>): Promise<Result<void>> => from(answer, () => undefined)

/** Turns a null column into an absent field. */
export const given = (row: StoreRow, field: string): object => (row[field] === null ? {} : { [field]: row[field] })

/** Parameters of an `in` list. Lengths are rounded up, so that few distinct statements are prepared. */
export function listOf(sought: readonly string[]): { places: string; values: string[] } {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, sought.length)))
  const values = [...sought, ...Array.from({ length: length - sought.length }, () => '')]
  return { places: values.map(() => '?').join(', '), values }
}
