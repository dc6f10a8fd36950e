import { request } from 'node:http'
import { hostname } from 'node:os'
import { API, LIVE } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from '../testing.ts'
import { isKnownHost } from './hosts.ts'

describe('a host name', () => {
  test.each([
    'localhost:4700',
    'localhost.',
    '127.0.0.1:4700',
    '192.168.1.20:4700',
    '[::1]:4700',
    '[fe80::1]',
    'tables.local:4700',
    'Attic:4700',
    'attic.home.example',
    'tables.test:80',
  ])('accepts %s', (host) => {
    expect(isKnownHost(host, ['tables.test'], 'attic.home.example')).toBe(true)
  })

  test.each([
    'evil.example',
    'attic.evil.example',
    'local.evil.example',
    'evillocal',
    '127.0.0.1.evil.example',
    'localhost.evil.example:4700',
    'evil.example:127.0.0.1',
    '',
    'a b',
  ])('rejects %j', (host) => {
    expect(isKnownHost(host, ['tables.test'], 'attic.home.example')).toBe(false)
  })
})

describe('DNS rebinding', () => {
  /** `fetch` cannot set the host header. */
  const asked = ({ port }: TestServer, path: string, host: string, more: object = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { host, origin: `http://${host}`, ...more }
      const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      sent.end()
    })

  test('opens neither the API nor the WebSocket, whatever proxy headers say', async () => {
    const server = await startTestServer({ trustProxy: ['127.0.0.1'] })
    expect(await asked(server, `${API}/me`, 'evil.example')).toBe(421)
    expect(await asked(server, `${API}/me`, 'evil.example', { 'x-forwarded-host': 'localhost' })).toBe(421)
    const headers = { host: 'evil.example', origin: 'http://evil.example' }
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${LIVE}`, 'heptapolis.1', { headers })
    socket.on('error', () => {})
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.on('open', () => resolve(101))
    })
    expect(status).toBe(421)
  })

  test('shows a browser a page that says which names work and how to add one', async () => {
    const { port } = await startTestServer({ hosts: ['tables.test'] })
    const headers = { host: 'evil.example', accept: 'text/html,application/xhtml+xml' }
    const [type, text] = await new Promise<[string | undefined, string]>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: '/', headers }, async (response) => {
        resolve([response.headers['content-type'], String(Buffer.concat(await response.toArray()))])
      })
      sent.on('error', reject)
      sent.end()
    })
    expect(type).toContain('text/html')
    for (const name of ['localhost', '.local', 'HEPTAPOLIS_HOSTS', '--address']) expect(text).toContain(name)
    for (const secret of ['evil.example', 'tables.test', hostname()]) expect(text).not.toContain(secret)
  })

  test('does not affect configured names, or a server with an address', async () => {
    expect(await asked(await startTestServer({ hosts: ['tables.test'] }), `${API}/me`, 'tables.test')).toBe(200)
    const behindProxy = await startTestServer({ address: 'https://tables.example' })
    const origin = 'https://tables.example'
    expect(await asked(behindProxy, `${API}/me`, 'upstream', { origin })).toBe(200)
  })
})
