/** Token authentication: scopes, rates and origins. */
import { API, MOST_BOTS, MOST_BYTES, MOST_TOKENS, randomHex } from '@heptapolis/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { LIMITS } from '../../core/limits.ts'
import { guestAt, startTestServer, TestClock, type TestServer, termsFor } from '../../testing.ts'
import { ApiClient, botOf, endStreams, programOf } from './testing.ts'

afterEach(endStreams)

const GUESSED = `hept_${'A'.repeat(43)}`
const options = {
  clock: { kind: 'none' },
  absence: 'vote',
  wonders: 'drawn',
  talk: 'text',
  visibility: 'link',
  rated: false,
}
const opening = () => ({ cid: randomHex(8), terms: termsFor(3), options, name: 'Ada', nonce: randomHex(16) })

/** Every route for tokens, with its scope. */
async function routesOf({ origin }: TestServer): Promise<{ method: string; path: string; scope: string }[]> {
  const { paths } = (await (await fetch(`${origin}${API}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security: { token: string[] }[] }>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security.map(({ token: [scope] }) => ({
        method: method.toUpperCase(),
        path: path.replace('{table}', 'k7Qx2'),
        scope,
      })),
    ),
  )
}

async function asked({ origin }: TestServer, { method, path }: { method: string; path: string }, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${origin}${path}`, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })
  const isStream = response.headers.get('content-type')?.includes('ndjson')
  if (isStream) await response.body?.cancel()
  return [response.status, isStream ? '' : ((await response.json()) as { code: string }).code]
}

describe('a token', () => {
  test('is shown once, stored as a hash, listed without its secret, and limited to its scopes', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const program = await programOf(ada, ['account:read', 'games:read', 'tables:write'])
    expect(program.token).toMatch(/^hept_[\w-]{43}$/)
    const { body } = await program.get('/account')
    expect(body).toMatchObject({ kind: 'visitor', scopes: ['account:read', 'games:read', 'tables:write'] })
    const { body: opened } = await program.post('/tables', opening())
    expect((await program.get(`/tables/${opened.table}`)).body).toMatchObject({ id: opened.table, phase: 'room' })
    expect((await program.get('/me/tables')).body).toMatchObject([{ table: opened.table, state: 'room' }])
    const list = JSON.stringify((await ada.get('/me/tokens')).body)
    expect(list).toContain('"name":"a program"')
    expect(list).not.toContain(program.token)
    expect(list).not.toContain('hash')
  })

  test('lists tables that it opened without a seat, as long as it hosts them', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const program = await programOf(ada, ['games:read', 'tables:write'])
    const { nonce: _, ...seatless } = opening()
    const { body: opened } = await program.post('/tables', seatless)
    expect((await program.get('/me/tables')).body).toMatchObject([{ table: opened.table, as: 0, state: 'room' }])
    const other = await programOf(await guestAt(server.origin), ['games:read'])
    expect((await other.get('/me/tables')).body).toEqual([])
    const { body: seated } = await program.post('/tables', opening())
    const listed = (await program.get('/me/tables')).body as unknown as { table: string }[]
    expect(listed.map(({ table }) => table)).toEqual([seated.table, opened.table])
  })

  test('that is unknown or malformed opens no route', async () => {
    const server = await startTestServer()
    const routes = await routesOf(server)
    expect(routes.length).toBeGreaterThan(10)
    for (const token of [GUESSED, 'hept_short', `${GUESSED} `, `hept_${'é'.repeat(1)}`]) {
      const [route] = routes
      const response = await fetch(`${server.origin}${route.path}`, { headers: { authorization: encodeURI(token) } })
      expect([response.status, await response.json()]).toEqual([401, { code: 'bad-token' }])
    }
    for (const route of routes.slice(0, LIMITS.wrongToken.network.burst - 4))
      expect([route.path, ...(await asked(server, route, GUESSED))]).toEqual([route.path, 401, 'bad-token'])
  })

  test('opens no route outside its scopes', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { token } = await programOf(ada, ['account:read'])
    const others = (await routesOf(server)).filter(({ scope }) => scope !== 'account:read')
    for (const route of others)
      expect([route.path, ...(await asked(server, route, token))]).toEqual([route.path, 403, 'wrong-scope'])
  })

  test('that was revoked stops working, and only its owner revokes it', async () => {
    const server = await startTestServer()
    const [ada, eve] = [await guestAt(server.origin), await guestAt(server.origin)]
    const program = await programOf(ada, ['account:read'])
    expect((await eve.post(`/me/tokens/${program.id}/revoke`, {})).body).toEqual({ code: 'bad-token' })
    expect((await program.get('/account')).status).toBe(200)
    expect((await ada.post(`/me/tokens/${program.id}/revoke`, {})).body).toEqual({ ok: true })
    expect((await program.get('/account')).body).toEqual({ code: 'bad-token' })
    expect((await ada.get('/me/tokens')).body).toEqual([])
  })

  test('that was revoked opens no route at all', async () => {
    const clock = new TestClock()
    const server = await startTestServer({ now: clock.now })
    const ada = await guestAt(server.origin)
    const { token, id } = await programOf(ada, ['account:read', 'games:read', 'tables:write'])
    await ada.post(`/me/tokens/${id}/revoke`, {})
    for (const route of await routesOf(server)) {
      clock.advance(LIMITS.wrongToken.network.every)
      expect([route.path, ...(await asked(server, route, token))]).toEqual([route.path, 401, 'bad-token'])
    }
  })

  test('creates no tokens or bots, opens no socket, and is no cookie', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const program = await programOf(ada, ['account:read', 'games:read', 'tables:write'])
    for (const path of ['/me/tokens', '/me/bots', '/me/push', '/me/people'])
      expect((await program.post(path, {})).body).toEqual({ code: 'not-for-tokens' })
    expect((await program.get('/live')).body).toEqual({ code: 'not-for-tokens' })
    const headers = { cookie: ada.cookie, authorization: `Bearer ${GUESSED}` }
    expect((await fetch(`${server.origin}${API}/me/tables`, { headers })).status).toBe(401)
    expect((await program.get('/account')).headers.get('set-cookie')).toBeNull()
  })

  test('of a person neither plays nor shows the own hand of a running game', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const refused = await ada.post('/me/tokens', { name: 'me', scopes: ['bot:play'] })
    expect(refused.body).toEqual({ code: 'not-a-bot' })
    const program = await programOf(ada, ['games:read', 'tables:write'])
    const { table } = await ada.opens(termsFor(3))
    const room = `/tables/${table}/room`
    const choose = { do: 'choose', round: 1, move: { action: 'sell' } }
    expect((await program.post(room, { cid: randomHex(8), command: choose })).status).toBe(400)
    const begin = { cid: randomHex(8), command: { do: 'begin', fill: 'easy' } }
    expect((await program.post(room, begin)).body).toEqual({ ok: true })
    expect((await program.post(room, begin)).body).toEqual({ ok: true })
    expect((await program.get(`/tables/${table}/record`)).body).toEqual({ code: 'not-over' })
    expect(JSON.stringify((await program.get(`/tables/${table}`)).body)).not.toContain('"hand":[')
  })

  test('opens no table where its account is not admitted', async () => {
    const server = await startTestServer()
    const [ada, eve] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table } = await ada.opens(termsFor(3))
    const program = await programOf(eve, ['games:read', 'tables:write'])
    expect((await program.get(`/tables/${table}`)).body).toEqual({ code: 'not-invited' })
    expect((await program.get('/tables/nowhere')).body).toEqual({ code: 'not-invited' })
    const begin = { cid: randomHex(8), command: { do: 'begin', fill: 'easy' } }
    expect((await program.post(`/tables/${table}/room`, begin)).body).toEqual({ code: 'not-invited' })
  })
})

