/** Guarantees of the command path for every transport. */
import { createHash } from 'node:crypto'
import { fail, ok, sure } from '@heptapolis/engine/kernel'
import { memoryStore, type Store } from '@heptapolis/store'
import { AMONG_FRIENDS, type Command } from '@heptapolis/table'
import { newNonce, randomHex } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { newTableId } from '../core/ids.ts'
import { LIMITS } from '../core/limits.ts'
import { botOf, programOf } from '../routes/api/testing.ts'
import { guestAt, personAt, startTestServer, termsFor, until } from '../testing.ts'

const wishes = (more: object = {}) => ({
  cid: randomHex(8),
  terms: termsFor(3),
  options: AMONG_FRIENDS,
  name: 'Ada',
  nonce: newNonce(),
  ...more,
})

test('rejects a suspended host who opens a table to strangers, by request and by socket', async () => {
  const store = memoryStore()
  const { origin } = await startTestServer({ store })
  const { guest: ada, id } = await personAt(origin, store, 'Ada')
  const { table } = await ada.opens(termsFor(3))
  const program = await programOf(ada, ['tables:write'])
  sure(await store.conduct.suspend({ account: id, since: 0, why: 'insult' }))
  const command = { do: 'set', options: { ...AMONG_FRIENDS, visibility: 'open', seating: 'anybody' } } as const
  expect(await ada.does({ table }, command)).toBe('suspended')
  const asked = await program.post(`/tables/${table}/room`, { cid: randomHex(8), command })
  expect([asked.status, asked.body]).toEqual([403, { code: 'suspended' }])
  expect((await ada.get('/lobby')).body.open).toEqual([])
})

test('acknowledges a repeated command that it accepted before a suspension', async () => {
  const store = memoryStore()
  const { origin, context } = await startTestServer({ store })
  const [ada, ben] = [await personAt(origin, store, 'Ada'), await personAt(origin, store, 'Ben')]
  const { table } = await ada.guest.opens(termsFor(3), { visibility: 'open', seating: 'anybody' })
  const sit = (cid: string) =>
    context.commands.perform({
      sender: ok({ selves: [ben.id], people: [ben.id], device: 'd'.repeat(22) }),
      table,
      command: { do: 'sit', cid, name: 'Ben', nonce: newNonce() },
    })
  const cid = randomHex(8)
  const { n } = sure(await sit(cid))
  sure(await store.conduct.suspend({ account: ben.id, since: 0, why: 'insult' }))
  expect(sure(await sit(cid))).toMatchObject({ n, isRepetition: true })
  expect(await sit(randomHex(8))).toMatchObject({ ok: false, error: { code: 'suspended' } })
})

describe('a body with extra fields', () => {
  test('lets the token of a bot do nothing but choose', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    const program = await botOf(ada)
    const events = await program.listens('/bot/events')
    const { table } = await ada.opens(termsFor(3))
    await expect.poll(async () => (await ada.post(`/tables/${table}/bots`, { bot: program.bot })).status).toBe(200)
    expect((await program.post(`/bot/games/${table}/accept`)).status).toBe(200)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).phase === 'play')
    const choice = { cid: randomHex(8), round: 1, move: { action: 'none' } }
    for (const more of [{ do: 'abort' }, { do: 'away' }, { do: 'name', name: 'Ada' }]) {
      const answer = await program.post(`/bot/games/${table}/choose`, { ...choice, ...more })
      expect([answer.status, answer.body]).not.toEqual([200, { ok: true }])
    }
    const { phase, seats } = ada.sees({ table })
    expect([phase, seats[1].name, seats[1].away]).toEqual(['play', 'Deep', undefined])
    events.end()
  })

  test('neither hides the secret of a table nor counts as a bug', async () => {
    const { origin, context } = await startTestServer()
    const ada = await guestAt(origin)
    const { table } = (await ada.post('/tables', wishes({ deal: '9999-12-31' }))).body as { table: string }
    expect(sure(await context.liveTables.at(table).look()).deal).toBeUndefined()
    expect((await ada.post('/tables', wishes({ library: 5 }))).status).toBe(200)
    expect(context.meters.bugs.of()).toBe(0)
  })
})

describe('a request that opens a table', () => {
  test('opens one table however often it is sent, and is charged once', async () => {
    const { origin } = await startTestServer({ now: () => 0 })
    const ada = await guestAt(origin)
    const wish = wishes()
    const opened = new Set<unknown>()
    for (let i = 0; i < 34; i++) opened.add((await ada.post('/tables', wish)).body.table)
    expect(opened.size).toBe(1)
    expect((await ada.post('/tables', wishes())).status).toBe(200)
  })

  test('opens a table whose id cannot be predicted', async () => {
    const wish = wishes()
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const store = memoryStore()
        const { origin } = await startTestServer({ store, now: () => 0 })
        const { guest, id } = await personAt(origin, store, 'Ada')
        const { table } = (await guest.post('/tables', wish)).body
        const digest = createHash('sha256').update(`${id} ${wish.cid}`).digest()
        return table === newTableId(digest)
      }),
    )
    expect(ids).toEqual([false, false])
  })
})

