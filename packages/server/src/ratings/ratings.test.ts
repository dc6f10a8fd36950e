/** Games at real tables and their effect on ratings. */

import type { Terms } from '@heptapolis/engine'
import { fail, sure } from '@heptapolis/engine/kernel'
import { memoryStore, type RatingRow, type Store } from '@heptapolis/store'
import type { Options } from '@heptapolis/table'
import type { SeatRating } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { ServerContext } from '../context/server-context.ts'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, personAt, RunningClock, startTestServer, termsFor, until } from '../testing.ts'
import { seasonAt } from './seasons.ts'
import { settle } from './settle.ts'

const RATED: Partial<Options> = {
  visibility: 'open',
  seating: 'anybody',
  rated: true,
  clock: { kind: 'move', time: 90_000 },
  absence: 'bot',
}

interface PlayOptions {
  /** Resigns after the first round. */
  quits?: TestGuest
  terms?: Terms
}

/** Plays a game to its end. */
async function play(
  people: readonly TestGuest[],
  options: Partial<Options>,
  { quits, terms = termsFor(people.length) }: PlayOptions = {},
): Promise<string> {
  const [host, ...guests] = people
  const { table } = await host.opens(terms, options)
  for (const guest of guests) {
    await guest.follows({ table })
    expect(await guest.does({ table }, { do: 'sit', name: 'Guest', nonce: '0'.repeat(32) })).toBe('written')
  }
  expect(await host.does({ table }, { do: 'begin' })).toBe('written')
  const staying = people.filter((one) => one !== quits)
  await until(() => people.every((one) => one.sees({ table }).game?.round === 1))
  if (quits) expect(await quits.does({ table }, { do: 'resign' })).toBe('written')
  await Promise.all(staying.map((one, i) => one.plays({ table }, `${table} ${i}`)))
  return table
}

const ratingsIn = async (store: Store, people: readonly string[], pool = 'base-live'): Promise<RatingRow[]> =>
  sure(await store.ratings.among(pool, people))

async function settled(store: Store, table: string): Promise<void> {
  let isSettled = false
  const look = async () => {
    isSettled = sure(await store.ratings.isSettled(table))
  }
  await until(() => {
    void look()
    return isSettled
  })
}

/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 15)

