import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sure } from '@heptapolis/engine/kernel'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  byWayOf,
  type Database,
  emptied,
  freePort,
  freshDatabase,
  type ProxyRoute,
  privatePostgres,
  proxyTo,
  serviceFor,
} from '../../services/index.ts'
import { type LastingStore, openPostgres } from '../index.ts'
import type { Migration } from '../migrations.ts'
import { readMigrations as inSqlite } from '../sqlite/migrate.ts'
import { choice, codeOf, event, kindsOf, opening } from '../testing.ts'
import { PostgresConnection, type PostgresOptions } from './connection.ts'
import { answered } from './faults.ts'
import { migrate, readMigrations } from './migrate.ts'

const server = await serviceFor('postgres', 'Troubles of the store in PostgreSQL')

const stores: LastingStore[] = []
async function open(options: PostgresOptions): Promise<LastingStore> {
  const store = sure(await openPostgres(options))
  stores.push(store)
  return store
}
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})

describe.skipIf(server === undefined)('a PostgreSQL', () => {
  let database: Database
  let url: string
  let other: postgres.Sql
  beforeAll(async () => {
    database = await freshDatabase(server ?? '')
    url = database.url
    sure(await migrate({ url }))
    other = postgres(url, { max: 1, onnotice: () => {} })
  })
  beforeEach(() => emptied(url))
  afterAll(async () => {
    await other.end()
    await database.drop()
  })

  test('accepts one of two concurrent steps from two programs, and both read it', async () => {
    const [one, two] = [await open({ url }), await open({ url })]
    sure(await one.log.append(opening('k7Qx2')))
    const steps = [one.log.append(choice('k7Qx2', 1, 'a')), two.log.append(choice('k7Qx2', 1, 'b', 'bob'))]
    expect((await Promise.all(steps.map(codeOf))).sort()).toEqual(['conflict', 'ok'])
    expect(await kindsOf(one, 'k7Qx2')).toEqual(await kindsOf(two, 'k7Qx2'))
  })

  test('creates a game once when two programs create it concurrently', async () => {
    const [one, two] = [await open({ url }), await open({ url })]
    for (const game of ['a', 'b', 'c', 'd']) {
      const codes = await Promise.all([one, two].map((store) => codeOf(store.log.append(opening(game)))))
      expect(codes.sort()).toEqual(['conflict', 'ok'])
      expect(await kindsOf(two, game)).toEqual(['open'])
    }
  })

  test('gives a name to one of two concurrent claims', async () => {
    const [one, two] = [await open({ url }), await open({ url })]
    for (const id of ['ada', 'bob']) {
      sure(await one.people.saveAccount({ id, name: id, created: 0, kind: 'person', prefs: {} }))
    }
    const claimed = [one.people.claimName('ada', 'Zoë', 'zoe'), two.people.claimName('bob', 'Zoe', 'zoe')]
    expect((await Promise.all(claimed)).map(sure).sort()).toEqual([false, true])
  })

  test('shares one commit between concurrent writes', async () => {
    const store = await open({ url })
    const games = Array.from({ length: 200 }, (_, i) => `game-${i}`)
    await Promise.all(games.map((game) => store.log.append(opening(game))))
    expect(store.counts).toEqual({ commits: 1, jobs: 200 })
  })

  test('splits very many concurrent writes into several commits', async () => {
    const store = await open({ url })
    const games = Array.from({ length: 600 }, (_, i) => `game-${i}`)
    const codes = await Promise.all(games.map((game) => codeOf(store.log.append(opening(game)))))
    expect(new Set(codes)).toEqual(new Set(['ok']))
    expect(store.counts).toEqual({ commits: 3, jobs: 600 })
  })

  test('under overload answers in turn and rejects the rest before it sends them', async () => {
    const line = new PostgresConnection({ url, patience: 8000 }, 1)
    const asked = Array.from({ length: 16 }, () =>
      codeOf(answered(line.run((sql) => sql.unsafe('select pg_sleep(1)')))),
    )
    const codes = await Promise.all(asked)
    expect(codes[0]).toBe('ok')
    expect(codes.at(-1)).toBe('busy')
    expect(new Set(codes)).toEqual(new Set(['ok', 'busy']))
    await line.close()
  })

  test('keeps the rest of a group when one step is rejected', async () => {
    const store = await open({ url })
    sure(await store.log.append(opening('k7Qx2')))
    const half = { ...choice('k7Qx2', 1, 'a'), events: [event('say', 1, { at: 1.5, who: 'ada', cid: 'a' })] }
    const steps = [opening('before'), half, choice('k7Qx2', 9, 'b'), opening('after')]
    const codes = await Promise.all(steps.map((step) => codeOf(store.log.append(step))))
    expect(codes).toEqual(['ok', 'refused', 'conflict', 'ok'])
    expect(await kindsOf(store, 'k7Qx2')).toEqual(['open'])
    expect(sure(await store.log.accepted('k7Qx2', 'ada', 'a'))).toBeUndefined()
  })

  test.each([
    ['change an event', "update event set body = '{}'", 'an event is never changed'],
    ['leave a gap', "insert into event values ('k7Qx2', 5, 1, 'say', '{}')", 'an event out of its order'],
    ['write an event twice', "insert into event values ('k7Qx2', 0, 1, 'say', '{}')", 'an event out of its order'],
    ['choose after the end', "insert into event values ('k7Qx2', 2, 1, 'choose', '{}')", 'a choice after the end'],
    ['write what is no JSON', "insert into event values ('k7Qx2', 2, 1, 'say', '{')", 'invalid input syntax'],
  ])('lets nobody %s, not even past the store', async (_, sql, message) => {
    const store = await open({ url })
    sure(await store.log.append(opening('k7Qx2')))
    sure(await store.log.append({ game: 'k7Qx2', events: [event('over', 1)] }))
    await expect(other.unsafe(sql)).rejects.toThrow(message)
  })

  test('reports a full disk, stores nothing and recovers once there is space', async () => {
    const store = await open({ url })
    sure(await store.log.append(opening('k7Qx2')))
    const noRoom = (table: string): string =>
      `create trigger no_room before insert on ${table} execute function no_room()`
    await other.unsafe(`create function no_room() returns trigger language plpgsql
      as $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`)
    for (const table of ['event', 'setting']) await other.unsafe(noRoom(table))
    const steps = [choice('k7Qx2', 1, 'a'), opening('other')]
    expect(await Promise.all(steps.map((step) => codeOf(store.log.append(step))))).toEqual(['full', 'full'])
    expect(await codeOf(store.settings.set('key', 'value'))).toBe('full')
    expect(await codeOf(store.ready())).toBe('full')
    expect([await kindsOf(store, 'k7Qx2'), await kindsOf(store, 'other')]).toEqual([['open'], []])
    await other.unsafe('drop function no_room cascade')
    expect(await Promise.all(steps.map((step) => codeOf(store.log.append(step))))).toEqual(['ok', 'ok'])
  })

  test('reports busy while another program holds its rows, and recovers', async () => {
    const store = await open({ url, patience: 4000 })
    sure(await store.log.append(opening('k7Qx2')))
    await other.begin(async (holding) => {
      await holding`select * from game for update`
      expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('busy')
    })
    expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: false })
  })

  test('reports read-only on a write', async () => {
    const name = new URL(url).pathname.slice(1)
    await other.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    const store = await open({ url })
    expect(await codeOf(store.log.append(opening('k7Qx2')))).toBe('read-only')
    expect(await codeOf(store.ready())).toBe('read-only')
    expect(await codeOf(store.log.read('k7Qx2'))).toBe('ok')
    await other.unsafe('set default_transaction_read_only = off')
    await other.unsafe(`alter database ${name} reset default_transaction_read_only`)
  })

  test('is unreachable if it does not listen or the database does not exist', async () => {
    const nowhere = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`
    expect(await codeOf(openPostgres({ url: nowhere }))).toBe('unreachable')
    expect(await codeOf(openPostgres({ url: `${url}_none` }))).toBe('unreachable')
  })

  test('is unreachable if another service answers nothing', async () => {
    const mute = createServer().listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const { port } = mute.address() as AddressInfo
    expect(await codeOf(migrate({ url: `postgres://postgres@127.0.0.1:${port}/postgres` }, [], 200))).toBe(
      'unreachable',
    )
    mute.close()
  })

  test('is refused and left unchanged if it is too old or forbids creating tables', async () => {
    const name = new URL(url).pathname.slice(1)
    await other.unsafe('create schema older')
    await other.unsafe("create function older.current_setting(text) returns text language sql return '140009'")
    await other.unsafe(`alter database ${name} set search_path = older, pg_catalog, public`)
    expect(await codeOf(openPostgres({ url }))).toBe('too-old')
    await other.unsafe(`alter database ${name} set search_path = nowhere`)
    expect(await codeOf(openPostgres({ url }))).toBe('read-only')
    await other.unsafe(`alter database ${name} reset search_path`)
    await other.unsafe('drop schema older cascade')
    expect(sure(await migrate({ url }))).toBe(0)
  })

  describe('and its migrations', () => {
    test('match those of SQLite', () => {
      const names = (migrations: readonly Migration[]): string[] => migrations.map(({ name }) => name)
      expect(names(readMigrations())).toEqual(names(inSqlite()))
    })

    test('of a newer program, or with changed text, are refused', async () => {
      await other`insert into migration (number, name, checksum) values (900, '900-future.sql', 'x')`
      expect(await codeOf(openPostgres({ url }))).toBe('newer')
      await other`delete from migration where number = 900`
      const [first, ...more] = readMigrations()
      expect(await codeOf(migrate({ url }, [{ ...first, checksum: 'x' }, ...more]))).toBe('changed')
      expect(sure(await migrate({ url }))).toBe(0)
    })

    test('run once under concurrent starts and roll back on failure', async () => {
      const empty = await freshDatabase(server ?? '')
      const wrong = { number: 1, name: '001-wrong.sql', sql: 'create table a (); create tabel b ();', checksum: 'x' }
      expect(await codeOf(migrate(empty, [wrong]))).toBe('refused')
      const ran = await Promise.all([1, 2, 3].map(() => migrate(empty)))
      expect(ran.map(sure).sort()).toEqual([0, 0, readMigrations().length])
      await empty.drop()
    })
  })

  describe('on a failing network', () => {
    let proxy: ProxyRoute
    beforeEach(async () => {
      proxy = await proxyTo(Number(new URL(url).port))
    })
    afterEach(() => proxy.close())

    test('a connection cut between commit and answer: a retry of the command tells the outcome', async () => {
      const store = await open({ url: byWayOf(proxy, url) })
      sure(await store.log.append(opening('k7Qx2')))
      proxy.cutAt('COMMIT')
      expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('unreachable')
      expect(proxy.cuts).toBe(1)
      expect(sure(await store.log.accepted('k7Qx2', 'ada', 'a'))).toBe(1)
      expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: true })
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose'])
    })

    test('a partition is reported in time, and the store reconnects after it', async () => {
      const store = await open({ url: byWayOf(proxy, url), patience: 4000 })
      sure(await store.log.append(opening('k7Qx2')))
      proxy.freeze()
      const asked = [store.log.append(choice('k7Qx2', 1, 'a')), store.log.read('k7Qx2'), store.ready()]
      expect(await Promise.all(asked.map(codeOf))).toEqual(['unreachable', 'unreachable', 'unreachable'])
      proxy.thaw()
      let again = await store.log.append(choice('k7Qx2', 1, 'a'))
      // A statement that arrived before the cut may hold the lock of the game for a moment.
      while (!again.ok && again.error.code === 'busy') again = await store.log.append(choice('k7Qx2', 1, 'a'))
      expect(sure(again).n).toBe(1)
      expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose'])
    })
  })

  test('is unreachable while the server is stopped and loses nothing', async () => {
    const own = await privatePostgres()
    if (!own) return
    const store = await open({ url: own.url })
    sure(await store.log.append(opening('k7Qx2')))
    await own.stop()
    expect(await codeOf(store.log.append(choice('k7Qx2', 1, 'a')))).toBe('unreachable')
    expect(await codeOf(store.log.read('k7Qx2'))).toBe('unreachable')
    await own.start()
    expect(sure(await store.log.append(choice('k7Qx2', 1, 'a')))).toEqual({ n: 1, repeated: false })
    expect(await kindsOf(store, 'k7Qx2')).toEqual(['open', 'choose'])
    await store.close()
    await own.close()
  })
})
