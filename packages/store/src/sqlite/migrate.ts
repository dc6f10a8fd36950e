/** The numbered files in migrations/, each of which runs once on a database, in their order. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse } from '../port.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const FOLDER = new URL('./migrations/', import.meta.url)

export function readMigrations(folder: URL = FOLDER): Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.sql$/.test(file))
  return files.sort().map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return { number: Number(name.slice(0, 3)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings a database up to date; how many migrations ran. All of it happens under the lock for writing and in one
 * transaction: of two programs that start at once one finds the work done, and one that is killed leaves nothing half done.
 */
export function migrate(db: DatabaseSync, migrations: readonly Migration[], now: number): Result<number> {
  db.exec('begin immediate')
  try {
    db.exec(`create table if not exists migration (
      number integer primary key, name text not null, checksum text not null, at integer not null) strict`)
    const fault = faultOf(db, migrations)
    if (fault) return fault
    const done = ran(db).length
    const missing = migrations.slice(done)
    const note = db.prepare('insert into migration (number, name, checksum, at) values (?, ?, ?, ?)')
    for (const { number, name, sql, checksum } of missing) {
      db.exec(sql)
      note.run(number, name, checksum, now)
    }
    db.exec('commit')
    return ok(missing.length)
  } finally {
    if (db.isTransaction) db.exec('rollback')
  }
}

/** What speaks against this program working on this database. */
export function faultOf(db: DatabaseSync, migrations: readonly Migration[]): ReturnType<typeof refuse> | undefined {
  for (const [i, { name, checksum }] of ran(db).entries()) {
    if (i >= migrations.length) return refuse('newer', String(name))
    if (migrations[i].checksum !== checksum) return refuse('changed', String(name))
  }
  return undefined
}

const ran = (db: DatabaseSync) => db.prepare('select name, checksum from migration order by number').all()
