import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sure } from '@heptapolis/engine/kernel'
import { afterAll } from 'vitest'
import { conforms } from '../../conformance/index.ts'
import { openSqlite } from '../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'heptapolis-store-'))
const file = join(folder, 'tables.db')
afterAll(() => rmSync(folder, { recursive: true }))

/** Deletes all rows. A trigger forbids that for the audit log, so it is dropped and created again. */
async function empty(): Promise<void> {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name <> 'migration'").all()
  const trigger = db.prepare("select sql from sqlite_master where name = 'audit_is_kept'").get()
  const deletions = tables.map(({ name }) => `delete from ${name}`)
  db.exec(['begin', 'drop trigger audit_is_kept', ...deletions, trigger?.sql, 'commit'].join(';'))
  db.close()
}

conforms('sqlite', async () => sure(await openSqlite({ file })), empty)
