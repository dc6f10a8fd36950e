/** Runs the SQL files of migrations/ on PostgreSQL. */

import type { Result } from '@heptapolis/engine/kernel'
import { first } from '../first.ts'
import { faultAmong, type Migration, migrationsIn } from '../migrations.ts'
import { ok, refuse } from '../port.ts'
import { PostgresConnection, type PostgresOptions, type Sql } from './connection.ts'
import { answered } from './faults.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Advisory lock of the migration; an arbitrary number. */
const LOCK = 7_007_007
const OLDEST = 150_000
const PATIENCE = 60_000
const UNTIL_HEARD = 15_000
const VERSION = "select current_setting('server_version_num') as version"

export const readMigrations = (): Migration[] => migrationsIn(FOLDER)

/**
 * Migrates a database; returns how many migrations ran. It takes a lock and one transaction: a concurrent
 * start finds the work done, and a kill leaves no partial migration.
 */
export async function migrate(
  options: PostgresOptions,
  migrations: readonly Migration[] = readMigrations(),
  untilHeard = UNTIL_HEARD,
): Promise<Result<number>> {
  const version = await versionOf({ ...options, patience: untilHeard })
  if (!version.ok) return version
  if (version.value < OLDEST) return refuse('too-old')
  const connection = new PostgresConnection({ ...options, patience: PATIENCE }, 1)
  const ran = await answered(connection.transact((sql) => bringUp(sql, migrations)))
  await connection.close()
  return ran.ok ? ran.value : ran
}

/**
 * A separate connection with a short timeout, so that an unreachable server is reported before the long
 * migration timeout.
 */
async function versionOf(options: PostgresOptions): Promise<Result<number>> {
  const connection = new PostgresConnection(options, 1)
  const version = await answered(connection.run(async (sql) => Number(first(await sql.unsafe(VERSION)).version)))
  await connection.close()
  return version
}

async function bringUp(sql: Sql, migrations: readonly Migration[]): Promise<Result<number>> {
  await sql.unsafe(`select pg_advisory_xact_lock(${LOCK})`)
  // Checked first, because a read-only user may not create the table.
  const { made } = first(await sql.unsafe("select to_regclass('migration') is not null as made"))
  if (!made) await sql.unsafe(TABLE)
  const done = await sql.unsafe<{ name: string; checksum: string }[]>(
    'select name, checksum from migration order by number',
  )
  const fault = faultAmong([...done], migrations)
  if (fault) return fault
  const missing = migrations.slice(done.length)
  for (const { number, name, sql: text, checksum } of missing) {
    await sql.unsafe(text).simple()
    await sql.unsafe('insert into migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
  }
  return ok(missing.length)
}

const TABLE = `create table migration (
  number integer primary key, name text not null, checksum text not null, at timestamptz not null default now())`
