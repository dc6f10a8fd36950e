/** Access to all tables of a database without knowing their meaning, for copying one database to another. */
import type { Result } from '@heptapolis/engine/kernel'
import { ok, type Store } from './port.ts'
import type { Rows } from './rows.ts'

export interface TableShape {
  readonly name: string
  /** Without columns that the database numbers automatically. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Columns that reference rows of the same table. */
  readonly within: readonly string[]
  /** Other tables that its rows reference. */
  readonly refersTo: readonly string[]
}

export interface Raw {
  readonly rows: Rows
  shapes(): Promise<Result<TableShape[]>>
}

/** Store with a durable database. */
export interface LastingStore extends Store {
  readonly raw: Raw
  /** Number of commits, and of steps in them. */
  readonly counts: { readonly commits: number; readonly jobs: number }
}

/**
 * `columns` selects `table`, `name`, `key` and `numbered` of all columns; `references` selects `table`,
 * `name` and `to` of all foreign keys.
 */
export const rawOver = (rows: Rows, columns: string, references: string): Raw => ({
  rows,
  async shapes() {
    const [all, led] = [await rows.read(columns), await rows.read(references)]
    if (!all.ok) return all
    if (!led.ok) return led
    return ok(
      shapesOf(
        all.value.map(({ table, name, key, numbered }) => ({
          table: String(table),
          name: String(name),
          key: Number(key),
          isNumbered: numbered === 1,
        })),
        led.value.map(({ table, name, to }) => ({ table: String(table), name: String(name), to: String(to) })),
      ),
    )
  },
})

/** Tables of the log and its indexes, which differ per database and are copied through the port. */
const OF_THE_LOG = ['game', 'event', 'command', 'secret', 'sitting', 'migration']

interface Column {
  readonly table: string
  readonly name: string
  readonly isNumbered: boolean
  /** Position in the primary key; 0 if it is no part of it. */
  readonly key: number
}

interface Reference {
  readonly table: string
  readonly name: string
  readonly to: string
}

function shapesOf(columns: readonly Column[], references: readonly Reference[]): TableShape[] {
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !OF_THE_LOG.includes(name))
  return names.sort().map((name) => {
    const own = columns.filter(({ table }) => table === name)
    const led = references.filter(({ table }) => table === name)
    return {
      name,
      columns: own.filter(({ isNumbered }) => !isNumbered).map((column) => column.name),
      key: own
        .filter(({ key }) => key > 0)
        .sort((a, b) => a.key - b.key)
        .map((column) => column.name),
      within: led.filter(({ to }) => to === name).map((reference) => reference.name),
      refersTo: [...new Set(led.map(({ to }) => to))].filter((to) => to !== name && !OF_THE_LOG.includes(to)),
    }
  })
}
