/** A database as it is laid out, whichever it is: for taking all of it elsewhere. */
import type { Result } from '@heptapolis/engine/kernel'
import { ok, type Store } from './port.ts'
import type { Rows } from './rows.ts'

export interface TableShape {
  readonly name: string
  /** Those the database does not number by itself. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Columns that lead to other rows of the same table. */
  readonly within: readonly string[]
  /** Other tables whose rows its own refer to. */
  readonly refersTo: readonly string[]
}

export interface Raw {
  readonly rows: Rows
  shapes(): Promise<Result<TableShape[]>>
}

/** A store on a disk, here or elsewhere. */
export interface LastingStore extends Store {
  readonly raw: Raw
  /** How often the disk was waited for, and for how many steps. */
  readonly counts: { readonly commits: number; readonly jobs: number }
}

/** By a question that tells `table`, `name`, `key` and `numbered` of all columns, and one for `table`, `name` and `to` of all references. */
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

/** What the log and its indexes are kept in: each database has its own way with these. */
const OF_THE_LOG = ['game', 'event', 'command', 'secret', 'sitting', 'migration']

interface Column {
  readonly table: string
  readonly name: string
  readonly isNumbered: boolean
  /** Its place in the key; 0 where it is no part of it. */
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
