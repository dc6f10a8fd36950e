import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fail, ok, type Result, sure } from '@heptapolis/engine/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { freshDatabase, serviceFor } from '../services/index.ts'
import { type LastingStore, type LogEvent, move, openPostgres, openSqlite } from './index.ts'
import { choice, codeOf, event, opening, temporaryFolder } from './testing.ts'

const server = await serviceFor('postgres', 'Moving tables from SQLite to PostgreSQL and back')

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const kept = (store: LastingStore): LastingStore => {
  closing.push(() => store.close())
  return store
}
const file = async (): Promise<LastingStore> =>
  kept(sure(await openSqlite({ file: join(temporaryFolder(), 'tables.db') })))
async function database(): Promise<LastingStore> {
  const { url, drop } = await freshDatabase(server ?? '')
  closing.push(drop)
  return kept(sure(await openPostgres({ url })))
}

const hashOf = (events: readonly LogEvent[]): Result<string> => ok(events.map(({ kind }) => kind).join())

/** Fills every table of a store. */
async function filled(store: LastingStore): Promise<LastingStore> {
  const { log, people, settings, conduct, audit } = store
  for (const id of ['zoe', 'ada']) {
    sure(await people.saveAccount({ id, name: id, created: 1, kind: 'person', prefs: { a: [1] } }))
  }
  sure(await people.saveAccount({ id: 'early', name: 'early', created: 1, kind: 'visitor', prefs: {} }))
  sure(await people.merge('early', 'zoe'))
  sure(await people.saveSession({ hash: 'h', account: 'ada', seen: 1, expires: Number.MAX_SAFE_INTEGER }))
  sure(await people.saveLink({ hash: 'l', game: 'k7Qx2', purpose: 'invite' }))
  sure(await people.mayTell('ada', 'k7Qx2', 3))
  sure(await settings.set('keys', 'é "🏛"'))
  sure(await conduct.avoid({ id: 'x', account: 'ada', other: 'zoe', degree: 'mute', name: 'Zoë', since: 5 }))
  for (const act of ['one', 'two']) sure(await audit.note({ at: 1, admin: 'a', act, subject: 's', detail: '' }))
  sure(await log.append(opening('k7Qx2', { deadline: 70 })))
  sure(await log.append(choice('k7Qx2', 1, 'a')))
  sure(await log.append({ game: 'k7Qx2', events: [event('round', 2), event('over', 3, { text: '\u0000' })] }))
  sure(await log.append({ game: 'k7Qx2', events: [event('say', 4, { who: 'bob', cid: 'b' })] }))
  for (let i = 0; i < 5; i++) sure(await log.append(opening(`game-${i}`)))
  sure(await people.watches('ada', 'game-0'))
  return store
}

/** Expected counts of a complete move. */
const ALL = { games: 6, events: 10, rows: 11 }

describe.skipIf(server === undefined)('a move', () => {
  test('is refused while a server uses either side', async () => {
    const [from, to] = [await filled(await file()), await file()]
    sure(await to.nodes.beat('ended', 1))
    sure(await from.nodes.beat('playing', 1))
    let beats = 1
    const beating = setInterval(() => void from.nodes.beat('playing', ++beats), 200)
    expect(await codeOf(move(from, to, { hashOf }))).toBe('busy')
    clearInterval(beating)
    expect(sure(await to.games.counts())).toEqual({})
  })

  test.each([
    ['from SQLite to PostgreSQL', file, database],
    ['from PostgreSQL to SQLite', database, file],
  ])('%s brings all along, and proves it', async (_, first, second) => {
    const [from, to] = [await filled(await first()), await second()]
    const stages = new Set<string>()
    const moved = sure(await move(from, to, { hashOf, onProgress: (stage) => stages.add(stage) }))
    expect(moved).toMatchObject(ALL)
    expect([...stages]).toEqual(['games', 'rows', 'proof'])
    for (const game of ['k7Qx2', 'game-3']) {
      expect(sure(await to.games.find(game))).toEqual(sure(await from.games.find(game)))
      expect(sure(await to.log.read(game))).toEqual(sure(await from.log.read(game)))
    }
    expect(sure(await to.log.append(choice('k7Qx2', 9, 'a')))).toEqual({ n: 1, repeated: true })
    expect(sure(await to.log.accepted('k7Qx2', 'bob', 'b'))).toBe(4)
    expect(sure(await to.people.partsOf('zoe'))).toEqual(['early'])
    expect(sure(await to.audit.list(9)).map(({ act }) => act)).toEqual(['two', 'one'])
    expect(sure(await to.people.mayTell('ada', 'k7Qx2', 3))).toBe(false)
  })

  test('leaves a target with data untouched', async () => {
    const [from, to] = [await filled(await file()), await database()]
    sure(await to.log.append(opening('mine')))
    expect(await codeOf(move(from, to, { hashOf }))).toBe('not-empty')
    expect(sure(await to.people.account('ada'))).toBeUndefined()
  })

  test('resumes after an interruption', async () => {
    const [from, to] = [await filled(await file()), await database()]
    let looked = 0
    const interrupted = (events: readonly LogEvent[]): Result<string> =>
      ++looked > 3 ? fail('cut', 'The light went out.') : hashOf(events)
    expect(await codeOf(move(from, to, { hashOf: interrupted }))).toBe('cut')
    expect(sure(await move(from, to, { hashOf }))).toMatchObject(ALL)
    expect(await codeOf(move(from, to, { hashOf }))).toBe('not-empty')
  })

  test('is not complete when a row arrived changed', async () => {
    const path = join(temporaryFolder(), 'tables.db')
    const [from, to] = [await filled(kept(sure(await openSqlite({ file: path })))), await database()]
    const other = new DatabaseSync(path)
    closing.push(async () => other.close())
    // At once, and not by the store: its answer may come after the proof.
    const onProgress = (stage: string): void => {
      if (stage === 'proof') other.exec("update setting set value = 'changed meanwhile'")
    }
    expect(await codeOf(move(from, to, { hashOf, onProgress }))).toBe('differs')
  })
})
