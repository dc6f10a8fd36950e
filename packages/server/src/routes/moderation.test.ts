import { sure } from '@heptapolis/engine'
import { memoryStore, type Store } from '@heptapolis/store'
import { API } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, startTestServer, termsFor, until } from '../testing.ts'
import { Authenticator, registers, signsIn } from './accounts/testing.ts'

const OPEN = { visibility: 'open', seating: 'anybody', talk: 'phrases', absence: 'bot' } as const
const NONCE = '0'.repeat(32)

/** An open table hosted by Ada, and its players. */
async function strangers(): Promise<{
  store: Store
  ada: TestGuest
  bob: TestGuest
  eve: TestGuest
  table: string
  home: string
}> {
  const store = memoryStore()
  const { port } = await startTestServer({ store })
  const home = `http://localhost:${port}`
  const [ada, bob, eve] = [await guestAt(home), await guestAt(home), await guestAt(home)]
  const { table } = await ada.opens(termsFor(4), OPEN)
  for (const guest of [bob, eve]) await guest.follows({ table })
  return { store, ada, bob, eve, table, home }
}

const sits = (guest: TestGuest, table: string, name: string): Promise<string> =>
  guest.does({ table }, { do: 'sit', name, nonce: NONCE })

const idOf = async (guest: TestGuest): Promise<string> => String((await guest.get('/me/account')).body.id)

