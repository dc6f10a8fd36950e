/** In-memory implementation of the database port (SQLite without a file), for tests and for tables that need not last. */
import { DatabaseSync } from 'node:sqlite'
import { sure } from '@heptapolis/engine/kernel'
import { ok, refuse, type Store } from '../port.ts'
import { type JobAnswer, runJob } from '../sqlite/jobs.ts'
import { migrate, readMigrations } from '../sqlite/migrate.ts'
import { partsOf, type RunJob } from '../sqlite/sections.ts'
import { Statements } from '../sqlite/statements.ts'

export function memoryStore(clock: () => number = Date.now): Store {
  const db = new DatabaseSync(':memory:')
  sure(migrate(db, readMigrations(), clock()))
  const sql = new Statements(db)
  const ask: RunJob = async (job, ...args) =>
    (db.isOpen ? runJob(sql, job, args) : refuse('closed')) as JobAnswer<typeof job>

  return {
    ...partsOf(db, ask),
    isShared: false,
    now: async () => ok(clock()),
    ready: async () => (db.isOpen ? ok(undefined) : refuse('closed')),
    close: async () => {
      if (db.isOpen) db.close()
      return ok(undefined)
    },
  }
}
