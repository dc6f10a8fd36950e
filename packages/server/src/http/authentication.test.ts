import { once } from 'node:events'
import { connect, type Socket as NetSocket } from 'node:net'
import { API, LIVE, MOST_BYTES } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Bucket } from '../rate-limits/bucket.ts'
import { networkOf } from '../rate-limits/network.ts'
import { termsFor, until } from '../test-guest.ts'
import { guestAt, startTestServer, type TestServer } from '../testing.ts'
import { isOwnPage } from './origin.ts'

/** A bare socket: what it received, and how it ended. */
async function socketTo(
  server: TestServer,
  headers: Record<string, string>,
): Promise<{ socket: WebSocket; said: string[]; end: () => unknown }> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}${LIVE}`, 'heptapolis.1', { headers })
  const said: string[] = []
  let end: unknown
  socket.on('message', (data) => said.push(String(data)))
  socket.on('close', (code) => {
    end = code
  })
  socket.on('unexpected-response', (_, response) => {
    end = response.statusCode
  })
  socket.on('error', () => {})
  await until(() => socket.readyState === WebSocket.OPEN || end !== undefined)
  return { socket, said, end: () => end }
}

describe('rejects', () => {
  test.each([
    ['from another page', { origin: 'http://evil.example' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from a page that hides where it is from', { origin: 'null' }],
    ['from no page', {}],
  ])('%s, by socket or by request', async (_, headers: Record<string, string>) => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    expect((await socketTo(server, { ...headers, cookie })).end()).toBe(403)
    const response = await fetch(`${server.origin}${API}/me/people`, {
      method: 'POST',
      headers: { ...headers, cookie },
    })
    expect([response.status, await response.json()]).toEqual([403, { code: 'wrong-origin' }])
  })

  test.each([
    ['without a cookie', ''],
    ['with a forged cookie', 'heptapolis=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['with a cookie that is no token', `heptapolis=${'x'.repeat(3000)}`],
  ])('%s', async (_, cookie) => {
    const server = await startTestServer()
    const { socket, said, end } = await socketTo(server, { cookie, origin: server.origin })
    socket.send(JSON.stringify({ t: 'hello', protocol: 1 }))
    await until(() => end() !== undefined)
    expect(said).toEqual(['{"t":"problem","code":"no-session"}'])
    expect(end()).toBe(1008)
  })

  test('an outdated page', async () => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    const { socket, said, end } = await socketTo(server, { cookie, origin: server.origin })
    socket.send(JSON.stringify({ t: 'hello', protocol: 0 }))
    await until(() => end() !== undefined)
    expect(said).toEqual(['{"t":"problem","code":"old-page"}'])
  })

  test.each([
    ['who guesses its name', undefined, 'not-invited'],
    ['with a key that was made up', 'a'.repeat(22), 'bad-key'],
  ])('strangers at a table among friends: %s', async (_, key, code) => {
    const server = await startTestServer()
    const [ada, eve] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table } = await ada.opens(termsFor(3))
    await eve.follows({ table }, key)
    expect(eve.problems).toEqual([{ code, table }])
    expect(await eve.does({ table }, { do: 'sit', name: 'Eve', nonce: '0'.repeat(32) })).toBe('not-invited')
    expect((await eve.get(`/tables/${table}/record`)).body).toEqual({ code: 'not-invited' })
    expect((await eve.post(`/tables/${table}/invite`, {})).body).toEqual({ code: 'not-invited' })
  })

  test('the key of another table', async () => {
    const server = await startTestServer()
    const [ada, eve] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table } = await ada.opens(termsFor(3))
    const { invite } = await eve.opens(termsFor(3))
    await eve.follows({ table }, invite)
    expect(eve.problems).toEqual([{ code: 'bad-key', table }])
  })

  test('a person removed by the host', async () => {
    const server = await startTestServer()
    const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await ada.does({ table }, { do: 'remove', seat: 1 })
    await until(() => bob.problems.length === 1)
    expect(bob.problems).toEqual([{ code: 'removed', table }])
    const seen = bob.sees({ table }).n
    await ada.does({ table }, { do: 'say', channel: 'all', text: 'gone' })
    expect(await bob.does({ table }, { do: 'sit', name: 'Bob', nonce: '0'.repeat(32) })).toBe('removed')
    expect(bob.sees({ table }).n).toBe(seen)
  })
})

describe('identity', () => {
  test('comes from the session, whatever a message claims', async () => {
    const server = await startTestServer()
    const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.awaited.join() === '0,1')
    const [{ legal }] = ada.sees({ table }).game?.asked ?? []
    const own = { do: 'choose' as const, round: 1, move: legal[0] }
    expect(await bob.does({ table }, { ...own, city: 0 })).toBe('not-asked')
    expect(await bob.does({ table, as: 1 }, own)).toBe('no-session')
    const forged = { ...own, city: 0, seat: 0, who: ada.cookie, by: 'person' }
    expect(await bob.does({ table }, forged)).toBe('not-asked')
    expect(ada.sees({ table }).game?.awaited).toEqual([0, 1])
  })
})

describe('a flood', () => {
  test('of messages is slowed down, then disconnected, and others go on', async () => {
    const server = await startTestServer()
    const [ada, eve] = [await guestAt(server.origin), await guestAt(server.origin)]
    const { table } = await ada.opens(termsFor(3))
    const { socket, said, end } = await socketTo(server, { cookie: eve.cookie, origin: server.origin })
    socket.send(JSON.stringify({ t: 'hello', protocol: 1 }))
    for (let i = 0; i < 2000; i++) socket.send(JSON.stringify({ t: 'ping', at: i }))
    await until(() => end() !== undefined)
    expect(end()).toBe(1008)
    expect(said.filter((text) => text.includes('slow-down')).length).toBeGreaterThan(10)
    expect(await ada.does({ table }, { do: 'say', channel: 'all', text: 'still here' })).toBe('written')
  })

  test.each([
    ['{', 'bad-json'],
    ['[]', 'bad-message'],
    ['{"t":"do"}', 'bad-message'],
    ['\u0000', 'bad-json'],
  ])('of nonsense gets a code: %j', async (text, code) => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    const { socket, said } = await socketTo(server, { cookie, origin: server.origin })
    socket.send(text)
    await until(() => said.length === 1)
    expect(said).toEqual([JSON.stringify({ t: 'problem', code })])
  })

  test('of bytes is disconnected', async () => {
    const server = await startTestServer()
    const { cookie, origin } = await guestAt(server.origin)
    const { socket, end } = await socketTo(server, { cookie, origin })
    socket.send('x'.repeat(MOST_BYTES + 1))
    await until(() => end() !== undefined)
    expect(end()).toBe(1009)
    const headers = { 'content-type': 'application/json', cookie, origin }
    const response = await fetch(`${server.origin}${API}/tables`, {
      method: 'POST',
      headers,
      body: `"${'x'.repeat(MOST_BYTES)}"`,
    })
    expect([response.status, await response.json()]).toEqual([413, { code: 'bad-message' }])
  })

  test('is measured as a burst, then one per interval', () => {
    let now = 0
    const bucket = new Bucket({ burst: 3, every: 100 }, () => now)
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
    now = 100
    expect([bucket.take(), bucket.take()]).toEqual([true, false])
    now = 10_000
    expect(bucket.isFull).toBe(true)
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
  })
})

describe('a heartbeat', () => {
  test('disconnects a dead peer and keeps a silent one that answers pings', async () => {
    let beat = () => {}
    const heartbeats = (callback: () => void) => {
      beat = callback
      return () => {}
    }
    const server = await startTestServer({ heartbeats })
    const { cookie } = await guestAt(server.origin)
    const headers = { cookie, origin: server.origin }
    const [gone, quiet] = [await socketTo(server, headers), await socketTo(server, headers)]
    let beats = 0
    quiet.socket.on('ping', () => beats++)
    gone.socket.pause()
    for (const count of [1, 2, 3]) {
      beat()
      await until(() => beats === count)
      // The server has read the answer to the ping when it answers a later request.
      await fetch(`${server.origin}/healthz`)
    }
    gone.socket.resume()
    await until(() => gone.end() !== undefined)
    expect(quiet.end()).toBeUndefined()
    quiet.socket.close()
  })
})

describe('a closing server', () => {
  /** Requests a socket and keeps it open, whatever the answer. */
  async function clings(server: TestServer, path: string, headers: string[]): Promise<NetSocket> {
    const socket = connect(server.port, '127.0.0.1')
    const asked = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${server.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
    ]
    const keyed = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']
    socket.on('error', () => {})
    socket.write([...asked, ...keyed, ...headers, '', ''].join('\r\n'))
    await once(socket, 'data')
    return socket
  }

  test('does not wait for clients that keep their sockets', async () => {
    const server = await startTestServer()
    const { cookie, origin } = await guestAt(server.origin)
    const ours = [`Cookie: ${cookie}`, `Origin: ${origin}`]
    const sockets = [
      await clings(server, LIVE, ours),
      await clings(server, LIVE, []),
      await clings(server, '/%', []),
      await clings(server, '/nowhere', ours),
    ]
    await server.close()
    await until(() => sockets.every(({ destroyed, readyState }) => destroyed || readyState !== 'open'))
  })
})

describe('the session cookie', () => {
  test('is HttpOnly and SameSite, and not Secure over plain http', async () => {
    const server = await startTestServer()
    const response = await fetch(`${server.origin}${API}/me`)
    const [own, device] = response.headers.getSetCookie()
    expect(own).toMatch(/^heptapolis=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^heptapolis-device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('is bound to the host over https', async () => {
    const server = await startTestServer({ isSecure: true })
    const response = await fetch(`${server.origin}${API}/me`)
    const [own, device] = response.headers.getSetCookie()
    expect(own).toMatch(/^__Host-heptapolis=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(device).toMatch(
      /^__Host-heptapolis-device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(response.headers.get('strict-transport-security')).toContain('max-age')
  })

  test('is not sent again to a client that has one', async () => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    const response = await fetch(`${server.origin}${API}/me`, { headers: { cookie } })
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('over plain http', () => {
  test('nothing upgrades to https, and pages load only own resources', async () => {
    const server = await startTestServer()
    const { headers } = await fetch(`${server.origin}/healthz`)
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script';trusted-types default")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['/%', '/%E0%A4%A', '/api/v1/tables/%', `/api/v1/tables/${'x'.repeat(500)}/record`])(
    'the malformed address %s gets a plain refusal',
    async (path) => {
      const server = await startTestServer()
      const response = await fetch(`${server.origin}${path}`)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      const { headers } = response
      expect(headers.get('content-security-policy')).toMatch(/default-src '(none|self)'.*frame-ancestors 'none'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    },
  )
})

describe('origins and networks', () => {
  test.each([
    ['http://192.168.1.5:4700', '192.168.1.5:4700', true],
    ['https://tables.example', 'tables.example', true],
    ['https://tables.example', 'Tables.Example', true],
    ['http://192.168.1.5:4700', '192.168.1.5:4701', false],
    ['http://tables.example.evil.example', 'tables.example', false],
    ['file://tables.example', 'tables.example', false],
    ['null', 'tables.example', false],
    [undefined, 'tables.example', false],
    ['https://tables.example', undefined, false],
  ])('origin %s with host %s is an own page: %s', (origin, host, own) => {
    expect(isOwnPage(origin, host)).toBe(own)
  })

  test.each([
    ['192.168.1.5', '192.168.1.5'],
    ['::ffff:192.168.1.5', '192.168.1.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as network %s', (address, counted) => {
    expect(networkOf(address)).toBe(counted)
  })
})