describe('tokens and bots are created', () => {
  test('with a session, from an own page, within limits', async () => {
    const server = await startTestServer()
    const wish = JSON.stringify({ name: 'x', scopes: ['games:read'] })
    const send = async (headers: Record<string, string>) => {
      const all = { 'content-type': 'application/json', ...headers }
      return (await fetch(`${server.origin}${API}/me/tokens`, { method: 'POST', headers: all, body: wish })).json()
    }
    const { cookie } = await guestAt(server.origin)
    expect(await send({ origin: server.origin })).toEqual({ code: 'no-session' })
    expect(await send({ cookie, origin: 'http://evil.example' })).toEqual({ code: 'wrong-origin' })
    expect(await send({ cookie })).toEqual({ code: 'wrong-origin' })
  })

  test.each([
    [{ name: '', scopes: ['games:read'] }, 'bad-message'],
    [{ name: '\u200b', scopes: ['games:read'] }, 'bad-name'],
    [{ name: 'x', scopes: [] }, 'bad-message'],
    [{ name: 'x', scopes: ['everything'] }, 'bad-message'],
    [{ name: 'x', scopes: ['games:read'], bot: '0'.repeat(24) }, 'no-bot'],
    [{ name: 'x', scopes: ['games:read'], bot: "' or 1=1" }, 'bad-message'],
    [{ name: 'x'.repeat(MOST_BYTES), scopes: ['games:read'] }, 'bad-message'],
  ])('not from %o', async (wish, code) => {
    const { origin } = await startTestServer()
    const ada = await guestAt(origin)
    expect((await ada.post('/me/tokens', wish)).body).toEqual({ code })
  })

  test('up to a limit', async () => {
    const clock = new TestClock()
    const { origin } = await startTestServer({ now: clock.now })
    const ada = await guestAt(origin)
    const wish = { name: 'x', scopes: ['games:read'] }
    for (let i = 0; i < LIMITS.token.person.burst; i++) expect((await ada.post('/me/tokens', wish)).status).toBe(200)
    expect(await ada.post('/me/tokens', wish)).toMatchObject({ status: 429, body: { code: 'slow-down', retry: 60 } })
    for (let i = LIMITS.token.person.burst; i < MOST_TOKENS; i++) {
      clock.advance(LIMITS.token.person.every)
      expect((await ada.post('/me/tokens', wish)).status).toBe(200)
    }
    clock.advance(LIMITS.token.person.every)
    expect((await ada.post('/me/tokens', wish)).body).toEqual({ code: 'too-many-tokens' })
    for (let i = 0; i < MOST_BOTS; i++) {
      clock.advance(LIMITS.token.person.every)
      expect((await ada.post('/me/bots', { name: `Bot ${i}` })).status).toBe(200)
    }
    expect((await ada.post('/me/bots', { name: 'one more' })).body).toEqual({ code: 'too-many-bots' })
  })

  test('at a limited rate per network, even by new visitors', async () => {
    const { origin } = await startTestServer()
    const tries: number[] = []
    for (let i = 0; i <= LIMITS.bot.network.burst; i++) {
      const visitor = await guestAt(origin)
      tries.push((await visitor.post('/me/bots', { name: `Bot ${i}` })).status)
    }
    expect(tries).toEqual([...Array(LIMITS.bot.network.burst).fill(200), 429])
  })

  test('and a bot is deleted with its tokens, which frees its name', async () => {
    const { origin } = await startTestServer()
    const [ada, bob] = [await guestAt(origin), await guestAt(origin)]
    const deep = await botOf(ada, 'Deep')
    expect((await bob.post(`/me/bots/${deep.bot}/remove`, {})).body).toEqual({ code: 'no-bot' })
    expect((await deep.get('/account')).status).toBe(200)
    expect((await ada.post(`/me/bots/${deep.bot}/remove`, {})).body).toEqual({ ok: true })
    expect((await deep.get('/account')).body).toEqual({ code: 'bad-token' })
    expect((await ada.get('/me/bots')).body).toEqual([])
    expect((await bob.post('/me/bots', { name: 'Deep' })).status).toBe(200)
  })

  test('under unique bot names', async () => {
    const { origin } = await startTestServer()
    const [ada, bob] = [await guestAt(origin), await guestAt(origin)]
    await botOf(ada, 'Deep')
    expect((await bob.post('/me/bots', { name: 'DEEP' })).body).toEqual({ code: 'name-taken' })
    expect((await bob.get('/me/bots')).body).toEqual([])
    expect((await ada.get('/me/bots')).body).toMatchObject([{ name: 'Deep', accepts: 'owner', isHere: false }])
  })
})

