/** Shared deals at a real server: the same cards at several tables, compared seat by seat, and nothing known before. */
import { memoryStore, type Store } from '@heptapolis/store'
import { newNonce } from '@heptapolis/wire'
import type { DealShown, NewDeal } from '@heptapolis/wire/schema'
import { describe, expect, test } from 'vitest'
import type { TestGuest } from '../test-guest.ts'
import { first, guestAt, personAt, RunningClock, startTestServer, termsFor, until } from '../testing.ts'

let requests = 0
const cid = () => `deal-${requests++}`.padEnd(12, '0')

async function made(guest: TestGuest, change: Partial<NewDeal> = {}): Promise<string> {
  const { body } = await guest.post('/deals', { cid: cid(), terms: termsFor(3), ...change })
  return String(body.deal)
}

const shownTo = async (guest: TestGuest, deal: string): Promise<DealShown> =>
  (await guest.get(`/deals/${deal}`)).body as never

async function opens(guest: TestGuest, deal: string, change: object = {}): Promise<{ table: string; invite: string }> {
  const { body } = await guest.post(`/deals/${deal}/tables`, { cid: cid(), name: 'Ada', nonce: newNonce(), ...change })
  const { table, invite } = body as { table: string; invite: string }
  await guest.follows({ table })
  return { table, invite }
}

/** Opens a table, fills it with bots and begins. */
async function begins(guest: TestGuest, deal: string): Promise<{ table: string; invite: string }> {
  const { table, invite } = await opens(guest, deal)
  await guest.does({ table }, { do: 'begin', fill: 'easy' })
  await until(() => guest.sees({ table }).game?.round === 1)
  return { table, invite }
}

const handOf = (guest: TestGuest, table: string) => guest.sees({ table }).game?.asked[0].legal
const resultsFor = (guest: TestGuest, deal: string) =>
  expect.poll(async () => (await shownTo(guest, deal)).results?.length, { timeout: 10_000 })

async function server(): Promise<{ origin: string; store: Store; guest: (name: string) => Promise<TestGuest> }> {
  const store = memoryStore()
  const { origin } = await startTestServer({ store, now: new RunningClock().now })
  return { origin, store, guest: async (name) => (await personAt(origin, store, name)).guest }
}

