import { ANALYSIS_VERSION } from '@heptapolis/bots'
import { sure } from '@heptapolis/engine/kernel'
import { memoryStore, type Store } from '@heptapolis/store'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../core/limits.ts'
import { networkOf } from '../rate-limits/network.ts'
import type { TestGuest } from '../test-guest.ts'
import { begun, first, guestAt, startTestServer, until } from '../testing.ts'

type Body = { progress: number; analysis: { seat: number; decisions: unknown[] }; version: string }

interface SeatRequest {
  guest: TestGuest
  store: Store
  table: string
  seat: number
}

const pathOf = (table: string, seat: number): string => `/tables/${table}/seats/${seat}/analysis`

/** Asks once, and again when the result is stored: repeated requests would meet the rate limit. */
async function complete({ guest, store, table, seat }: SeatRequest): Promise<Body> {
  await guest.get(pathOf(table, seat))
  const version = async () => sure(await store.analyses.find(table, seat))?.version
  await expect.poll(version, { timeout: 60_000 }).toBe(ANALYSIS_VERSION)
  return (await guest.get(pathOf(table, seat))).body as never as Body
}

/** A game of two people and a bot that ended after the first turn. */
async function overAt(store = memoryStore()) {
  const server = await startTestServer({ store })
  const { ada, bob, at } = await begun(server)
  for (const guest of [ada, bob]) expect(await guest.does(at, first(guest, at))).toBe('written')
  await until(() => ada.sees(at).game?.round === 2)
  const early = await ada.get(pathOf(at.table, 0))
  for (const guest of [ada, bob]) await guest.does(at, { do: 'vote', about: 'abort', yes: true })
  await until(() => ada.sees(at).phase === 'over')
  return { server, store, ada, bob, table: at.table, early }
}

describe('the analysis of an online game', () => {
  test('begins after the end, is made once, and is shared with the table only', async () => {
    const { server, store, ada, bob, table, early } = await overAt()
    expect(early).toEqual({ status: 400, body: { code: 'not-over' } })
    const found = await complete({ guest: ada, store, table, seat: 0 })
    expect(found).toMatchObject({ version: ANALYSIS_VERSION, analysis: { seat: 0, decisions: [{ seat: 0, turn: 1 }] } })
    expect((await bob.get(pathOf(table, 0))).body).toEqual(found)
    const eve = await guestAt(server.origin)
    expect((await eve.get(pathOf(table, 0))).body).toEqual({ code: 'not-invited' })
    expect((await ada.get(pathOf(table, 3))).body).toEqual({ code: 'no-table' })
    // From now on it comes from the store.
    sure(await store.analyses.keep({ game: table, seat: 0, version: ANALYSIS_VERSION, text: '{"seat":0}' }))
    expect((await bob.get(pathOf(table, 0))).body).toMatchObject({ progress: 1, analysis: { seat: 0 } })
  })

  test('is made again by a newer version', async () => {
    const { store, ada, table } = await overAt()
    sure(await store.analyses.keep({ game: table, seat: 1, version: 'old', text: '{}' }))
    expect((await complete({ guest: ada, store, table, seat: 1 })).analysis.decisions).toHaveLength(1)
  })

  test('is limited per network, but a stored one is not', async () => {
    const { server, store, ada, table } = await overAt()
    await complete({ guest: ada, store, table, seat: 0 })
    const network = networkOf('127.0.0.1')
    for (let i = 0; i < LIMITS.analysis.network.burst; i++) server.context.limiter.take('analysis', { network })
    expect(await ada.get(pathOf(table, 1))).toMatchObject({ status: 429, body: { code: 'slow-down' } })
    expect((await ada.get(pathOf(table, 0))).status).toBe(200)
  })
})
