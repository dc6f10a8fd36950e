/** Boards and profiles, and what they hide from strangers. */
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore, type OutcomeRow, type Store } from '@heptapolis/store'
import type { BotRating, Leaderboard, Profile } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { keyOf } from '../accounts/names.ts'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, personAt, startTestServer, termsFor } from '../testing.ts'

const POOL = 'base-live'
const inMillionths = (mu: number) => ({ mu: mu * 1_000_000, sigma: 2_000_000 })

const outcome = (game: string, account: string, at: number, change: Partial<OutcomeRow> = {}): OutcomeRow => ({
  game,
  account,
  at,
  seat: 0,
  place: 1,
  players: 4,
  points: 50,
  wonder: 'gizah',
  edition: '2e',
  boxes: [],
  isOpen: true,
  hasLeft: false,
  ...change,
})

/** Rated games of a player, with the rating after each. */
async function rated(store: Store, guest: TestGuest, account: string, mus: readonly number[]): Promise<void> {
  for (const [i, mu] of mus.entries()) {
    const { table } = await guest.opens(termsFor(3))
    const before = { muBefore: 25_000_000, sigmaBefore: 2_000_000, ...inMillionths(mu) }
    const turn = { pool: POOL, season: 1, turn: i + 1, games: i + 1, ...before }
    const place = 1 + (i % 2)
    sure(await store.ratings.settle(table, 1, [outcome(table, account, i, { place, points: 50 + i, rated: turn })]))
  }
}

const boardFor = async (guest: TestGuest, query = ''): Promise<Leaderboard> =>
  (await guest.get(`/boards/${POOL}${query}`)).body as never
const profileFor = async (guest: TestGuest, path: string): Promise<Profile> => (await guest.get(path)).body as never

describe('a leader board', () => {
  test('lists players with enough games, best first, with their last games', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => personAt(origin, store, name)))
    await rated(store, ada.guest, ada.id, [25, 26, 27, 28, 29])
    await rated(store, ben.guest, ben.id, [26, 28, 29, 31, 30, 33])
    await rated(store, cleo.guest, cleo.id, [40, 40, 40, 40])
    const board = await boardFor(ada.guest)
    expect(board).toMatchObject({ pool: POOL, people: 2, seasons: 1, season: { number: 1, weeks: 13 } })
    expect(board.rows).toEqual([
      { place: 1, name: 'Ben', rating: 1692, give: 48, games: 6, won: 3, best: 55, course: expect.any(Array) },
      {
        place: 2,
        name: 'Ada',
        rating: 1596,
        give: 48,
        games: 5,
        won: 3,
        best: 54,
        course: [1500, 1524, 1548, 1572, 1596],
        isYou: true,
      },
    ])
    expect(JSON.stringify(board)).not.toContain(ada.id)
    expect((await boardFor(ada.guest, '?season=99')).season.number).toBe(1)
    expect((await ada.guest.get('/boards/no-such-pool')).status).toBe(400)
  })

  test("names the week of the season by the server's clock", async () => {
    const DAY = 24 * 3_600_000
    const monday = Date.parse('2026-11-16')
    let ahead = 0
    const { origin } = await startTestServer({ now: () => monday + ahead, seasonWeeks: 2 })
    const eve = await guestAt(origin)
    const weekOf = async () => {
      const { season, week } = await boardFor(eve)
      return [season.number, week]
    }
    expect(await weekOf()).toEqual([1, 1])
    ahead = 8 * DAY
    expect(await weekOf()).toEqual([1, 2])
    ahead = 14 * DAY
    expect(await weekOf()).toEqual([2, 1])
  })
})

describe('a profile', () => {
  test('lists all own games, and for strangers those of open tables', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, eve] = [await personAt(origin, store, 'Ada', keyOf('Ada')), await guestAt(origin)]
    await rated(store, ada.guest, ada.id, [26, 27])
    const { table } = await ada.guest.opens(termsFor(3))
    const secret = outcome(table, ada.id, 9, { isOpen: false, wonder: 'rhodos', points: 77, boxes: ['leaders'] })
    sure(await store.ratings.settle(table, 1, [secret]))
    const own = await profileFor(ada.guest, '/me/profile')
    expect(own).toMatchObject({ name: 'Ada', isYou: true, games: 3, won: 2, strangers: 2, left: 0 })
    expect(own.best[0]).toMatchObject({ table, points: 77, wonder: 'rhodos' })
    expect(own.wonders).toContainEqual({ of: 'rhodos', games: 1, won: 1, points: 77 })
    expect(own.boxes).toEqual([{ of: 'leaders', games: 1, won: 1, points: 77 }])
    expect(own.pools).toEqual([{ pool: POOL, rating: 1548, give: 48, games: 2, course: [1524, 1548] }])
    const seen = await profileFor(eve, '/people/Ada')
    expect(seen).toMatchObject({ name: 'Ada', isYou: false, games: 2, won: 1 })
    expect(JSON.stringify(seen)).not.toContain(table)
    expect(JSON.stringify(seen)).not.toContain('rhodos')
    expect(JSON.stringify(seen)).not.toContain(ada.id)
  })

  test('lists frequent opponents with an account, and for strangers those of open tables', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => personAt(origin, store, name, keyOf(name))))
    const eve = await guestAt(origin)
    for (const isOpen of [true, false]) {
      const { table } = await ada.guest.opens(termsFor(3))
      sure(
        await store.ratings.settle(
          table,
          1,
          [ada, ben].map(({ id }) => outcome(table, id, 1, { isOpen })),
        ),
      )
    }
    expect((await profileFor(ada.guest, '/me/profile')).often).toEqual(['Ben'])
    expect((await profileFor(eve, '/people/Ada')).often).toEqual([])
  })

  test('counts abandoned games among strangers', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const ada = await personAt(origin, store, 'Ada', keyOf('Ada'))
    for (const hasLeft of [true, false]) {
      const { table } = await ada.guest.opens(termsFor(3))
      sure(await store.ratings.settle(table, 1, [outcome(table, ada.id, 1, { hasLeft })]))
    }
    expect(await profileFor(ada.guest, '/people/ada')).toMatchObject({ strangers: 2, left: 1 })
  })

  test('does not exist for visitors, nor without a session', async () => {
    const { origin } = await startTestServer()
    const eve = await guestAt(origin)
    expect(await eve.get('/people/Nobody')).toEqual({ status: 404, body: { code: 'no-person' } })
    expect(await eve.get('/me/profile')).toMatchObject({ status: 200, body: { games: 0, isAccount: false } })
    expect((await fetch(`${origin}/api/v1/me/profile`)).status).toBe(401)
  })
})

test('bot levels have ratings, each above the one before', async () => {
  const { origin } = await startTestServer()
  const eve = await guestAt(origin)
  const bots = (await eve.get('/bots/ratings')).body as never as BotRating[]
  expect(bots.map(({ level }) => level)).toEqual(['easy', 'medium', 'hard', 'expert', 'master'])
  const ratings = bots.map(({ rating }) => rating)
  expect(ratings).toEqual([...ratings].sort((one, other) => one - other))
  expect(bots.every(({ give, games }) => give > 0 && games > 0)).toBe(true)
})
