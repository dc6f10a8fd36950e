/** Backup of an SQLite database in use, and verification of a backup. */
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Problem, Result } from '@heptapolis/engine/kernel'
import { first } from '../first.ts'
import { type LogEvent, ok, problem, refuse } from '../port.ts'
import { problemOf } from './faults.ts'
import { faultOf, readMigrations } from './migrate.ts'
import { Queries } from './queries.ts'
import { Statements } from './statements.ts'

export interface Backup {
  readonly games: number
  readonly events: number
}

/** Verifies the log of one game: replays it and compares hashes. Returns the problem, if any. */
export type LogChecker = (game: string, events: readonly LogEvent[], secret: Uint8Array) => Problem | undefined

/** The file contains secrets of running games. */
export const FOR_OWNER = 0o600

/** All pages in one step: an incremental backup restarts whenever another connection writes. */
const ALL_PAGES = 2 ** 31 - 1

export async function backUp(file: string, to: string): Promise<Result<Backup>> {
  const part = `${to}.part`
  try {
    await copy(file, part)
    const checked = checkBackup(part)
    if (checked.ok) {
      sync(part)
      renameSync(part, to)
      sync(dirname(to))
    }
    return checked
  } catch (thrown) {
    return { ok: false, error: isFileError(thrown) ? problem('unreachable', thrown.message) : problemOf(thrown) }
  } finally {
    rmSync(part, { force: true })
  }
}

/** Produces a single file without a write-ahead log. */
async function copy(file: string, part: string): Promise<void> {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    writeFileSync(part, '')
    chmodSync(part, FOR_OWNER)
    await backup(db, part, { rate: ALL_PAGES })
  } finally {
    db.close()
  }
  const copied = new DatabaseSync(part)
  copied.exec('pragma journal_mode = delete')
  copied.close()
}

/**
 * Whether a server could use this file: intact, a known schema version, every log without gaps and accepted
 * by the judge.
 */
export function checkBackup(file: string, judge: LogChecker = () => undefined): Result<Backup> {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true })
    const { integrity_check: found } = first(db.prepare('pragma integrity_check').all())
    if (found !== 'ok') return refuse('damaged', String(found))
    return faultOf(db, readMigrations()) ?? checkLogs(new Statements(db), judge)
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) }
  } finally {
    db?.close()
  }
}

function checkLogs(sql: Statements, judge: LogChecker): Result<Backup> {
  const queries = new Queries(sql)
  let games = 0
  let events = 0
  for (const { id, length } of sql.rows('select id, length from game order by id')) {
    const game = String(id)
    const last = sql.row('select count(*) as count, max(n) as last from event where game = ?', game)
    if (last?.count !== length || last?.last !== Number(length) - 1)
      return refuse('damaged', `the log of ${game} has gaps`)
    const secret = queries.secret(game)
    if (!secret) return refuse('damaged', `${game} has no secret`)
    const fault = judge(game, queries.read(game, 0), secret)
    if (fault) return { ok: false, error: { ...fault, message: `${game}: ${fault.message}`, values: { detail: game } } }
    games++
    events += Number(length)
  }
  return ok({ games, events })
}

/** Windows syncs no folder, and a file only if it may be written. */
export function sync(path: string): void {
  const isWindows = process.platform === 'win32'
  if (isWindows && statSync(path).isDirectory()) return
  const file = openSync(path, isWindows ? 'r+' : 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

export const isFileError = (thrown: unknown): thrown is Error => thrown instanceof Error && 'syscall' in thrown