describe('a flood', () => {
  test('of requests with a token is slowed down with a wait time; others go on', async () => {
    const clock = new TestClock()
    const { origin } = await startTestServer({ now: clock.now })
    const ada = await guestAt(origin)
    const [one, other] = [await programOf(ada, ['account:read']), await programOf(ada, ['account:read'])]
    for (let i = 0; i < LIMITS.request.person.burst; i++) expect((await one.get('/account')).status).toBe(200)
    const { status, headers, body } = await one.get('/account')
    expect([status, headers.get('retry-after'), body]).toEqual([429, '1', { code: 'slow-down', retry: 1 }])
    expect((await other.get('/account')).status).toBe(200)
    clock.advance(1000)
    expect((await one.get('/account')).status).toBe(200)
  })

  test('of new tables is slowed down with a wait time', async () => {
    const { origin } = await startTestServer({ now: () => 1_800_000_000_000 })
    const program = await programOf(await guestAt(origin), ['tables:write'])
    for (let i = 0; i < LIMITS.table.person.burst; i++)
      expect((await program.post('/tables', opening())).status).toBe(200)
    const { status, headers, body } = await program.post('/tables', opening())
    expect([status, headers.get('retry-after'), body]).toEqual([429, '120', { code: 'too-many-tables', retry: 120 }])
  })

  test('of guessed tokens is slowed down, without affecting valid tokens of that network', async () => {
    const { origin } = await startTestServer({ now: new TestClock().now })
    const good = await programOf(await guestAt(origin), ['account:read'])
    const bad = new ApiClient(origin, GUESSED)
    for (let i = 0; i < LIMITS.wrongToken.network.burst; i++) expect((await bad.get('/account')).status).toBe(401)
    expect(await bad.get('/account')).toMatchObject({ status: 429, body: { code: 'slow-down' } })
    expect((await good.get('/account')).status).toBe(200)
  })

  test('of bytes is refused', async () => {
    const { origin } = await startTestServer()
    const program = await programOf(await guestAt(origin), ['tables:write'])
    const { status } = await program.post('/tables', { ...opening(), name: 'x'.repeat(MOST_BYTES) })
    expect(status).toBe(413)
  })
})

