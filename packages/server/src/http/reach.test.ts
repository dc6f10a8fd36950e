import type { NetworkInterfaceInfo } from 'node:os'
import { API } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing.ts'
import { localAddresses } from './reach.ts'

const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo

const told = async (options: Parameters<typeof startTestServer>[0], headers = {}) => {
  const { origin, port } = await startTestServer(options)
  const response = await fetch(`${origin}${API}/reach`, { headers })
  return { body: await response.json(), port }
}

describe('addresses for other devices', () => {
  test('are those in local networks, bridges of containers last', () => {
    const interfaces = {
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      wlan0: [at('192.168.1.7'), at('fe80::1', false, 'IPv6')],
    }
    expect(localAddresses(interfaces)).toEqual(['192.168.1.7', '172.17.0.1'])
  })

  test('are none while the server listens to this machine alone', async () => {
    expect((await told({})).body).toEqual({ addresses: [] })
  })

  test('have the port of the server when it listens to the network', async () => {
    const { body, port } = await told({ lan: true })
    expect(body).toEqual({ addresses: localAddresses().map((one) => `http://${one}:${port}`) })
  })

  test('stay hidden from other machines', async () => {
    const { body } = await told({ lan: true, trustProxy: ['127.0.0.1'] }, { 'x-forwarded-for': '203.0.113.9' })
    expect(body).toEqual({ addresses: [] })
  })
})
