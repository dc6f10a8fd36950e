/** Makes sure that one server plays on a file. The lock is the system's: it ends with the process, however that ends. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok } from '../port.ts'
import { FOR_OWNER } from './backup.ts'
import { problemOf } from './faults.ts'

const NOT_FOR_OTHERS = 0o770

/** `busy` where another server holds it. Backups and commands at the machine need no lock. */
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

/** Makes the file where there is none, for its owner alone; one that others could read is closed to them. Throws as files do. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', FOR_OWNER))
  const { mode } = statSync(file)
  if ((mode & ~NOT_FOR_OTHERS & 0o777) !== 0) chmodSync(file, mode & NOT_FOR_OTHERS)
}