describe('every route that changes something', () => {
  const BY_COOKIE = ['/me/tokens', '/me/tokens/0/revoke', '/me/bots', `/me/bots/${'0'.repeat(24)}`, '/me/bots/0/remove']

  test('rejects a cookie from another origin', async () => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    const changing = (await routesOf(server)).filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(changing.length).toBeGreaterThan(5)
    for (const path of [...changing, ...BY_COOKIE.map((one) => API + one)]) {
      for (const origin of ['http://evil.example', 'null']) {
        const headers = { cookie, origin, 'content-type': 'application/json' }
        const response = await fetch(`${server.origin}${path}`, { method: 'POST', headers, body: '{}' })
        expect([path, response.status, await response.json()]).toEqual([path, 403, { code: 'wrong-origin' }])
      }
    }
  })

  test('rejects large bodies', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const [mine, bot] = [await programOf(ada, ['tables:write', 'games:read', 'account:read']), await botOf(ada)]
    const changing = (await routesOf(server)).filter(({ method }) => method === 'POST')
    const body = JSON.stringify({ cid: 'x'.repeat(MOST_BYTES) })
    for (const { path, scope } of changing) {
      const { token } = scope === 'bot:play' ? bot : mine
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const response = await fetch(`${server.origin}${path}`, { method: 'POST', headers, body })
      expect([path, response.status]).toEqual([path, 413])
    }
    for (const path of BY_COOKIE) expect([path, (await ada.post(path, JSON.parse(body))).status]).toEqual([path, 413])
  })

  test('is rate-limited', async () => {
    const server = await startTestServer({ now: () => 1_800_000_000_000 })
    const { token } = await programOf(await guestAt(server.origin), ['tables:write', 'games:read', 'account:read'])
    const [own, ...others] = (await routesOf(server)).filter(({ scope }) => scope !== 'bot:play')
    const allowed = Array.from({ length: LIMITS.request.person.burst }, () => asked(server, own, token))
    expect((await Promise.all(allowed)).filter(([status]) => status === 429)).toEqual([])
    // All routes share the limit of the token.
    for (const route of [own, ...others])
      expect([route.path, ...(await asked(server, route, token))]).toEqual([route.path, 429, 'slow-down'])
  })
})

describe('a page of another origin', () => {
  const headersOf = async (path: string, init: RequestInit) => {
    const { status, headers } = await fetch(path, init)
    const allowed = (name: string) => headers.get(`access-control-allow-${name}`)
    return { status, origin: allowed('origin'), credentials: allowed('credentials'), headers: allowed('headers') }
  }

  test('may use a token, and never cookies', async () => {
    const { origin } = await startTestServer()
    const { token } = await programOf(await guestAt(origin), ['account:read'])
    const ask = { origin: 'https://bots.example', 'access-control-request-method': 'GET' }
    const preflight = await headersOf(`${origin}${API}/account`, {
      method: 'OPTIONS',
      headers: { ...ask, 'access-control-request-headers': 'authorization' },
    })
    expect(preflight).toEqual({ status: 204, origin: '*', credentials: null, headers: 'Authorization, Content-Type' })
    const headers = { origin: 'https://bots.example', authorization: `Bearer ${token}` }
    expect(await headersOf(`${origin}${API}/account`, { headers })).toMatchObject({
      status: 200,
      origin: '*',
      credentials: null,
    })
    const refused = { ...headers, authorization: `Bearer ${GUESSED}` }
    expect(await headersOf(`${origin}${API}/account`, { headers: refused })).toMatchObject({ status: 401, origin: '*' })
  })

  test('can neither read nor act by a cookie', async () => {
    const { origin } = await startTestServer()
    const { cookie } = await guestAt(origin)
    const headers = { origin: 'https://evil.example', cookie }
    expect(await headersOf(`${origin}${API}/me/tables`, { headers })).toMatchObject({ origin: null, credentials: null })
    const ask = {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    expect(await headersOf(`${origin}${API}/me/tokens`, { method: 'OPTIONS', headers: ask })).toMatchObject({
      status: 403,
      origin: null,
    })
  })
})
