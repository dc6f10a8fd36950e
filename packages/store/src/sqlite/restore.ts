/** Restore of an SQLite backup. The backup is verified first, and the current database is moved aside, not deleted. */
import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, problem, refuse } from '../port.ts'
import { type Backup, checkBackup, FOR_OWNER, isFileError, type LogChecker, sync } from './backup.ts'
import { problemOf } from './faults.ts'

export interface RestoreResult extends Backup {
  /** Path of the previous database. */
  readonly aside?: string
}

/** Suffixes of the files of a database in WAL mode. */
const PARTS = ['', '-wal', '-shm']

export function restore(backup: string, file: string, now: Date, judge?: LogChecker): Result<RestoreResult> {
  const checked = checkBackup(backup, judge)
  if (!checked.ok) return checked
  if (isInUse(file)) return refuse('busy')
  try {
    const part = `${file}.part`
    copyFileSync(backup, part)
    handOver(part, dirname(file))
    sync(part)
    const aside = layAside(file, now)
    renameSync(part, file)
    sync(dirname(file))
    return ok({ ...checked.value, ...(aside === undefined ? {} : { aside }) })
  } catch (thrown) {
    return { ok: false, error: isFileError(thrown) ? problem('unreachable', thrown.message) : problemOf(thrown) }
  }
}

/** Gives the file to the owner of the folder, who runs the server; root may have copied the backup. */
function handOver(part: string, folder: string): void {
  chmodSync(part, FOR_OWNER)
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(part, uid, gid)
}

function layAside(file: string, now: Date): string | undefined {
  if (!existsSync(file)) return undefined
  const aside = `${file}.${now.toISOString().replaceAll(':', '-')}`
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part)
  return aside
}

/** A process with the file open holds a lock; a damaged file cannot be in use. */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: 0 })
    db.exec('pragma locking_mode = exclusive')
    db.exec('begin exclusive')
    db.exec('rollback')
    return false
  } catch (thrown) {
    return problemOf(thrown).code === 'busy'
  } finally {
    db?.close()
  }
}
