/** PostgreSQL implementation of the database port; any number of servers may share the database. */

import type { Result } from '@heptapolis/engine/kernel'
import { first } from '../first.ts'
import { ok } from '../port.ts'
import type { LastingStore } from '../raw.ts'
import { changed, from } from '../rows.ts'
import { sections } from '../sections/index.ts'
import { PostgresConnection, type PostgresOptions } from './connection.ts'
import { answered } from './faults.ts'
import { migrate } from './migrate.ts'
import { queriesOn } from './queries.ts'
import { rawOf } from './raw.ts'
import { rowsOf } from './rows.ts'
import { PostgresWriter } from './writer.ts'

/** Connections for reading; one more appends to logs, and one executes all other writes. */
const READERS = 4
const CLOCK = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now'

/** A restore recreates the tables, which changes their OIDs. */
const GENERATION = "select 'game'::regclass::oid::text as generation"

/** Connects and migrates. */
export async function openPostgres(options: PostgresOptions): Promise<Result<LastingStore>> {
  const migrated = await migrate(options)
  return migrated.ok ? ok(storeOf(options)) : migrated
}

function storeOf(options: PostgresOptions): LastingStore {
  const [reader, appender, scribe] = [
    new PostgresConnection(options, READERS),
    new PostgresConnection(options, 1),
    new PostgresConnection(options, 1),
  ]
  const writer = new PostgresWriter(appender)
  const rows = rowsOf(reader, scribe)
  const parts = sections(rows)
  const { read, accepted, hasActed, secret, ...games } = queriesOn(reader)

  const now = (): Promise<Result<number>> =>
    answered(reader.run(async (sql) => Number(first(await sql.unsafe(CLOCK)).now)))

  const generation = (): Promise<Result<string>> =>
    answered(reader.run(async (sql) => String(first(await sql.unsafe(GENERATION)).generation)))

  const forget = (game: string): Promise<Result<boolean>> => {
    const gone = rows.write(
      ['delete from link where game = ?', game],
      ['delete from told where game = ?', game],
      ['delete from game where id = ? returning id', game],
    )
    return from(changed(gone), (count) => count > 0)
  }

  return {
    ...parts,
    log: { append: (step) => writer.append(step), read, accepted, hasActed, secret, forget },
    games,
    isShared: true,
    now,
    generation,
    ready: () => parts.settings.set('last-ready', String(Date.now())),
    raw: rawOf(rows),
    counts: writer.counts,
    close: async () => {
      await writer.close()
      await Promise.all([reader, appender, scribe].map((connection) => connection.close()))
      return ok(undefined)
    },
  }
}
