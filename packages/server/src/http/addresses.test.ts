/** Requests whose address or origin is spelled in another way than pages do. */
import { API, LIVE } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guestAt, openInn, type TestServer } from '../testing.ts'

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
  test.each(ENCODED)('%s keeps the identity of a visitor who follows it', async (prefix) => {
    const inn = await openInn()
    const { cookie } = await guestAt(inn.origin)
    const response = await fetch(`${inn.origin}${prefix}/me`, { headers: { cookie } })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  })

  test.each(ENCODED)('%s lets no other page in', async (prefix) => {
    const inn = await openInn()
    const { cookie } = await guestAt(inn.origin)
    const headers = { cookie, origin: 'http://evil.example' }
    const response = await fetch(`${inn.origin}${prefix}/me/people`, { method: 'POST', headers })
    expect([response.status, await response.json()]).toEqual([403, { code: 'wrong-origin' }])
    const live = LIVE.replace(API, prefix)
    expect(await statusOfSocket(inn, live, headers)).toBe(403)
    expect(await statusOfSocket(inn, live, { cookie, origin: inn.origin })).toBe(101)
  })
})

describe('a server with an address of its own', () => {
  const asks = (inn: TestServer, headers: Record<string, string>) =>
    fetch(`${inn.origin}${API}/me/people`, { method: 'POST', headers }).then(({ status }) => status)

  test('accepts pages of that address alone', async () => {
    const inn = await openInn({ address: 'https://tables.example', trustProxy: ['127.0.0.1'] })
    const { cookie } = await guestAt(inn.origin)
    const proxied = { cookie, 'x-forwarded-host': 'tables.example' }
    expect(await asks(inn, { ...proxied, origin: 'https://tables.example' })).toBe(200)
    expect(await asks(inn, { ...proxied, origin: 'http://tables.example' })).toBe(403)
    expect(await asks(inn, { cookie, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })).toBe(403)
    expect(await asks(inn, { cookie, origin: inn.origin })).toBe(403)
  })
})

describe('the figures of a server', () => {
  /** `fetch` does not let a test choose the host. */
  const asked = async (inn: TestServer, host: string): Promise<number | undefined> => {
    const { request } = await import('node:http')
    return new Promise((resolve, reject) => {
      const sent = request({ port: inn.port, host: '127.0.0.1', path: '/metrics', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      sent.end()
    })
  }

  test('are not for a page whose name was made to lead to this machine', async () => {
    const inn = await openInn({ hosts: ['evil.example'] })
    expect(await asked(inn, `evil.example:${inn.port}`)).toBe(404)
    for (const host of ['localhost', '127.0.0.1', '[::1]', '127.0.0.2'])
      expect(await asked(inn, `${host}:${inn.port}`)).toBe(200)
  })
})