describe('a report', () => {
  test('names the person and contains the chat as the reporter saw it', async () => {
    const { store, ada, bob, table } = await strangers()
    await sits(bob, table, 'Bob')
    await bob.does({ table }, { do: 'say', channel: 'all', phrase: 'hello' })
    await until(() => ada.sees({ table }).chat.some(({ phrase }) => phrase === 'hello'))
    const report = { seat: 1, reason: 'insult', words: ' He   greets. ' }
    expect((await ada.post(`/tables/${table}/report`, report)).status).toBe(200)
    const [kept] = sure(await store.conduct.reports(false, 10))
    expect(kept).toMatchObject({ about: await idOf(bob), reporter: await idOf(ada), game: table, name: 'Bob', seat: 1 })
    expect(kept).toMatchObject({ reason: 'insult', words: 'He greets.' })
    expect(kept.talk).toContainEqual(expect.objectContaining({ name: 'Bob', phrase: 'hello' }))
    expect(JSON.stringify(kept.talk)).not.toContain(await idOf(bob))
  })

  test.each([
    ['oneself', { seat: 0 }, 'yourself'],
    ['nobody', { seat: 3 }, 'nobody-there'],
    ['somebody who is not there', { watcher: 7 }, 'nobody-there'],
    ['no place at all', {}, 'nobody-there'],
  ])('is refused for %s', async (_, about, code) => {
    const { ada, table } = await strangers()
    expect((await ada.post(`/tables/${table}/report`, { ...about, reason: 'other', words: '' })).body).toEqual({ code })
  })

  test('comes from people at the table, at a limited rate', async () => {
    const { home, ada, bob } = await strangers()
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    const report = { seat: 1, reason: 'other', words: '' }
    const mallory = await guestAt(home)
    expect((await mallory.post(`/tables/${table}/report`, report)).body).toEqual({ code: 'not-invited' })
    expect((await mallory.post(`/tables/${table}/avoid`, { seat: 1, degree: 'mute' })).status).toBe(403)
    const tries = []
    for (let i = 0; i < 7; i++) tries.push((await ada.post(`/tables/${table}/report`, report)).status)
    expect(tries).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})

describe('an avoided person', () => {
  test("if muted is hidden from the other's chat, and never learns of it", async () => {
    const { ada, bob, eve, table } = await strangers()
    await sits(bob, table, 'Bob')
    await eve.does({ table }, { do: 'watch', name: 'Eve' })
    await until(() => ada.sees({ table }).watchers.length === 1)
    const [{ watcher }] = ada.sees({ table }).watchers
    await ada.post(`/tables/${table}/avoid`, { seat: 1, degree: 'mute' })
    await ada.post(`/tables/${table}/avoid`, { watcher, degree: 'mute' })
    const again = await ada.post(`/tables/${table}/avoid`, { watcher, degree: 'block' })
    expect((await ada.get(`/tables/${table}/hidden`)).body).toEqual({ seats: [1], watchers: [watcher] })
    expect((await bob.get(`/tables/${table}/hidden`)).body).toEqual({ seats: [], watchers: [] })
    const mine = (await ada.get('/me/avoided')).body as never as { id: string; name: string }[]
    expect(mine.map(({ name }) => name).sort()).toEqual(['Bob', 'Eve'])
    expect(JSON.stringify(mine)).not.toContain(await idOf(bob))
    expect((await bob.post(`/me/avoided/${mine[0].id}/remove`, {})).status).toBe(404)
    expect((await ada.post(`/me/avoided/${mine[0].id}/remove`, {})).status).toBe(200)
    expect((await ada.get('/me/avoided')).body).toHaveLength(1)
    expect(mine.map(({ id }) => id)).toContain(again.body.id)
  })

  test('if blocked cannot sit with the other among strangers; friends decide for themselves', async () => {
    const { home, ada, bob, eve, table } = await strangers()
    await sits(bob, table, 'Bob')
    await ada.post(`/tables/${table}/avoid`, { seat: 1, degree: 'block' })
    const other = await eve.opens(termsFor(4), OPEN)
    for (const guest of [ada, bob]) await guest.follows({ table: other.table })
    expect(await sits(ada, other.table, 'Ada')).toBe('written')
    expect(await sits(bob, other.table, 'Bob')).toBe('avoided')
    await ada.does({ table: other.table }, { do: 'stand' })
    expect(await sits(bob, other.table, 'Bob')).toBe('written')
    expect(await sits(ada, other.table, 'Ada')).toBe('avoided')
    const friends = await ada.opens(termsFor(3))
    expect(await bob.sits({ table: friends.table }, friends.invite, 'Bob')).toBe('written')
    // A block survives the visitor's sign-up.
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    expect(await sits(ada, other.table, 'Ada')).toBe('avoided')
  })
})

describe('a suspended person', () => {
  test('cannot join, match, open or create tables among strangers; games with friends go on', async () => {
    const { store, home, ada, bob, table } = await strangers()
    const friends = await ada.opens(termsFor(3))
    await bob.sits({ table: friends.table }, friends.invite, 'Bob')
    sure(await store.conduct.suspend({ account: await idOf(bob), since: 0, why: 'insults' }))
    expect(await sits(bob, table, 'Bob')).toBe('suspended')
    const seat = { name: 'Bob', nonce: NONCE }
    expect((await bob.post(`/lobby/${table}/sit`, seat)).body).toEqual({ code: 'suspended' })
    expect((await bob.post('/lobby/seek', { ...seat, wish: { bots: true } })).body).toEqual({ code: 'suspended' })
    await expect(bob.opens(termsFor(3), OPEN)).rejects.toThrow('suspended')
    const own = await bob.opens(termsFor(3))
    const { options } = bob.sees({ table: own.table })
    expect(await bob.does({ table: own.table }, { do: 'set', options: { ...options, ...OPEN } })).toBe('suspended')
    await ada.does({ table: friends.table }, { do: 'begin', fill: 'easy' })
    await until(() => bob.sees({ table: friends.table }).game?.asked.length === 1)
    const [{ legal }] = bob.sees({ table: friends.table }).game?.asked ?? []
    expect(await bob.does({ table: friends.table }, { do: 'choose', round: 1, move: legal[0] })).toBe('written')
    expect((await bob.get('/me/account')).body.suspended).toEqual({ why: 'insults' })

    // Signing in to another account does not help.
    const [eve, key] = [await guestAt(home), new Authenticator(home)]
    await registers(eve, key, 'Eve')
    const signedIn = await guestAt(home, (await signsIn(bob, key)).cookie)
    await signedIn.follows({ table })
    expect(await sits(signedIn, table, 'Bob')).toBe('suspended')
  })
})

describe('names', () => {
  test('of accounts are reserved: accounts use their own, visitors among strangers none of them', async () => {
    const { home, bob, eve, table } = await strangers()
    await registers(bob, new Authenticator(home), 'Bob')
    const again = await guestAt(home, bob.cookie)
    await again.follows({ table })
    expect(await sits(eve, table, 'B0b')).toBe('name-taken')
    expect(await sits(eve, table, 'Eve')).toBe('written')
    expect(await eve.does({ table }, { do: 'name', name: 'Bob' })).toBe('name-taken')
    expect(await sits(again, table, 'Somebody else')).toBe('written')
    await until(() => again.sees({ table }).seats.some(({ name }) => name === 'Bob'))
    const own = await again.opens(termsFor(3))
    expect(again.sees({ table: own.table }).seats[0].name).toBe('Bob')
  })
})

describe('leavers', () => {
  test('are counted among strangers, with the number of games', async () => {
    const { ada, bob, eve, table } = await strangers()
    await sits(bob, table, 'Bob')
    await sits(eve, table, 'Eve')
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => bob.sees({ table }).game?.round === 1)
    expect((await ada.get(`/tables/${table}/standings`)).body).toMatchObject([{ seat: 0, games: 0 }, {}, {}])
    await bob.does({ table }, { do: 'resign' })
    await Promise.all([ada.plays({ table }, 'a'), eve.plays({ table }, 'e')])
    const standings = async () => (await ada.get(`/tables/${table}/standings`)).body
    await expect.poll(standings, { timeout: 20_000, interval: 200 }).toEqual([
      { seat: 0, isAccount: false, games: 1, left: 0 },
      { seat: 1, isAccount: false, games: 1, left: 1 },
      { seat: 2, isAccount: false, games: 1, left: 0 },
    ])
  })
})

describe('moderation routes', () => {
  test.each(['report', 'avoid'])('%s rejects other origins, missing sessions and large bodies', async (path) => {
    const { home, ada, table } = await strangers()
    const post = async (headers: Record<string, string>, body: object) => {
      const all = { 'content-type': 'application/json', ...headers }
      const address = `${home}${API}/tables/${table}/${path}`
      const response = await fetch(address, { method: 'POST', headers: all, body: JSON.stringify(body) })
      return [response.status, ((await response.json()) as { code: string }).code]
    }
    const wish = { seat: 1, reason: 'other', words: '', degree: 'mute' }
    expect(await post({ cookie: ada.cookie, origin: 'https://evil.example' }, wish)).toEqual([403, 'wrong-origin'])
    expect(await post({ origin: home }, wish)).toEqual([401, 'no-session'])
    const own = { cookie: ada.cookie, origin: home }
    expect(await post(own, { ...wish, words: 'x'.repeat(9000) })).toEqual([413, 'bad-message'])
    expect(await post(own, { ...wish, reason: 'hate', degree: 'kill' })).toEqual([400, 'bad-message'])
  })

  test.each(['/me/avoided', '/tables/none/hidden', '/tables/none/standings'])(
    '%s reveals nothing without a session',
    async (path) => {
      const { home } = await strangers()
      expect((await fetch(`${home}${API}${path}`)).status).toBe(401)
    },
  )
})