describe('a shared deal', () => {
  test('gives several groups the same cards and compares them seat by seat', async () => {
    const { guest } = await server()
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const deal = await made(ada)
    expect(deal).toMatch(/^[0-9A-Za-z]{12}$/)
    const one = await begins(ada, deal)
    const other = await begins(ben, deal)
    expect(handOf(ada, one.table)).toEqual(handOf(ben, other.table))
    expect(ada.sees(one).commitment).toBe(ben.sees(other).commitment)

    await ada.plays({ table: one.table }, 'one')
    await resultsFor(ada, deal).toBe(1)
    expect(await shownTo(ben, deal)).toMatchObject({ games: 1, isPlaying: true, ownTable: other.table })
    expect((await shownTo(ben, deal)).results).toBeUndefined()

    await ben.plays({ table: other.table }, 'one')
    await resultsFor(ben, deal).toBe(2)
    const { results = [], knows } = await shownTo(ben, deal)
    const [first, second] = results.map(({ seats }) => seats)
    // Equal moves meet equal answers.
    expect(second[0]).toMatchObject({ name: 'Ben', seat: 0, isYou: true, place: 1, total: first[0].total })
    expect(first[0]).toMatchObject({ rows: second[0].rows, wonder: second[0].wonder, side: second[0].side, place: 1 })
    expect(first[0].isYou).toBeUndefined()
    expect(first[1]).toMatchObject({ name: '', level: 'easy' })
    expect(first[1].place).toBeUndefined()
    expect(Object.values(first[0].rows).reduce((sum, points) => sum + points)).toBe(first[0].total)
    expect(knows).toBe('played')
    expect((await ada.get('/me/export')).body.deals).toMatchObject({
      made: [deal],
      known: expect.arrayContaining([expect.objectContaining({ how: 'played', game: one.table })]),
      results: [{ seat: 0 }],
    })
  })

  test('tells nothing that determines the cards before the own game is over', async () => {
    const { store, guest } = await server()
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const { deal } = (await ada.post('/deals', { cid: cid(), terms: termsFor(3) })).body as { deal: string }
    const stored = await store.deals.find(deal)
    const secret = stored.ok ? (stored.value?.secret ?? '') : ''
    expect(secret).toHaveLength(64)
    const one = await begins(ada, deal)
    const other = await begins(ben, deal)
    const told = async (): Promise<string> =>
      [
        ...ben.texts,
        JSON.stringify(await shownTo(ben, deal)),
        JSON.stringify(await ben.get(`/tables/${other.table}/record`)),
        JSON.stringify(await ben.post(`/tables/${one.table}/record`, { key: one.invite })),
        JSON.stringify(await ben.get('/me/export')),
      ].join('\n')
    await ada.plays({ table: one.table }, 'one')
    await resultsFor(ada, deal).toBe(1)
    // Ben plays the same cards now: neither secret nor seed, and of Ada's finished game only what was public.
    expect(await told()).not.toContain(secret)
    const spied = (await ben.post(`/tables/${one.table}/record`, { key: one.invite })).body
    expect(spied).not.toHaveProperty('setup')
    expect(spied).toMatchObject({ seat: -1 })
    expect(ada.sees(one).end?.secret).toBe('')
    expect((await ben.post(`/deals/${deal}/view`, {})).body).toEqual({ code: 'deal-playing' })
    // Ada has finished, so she may have the whole record and check the deal.
    expect((await ada.get(`/tables/${one.table}/record`)).body).toHaveProperty('setup')
    await ben.plays({ table: other.table }, 'two')
    await resultsFor(ben, deal).toBe(2)
    const [, { seats }] = (await shownTo(ben, deal)).results ?? []
    expect(seats[0]).toMatchObject({ isYou: true, knew: 'watched' })
    expect(seats[0].place).toBeUndefined()
  })

  test('marks people who have played, watched or viewed it, also under another account of the device', async () => {
    const { origin, store, guest } = await server()
    const on = async (name: string, device: string): Promise<TestGuest> => {
      const { guest: known } = await personAt(origin, store, name)
      return guestAt(origin, `${known.cookie}; heptapolis-device=${device.repeat(22)}`)
    }
    const [ada, twin] = [await on('Ada', 'a'), await on('Twin', 'a')]
    const [ben, cleo] = [await guest('Ben'), await guest('Cleo')]
    const deal = await made(cleo)
    const one = await begins(ada, deal)
    await ben.follows({ table: one.table }, one.invite)
    await until(() => ben.sees(one).phase === 'play')
    expect(await shownTo(ben, deal)).toMatchObject({ knows: 'watched', games: 0 })
    expect((await shownTo(twin, deal)).knows).toBe('device')
    expect((await shownTo(cleo, deal)).knows).toBeUndefined()
    expect((await cleo.post(`/deals/${deal}/view`, {})).body).toMatchObject({ knows: 'viewed', results: [] })

    const { table, invite } = await opens(twin, deal)
    expect(await ben.sits({ table }, invite, 'Ben')).not.toBe('deal-people')
    await until(() => twin.sees({ table }).seats[1].kind === 'person')
    expect(twin.sees({ table }).seats.map(({ knowsDeal }) => knowsDeal)).toEqual([true, true, undefined])
    await twin.does({ table }, { do: 'begin', fill: 'easy' })
    await Promise.all([twin.plays({ table }, 'one'), ben.plays({ table }, 'two')])
    await expect
      .poll(async () => (await shownTo(cleo, deal)).results?.[0]?.seats.map(({ knew }) => knew))
      .toEqual(['device', 'watched', undefined])
    // The device of a running game has shown another one meanwhile.
    await ada.plays(one, 'one')
    await resultsFor(cleo, deal).toBe(2)
    expect((await shownTo(cleo, deal)).results?.[1].seats[0]).toMatchObject({ name: 'Ada', knew: 'device' })
  })

  test('keeps its set-up, wonders and privacy, and says why not', async () => {
    const { guest } = await server()
    const ada = await guest('Ada')
    const refusal = async (change: object) =>
      (await ada.post('/deals', { cid: cid(), terms: termsFor(3), ...change })).body.code
    expect(await refusal({ options: { wonders: 'bids' } })).toBe('deal-wonders')
    expect(await refusal({ options: { wonders: 'chosen' } })).toBe('deal-wonders')
    expect(await refusal({ options: { sides: 'free' } })).toBe('deal-wonders')
    expect(await refusal({ terms: termsFor(3, ['nothing']) })).toBe('bad-setup')
    expect((await ada.get('/deals/abcdefghijkm')).body).toEqual({ code: 'no-deal' })
    expect((await ada.get('/deals/abc')).body).toEqual({ code: 'no-deal' })
    expect((await ada.post('/deals/abcdefghijkm/tables', { cid: cid(), name: 'Ada' })).body).toEqual({
      code: 'no-deal',
    })

    const deal = await made(ada, { options: { sides: 'second' } })
    const { table } = await opens(ada, deal)
    const at = { table }
    const { options } = ada.sees(at)
    expect(await ada.does(at, { do: 'set', terms: termsFor(4) })).toBe('deal-fixed')
    expect(await ada.does(at, { do: 'set', options: { ...options, sides: 'dealt' } })).toBe('deal-fixed')
    expect(await ada.does(at, { do: 'set', options: { ...options, visibility: 'open', seating: 'anybody' } })).toBe(
      'deal-private',
    )
    await ada.does(at, { do: 'set', options: { ...options, talk: 'phrases' } })
    await until(() => ada.sees(at).options.talk === 'phrases')
    await ada.does(at, { do: 'order', seats: [1, 0, 2] })
    await ada.does(at, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees(at).game?.round === 1)
    expect(ada.sees(at).game?.view.cities.map(({ side }) => side)).toEqual(['night', 'night', 'night'])
    expect(first(ada, at).round).toBe(1)
  })

  test('is made and opened once per request, and a rematch deals anew', async () => {
    const { guest } = await server()
    const ada = await guest('Ada')
    const wish = { cid: cid(), terms: termsFor(3) }
    const deals = [await ada.post('/deals', wish), await ada.post('/deals', wish)].map(({ body }) => body.deal)
    expect(deals[1]).toBe(deals[0])
    const table = { cid: cid(), name: 'Ada', nonce: newNonce() }
    const opened = [
      await ada.post(`/deals/${deals[0]}/tables`, table),
      await ada.post(`/deals/${deals[0]}/tables`, table),
    ].map(({ body }) => body.table)
    expect(opened[1]).toBe(opened[0])
    const at = { table: String(opened[0]) }
    await ada.follows(at)
    await ada.does(at, { do: 'begin', fill: 'easy' })
    await ada.does(at, { do: 'abort' })
    await until(() => ada.sees(at).phase === 'over')
    expect(await shownTo(ada, String(deals[0]))).toMatchObject({ games: 0, knows: 'played' })
    expect((await shownTo(ada, String(deals[0]))).results).toBeUndefined()
    expect((await ada.get(`/tables/${at.table}/record`)).body).not.toHaveProperty('setup')
    await ada.does(at, { do: 'rematch' })
    await until(() => ada.sees(at).next !== undefined)
    const next = { table: String(ada.sees(at).next) }
    await ada.follows(next)
    expect(ada.sees(next).deal).toBeUndefined()
  })
})