describe('a rated game', () => {
  test('rates everybody at the table once, leavers last', async () => {
    const store = memoryStore()
    const { origin, context } = await startTestServer({ store, now: new RunningClock(NOW).now })
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    const table = await play([ada.guest, ben.guest, cleo.guest], RATED, { quits: cleo.guest })
    await settled(store, table)
    const people = [ada.id, ben.id, cleo.id]
    const before = await ratingsIn(store, people)
    expect(before.map(({ games, season }) => [games, season])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    const muOf = (id: string) => before.find(({ account }) => account === id)?.mu ?? 0
    expect(muOf(cleo.id)).toBeLessThan(Math.min(muOf(ada.id), muOf(ben.id)))
    const end = context.liveTables.at(table).table ?? expect.fail('no table')
    for (let i = 0; i < 3; i++) sure(await settle({ store, now: NOW, weeks: 13 }, end))
    expect(await ratingsIn(store, people)).toEqual(before)
    const [own] = sure(await store.ratings.outcomes([cleo.id], { limit: 9 }))
    expect(own).toMatchObject({ game: table, hasLeft: true, isOpen: true, players: 3, rated: { pool: 'base-live' } })
    expect(own.wonder).not.toBe('')
  })

  test('counts although the store fails at its end', async () => {
    const store = memoryStore()
    const { settle: write } = store.ratings
    let failures = 2
    const failing: Store = {
      ...store,
      ratings: {
        ...store.ratings,
        settle: async (...game) => (failures-- > 0 ? fail('busy', 'The store is busy.') : write(...game)),
      },
    }
    const { origin } = await startTestServer({ store: failing })
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    const table = await play(
      people.map(({ guest }) => guest),
      RATED,
    )
    await settled(store, table)
    const ids = people.map(({ id }) => id)
    expect((await ratingsIn(store, ids)).map(({ games }) => games)).toEqual([1, 1, 1])
  })

  test('rates partners equally, over days in a separate pool, and shows the change', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => personAt(origin, store, name)))
    const days = { kind: 'days', time: 24 * 3_600_000, bank: 0 } as const
    const terms = { ...termsFor(4, ['cities']), teams: true }
    const guests = people.map(({ guest }) => guest)
    const table = await play(guests, { ...RATED, clock: days }, { terms })
    await settled(store, table)
    const ids = people.map(({ id }) => id)
    expect(await ratingsIn(store, ids)).toEqual([])
    const mus = new Map((await ratingsIn(store, ids, 'teams-days')).map(({ account, mu }) => [account, mu]))
    const [ada, ben, cleo, dora] = ids.map((id) => mus.get(id))
    expect([ada, cleo]).toEqual([ben, dora])
    const told = (await guests[0].get(`/tables/${table}/ratings`)).body as never as SeatRating[]
    expect(told.map(({ seat, pool, games }) => [seat, pool, games])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, 'teams-days', 1]),
    )
    expect(told[0].rating).toBe(1500 + told[0].change)
    expect(told[0].change + told[2].change).toBe(0)
    const friendly = await guests[0].opens(termsFor(3))
    expect((await guests[0].get(`/tables/${friendly.table}/ratings`)).body).toEqual([])
  })

  test('admits only accounts, however the request is made', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [visitor, { guest: ada }] = [await guestAt(origin), await personAt(origin, store, 'Ada')]
    await expect(visitor.opens(termsFor(3), RATED)).rejects.toThrow('accounts-only')
    const { table } = await ada.opens(termsFor(3), RATED)
    await visitor.follows({ table })
    const sitting = { do: 'sit', name: 'Eve', nonce: '0'.repeat(32) } as const
    expect(await visitor.does({ table }, sitting)).toBe('accounts-only')
    expect((await visitor.post(`/lobby/${table}/sit`, { name: 'Eve', nonce: '0'.repeat(32) })).body).toEqual({
      code: 'accounts-only',
    })
  })

  test('refuses browsers without a device cookie', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [{ guest: ada }, { guest: ben }] = [
      await personAt(origin, store, 'Ada'),
      await personAt(origin, store, 'Ben'),
    ]
    const bare = await guestAt(origin, ben.cookie, { hasDevice: false })
    await expect(bare.opens(termsFor(3), RATED)).rejects.toThrow('no-device')
    const { table } = await ada.opens(termsFor(3), RATED)
    await bare.follows({ table })
    const sitting = { name: 'Ben', nonce: '0'.repeat(32) }
    expect(await bare.does({ table }, { do: 'sit', ...sitting })).toBe('no-device')
    expect((await bare.post(`/lobby/${table}/sit`, sitting)).body).toEqual({ code: 'no-device' })
    const wish = { players: 3, bots: false }
    expect((await bare.post('/lobby/seek', { ...sitting, wish })).body).toEqual({ code: 'no-device' })
    expect((await ben.post(`/lobby/${table}/sit`, sitting)).body).toEqual({ table })
    const friendly = await bare.opens(termsFor(3))
    expect(friendly.table).toBeDefined()
  })

  test('that was aborted, or played among friends, rates nobody', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    const { table } = await ada.guest.opens(termsFor(3), RATED)
    for (const { guest } of [ben, cleo]) {
      await guest.follows({ table })
      await guest.does({ table }, { do: 'sit', name: 'Guest', nonce: '0'.repeat(32) })
    }
    await ada.guest.does({ table }, { do: 'begin' })
    await until(() => ada.guest.sees({ table }).game?.round === 1)
    expect(await ada.guest.does({ table }, { do: 'abort' })).toBe('not-now')
    for (const { guest } of [ada, ben, cleo]) await guest.does({ table }, { do: 'vote', about: 'abort', yes: true })
    await settled(store, table)
    const friendly = await ada.guest.opens(termsFor(3))
    await ada.guest.does({ table: friendly.table }, { do: 'begin', fill: 'easy' })
    await ada.guest.plays({ table: friendly.table }, 'friendly')
    await settled(store, friendly.table)
    expect(await ratingsIn(store, [ada.id, ben.id, cleo.id])).toEqual([])
    expect(sure(await store.ratings.outcomes([ada.id], { limit: 9 }))).toMatchObject([
      { game: friendly.table, isOpen: false },
    ])
  })

  test('counts once if two servers see its end, and concurrent games all count', async () => {
    const store = memoryStore()
    const { origin, context } = await startTestServer({ store, now: new RunningClock(NOW).now })
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    const people = [ada.guest, ben.guest, cleo.guest]
    const tables = await Promise.all([0, 1].map(() => play(people, RATED)))
    const other = await ServerContext.open({ store, now: new RunningClock(NOW).now })
    const ends = tables.map((table) => context.liveTables.at(table).table ?? expect.fail('no table'))
    for (const table of tables) sure(await other.liveTables.at(table).look())
    const again = [...ends, ...ends].map((end) => settle({ store, now: NOW, weeks: 13 }, end))
    for (const one of await Promise.all(again)) sure(one)
    for (const table of tables) await settled(store, table)
    await other.close()
    const ratings = await ratingsIn(store, [ada.id, ben.id, cleo.id])
    expect(ratings.map(({ games, turn }) => [games, turn])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ])
    const [last] = sure(await store.ratings.outcomes([ada.id], { limit: 9 })).sort(
      (one, two) => (two.rated?.turn ?? 0) - (one.rated?.turn ?? 0),
    )
    expect(last.rated?.mu).toBe(ratings.find(({ account }) => account === ada.id)?.mu)
  })

  test('that ended while the server stopped is rated after the restart', async () => {
    const store = memoryStore()
    const first = await startTestServer({ store: { ...store, close: async () => ({ ok: true, value: undefined }) } })
    const [ada, ben, cleo] = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map((name) => personAt(first.origin, store, name)),
    )
    const down = {
      ...store.ratings,
      settle: async () => ({ ok: false as const, error: { code: 'busy', message: '' } }),
    }
    Object.assign(first.context.store, { ratings: down })
    const table = await play([ada.guest, ben.guest, cleo.guest], RATED)
    await first.close()
    expect(sure(await store.ratings.isSettled(table))).toBe(false)
    await startTestServer({ store })
    await settled(store, table)
    expect(await ratingsIn(store, [ada.id])).toMatchObject([{ games: 1 }])
  })
})

