import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { API } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import type { TestGuest } from '../../test-guest.ts'
import { guestAt, startTestServer, TestClock, type TestServer, termsFor, until } from '../../testing.ts'
import { Authenticator, confirm, registers, signsIn } from './testing.ts'

/** Test server by host name, because passkeys need one. */
async function startServer(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<TestServer & { home: string }> {
  const server = await startTestServer(options)
  return { ...server, home: `http://localhost:${server.port}` }
}

const accountOf = async (guest: TestGuest) => (await guest.get('/me/account')).body as Record<string, never>

describe('a visitor', () => {
  test('becomes an account by a passkey, keeps every game, and signs in on another device', async () => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    const { table } = await ada.opens(termsFor(3))
    const phone = new Authenticator(home)
    expect(await accountOf(ada)).toMatchObject({ kind: 'visitor', passkeys: [], mayHavePasskeys: true })
    expect(await registers(ada, phone, 'Ada')).toBe('ok')
    expect(await accountOf(ada)).toMatchObject({ kind: 'person', name: 'Ada', passkeys: [{ name: 'Phone' }] })

    const elsewhere = await guestAt(home)
    const { code, cookie } = await signsIn(elsewhere, phone)
    expect(code).toBe('ok')
    expect(cookie).not.toBe(elsewhere.cookie)
    const laptop = await guestAt(home, cookie)
    expect(await accountOf(laptop)).toMatchObject({ kind: 'person', name: 'Ada' })
    expect((await laptop.get('/me/tables')).body).toMatchObject([{ table, as: 0 }])
    await laptop.follows({ table })
    expect(laptop.sees({ table }).you.seat).toBe(0)
    expect((await elsewhere.get('/me/account')).body).toEqual({ code: 'no-session' })
  })

  test('takes all games along when signing in, without changes to logs', async () => {
    const store = memoryStore()
    const { home } = await startServer({ store })
    const [ada, visitor] = [await guestAt(home), await guestAt(home)]
    const first = await ada.opens(termsFor(3))
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    const second = await visitor.opens(termsFor(3))
    const before = sure(await store.log.read(second.table))
    const laptop = await guestAt(home, (await signsIn(visitor, phone)).cookie)
    const mine = (await laptop.get('/me/tables')).body as never as { table: string; as: number }[]
    expect(mine.map(({ table, as }) => [table, as]).sort()).toEqual(
      [
        [first.table, 0],
        [second.table, 0],
      ].sort(),
    )
    for (const { table } of [first, second]) {
      await laptop.follows({ table })
      expect(laptop.sees({ table }).you.seat).toBe(0)
    }
    expect(sure(await store.log.read(second.table)).slice(0, before.length)).toEqual(before)
    await laptop.does({ table: second.table }, { do: 'begin', fill: 'easy' })
    await until(() => laptop.sees({ table: second.table }).game?.awaited.join() === '0')
    const [{ legal }] = laptop.sees({ table: second.table }).game?.asked ?? []
    expect(await laptop.does({ table: second.table }, { do: 'choose', round: 1, move: legal[0] })).toBe('written')
    expect((await laptop.get(`/tables/${second.table}/record`)).body.seat).toBe(0)
    const atHome = await guestAt(home, ada.cookie)
    await atHome.follows({ table: second.table })
    expect(atHome.sees({ table: second.table }).you.seat).toBe(0)
  })

  test('cannot get two seats at one table by signing in', async () => {
    const { home } = await startServer()
    const [ada, visitor] = [await guestAt(home), await guestAt(home)]
    const { table, invite } = await ada.opens(termsFor(3))
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    await visitor.sits({ table }, invite, 'Second')
    expect((await signsIn(visitor, phone)).code).toBe('both-seated')
    expect(await accountOf(visitor)).toMatchObject({ kind: 'visitor' })
    await visitor.does({ table }, { do: 'stand' })
    expect((await signsIn(visitor, phone)).code).toBe('ok')
  })

  test('has no account name', async () => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    expect(await ada.post('/me/name', { name: 'Ada' })).toMatchObject({ status: 400, body: { code: 'not-account' } })
  })
})