describe('the quota of commands', () => {
  const command = { do: 'set', options: { clock: { kind: 'none' } } }

  async function atTable(store: Store = memoryStore()) {
    const { origin } = await startTestServer({ store, now: () => 0 })
    const { guest } = await personAt(origin, store, 'Ada')
    const { table } = await guest.opens(termsFor(3))
    const program = await programOf(guest, ['tables:write'])
    return async (cid: string) => (await program.post(`/tables/${table}/room`, { cid, command })).status
  }

  test('is not used up by repeating one command', async () => {
    const set = await atTable()
    const cid = randomHex(8)
    for (let i = 0; i < 45; i++) expect(await set(cid)).toBe(200)
    const others: number[] = []
    for (let i = 0; i < 40; i++) others.push(await set(randomHex(8)))
    expect([others[0], others.at(-1)]).toEqual([200, 429])
  })

  test('is not used up while the store cannot write', async () => {
    let isFull = false
    const memory = memoryStore()
    const append: Store['log']['append'] = async (step) =>
      isFull ? fail('full', 'The disk is full.') : memory.log.append(step)
    const set = await atTable({ ...memory, log: { ...memory.log, append } })
    isFull = true
    for (let i = 0; i < 45; i++) expect(await set(randomHex(8))).toBe(503)
    isFull = false
    expect(await set(randomHex(8))).toBe(200)
  })
})

test('counts a rematch as an opened table, and joining one as nothing', async () => {
  const store = memoryStore()
  const { origin, context } = await startTestServer({ store, now: () => 0 })
  const [ada, ben] = [await personAt(origin, store, 'Ada'), await personAt(origin, store, 'Ben')]
  const { table, invite } = await ada.guest.opens(termsFor(3))
  expect(await ben.guest.sits({ table }, invite, 'Ben')).toBe('written')
  const doing = async (id: string, at: string, command: Command) => {
    const sender = ok({ selves: [id] as const, people: [id], hasDevice: true })
    const done = await context.commands.perform({ sender, table: at, command: { ...command, cid: randomHex(8) } })
    return done.ok ? 'done' : done.error.code
  }
  expect(await doing(ada.id, table, { do: 'abort' })).toBe('done')
  expect(await doing(ben.id, table, { do: 'rematch' })).toBe('done')
  expect(await doing(ada.id, table, { do: 'rematch' })).toBe('done')
  const next = context.liveTables.at(table).table?.next ?? ''
  await until(() => context.liveTables.at(next).table !== undefined)
  expect(await doing(context.liveTables.at(next).table?.host ?? '', next, { do: 'abort' })).toBe('done')
  const { burst } = LIMITS.table.person
  for (let i = 1; i < burst; i++) expect((await ada.guest.post('/tables', wishes())).status).toBe(200)
  expect(await doing(ada.id, next, { do: 'rematch' })).toBe('too-many-tables')
})

test('refuses a malformed command by its id, so that later commands are sent', async () => {
  const { origin } = await startTestServer()
  const ada = await guestAt(origin)
  const { table } = await ada.opens(termsFor(3))
  expect(await ada.does({ table }, { do: 'agree', step: 0, answer: { bids: { gizah: 1.5 } } })).toBe('bad-message')
  expect(await ada.does({ table }, { do: 'say', channel: 'all', text: 'Hello' })).toBe('written')
})

describe('people of one device', () => {
  test('cannot come back as another person after one of them was removed', async () => {
    const { origin } = await startTestServer()
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await eve.post('/me/people', {})
    expect(await eve.sits({ table }, invite, 'Eve')).toBe('written')
    await until(() => ada.sees({ table }).seats[1].name === 'Eve')
    await ada.does({ table }, { do: 'remove', seat: 1 })
    eve.reconnect()
    await eve.follows({ table, as: 1 }, invite)
    expect(eve.problems.at(-1)).toMatchObject({ code: 'removed', as: 1 })
  })

  test('cannot take a second seat in a running game, neither themselves nor by an own bot', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    const program = await botOf(ada)
    const events = await program.listens('/bot/events')
    await ada.post('/me/people', {})
    const { table, invite } = await ada.opens(termsFor(3))
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).phase === 'play')
    ada.reconnect()
    expect(await ada.sits({ table, as: 1 }, invite, 'Twin')).toBe('same-device')
    await expect.poll(async () => (await ada.post(`/tables/${table}/bots`, { bot: program.bot })).status).toBe(200)
    expect((await program.post(`/bot/games/${table}/accept`)).body).toEqual({ code: 'same-device' })
    events.end()
  })
})

test('rejects opening a table to strangers while a visitor there uses the name of an account', async () => {
  const store = memoryStore()
  const { origin } = await startTestServer({ store })
  await personAt(origin, store, 'Ada')
  const eve = await guestAt(origin)
  const { table } = await eve.opens(termsFor(3))
  const open = { do: 'set', options: { ...AMONG_FRIENDS, visibility: 'open', seating: 'anybody' } } as const
  expect(await eve.does({ table }, open)).toBe('name-taken')
  expect(await eve.does({ table }, { do: 'name', name: 'Eve' })).toBe('written')
  expect(await eve.does({ table }, open)).toBe('written')
})
