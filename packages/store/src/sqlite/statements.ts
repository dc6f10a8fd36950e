import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { StoreRow, Value } from '../rows.ts'

/** Connection with a cache of prepared statements. */
export class Statements {
  readonly #prepared = new Map<string, StatementSync>()
  readonly db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.db = db
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.#prepared.set(sql, statement)
    }
    return statement
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#prepare(sql).run(...values).changes)
  }

  row(sql: string, ...values: Value[]): StoreRow | undefined {
    return this.#prepare(sql).get(...values) as StoreRow | undefined
  }

  rows(sql: string, ...values: Value[]): StoreRow[] {
    return this.#prepare(sql).all(...values) as StoreRow[]
  }
}
