/** Test helper: archives the write-ahead log of a PostgreSQL server, and restores a base backup plus that archive. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connectionTo } from './connection.ts'
import { asSomebody, newFolder, type PrivateServer, postgresPrograms, privatePostgres } from './private.ts'

export interface KeptLog {
  readonly folder: string
  /** Resolves once everything committed so far is archived. */
  whole(): Promise<void>
  close(): Promise<void>
}

const SLOT = 'heptapolis'
const LOOK_EVERY = 100

export function keepLog(url: string): KeptLog {
  const folder = newFolder()
  const program = join(postgresPrograms() ?? '', 'pg_receivewal')
  const args = ['-d', url, '--slot', SLOT]
  // From here on the replication slot keeps the server from removing segments that are not archived.
  spawnSync(program, [...args, '--create-slot'])
  const keeper = spawn(program, [...args, '-D', folder, '--no-loop'], { ...asSomebody, stdio: 'ignore' })
  return {
    folder,
    whole: async () => {
      const file = join(folder, await lastFile(url))
      while (!existsSync(file) && keeper.exitCode === null) await setTimeout(LOOK_EVERY)
    },
    close: async () => {
      await end(keeper)
      spawnSync(program, [...args, '--drop-slot'])
      rmSync(folder, { recursive: true })
    },
  }
}

/** A segment is archived once the next one has begun. */
async function lastFile(url: string): Promise<string> {
  const sql = connectionTo(url)
  const [{ name }] = await sql`select pg_walfile_name(pg_switch_wal()) as name`
  await sql.end()
  return name
}

async function end(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return
  const ended = once(keeper, 'exit')
  keeper.kill('SIGINT')
  await ended
}

/** Server recovered from a base backup and the archived log. */
export async function restored(copy: string, { folder }: KeptLog): Promise<PrivateServer | undefined> {
  writeFileSync(join(copy, 'data', 'recovery.signal'), '')
  return privatePostgres([`restore_command=cp ${folder}/%f %p`], copy)
}