describe('an account', () => {
  test('has several named passkeys, of which the last cannot be removed', async () => {
    const { home } = await startServer()
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    const [phone, key] = [new Authenticator(home), new Authenticator(home)]
    await registers(ada, phone, 'Ada')
    const removes = async (which: Authenticator, by: Authenticator) =>
      ada.post(`/me/passkeys/${which.id}/remove`, { signed: await confirm(ada, by, 'passkeys') })
    expect((await removes(phone, phone)).body).toEqual({ code: 'last-passkey' })
    expect(await registers(ada, key, 'ignored', phone)).toBe('ok')
    expect(await accountOf(ada)).toMatchObject({ name: 'Ada', passkeys: [{ id: phone.id }, { id: key.id }] })
    expect((await ada.post(`/me/passkeys/${key.id}/rename`, { name: ' Security   key ' })).status).toBe(200)
    for (const path of ['rename', 'remove']) {
      const tried = await eve.post(`/me/passkeys/${key.id}/${path}`, { name: 'Mine' })
      expect([tried.status, tried.body]).toEqual([404, { code: 'no-passkey' }])
    }
    expect((await removes(phone, key)).status).toBe(200)
    expect(await accountOf(ada)).toMatchObject({ passkeys: [{ id: key.id, name: 'Security key' }] })
    expect((await signsIn(eve, phone)).code).toBe('bad-passkey')
    expect((await signsIn(eve, key)).code).toBe('ok')
  })

  test('changes passkeys only with a passkey signature', async () => {
    const { home } = await startServer()
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    const [phone, key, stolen] = [new Authenticator(home), new Authenticator(home), new Authenticator(home)]
    await registers(ada, phone, 'Ada')
    await registers(ada, key, 'Ada', phone)
    await registers(eve, stolen, 'Eve')
    const thief = await guestAt(home, ada.cookie)
    expect(await registers(thief, new Authenticator(home), '')).toBe('bad-passkey')
    expect(await registers(thief, new Authenticator(home), '', stolen)).toBe('bad-passkey')
    const removes = async (body: object) => (await thief.post(`/me/passkeys/${key.id}/remove`, body)).body.code
    expect(await removes({})).toBe('bad-passkey')
    expect(await removes({ signed: await confirm(thief, stolen, 'passkeys') })).toBe('bad-passkey')
    // A signature for deletion does not allow changing passkeys.
    expect(await removes({ signed: await confirm(ada, phone, 'leave') })).toBe('bad-passkey')
    expect(await accountOf(ada)).toMatchObject({ passkeys: [{ id: phone.id }, { id: key.id }] })
  })

  test('has a name without lookalikes, and may change it', async () => {
    const { home } = await startServer()
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    await registers(ada, new Authenticator(home), 'Ada')
    expect(await registers(eve, new Authenticator(home), 'ÀDA')).toBe('name-taken')
    expect(await registers(eve, new Authenticator(home), '<b>')).toBe('bad-account-name')
    expect(await registers(eve, new Authenticator(home), 'Eve')).toBe('ok')
    expect((await eve.post('/me/name', { name: 'adа' })).body).toEqual({ code: 'bad-account-name' })
    expect((await eve.post('/me/name', { name: 'A d a' })).body).toEqual({ code: 'name-taken' })
    expect((await ada.post('/me/name', { name: 'Countess' })).body).toEqual({ name: 'Countess' })
    expect((await eve.post('/me/name', { name: 'Ada' })).body).toEqual({ name: 'Ada' })
  })

  test('signs out: cookie and connections end', async () => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    await ada.opens(termsFor(3))
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    const headers = { cookie: ada.cookie, origin: ada.origin }
    const response = await fetch(`${home}${API}/sign-out`, { method: 'POST', headers })
    expect(response.headers.get('set-cookie')).toMatch(/^heptapolis=; Max-Age=0; Path=\/; .*HttpOnly/)
    expect((await ada.get('/me/account')).status).toBe(401)
    await until(() => ada.problems.some(({ code }) => code === 'no-session'))
    const again = await guestAt(home)
    expect((await guestAt(home, (await signsIn(again, phone)).cookie)).cookie).not.toBe('')
  })

  test('switches to another account without taking anything along', async () => {
    const { home } = await startServer()
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    const { table } = await eve.opens(termsFor(3))
    const [phone, key] = [new Authenticator(home), new Authenticator(home)]
    await registers(ada, phone, 'Ada')
    await registers(eve, key, 'Eve')
    const both = await guestAt(home, (await signsIn(eve, phone)).cookie)
    expect(await accountOf(both)).toMatchObject({ name: 'Ada' })
    expect((await both.get('/me/tables')).body).toEqual([])
    const back = await guestAt(home, (await signsIn(both, key)).cookie)
    expect((await back.get('/me/tables')).body).toMatchObject([{ table }])
  })
})

