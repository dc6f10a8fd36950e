/** Runs the SQL files of migrations/ on SQLite. */
import type { DatabaseSync } from 'node:sqlite'
import type { Result } from '@heptapolis/engine/kernel'
import { faultAmong, type Migration, migrationsIn } from '../migrations.ts'
import { ok, type refuse } from '../port.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

export const readMigrations = (folder: URL = FOLDER): Migration[] => migrationsIn(folder)

/**
 * Migrates a database; returns how many migrations ran. It takes the write lock and one transaction: a
 * concurrent start finds the work done, and a kill leaves no partial migration.
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

/** Reason why this program cannot use this database, if any. */
export const faultOf = (db: DatabaseSync, migrations: readonly Migration[]): ReturnType<typeof refuse> | undefined =>
  faultAmong(ran(db), migrations)

const ran = (db: DatabaseSync) => db.prepare('select name, checksum from migration order by number').all()
