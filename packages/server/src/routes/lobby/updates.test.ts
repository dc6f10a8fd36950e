/** Lobby streams at one and at two real servers. */
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore, openPostgres } from '@heptapolis/store'
import { freshDatabase, serviceFor } from '@heptapolis/store/services'
import { API, type LobbyEvent, type SeekEvent } from '@heptapolis/wire'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { overNotify } from '../../cluster/notify.ts'
import { LOBBIES } from '../../core/limits.ts'
import type { TestGuest } from '../../test-guest.ts'
import { guestAt, personAt, startTestServer, TestClock, type TestServer, termsFor, until } from '../../testing.ts'
import { endStreams, programOf, Stream } from '../api/testing.ts'

const OPEN = { visibility: 'open', seating: 'anybody' } as const
const seek = (digit: string) => ({ name: 'Somebody', nonce: digit.repeat(32), wish: { players: 3, bots: false } })

const server = await serviceFor('postgres', 'The lobby of two servers')
const database = server === undefined ? undefined : await freshDatabase(server)
afterAll(() => database?.drop())

const stops: AbortController[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop.abort()
  endStreams()
})

async function listens({ origin, cookie }: Pick<TestGuest, 'origin' | 'cookie'>, path: string): Promise<Stream> {
  const stop = new AbortController()
  stops.push(stop)
  return new Stream(await fetch(`${origin}${API}${path}`, { headers: { cookie }, signal: stop.signal }), stop)
}

const eventsOf = (stream: Stream): (LobbyEvent | SeekEvent)[] => stream.events as never
/** Number of open tables in each line. */
const openIn = (stream: Stream): number[] =>
  eventsOf(stream).flatMap((event) => (event.t === 'lobby' ? [event.open.length] : []))
const tableIn = (stream: Stream): string | undefined =>
  eventsOf(stream).flatMap((event) => (event.t === 'seek' ? (event.table ?? []) : []))[0]

describe('the lobby stream', () => {
  test('sends the lobby, then every change, and never the same twice', async () => {
    const { origin } = await startTestServer()
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    const lobby = await listens(eve, '/lobby/stream')
    await until(() => openIn(lobby).length === 1)
    await ada.opens(termsFor(3))
    const { table } = await ada.opens(termsFor(3), OPEN)
    await until(() => openIn(lobby).at(-1) === 1)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => openIn(lobby).at(-1) === 0)
    await until(() => eventsOf(lobby).some((event) => event.t === 'lobby' && event.played[0]?.table === table))
    const { lines } = lobby
    expect(lines.every((line, i) => line === '' || line !== lines[i - 1])).toBe(true)
  })

  test('is made for its viewer', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    const program = await programOf(ada, ['games:read'])
    const streams = [await listens(ada, '/lobby/stream'), await program.listens('/lobby/stream')]
    const strange = await listens({ origin, cookie: '' }, '/lobby/stream')
    await ada.opens(termsFor(3), OPEN)
    await until(() => [...streams, strange].every((stream) => openIn(stream).at(-1) === 1))
    const last = (stream: Stream) => eventsOf(stream).at(-1)
    for (const stream of streams) expect(last(stream)).toMatchObject({ isAccount: true, open: [{ isYours: true }] })
    expect(last(strange)).toMatchObject({ isAccount: false })
  })

  test('drops a table as soon as somebody there blocks the viewer', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, ben] = [await personAt(origin, store, 'Ada'), await personAt(origin, store, 'Ben')]
    const stream = await listens(ben.guest, '/lobby/stream')
    await ada.guest.opens(termsFor(3), OPEN)
    await until(() => openIn(stream).at(-1) === 1)
    sure(await store.conduct.avoid({ id: 'b', account: ada.id, other: ben.id, degree: 'block', name: 'Ben', since: 1 }))
    await until(() => openIn(stream).at(-1) === 0)
    sure(await store.conduct.unavoid(ada.id, 'b'))
    await until(() => openIn(stream).at(-1) === 1)
  })

  test('is limited per person, and ends with server or session', async () => {
    const testServer = await startTestServer()
    const [ada, eve] = [await guestAt(testServer.origin), await guestAt(testServer.origin)]
    const lines: Stream[] = []
    for (let i = 0; i < LOBBIES.person; i++) lines.push(await listens(ada, '/lobby/stream'))
    expect((await ada.get('/lobby/stream')).body).toMatchObject({ code: 'too-many-followed', retry: 10 })
    const other = await listens(eve, '/lobby/stream')
    lines[0].end()
    await expect.poll(async () => (await listens(ada, '/lobby/stream')).response.status, { timeout: 30_000 }).toBe(200)
    await ada.post('/sign-out', {})
    await until(() => lines.slice(1).every(({ isOver }) => isOver))
    expect(other.isOver).toBe(false)
    await testServer.close()
    await until(() => other.isOver)
    expect(eventsOf(other).at(-1)).toMatchObject({ t: 'bye' })
  })
})

describe('the match stream', () => {
  const met = async (people: readonly TestGuest[]): Promise<void> => {
    const streams: Stream[] = []
    for (const [i, guest] of people.entries()) {
      await guest.post('/lobby/seek', seek(String(i)))
      streams.push(await listens(guest, '/lobby/seek/stream'))
    }
    await until(() => streams.every((stream) => tableIn(stream) !== undefined))
    expect(new Set(streams.map(tableIn)).size).toBe(1)
  }

  test('tells waiting players, and counts as their heartbeat', async () => {
    const store = memoryStore()
    const clock = new TestClock()
    const { now } = clock
    const { origin } = await startTestServer({
      store: { ...store, now: async () => ({ ok: true, value: now() }) },
      now,
    })
    const [ada, ...others] = [await guestAt(origin), await guestAt(origin), await guestAt(origin)]
    await ada.post('/lobby/seek', seek('9'))
    const waiting = await listens(ada, '/lobby/seek/stream')
    // Longer than the limit for silent pages.
    for (const time of [8000, 16_000]) {
      clock.advance(8000)
      await until(() => eventsOf(waiting).some((event) => event.t === 'seek' && event.waited >= time))
    }
    await met(others)
    await until(() => tableIn(waiting) !== undefined)
  })

  test('rejects unknown people', async () => {
    const { origin } = await startTestServer()
    expect((await fetch(`${origin}${API}/lobby/seek/stream`)).status).toBe(401)
  })

  test.skipIf(database === undefined)('works across two servers, like the lobby stream', async () => {
    const url = database?.url ?? ''
    const open = async (): Promise<TestServer> =>
      startTestServer({ store: sure(await openPostgres({ url })), bus: await overNotify(url) })
    const servers = [await open(), await open()]
    const people = await Promise.all([0, 1, 1].map((i) => guestAt(servers[i].origin)))
    const lobby = await listens(people[0], '/lobby/stream')
    const { table } = await people[1].opens(termsFor(3), OPEN)
    await until(() => openIn(lobby).at(-1) === 1)
    await people[1].does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => openIn(lobby).at(-1) === 0)
    await met(people)
  })
})