describe('rejects a passkey signature', () => {
  async function known(): Promise<{ home: string; phone: Authenticator; eve: TestGuest; ada: TestGuest }> {
    const { home } = await startServer()
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    return { home, phone, eve, ada }
  }
  const asked = async (guest: TestGuest) => (await guest.post('/sign-in/options', {})).body
  const says = async (guest: TestGuest, signed: object) => {
    const { status, body } = await guest.post('/sign-in', { signed })
    return [status, body.code]
  }
  const REFUSED = [403, 'bad-passkey']

  test('used twice', async () => {
    const { phone, eve, ada } = await known()
    const signed = phone.signs(await asked(ada))
    expect(await says(ada, signed)).toEqual([200, undefined])
    expect(await says(ada, signed)).toEqual(REFUSED)
    expect(await says(eve, signed)).toEqual(REFUSED)
  })

  test("for another visitor's challenge, another purpose, or none", async () => {
    const { phone, eve, ada } = await known()
    expect(await says(eve, phone.signs(await asked(ada)))).toEqual(REFUSED)
    const making = (await ada.post('/me/passkeys/options', { signed: await confirm(ada, phone, 'passkeys') })).body
    expect(making).toHaveProperty('challenge')
    expect(await says(ada, phone.signs(making))).toEqual(REFUSED)
    expect(await says(eve, phone.signs({ challenge: 'AAAA' }))).toEqual(REFUSED)
  })

  test('for another origin, or without user verification', async () => {
    const { phone, eve } = await known()
    expect(await says(eve, phone.signs(await asked(eve), { origin: 'https://evil.example' }))).toEqual(REFUSED)
    expect(await says(eve, phone.signs(await asked(eve), { isVerified: false }))).toEqual(REFUSED)
    expect(await says(eve, phone.signs(await asked(eve)))).toEqual([200, undefined])
  })

  test('with an older counter', async () => {
    const { home, phone, eve } = await known()
    phone.counter = 7
    expect((await signsIn(eve, phone)).code).toBe('ok')
    phone.counter = 6
    expect((await signsIn(await guestAt(home), phone)).code).toBe('bad-passkey')
  })

  test('of an unknown passkey, with the same answer', async () => {
    const { home, eve, phone } = await known()
    const stranger = new Authenticator(home)
    expect(await says(eve, stranger.signs(await asked(eve)))).toEqual(REFUSED)
    const forged = { ...phone.signs(await asked(eve)), response: stranger.signs(await asked(eve)).response }
    expect(await says(eve, forged)).toEqual(REFUSED)
    const [one, other] = [await asked(eve), await asked(await guestAt(home))]
    expect(Object.keys(one)).toEqual(Object.keys(other))
    expect(one.allowCredentials ?? []).toEqual([])
  })

  test('created for another origin or visitor', async () => {
    const { home, phone, eve, ada } = await known()
    const options = async (guest: TestGuest, signed?: object) =>
      (await guest.post('/me/passkeys/options', { account: 'Eve', signed })).body
    const makes = async (made: object) =>
      (await eve.post('/me/passkeys', { account: 'Eve', name: 'Key', made })).body.code
    const key = new Authenticator(home)
    expect(await makes(key.makes(await options(eve), { origin: 'https://evil.example' }))).toBe('bad-passkey')
    expect(await makes(key.makes(await options(ada, await confirm(ada, phone, 'passkeys'))))).toBe('bad-passkey')
    expect(await accountOf(eve)).toMatchObject({ kind: 'visitor', passkeys: [] })
  })
})

