/** A store in one SQLite file (WAL): one thread writes, this one reads. */
import { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse, type Store } from '../port.ts'
import { type Backup, backUp } from './backup.ts'
import { problemOf } from './faults.ts'
import { acceptedAt } from './jobs.ts'
import { Queries } from './queries.ts'
import { Statements } from './statements.ts'
import { type SqliteOptions, Writer } from './writer.ts'

const DEFAULTS = { synchronous: 'full', patience: 2000, maxBytes: Number.POSITIVE_INFINITY } as const

export interface SqliteStore extends Store {
  /** Copies the file while it is in use, looks through the copy, and only then gives it its name. */
  backup(to: string): Promise<Result<Backup>>
  /** How often the disk was waited for, and for how many jobs. */
  readonly counts: { readonly commits: number; readonly jobs: number }
}

/** Opens the file, makes it where there is none, and brings it up to date. */
export async function openSqlite(options: SqliteOptions): Promise<Result<SqliteStore>> {
  const writer = new Writer({ ...DEFAULTS, ...options })
  const opened = await writer.open()
  if (!opened.ok) return opened
  try {
    return ok(storeOf(options.file, writer, new DatabaseSync(options.file, { readOnly: true })))
  } catch (thrown) {
    await writer.close()
    return { ok: false, error: problemOf(thrown) }
  }
}

function storeOf(file: string, writer: Writer, db: DatabaseSync): SqliteStore {
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

  return {
    log: {
      append: (step) => writer.ask('append', step),
      read: (game, from = 0) => asked(() => queries.read(game, from)),
      accepted: (game, who, cid) => asked(() => acceptedAt(sql, game, who, cid)),
      secret: (game) => asked(() => queries.secret(game)),
      forget: (game) => writer.ask('forget', game),
    },
    games: {
      find: (game) => asked(() => queries.find(game)),
      list: (wanted) => asked(() => queries.list(wanted)),
      due: (by, limit) => asked(() => queries.due(by, limit)),
      unfinished: (limit, after = '') => asked(() => queries.unfinished(limit, after)),
      counts: () => asked(() => queries.counts()),
    },
    people: {
      saveAccount: (account) => writer.ask('saveAccount', account),
      account: (id) => asked(() => queries.account(id)),
      removeAccount: (id) => writer.ask('removeAccount', id),
      saveSession: (session) => writer.ask('saveSession', session),
      session: (hash, now) => asked(() => queries.session(hash, now)),
      endSession: (hash) => writer.ask('endSession', hash),
      sweepSessions: (now) => writer.ask('sweepSessions', now),
      saveLink: (link) => writer.ask('saveLink', link),
      link: (hash) => asked(() => queries.link(hash)),
      revokeLinks: (game, purpose, seat) => writer.ask('revokeLinks', game, purpose, seat ?? null),
      savePush: (subscription) => writer.ask('savePush', subscription),
      pushes: (account) => asked(() => queries.pushes(account)),
      removePush: (endpoint) => writer.ask('removePush', endpoint),
      mayTell: (account, game, round) => writer.ask('mayTell', account, game, round),
      opened: (account, game) => writer.ask('opened', account, game),
    },
    settings: {
      get: (key) => asked(() => queries.setting(key)),
      set: (key, value) => writer.ask('set', key, value),
      settle: (key, value) => writer.ask('settle', key, value),
    },
    now: () => asked(() => Date.now()),
    ready: () => writer.ask('set', 'last-ready', String(Date.now())),
    counts: writer.counts,
    backup: (to) => backUp(file, to),
    close: async () => {
      // Only the last connection that may write clears away the files beside the database.
      if (db.isOpen) db.close()
      await writer.close()
      return ok(undefined)
    },
  }
}
