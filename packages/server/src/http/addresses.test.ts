/** Requests with unusually spelled addresses or origins. */
import { API, LIVE } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guestAt, startTestServer, type TestServer } from '../testing.ts'

const ENCODED = [API.replace('a', '%61'), API.replace('v1', '%761'), API.replace('api', '%61%70%69')]

async function statusOfSocket({ origin }: TestServer, path: string, headers: Record<string, string>): Promise<unknown> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, 'heptapolis.1', { headers })
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
    socket.on('error', () => {})
  })
}

describe('an address with encoded letters', () => {
  test.each(ENCODED)("%s keeps the visitor's identity", async (prefix) => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    const response = await fetch(`${server.origin}${prefix}/me`, { headers: { cookie } })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  })

  test.each(ENCODED)('%s rejects other origins', async (prefix) => {
    const server = await startTestServer()
    const { cookie } = await guestAt(server.origin)
    const headers = { cookie, origin: 'http://evil.example' }
    const response = await fetch(`${server.origin}${prefix}/me/people`, { method: 'POST', headers })
    expect([response.status, await response.json()]).toEqual([403, { code: 'wrong-origin' }])
    const live = LIVE.replace(API, prefix)
    expect(await statusOfSocket(server, live, headers)).toBe(403)
    expect(await statusOfSocket(server, live, { cookie, origin: server.origin })).toBe(101)
  })
})

describe('a server with a public address', () => {
  const asks = (server: TestServer, headers: Record<string, string>) =>
    fetch(`${server.origin}${API}/me/people`, { method: 'POST', headers }).then(({ status }) => status)

  test('accepts only pages of that address', async () => {
    const server = await startTestServer({ address: 'https://tables.example', trustProxy: ['127.0.0.1'] })
    const { cookie } = await guestAt(server.origin)
    const proxied = { cookie, 'x-forwarded-host': 'tables.example' }
    expect(await asks(server, { ...proxied, origin: 'https://tables.example' })).toBe(200)
    expect(await asks(server, { ...proxied, origin: 'http://tables.example' })).toBe(403)
    expect(await asks(server, { cookie, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })).toBe(403)
    expect(await asks(server, { cookie, origin: server.origin })).toBe(403)
  })
})

describe('metrics', () => {
  /** `fetch` cannot set the host header. */
  const asked = async (server: TestServer, host: string): Promise<number | undefined> => {
    const { request } = await import('node:http')
    return new Promise((resolve, reject) => {
      const sent = request(
        { port: server.port, host: '127.0.0.1', path: '/metrics', headers: { host } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  }

  test('are refused to a page with a rebound host name', async () => {
    const server = await startTestServer({ hosts: ['evil.example'] })
    expect(await asked(server, `evil.example:${server.port}`)).toBe(404)
    for (const host of ['localhost', '127.0.0.1', '[::1]', '127.0.0.2'])
      expect(await asked(server, `${host}:${server.port}`)).toBe(200)
  })
})