describe('account routes', () => {
  const ROUTES = [
    '/me/passkeys/options',
    '/me/passkeys',
    '/me/passkeys/AAAA/rename',
    '/me/passkeys/AAAA/remove',
    '/sign-in/options',
    '/sign-in',
    '/sign-out',
    '/me/name',
    '/me/signing',
    '/me/devices/end',
    '/me/devices/AAAA/end',
    '/me/leave',
    '/me/avoided/AAAA/remove',
  ]

  test.each(ROUTES)('%s rejects other origins, missing sessions and large bodies', async (path) => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    const post = async (headers: Record<string, string>, body: string) => {
      const all = { 'content-type': 'application/json', ...headers }
      const response = await fetch(`${home}${API}${path}`, { method: 'POST', headers: all, body })
      return [response.status, ((await response.json()) as { code: string }).code]
    }
    const made = new Authenticator(home).makes({ challenge: 'AAAA', user: { id: 'AAAA' } })
    const signed = new Authenticator(home).signs({ challenge: 'AAAA' })
    const body = JSON.stringify({ account: 'Ada', name: 'Ada', made, signed, purpose: 'leave' })
    expect(await post({ cookie: ada.cookie, origin: 'https://evil.example' }, body)).toEqual([403, 'wrong-origin'])
    expect(await post({ origin: home }, body)).toEqual([401, 'no-session'])
    const big = JSON.stringify({ name: 'x'.repeat(9000) })
    expect(await post({ cookie: ada.cookie, origin: home }, big)).toEqual([413, 'bad-message'])
  })

  test('reveal nothing to other origins, whatever the cookie', async () => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    const asks = async (origin: string) => {
      const response = await fetch(`${home}${API}/me/account`, { headers: { cookie: ada.cookie, origin } })
      return response.status
    }
    expect([await asks('https://evil.example'), await asks('null'), await asks(home)]).toEqual([403, 403, 200])
  })

  test('refuse where passkeys are impossible, and say so', async () => {
    const { origin } = await startTestServer()
    const ada = await guestAt(origin)
    expect(await accountOf(ada)).toMatchObject({ mayHavePasskeys: false })
    const tried = await ada.post('/me/passkeys/options', { account: 'Ada' })
    expect([tried.status, tried.body]).toEqual([400, { code: 'no-passkeys' }])
    expect((await ada.post('/sign-in/options', {})).body).toEqual({ code: 'no-passkeys' })
  })

  test.each([
    ['/sign-in/options', {}],
    ['/me/passkeys/options', { account: 'Eve' }],
    ['/me/signing', { purpose: 'leave' }],
    ['/me/devices/end', {}],
    ['/me/devices/AAAA/end', {}],
    ['/me/avoided/AAAA/remove', {}],
    ['/me/name', { name: 'Eve' }],
  ])('%s is rate-limited', async (path, wish) => {
    // A stopped clock: on a busy machine allowance would come back.
    const { home } = await startServer({ now: new TestClock().now })
    const eve = await guestAt(home)
    const tries = []
    for (let i = 0; i < 40; i++) tries.push((await eve.post(path, wish)).status)
    expect(tries[0]).not.toBe(429)
    expect(tries[39]).toBe(429)
  })
})
