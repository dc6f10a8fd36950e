/** Loader of numbered SQL migration files. Each runs once per database, in order; a changed file is refused. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { refuse } from './port.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export function migrationsIn(folder: URL): Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.sql$/.test(file))
  return files.sort().map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return { number: Number(name.slice(0, 3)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Reason why this program cannot use a database with these migrations, if any. */
export function faultAmong(
  ran: readonly { readonly name?: unknown; readonly checksum?: unknown }[],
  migrations: readonly Migration[],
): ReturnType<typeof refuse> | undefined {
  for (const [i, { name, checksum }] of ran.entries()) {
    const own = migrations[i]
    if (!own) return refuse('newer', String(name))
    if (own.checksum !== checksum) return refuse('changed', String(name))
  }
  return undefined
}
