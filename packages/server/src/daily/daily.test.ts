/** The deal of the day at a real server. */
import { memoryStore } from '@heptapolis/store'
import type { DailyShown } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import type { Guest } from '../driver.ts'
import { guestAt, openInn, personAt, until } from '../testing.ts'

const DAY = 24 * 3_600_000
const press = (digit: string) => ({ name: 'Whoever', nonce: digit.repeat(32) })
const daily = async (guest: Guest): Promise<DailyShown> => (await guest.get('/daily')).body as never

async function begins(guest: Guest, digit: string): Promise<string> {
  const { table } = (await guest.post('/daily/play', press(digit))).body as { table: string }
  await guest.follows({ table })
  await until(() => guest.sees({ table }).game?.round === 1)
  return table
}

describe('the deal of the day', () => {
  test('is the same for everybody, tried once, and ranked for who has played it', async () => {
    const store = memoryStore()
    let ahead = 0
    const { origin } = await openInn({ store, now: () => Date.now() + ahead })
    const [ada, ben] = await Promise.all(
      ['Ada', 'Ben'].map(async (name) => (await personAt(origin, store, name)).guest),
    )
    const tables = [await begins(ada, '1'), await begins(ben, '2')]
    const handOf = (guest: Guest, table: string) => guest.sees({ table }).game?.asked[0].legal
    expect(handOf(ada, tables[0])).toEqual(handOf(ben, tables[1]))
    expect(await begins(ada, '3')).toBe(tables[0])
    expect(await daily(ben)).toEqual({ day: expect.any(String), played: 0, isAccount: true, table: tables[1] })

    await ada.plays({ table: tables[0] }, 'one')
    await expect.poll(async () => (await daily(ada)).played).toBe(1)
    const own = await daily(ada)
    expect(own.ranking).toEqual([{ place: 1, name: 'Ada', points: own.points, isYou: true }])
    expect(await daily(ben)).toMatchObject({ played: 1, middle: own.points })
    expect((await daily(ben)).ranking).toBeUndefined()

    // Played alike, it ends alike: the bots are the same.
    await ben.plays({ table: tables[1] }, 'one')
    await expect
      .poll(async () => (await daily(ben)).ranking)
      .toEqual([
        { place: 1, name: 'Ada', points: own.points },
        { place: 1, name: 'Ben', points: own.points, isYou: true },
      ])

    expect((await ada.get('/me/export')).body).toMatchObject({ daily: [{ game: tables[0], points: own.points }] })

    // Before the day is over nothing tells the deal to who has yet to play it.
    const path = `/tables/${tables[0]}/record`
    expect(ada.sees({ table: tables[0] }).end?.secret).toBe('')
    expect((await ada.get(path)).body).not.toHaveProperty('setup')
    expect((await ben.get(path)).status).toBe(403)
    ahead = DAY
    expect((await ada.get(path)).body).toHaveProperty('setup')
    expect((await daily(ada)).played).toBe(0)
  })

  test('is not ranked where a bot has played, and is for accounts alone', async () => {
    const store = memoryStore()
    const { origin } = await openInn({ store })
    const [{ guest: ada }, eve] = [await personAt(origin, store, 'Ada'), await guestAt(origin)]
    expect(await eve.post('/daily/play', press('1'))).toEqual({ status: 403, body: { code: 'accounts-only' } })
    const table = await begins(ada, '1')
    expect(await ada.does({ table }, { do: 'resign' })).toBe('written')
    await until(() => ada.sees({ table }).phase === 'over')
    await expect.poll(async () => (await store.ratings.isSettled(table)).ok).toBe(true)
    expect(await daily(ada)).toEqual({ day: expect.any(String), played: 0, isAccount: true, table })
    expect((await ada.post('/daily/play', press('2'))).body).toEqual({ table })
  })
})
