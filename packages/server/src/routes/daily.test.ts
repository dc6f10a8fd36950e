/** The daily deal at a real server. */
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore } from '@heptapolis/store'
import type { DailyShown } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../sessions/session.ts'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, personAt, RunningClock, startTestServer, TestClock, until } from '../testing.ts'

const DAY = 24 * 3_600_000
const press = (digit: string) => ({ name: 'Whoever', nonce: digit.repeat(32) })
const daily = async (guest: TestGuest): Promise<DailyShown> => (await guest.get('/daily')).body as never

async function begins(guest: TestGuest, digit: string): Promise<string> {
  const { table } = (await guest.post('/daily/play', press(digit))).body as { table: string }
  await guest.follows({ table })
  await until(() => guest.sees({ table }).game?.round === 1)
  return table
}

describe('the daily deal', () => {
  test('is the same for everybody, played once, and ranked for those who have played', async () => {
    const store = memoryStore()
    const clock = new RunningClock()
    const { origin } = await startTestServer({ store, now: clock.now })
    const [ada, ben] = await Promise.all(
      ['Ada', 'Ben'].map(async (name) => (await personAt(origin, store, name)).guest),
    )
    const tables = [await begins(ada, '1'), await begins(ben, '2')]
    const handOf = (guest: TestGuest, table: string) => guest.sees({ table }).game?.asked[0].legal
    expect(handOf(ada, tables[0])).toEqual(handOf(ben, tables[1]))
    expect(await begins(ada, '3')).toBe(tables[0])
    expect(await daily(ben)).toEqual({ day: expect.any(String), played: 0, isAccount: true, table: tables[1] })

    await ada.plays({ table: tables[0] }, 'one')
    await expect.poll(async () => (await daily(ada)).played).toBe(1)
    const own = await daily(ada)
    expect(own.ranking).toEqual([{ place: 1, name: 'Ada', points: own.points, isYou: true }])
    expect(own.knows).toBeUndefined()
    expect(await daily(ben)).toMatchObject({ played: 1, middle: own.points })
    expect((await daily(ben)).ranking).toBeUndefined()

    // Equal moves end equally, since the bots are the same. A shared address is allowed and not mentioned.
    await ben.plays({ table: tables[1] }, 'one')
    await expect
      .poll(async () => (await daily(ben)).ranking)
      .toEqual([
        { place: 1, name: 'Ada', points: own.points, shared: true },
        { place: 1, name: 'Ben', points: own.points, shared: true, isYou: true },
      ])

    expect((await ada.get('/me/export')).body).toMatchObject({ daily: [{ game: tables[0], points: own.points }] })

    // Before the day is over nothing reveals the deal to people who have yet to play.
    const path = `/tables/${tables[0]}/record`
    expect(ada.sees({ table: tables[0] }).end?.secret).toBe('')
    expect((await ada.get(path)).body).not.toHaveProperty('setup')
    expect((await ben.get(path)).status).toBe(403)
    clock.advance(DAY)
    expect((await ada.get(path)).body).toHaveProperty('setup')
    expect((await daily(ada)).played).toBe(0)
  })

  test("changes the next day, when everybody may read yesterday's ranking", async () => {
    const store = memoryStore()
    const clock = new TestClock()
    const { origin } = await startTestServer({ store, now: clock.now })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    const eve = await guestAt(origin)
    const of = async (guest: TestGuest, day: string) =>
      (await guest.get(`/daily?day=${day}`)).body as never as DailyShown
    const table = await begins(ada, '1')
    const hand = ada.sees({ table }).game?.asked[0].legal
    sure(await store.daily.end(table, 41, 2))
    const { day } = await daily(ada)
    expect((await of(eve, day)).ranking).toBeUndefined()

    clock.advance(DAY)
    const next = await begins(ada, '1')
    expect(ada.sees({ table: next }).game?.asked[0].legal).not.toEqual(hand)
    expect(await of(eve, day)).toEqual({
      day,
      played: 1,
      middle: 41,
      isAccount: false,
      isOver: true,
      ranking: [{ place: 1, name: 'Ada', points: 41 }],
    })
    expect(await of(ada, day)).toMatchObject({ table, points: 41, ranking: [{ isYou: true }] })
    expect(await of(eve, '2020-02-02')).toMatchObject({ played: 0, isOver: true, ranking: [] })
    expect((await of(ada, '9999-01-01')).day).toBe((await daily(ada)).day)
    for (const never of ['yesterday', '2020-99-99'])
      expect((await eve.get(`/daily?day=${never}`)).body).toEqual({ code: 'bad-message' })
  })

  test('is unranked on a device that already showed it to another account, with a warning before', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const on = async (name: string, device: string): Promise<TestGuest> => {
      const { guest } = await personAt(origin, store, name)
      return guestAt(origin, `${guest.cookie}; heptapolis-device=${device.repeat(22)}`)
    }
    const [ada, twin, ben] = [await on('Ada', 'a'), await on('Twin', 'a'), await on('Ben', 'b')]
    expect((await daily(twin)).knows).toBeUndefined()
    const table = await begins(ada, '1')
    expect((await daily(ada)).knows).toBeUndefined()
    expect((await daily(twin)).knows).toBe(true)
    expect((await daily(ben)).knows).toBeUndefined()

    const again = await begins(twin, '2')
    sure(await store.daily.end(table, 41, 2))
    sure(await store.daily.end(again, 77, 1))
    const { played, ranking } = await daily(twin)
    expect(played).toBe(1)
    expect(ranking).toMatchObject([
      { place: 1, name: 'Ada', points: 41 },
      { name: 'Twin', points: 77, knew: true, isYou: true },
    ])
    expect(ranking?.[1].place).toBeUndefined()
  })

  test('is played without an account, unranked, and so is a later try on that device', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const device = `heptapolis-device=${'e'.repeat(22)}`
    const visitor = await guestAt(origin)
    const eve = await guestAt(origin, `${visitor.cookie}; ${device}`)
    const table = await begins(eve, '1')
    sure(await store.daily.end(table, 55, 1))
    expect(await daily(eve)).toMatchObject({ isAccount: false, points: 55, played: 0, ranking: [] })

    const { guest } = await personAt(origin, store, 'Ada')
    const ada = await guestAt(origin, `${guest.cookie}; ${device}`)
    expect((await daily(ada)).knows).toBe(true)
    const again = await begins(ada, '2')
    sure(await store.daily.end(again, 60, 1))
    expect(await daily(ada)).toMatchObject({ played: 0, ranking: [{ name: 'Ada', points: 60, knew: true }] })
  })

  test('is a solo game: no invitations, no other seats, no spectators', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    const table = await begins(ada, '1')
    expect((await ada.post(`/tables/${table}/invite`, { as: 0 })).body).toEqual({ code: 'not-invited' })
    // An older link opens nothing either.
    sure(await store.people.saveLink({ hash: hashOf('k'.repeat(22)), game: table, purpose: 'invite' }))
    const eve = await guestAt(origin)
    await eve.follows({ table }, 'k'.repeat(22))
    expect(eve.problems.map(({ code }) => code)).toEqual(['not-invited'])
    expect(await eve.does({ table }, { do: 'sit', seat: 1, name: 'Eve', nonce: '0'.repeat(32) })).toBe('not-invited')
    expect(ada.sees({ table }).seats.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })

  test('is unranked if a bot played', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const { guest: ada } = await personAt(origin, store, 'Ada')
    const table = await begins(ada, '1')
    expect(await ada.does({ table }, { do: 'resign' })).toBe('written')
    await until(() => ada.sees({ table }).phase === 'over')
    await expect.poll(async () => (await store.ratings.isSettled(table)).ok).toBe(true)
    expect(await daily(ada)).toEqual({ day: expect.any(String), played: 0, isAccount: true, table })
    expect((await ada.post('/daily/play', press('2'))).body).toEqual({ table })
  })
})
