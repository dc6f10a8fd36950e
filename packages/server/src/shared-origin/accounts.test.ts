/** Two accounts from one address or device at a rated table. */
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore, type Store } from '@heptapolis/store'
import type { PlayerReputation, ShownAlike } from '@heptapolis/wire'
import { expect, test } from 'vitest'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, personAt, RunningClock, startTestServer, termsFor, until } from '../testing.ts'
import { clearOut } from '../timers/housekeeping.ts'

const RATED = {
  visibility: 'open',
  seating: 'accounts',
  rated: true,
  absence: 'bot',
  talk: 'phrases',
  clock: { kind: 'bank', time: 240_000, increment: 20_000, most: 480_000 },
} as const
const DAY = 24 * 3_600_000
const PATIENTLY = { timeout: 30_000 }

interface SeatedPlayer {
  readonly name: string
  readonly network: number
  readonly device: string
}

/** A rated table with these players, and an administrator. */
async function seated(people: readonly SeatedPlayer[], options: object = RATED) {
  const store = memoryStore()
  const admins: string[] = []
  const { now } = new RunningClock()
  const { origin } = await startTestServer({ store, admins, now })
  const warden = await personAt(origin, store, 'Warden')
  admins.push(warden.id)
  const ids: string[] = []
  const guests: TestGuest[] = []
  for (const { name, network, device } of people) {
    const { guest, id } = await personAt(origin, store, name)
    ids.push(id)
    guest.connection.close()
    const cookie = `${guest.cookie}; heptapolis-device=${device.repeat(22)}`
    guests.push(await guestAt(origin, cookie, { network: 900 + network }))
  }
  const { table, invite } = await guests[0].opens(termsFor(people.length), options)
  for (const [i, guest] of guests.entries()) if (i > 0) await guest.sits({ table }, invite, people[i].name)
  await guests[0].does({ table }, { do: 'begin' })
  await until(() => guests.every((guest) => guest.sees({ table }).phase === 'play'))
  return { store, warden: warden.guest, ids, guests, table, now }
}

const ADA: SeatedPlayer = { name: 'Ada', network: 1, device: 'a' }
const BEN: SeatedPlayer = { name: 'Ben', network: 2, device: 'b' }
const CLEO: SeatedPlayer = { name: 'Cleo', network: 3, device: 'c' }

const alikeSeats = async (guest: TestGuest, table: string): Promise<(string | undefined)[]> => {
  const { body } = await guest.get(`/tables/${table}/standings?as=0`)
  return (body as never as PlayerReputation[]).map(({ alike }) => alike)
}

async function playsOut(guests: readonly TestGuest[], table: string, store: Store): Promise<number> {
  await Promise.all(guests.map((guest, i) => guest.plays({ table }, String(i))))
  await expect.poll(async () => sure(await store.ratings.isSettled(table)), PATIENTLY).toBe(true)
  for (const guest of guests) guest.connection.close()
  return sure(await store.ratings.ofGame(table)).filter(({ rated }) => rated).length
}

test('marks players of one address to others and administrators, and the game is unrated', async () => {
  const { store, warden, ids, guests, table, now } = await seated([ADA, { ...BEN, network: 1 }, CLEO])
  await expect.poll(() => alikeSeats(guests[2], table), PATIENTLY).toEqual(['address', 'address', undefined])
  const [found] = (await warden.get('/admin/alikes')).body as never as ShownAlike[]
  expect(found).toMatchObject({ table, kind: 'address', games: 1 })
  expect(found.people.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  const [act, ...more] = (await warden.get('/admin/audit')).body as never as { act: string; detail: string }[]
  expect(act).toMatchObject({
    act: 'alike',
    admin: 'house',
    subject: table,
    people: expect.arrayContaining(['Ada', 'Ben']),
  })
  for (const id of ids.slice(0, 2)) expect(act.detail).toContain(id)
  expect(more).toEqual([])
  expect((await guests[0].get('/me/export')).body).toMatchObject({ alike: [{ game: table, kind: 'address' }] })

  // No address is stored, and hashes are deleted with the game.
  expect(sure(await store.traces.of(`game ${table}`)).length).toBeGreaterThan(0)
  expect(JSON.stringify(sure(await store.traces.of(`game ${table}`)))).not.toContain('127.0.')
  expect(await playsOut(guests, table, store)).toBe(0)
  await expect.poll(async () => sure(await store.traces.of(`game ${table}`)), PATIENTLY).toEqual([])
  expect(await alikeSeats(warden, table)).toEqual(['address', 'address', undefined])
  await clearOut(store, now() + 91 * DAY)
  expect(sure(await store.traces.alikeAt(table))).toEqual([])
})

test('does not rate games of two accounts on one device', async () => {
  const { store, guests, table } = await seated([ADA, { ...BEN, device: 'a' }, CLEO])
  await expect.poll(() => alikeSeats(guests[2], table), PATIENTLY).toEqual(['device', 'device', undefined])
  expect(await playsOut(guests, table, store)).toBe(0)
  expect(await guests[0].get(`/tables/${table}/ratings`)).toEqual({ status: 404, body: { code: 'not-rated' } })
})

test('ignores unrelated people and friends', async () => {
  const strangers = await seated([ADA, BEN, CLEO])
  expect(await alikeSeats(strangers.guests[0], strangers.table)).toEqual([undefined, undefined, undefined])
  const friends = await seated([ADA, { ...BEN, network: 1, device: 'a' }, CLEO], {})
  expect(sure(await friends.store.traces.of(`game ${friends.table}`))).toEqual([])
  for (const { store, guests } of [strangers, friends]) {
    expect(sure(await store.traces.alikes(9))).toEqual([])
    for (const guest of guests) guest.connection.close()
  }
})
