/**
 * Assembly of the SQLite database port: reads use a connection of this thread, writes are jobs for the writer thread.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse, type Store } from '../port.ts'
import type { Rows } from '../rows.ts'
import { sections } from '../sections/index.ts'
import { problemOf } from './faults.ts'
import { acceptedAt, type JobAnswer, type JobArguments, type JobName } from './jobs.ts'
import { Queries } from './queries.ts'
import { Statements } from './statements.ts'

/** Sends a job to the writer; resolves once it is committed. */
export type RunJob = <J extends JobName>(job: J, ...args: JobArguments<J>) => Promise<JobAnswer<J>>

export function partsOf(
  db: DatabaseSync,
  ask: RunJob,
): Omit<Store, 'isShared' | 'now' | 'ready' | 'close'> & { rows: Rows } {
  const sql = new Statements(db)
  const queries = new Queries(sql)

  const asked = async <T>(query: () => T): Promise<Result<T>> => {
    if (!db.isOpen) return refuse('closed')
    try {
      return ok(query())
    } catch (thrown) {
      return { ok: false, error: problemOf(thrown) }
    }
  }

  const rows: Rows = {
    read: (text, ...values) => asked(() => sql.rows(text, ...values)),
    write: (...statements) => ask('write', statements),
  }

  return {
    rows,
    log: {
      append: (step) => ask('append', step),
      read: (game, from = 0) => asked(() => queries.read(game, from)),
      accepted: (game, who, cid) => asked(() => acceptedAt(sql, game, who, cid)),
      hasActed: (game, who) => asked(() => queries.hasActed(game, who)),
      secret: (game) => asked(() => queries.secret(game)),
      forget: (game) => ask('forget', game),
    },
    games: {
      find: (game) => asked(() => queries.find(game)),
      list: (wanted) => asked(() => queries.list(wanted)),
      due: (by, limit) => asked(() => queries.due(by, limit)),
      unfinished: (limit, after = '') => asked(() => queries.unfinished(limit, after)),
      counts: () => asked(() => queries.counts()),
    },
    ...sections(rows),
  }
}
