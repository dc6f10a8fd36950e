/**
 * Entry point of the SQLite writer thread. It syncs once per group of jobs, so the main thread never waits for the
 * disk.
 */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Result } from '@heptapolis/engine/kernel'
import { ok } from '../port.ts'
import { problemOf } from './faults.ts'
import { runJob } from './jobs.ts'
import type { WriterMessage, WriterRequest } from './messages.ts'
import { migrate, readMigrations } from './migrate.ts'
import { Statements } from './statements.ts'
import type { SqliteOptions } from './writer.ts'

const PAGE = 4096

if (parentPort) work(parentPort, workerData)

function work(port: NonNullable<typeof parentPort>, options: Required<SqliteOptions>): void {
  const opened = open(options)
  const say = (message: WriterMessage): void => port.postMessage(message)
  if (!opened.ok) {
    say({ opened })
    port.close()
    return
  }

  const sql = opened.value
  port.on('message', (asked: readonly WriterRequest[] | 'close') => {
    if (asked !== 'close') return commit(sql, asked, say)
    sql.db.close()
    port.close()
  })
  say({ opened: ok(undefined) })
}

function open({ file, synchronous, patience, maxBytes }: Required<SqliteOptions>): Result<Statements> {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: patience })
    db.exec('pragma journal_mode = wal')
    db.exec(`pragma synchronous = ${synchronous}`)
    if (Number.isFinite(maxBytes)) db.exec(`pragma max_page_count = ${Math.floor(maxBytes / PAGE)}`)
    const migrated = migrate(db, readMigrations(), Date.now())
    if (migrated.ok) return ok(new Statements(db))
    db.close()
    return migrated
  } catch (thrown) {
    db?.close()
    return { ok: false, error: problemOf(thrown) }
  }
}

/** Runs a group of jobs in one transaction; answers only after the commit. */
function commit(sql: Statements, group: readonly WriterRequest[], say: (message: WriterMessage) => void): void {
  try {
    sql.run('begin immediate')
    const answers = group.map(({ id, job, args }) => ({ id, answer: runJob(sql, job, args) }))
    sql.run('commit')
    say({ answers })
  } catch (thrown) {
    const error = problemOf(thrown)
    undo(sql)
    say({ answers: group.map(({ id }) => ({ id, answer: { ok: false, error } })) })
  }
}

/** SQLite has already rolled back after most errors. */
function undo(sql: Statements): void {
  if (sql.db.isTransaction) sql.run('rollback')
}
