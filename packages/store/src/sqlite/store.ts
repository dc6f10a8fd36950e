/** SQLite implementation of the database port, one file in WAL mode: a writer thread writes, this thread reads. */
import { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse } from '../port.ts'
import type { LastingStore } from '../raw.ts'
import { type Backup, backUp } from './backup.ts'
import { problemOf } from './faults.ts'
import { rawOf } from './raw.ts'
import { partsOf } from './sections.ts'
import { type SqliteOptions, SqliteWriter } from './writer.ts'

const DEFAULTS = { synchronous: 'full', patience: 2000, maxBytes: Number.POSITIVE_INFINITY, gather: 0 } as const

export interface SqliteStore extends LastingStore {
  /** Copies the file in use, verifies the copy, then renames it to its final name. */
  backup(to: string): Promise<Result<Backup>>
}

/** Opens or creates the file and migrates it. */
export async function openSqlite(options: SqliteOptions): Promise<Result<SqliteStore>> {
  const writer = new SqliteWriter({ ...DEFAULTS, ...options })
  const opened = await writer.open()
  if (!opened.ok) return opened
  try {
    return ok(storeOf(options.file, writer, new DatabaseSync(options.file, { readOnly: true })))
  } catch (thrown) {
    await writer.close()
    return { ok: false, error: problemOf(thrown) }
  }
}

function storeOf(file: string, writer: SqliteWriter, db: DatabaseSync): SqliteStore {
  const { rows, ...parts } = partsOf(db, (job, ...args) => writer.ask(job, ...args))
  return {
    ...parts,
    raw: rawOf(rows),
    isShared: false,
    now: async () => (db.isOpen ? ok(Date.now()) : refuse('closed')),
    ready: () => parts.settings.set('last-ready', String(Date.now())),
    counts: writer.counts,
    backup: (to) => backUp(file, to),
    close: async () => {
      // Closed last: only the last writable connection removes the WAL files.
      if (db.isOpen) db.close()
      await writer.close()
      return ok(undefined)
    },
  }
}
