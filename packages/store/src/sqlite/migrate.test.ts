import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../index.ts'
import type { Migration } from '../migrations.ts'
import { codeOf, temporaryFolder } from '../testing.ts'
import { migrate, readMigrations } from './migrate.ts'

const newFile = (): string => join(temporaryFolder(), 'tables.db')

function written(...sqls: string[]): Migration[] {
  const folder = join(temporaryFolder(), 'migrations')
  mkdirSync(folder)
  for (const [i, sql] of sqls.entries()) writeFileSync(join(folder, `00${i + 1}-step.sql`), sql)
  return readMigrations(pathToFileURL(`${folder}/`))
}

const tablesOf = (db: DatabaseSync): unknown[] =>
  db
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => name)

describe('migrations', () => {
  test('are numbered from 1 without a gap', () => {
    expect(readMigrations().map(({ number }) => number)).toEqual(readMigrations().map((_, i) => i + 1))
  })

  test('run once, in order', () => {
    const db = new DatabaseSync(newFile())
    const both = written('create table a (x);', 'insert into a values (1);')
    expect(sure(migrate(db, both.slice(0, 1), 1000))).toBe(1)
    expect(sure(migrate(db, both, 1000))).toBe(1)
    expect(sure(migrate(db, both, 1000))).toBe(0)
    expect(db.prepare('select count(*) as rows from a').get()).toEqual({ rows: 1 })
    db.close()
  })

  test('roll back when one of them fails', () => {
    const db = new DatabaseSync(newFile())
    expect(() => migrate(db, written('create table a (x);', 'create tabel b (x);'), 1000)).toThrow('syntax error')
    expect(tablesOf(db)).toEqual([])
    db.close()
  })

  test('with changed text are refused and change nothing', () => {
    const db = new DatabaseSync(newFile())
    sure(migrate(db, written('create table a (x);'), 1000))
    const changed = migrate(db, written('create table a (y);', 'create table b (x);'), 1000)
    expect(changed.ok ? 'ok' : changed.error.code).toBe('changed')
    expect(tablesOf(db)).toEqual(['a', 'migration'])
    db.close()
  })

  test('of a newer program keep an older one from starting', async () => {
    const file = newFile()
    await sure(await openSqlite({ file })).close()
    const db = new DatabaseSync(file)
    db.exec("insert into migration values (900, '900-future.sql', 'x', 0)")
    db.close()
    expect(await codeOf(openSqlite({ file }))).toBe('newer')
  })

  test('run once when two programs start concurrently', async () => {
    const file = newFile()
    const stores = (await Promise.all([openSqlite({ file }), openSqlite({ file }), openSqlite({ file })])).map(sure)
    const db = new DatabaseSync(file)
    expect(db.prepare('select count(*) as rows from migration').get()).toEqual({ rows: readMigrations().length })
    db.close()
    for (const store of stores) await store.close()
  })

  test('turn people given away by resume links into seat grants', () => {
    const db = new DatabaseSync(newFile())
    sure(migrate(db, readMigrations().slice(0, 8), 1000))
    const account = (id: string, kind: string, created: number, people: string[] = []): void => {
      const prefs = JSON.stringify(people.length === 0 ? {} : { people })
      db.prepare('insert into account (id, name, created, kind, prefs) values (?, ?, ?, ?, ?)').run(
        id,
        id,
        created,
        kind,
        prefs,
      )
    }
    // Fixture: a tablet with two people who have no browser of their own, one of whom took a phone. Ada has
    // an account and an unused resume link.
    account('tablet', 'visitor', 1, ['own', 'guest'])
    account('own', 'visitor', 2)
    account('guest', 'visitor', 3)
    account('phone', 'visitor', 4, ['guest'])
    account('ada', 'person', 0)
    account('thief', 'visitor', 5, ['ada'])
    account('late', 'visitor', 6, ['bob'])
    account('bob', 'visitor', 7)
    db.exec("insert into session (hash, account, seen, expires, browser) values ('h', 'bob', 0, 9, 'Firefox')")
    const link = db.prepare("insert into link (hash, game, purpose, seat, account) values (?, ?, 'resume', ?, ?)")
    link.run('l1', 'game1', 2, 'guest')
    link.run('l2', 'game2', 0, 'ada')
    sure(migrate(db, readMigrations(), 1000))
    const rows = db.prepare('select holder, person, game, seat, ended from seat_grant order by holder').all()
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['late', 'bob', '', 0, 1],
      ['phone', 'guest', 'game1', 2, 0],
      ['thief', 'ada', 'game2', 0, 0],
    ])
    db.close()
  })
})
