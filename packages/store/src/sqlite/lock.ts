/**
 * Lock file that allows one server per SQLite database. The operating system releases it when the process ends, even by
 * a crash.
 */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok } from '../port.ts'
import { FOR_OWNER } from './backup.ts'
import { problemOf } from './faults.ts'

const NOT_FOR_OTHERS = 0o770

/** `busy` if another server holds it. Backups and administrative commands need no lock. */
export function lockForServer(file: string): Result<{ release(): void }> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive')
    lock.exec('begin exclusive')
    const held = lock
    return ok({ release: () => held.close() })
  } catch (thrown) {
    lock?.close()
    return { ok: false, error: problemOf(thrown) }
  }
}

/** Creates the file if it is missing and restricts it to its owner. Throws file system errors. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', FOR_OWNER))
  const { mode } = statSync(file)
  if ((mode & ~NOT_FOR_OTHERS & 0o777) !== 0) chmodSync(file, mode & NOT_FOR_OTHERS)
}