describe('a season', () => {
  const WEEK = 7 * 24 * 3_600_000
  test('begins on a Monday and ends after its weeks, even if nobody looked', async () => {
    const store = memoryStore()
    const began = Date.UTC(2026, 10, 16)
    expect(sure(await seasonAt(store, NOW, 13))).toEqual({ number: 1, began, weeks: 13 })
    expect(sure(await seasonAt(store, began + 13 * WEEK - 1, 13)).number).toBe(1)
    expect(sure(await seasonAt(store, NOW + 27 * WEEK, 13))).toEqual({ number: 3, began: began + 26 * WEEK, weeks: 13 })
    expect(sure(await seasonAt(store, NOW + 99 * WEEK, 0)).number).toBe(3)
  })

  test('resets the uncertainty of ratings and keeps their values', async () => {
    const store = memoryStore()
    const clock = new RunningClock(NOW)
    const { origin } = await startTestServer({ store, now: clock.now, seasonWeeks: 13 })
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    const people = [ada.guest, ben.guest, cleo.guest]
    await settled(store, await play(people, RATED))
    const [before] = await ratingsIn(store, [ada.id])
    clock.advance(13 * WEEK)
    await settled(store, await play(people, RATED))
    const [after] = await ratingsIn(store, [ada.id])
    expect(after).toMatchObject({ season: 2, games: 1, turn: 2 })
    const [last] = sure(await store.ratings.outcomes([ada.id], { limit: 1 }))
    expect(last.rated).toMatchObject({ muBefore: before.mu, sigmaBefore: 8_333_333 })
  })
})
