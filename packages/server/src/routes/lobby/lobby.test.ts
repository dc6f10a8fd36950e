/** Open tables and quick match at a real server. */
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore } from '@heptapolis/store'
import type { Lobby, SeekProgress } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { ServerContext } from '../../context/server-context.ts'
import type { TestGuest } from '../../test-guest.ts'
import { guestAt, personAt, startTestServer, TestClock, termsFor, until } from '../../testing.ts'

const OPEN = { visibility: 'open', seating: 'anybody' } as const
const nonceOf = (digit: string): string => digit.repeat(32)
const lobbyOf = async (guest: TestGuest): Promise<Lobby> => (await guest.get('/lobby')).body as never

const seeks = async (guest: TestGuest, nonce: string, wish: object = {}): Promise<SeekProgress> => {
  const body = { name: 'Somebody', nonce: nonceOf(nonce), wish: { players: 3, bots: false, ...wish } }
  return (await guest.post('/lobby/seek', body)).body as never
}
const stays = async (guest: TestGuest): Promise<SeekProgress> =>
  (await guest.post('/lobby/seek/stay', {})).body as never

describe('the lobby', () => {
  test('lists open tables with their players, and no private ones', async () => {
    const { origin } = await startTestServer()
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    await ada.opens(termsFor(3))
    const { table } = await ada.opens(termsFor(4, ['leaders']), { ...OPEN, clock: { kind: 'move', time: 45_000 } })
    const { open, played, isAccount } = await lobbyOf(eve)
    expect(isAccount).toBe(false)
    expect(played).toEqual([])
    expect(open).toEqual([
      {
        table,
        seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
        terms: { edition: '2e', boxes: ['leaders'] },
        options: { clock: { kind: 'move', time: 45_000 }, rated: false, seating: 'anybody' },
      },
    ])
    expect((await lobbyOf(ada)).open[0].isYours).toBe(true)
  })

  test('marks own tables, and others as being played', async () => {
    const { origin } = await startTestServer()
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    const { table } = await ada.opens(termsFor(3), { ...OPEN, clock: { kind: 'move', time: 45_000 } })
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    const ofAda = (await lobbyOf(ada)).played
    expect(ofAda).toMatchObject([{ table, isYours: true }])
    expect((await lobbyOf(eve)).played.map(({ isYours }) => isYours)).toEqual([undefined])
  })

  test('seats a person at once, and shows beforehand where they may not sit', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, eve, { guest: ben }] = [
      await guestAt(origin),
      await guestAt(origin),
      await personAt(origin, store, 'Ben'),
    ]
    const { table } = await ada.opens(termsFor(3), { ...OPEN, seating: { from: 1400, to: 1600 } })
    expect((await lobbyOf(eve)).open[0].refused).toBe('accounts-only')
    expect((await lobbyOf(ben)).open[0].refused).toBeUndefined()
    const press = { name: 'Whoever', nonce: nonceOf('1') }
    expect(await eve.post(`/lobby/${table}/sit`, press)).toMatchObject({ status: 403, body: { code: 'accounts-only' } })
    expect(await ben.post(`/lobby/${table}/sit`, press)).toEqual({ status: 200, body: { table } })
    await until(() => ada.sees({ table }).seats[1].kind === 'person')
    expect(ada.sees({ table }).seats[1].name).toBe('Ben')
    const far = await ada.opens(termsFor(3), { ...OPEN, seating: { from: 1700, to: 1900 } })
    expect((await ben.post(`/lobby/${far.table}/sit`, press)).body).toEqual({ code: 'other-rating' })
    const closed = await ada.opens(termsFor(3))
    expect((await ben.post(`/lobby/${closed.table}/sit`, press)).body).toEqual({ code: 'not-invited' })
    const stranger = await fetch(`${origin}/api/v1/lobby/${table}/sit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example', cookie: ben.cookie },
      body: JSON.stringify(press),
    })
    expect(stranger.status).toBe(403)
  })

  test('seats nobody who is suspended or blocked', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, ben] = [await personAt(origin, store, 'Ada'), await personAt(origin, store, 'Ben')]
    const { table } = await ada.guest.opens(termsFor(3), OPEN)
    const press = { name: 'Whoever', nonce: nonceOf('1') }
    const block = { id: 'b', account: ada.id, other: ben.id, degree: 'block', name: 'Ben', since: 1 } as const
    sure(await store.conduct.avoid(block))
    expect((await ben.guest.post(`/lobby/${table}/sit`, press)).body).toEqual({ code: 'avoided' })
    sure(await store.conduct.unavoid(ada.id, 'b'))
    sure(await store.conduct.suspend({ account: ben.id, since: 1, why: 'reports' }))
    expect((await ben.guest.post(`/lobby/${table}/sit`, press)).body).toEqual({ code: 'suspended' })
    const wish = { players: 3, bots: false }
    expect((await ben.guest.post('/lobby/seek', { ...press, wish })).body).toEqual({ code: 'suspended' })
  })

  test('hides tables with a block in either direction, except own ones', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, ben] = [await personAt(origin, store, 'Ada'), await personAt(origin, store, 'Ben')]
    const eve = await guestAt(origin)
    const { table } = await ada.guest.opens(termsFor(3), OPEN)
    const tablesOf = async (guest: TestGuest) => (await lobbyOf(guest)).open.map((one) => one.table)
    expect(await tablesOf(ben.guest)).toEqual([table])
    const block = { id: 'b', degree: 'block', name: '', since: 1 } as const
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ]) {
      sure(await store.conduct.avoid({ ...block, account: one.id, other: other.id }))
      expect(await tablesOf(ben.guest)).toEqual([])
      expect(await tablesOf(eve)).toEqual([table])
      sure(await store.conduct.unavoid(one.id, 'b'))
    }
    await ben.guest.post(`/lobby/${table}/sit`, { name: 'Whoever', nonce: nonceOf('1') })
    sure(await store.conduct.avoid({ ...block, account: ada.id, other: ben.id }))
    await expect.poll(() => tablesOf(ben.guest)).toEqual([table])
  })

  test('lists running games, which anybody may watch', async () => {
    const { origin } = await startTestServer()
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    const { table } = await ada.opens(termsFor(3), OPEN)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.round === 1)
    await eve.follows({ table })
    expect(await eve.does({ table }, { do: 'watch', name: 'Eve' })).toBe('written')
    const { open, played } = await lobbyOf(eve)
    expect(open).toEqual([])
    expect(played).toMatchObject([{ table, age: 1, turn: 1, watchers: 1 }])
    expect(played[0].seats).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ])
    expect(JSON.stringify(eve.sees({ table }))).not.toContain('"hand":[')
  })

  test('hides tables whose people have gone', async () => {
    const { origin } = await startTestServer({ grace: 10 })
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    const { table } = await ada.opens(termsFor(3), OPEN)
    await eve.follows({ table })
    ada.connection.close()
    await until(() => eve.sees({ table }).seats[0].goneSince !== undefined)
    const { open } = await lobbyOf(eve)
    expect(open).toEqual([])
  })
})

describe('quick match', () => {
  test('seats accounts at a rated table that has begun', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    const [ada, ben, cleo] = people.map(({ guest }) => guest)
    expect(await seeks(ada, '3')).toEqual({ waited: expect.any(Number), others: 0 })
    expect(await seeks(ben, '1')).toMatchObject({ others: 1 })
    const { table = '' } = await seeks(cleo, '2')
    expect((await stays(ada)).table).toBe(table)
    expect((await stays(ben)).table).toBe(table)
    await ada.follows({ table })
    const { phase, options, seats } = ada.sees({ table })
    expect(phase).toBe('play')
    expect(options).toMatchObject({ visibility: 'open', rated: true, talk: 'phrases', absence: 'bot' })
    // In the order of their nonces.
    expect(seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Ada'])
  })

  test('seats two people at a table of two, and refuses expansions that need more', async () => {
    const { origin } = await startTestServer()
    const [ada, ben] = [await guestAt(origin), await guestAt(origin)]
    const armada = { players: 2, mix: { edition: '2e', boxes: ['armada'] } }
    expect(await seeks(ada, '1', armada)).toEqual({ code: 'too-few-for-armada' })
    await seeks(ada, '1', { players: 2 })
    const { table = '' } = await seeks(ben, '2', { players: 2 })
    await ada.follows({ table })
    expect(ada.sees({ table }).phase).toBe('play')
    expect(ada.sees({ table }).seats.map(({ kind }) => kind)).toEqual(['person', 'person'])
  })

  test('continues when somebody leaves, and drops silent pages', async () => {
    const store = memoryStore()
    const clock = new TestClock()
    const { now } = clock
    const { origin, context } = await startTestServer({
      store: { ...store, now: async () => ({ ok: true, value: now() }) },
      now,
    })
    const [ada, ben, cleo] = [await guestAt(origin), await guestAt(origin), await guestAt(origin)]
    await seeks(ada, '1')
    await seeks(ben, '2')
    expect((await ben.post('/lobby/seek/stop', {})).body).toEqual({ ok: true })
    expect(await seeks(cleo, '3')).toMatchObject({ others: 1 })
    clock.advance(11_000)
    await cleo.post('/lobby/seek/stay', {})
    await seeks(ben, '2')
    await context.matchmaker.round()
    expect(await stays(cleo)).toMatchObject({ others: 1 })
    expect((await stays(cleo)).table).toBeUndefined()
  })

  test('fills up with bots after a minute if wished, unrated', async () => {
    const store = memoryStore()
    const clock = new TestClock()
    const { now } = clock
    const { origin, context } = await startTestServer({
      store: { ...store, now: async () => ({ ok: true, value: now() }) },
      now,
    })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    await seeks(ada, '1', { bots: true })
    clock.advance(59_000)
    expect((await stays(ada)).table).toBeUndefined()
    clock.advance(2000)
    await stays(ada)
    await context.matchmaker.round()
    const { table = '' } = await stays(ada)
    await ada.follows({ table })
    const { options, seats } = ada.sees({ table })
    expect(options.rated).toBe(false)
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  })

  test('creates one table for three people when two servers act at once', async () => {
    const store = memoryStore()
    const { origin, context } = await startTestServer({ store })
    const other = await ServerContext.open({ store })
    const people = [await guestAt(origin), await guestAt(origin), await guestAt(origin)]
    await Promise.all(people.map((guest, i) => seeks(guest, String(i + 1), { players: 3 })))
    await Promise.all([context, other, context, other].map(({ matchmaker }) => matchmaker.round()))
    const tables = new Set((await Promise.all(people.map(stays))).map(({ table }) => table))
    expect(tables.size).toBe(1)
    const listed = sure(await store.games.list({ visibility: 'open', limit: 9 }))
    expect(listed.map(({ game }) => game)).toEqual([...tables])
    await other.close()
  })

  test('rejects unknown people, floods and impossible wishes', async () => {
    const { origin } = await startTestServer({ now: new TestClock().now })
    const ada = await guestAt(origin)
    const nobody = await fetch(`${origin}/api/v1/lobby/seek/stay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{}',
    })
    expect(nobody.status).toBe(401)
    const odd = { name: 'Ada', nonce: nonceOf('1'), wish: { players: 99, bots: false } }
    expect((await ada.post('/lobby/seek', odd)).status).toBe(400)
    // A match needs a table that can be created.
    const wishes = [
      { mix: { edition: '2e', boxes: ['nonsense'] } },
      { players: 8 },
      { mix: { edition: '2e', boxes: ['leaders'] }, players: 8 },
    ]
    for (const wish of wishes)
      expect((await ada.post('/lobby/seek', { ...odd, wish: { bots: false, ...wish } })).status).toBe(400)
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      const { status } = await ada.post('/lobby/seek', { ...odd, wish: { bots: false } })
      statuses.push(status)
    }
    expect(statuses.slice(0, 6).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})
