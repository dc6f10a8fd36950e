/** Resume links at a real server: one seat at one table, nothing else of the person. */
import { memoryStore } from '@heptapolis/store'
import type { MyAccount, MyTable } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import type { TestGuest } from '../../test-guest.ts'
import { guestAt, personAt, startTestServer, termsFor, until } from '../../testing.ts'

interface EnterAnswer {
  readonly as: number
  readonly onlyHere?: true
}

const linkOf = async (guest: TestGuest, table: string): Promise<string> =>
  String((await guest.post(`/tables/${table}/resume`, {})).body.key)

async function enters(guest: TestGuest, table: string, key: string): Promise<EnterAnswer> {
  const { body } = await guest.post(`/tables/${table}/enter`, { key })
  guest.reconnect()
  return body as never
}

/** Ada has two tables; Eve has the link to her seat at the first. */
async function opened() {
  const store = memoryStore()
  const { origin } = await startTestServer({ store })
  const { guest: ada } = await personAt(origin, store, 'Ada')
  const { table } = await ada.opens(termsFor(3))
  const { table: other } = await ada.opens(termsFor(3))
  const eve = await guestAt(origin)
  const { as, onlyHere } = await enters(eve, table, await linkOf(ada, table))
  return { origin, ada, eve, table, other, as, onlyHere }
}

const problemsAt = async (guest: TestGuest, table: string, as: number): Promise<unknown[]> => {
  const before = guest.problems.length
  await guest.follows({ table, as })
  return guest.problems.slice(before).map(({ code }) => code)
}

const tablesOf = async (guest: TestGuest): Promise<string[]> =>
  ((await guest.get('/me/tables')).body as object as MyTable[]).map(({ table }) => table)

describe('a resume link', () => {
  test('gives its seat, and says that it gives no more', async () => {
    const { eve, table, as, onlyHere } = await opened()
    expect(onlyHere).toBe(true)
    expect(await problemsAt(eve, table, as)).toEqual([])
    expect(eve.sees({ table, as }).you).toMatchObject({ seat: 0, isHost: true })
    expect(await eve.does({ table, as }, { do: 'begin', fill: 'easy' })).toBe('written')
    expect(await tablesOf(eve)).toEqual([table])
  })

  test('opens no other table of the person', async () => {
    const { ada, eve, other, as } = await opened()
    const { table: later } = await ada.opens(termsFor(3))
    for (const table of [other, later]) {
      expect(await problemsAt(eve, table, as)).toEqual(['only-this-table'])
      expect(await eve.does({ table, as }, { do: 'begin', fill: 'easy' })).toBe('only-this-table')
      expect((await eve.get(`/tables/${table}/record?as=${as}`)).body).toEqual({ code: 'only-this-table' })
      expect((await eve.get(`/tables/${table}/webhook?as=${as}`)).body).toEqual({ code: 'only-this-table' })
    }
  })

  test('neither shows nor changes the account', async () => {
    const { ada, eve, table, as } = await opened()
    await ada.post('/me/notify', { as: 0, notify: { language: 'fr' } })
    expect((await eve.get(`/me/notify?as=${as}`)).body).toEqual({ code: 'only-this-table' })
    expect((await eve.post('/me/notify', { as, notify: {} })).body).toEqual({ code: 'only-this-table' })
    expect((await eve.post(`/tables/${table}/resume`, { as })).body).toEqual({ code: 'only-this-table' })
    expect((await ada.get('/me/notify')).body).toMatchObject({ notify: { language: 'fr' } })
  })

  test('carries over to the rematch', async () => {
    const { ada, eve, table, as } = await opened()
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await ada.does({ table }, { do: 'vote', about: 'abort', yes: true })
    await ada.does({ table }, { do: 'abort' })
    await until(() => ada.sees({ table }).phase === 'over')
    expect(await ada.does({ table }, { do: 'rematch' })).toBe('written')
    await until(() => ada.sees({ table }).next !== undefined)
    const next = String(ada.sees({ table }).next)
    expect(await problemsAt(eve, next, as)).toEqual([])
  })

  test('ends when a new one is created', async () => {
    const { origin, ada, eve, table, as } = await opened()
    expect(await problemsAt(eve, table, as)).toEqual([])
    const key = await linkOf(ada, table)
    await until(() => eve.problems.some(({ code }) => code === 'only-this-table'))
    expect(await eve.does({ table, as }, { do: 'begin', fill: 'easy' })).toBe('only-this-table')
    expect(await tablesOf(eve)).toEqual([])
    const phone = await guestAt(origin)
    const again = await enters(phone, table, key)
    expect(await problemsAt(phone, table, again.as)).toEqual([])
  })

  test('is listed among the devices, and can be ended there', async () => {
    const { ada, eve, table, as } = await opened()
    const devices = async () => ((await ada.get('/me/account')).body as object as MyAccount).devices
    const [, held] = await devices()
    expect(held).toEqual({ id: expect.any(String), seen: expect.any(Number), tables: [table] })
    expect((await eve.post(`/me/devices/${held.id}/end`, {})).body).toEqual({ ok: true })
    expect(await devices()).toHaveLength(2)
    expect((await ada.post(`/me/devices/${held.id}/end`, {})).body).toEqual({ ok: true })
    expect(await devices()).toHaveLength(1)
    expect(await problemsAt(eve, table, as)).toEqual(['only-this-table'])
  })

  test('ends with all other devices', async () => {
    const { ada, eve, table, as } = await opened()
    expect((await ada.post('/me/devices/end', {})).body).toEqual({ ended: 1 })
    expect(await problemsAt(eve, table, as)).toEqual(['only-this-table'])
  })

  test('for an own seat changes nothing on the own device', async () => {
    const { ada, table } = await opened()
    expect(await enters(ada, table, await linkOf(ada, table))).toEqual({ purpose: 'resume', as: 0 })
  })
})
