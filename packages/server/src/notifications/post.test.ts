import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { guarded, isAllowed, isPrivate, post } from './post.ts'

describe('an address from a stranger', () => {
  test.each([
    'http://hooks.example/x',
    'https://localhost/x',
    'https://my.localhost/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f.0.0.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:a00:1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://hooks.example:22/x',
    'https://hooks.example:25/x',
    'https://me:secret@hooks.example/x',
    'file:///etc/passwd',
    'ftp://hooks.example/x',
    'hooks.example',
    `https://hooks.example/${'x'.repeat(600)}`,
  ])('is refused: %s', (address) => {
    expect(isAllowed(address, false)).toBe(false)
  })

  test.each([
    'https://hooks.example/x',
    'https://hooks.example:8443/x',
    'https://9.9.9.9/x',
    'https://[2606:4700::1]/',
  ])('is accepted: %s', (address) => {
    expect(isAllowed(address, false)).toBe(true)
  })

  test('may be private if allowed', () => {
    expect(isAllowed('http://192.168.0.7:8080/x', true)).toBe(true)
    expect(isAllowed('file:///etc/passwd', true)).toBe(false)
  })

  test.each([
    ['172.15.255.255', false],
    ['172.16.0.0', true],
    ['172.31.255.255', true],
    ['172.32.0.0', false],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['255.255.255.255', true],
    ['::', true],
    ['64:ff9b::a00:1', true],
    ['2002:a00:1::', true],
    ['64:ff9b:1::a00:1', true],
    ['::ffff:0:a00:1', true],
    ['2001::1', true],
    ['2001:470::1', false],
    ['fec0::1', true],
    ['2a00:1450::1', false],
    ['hooks.example', false],
  ])('%s is private: %s', (address, is) => {
    expect(isPrivate(address)).toBe(is)
  })
})

describe('a delivery', () => {
  const delivery = { headers: { 'content-type': 'text/plain' }, body: Buffer.from('hello') }

  /** A receiver on this machine that records requests. */
  async function receiver(status: number, headers: Record<string, string> = {}) {
    const heard: string[] = []
    const server = createServer(async (request, response) => {
      let text = ''
      for await (const part of request) text += part
      heard.push(`${request.method} ${request.url} ${text}`)
      response.writeHead(status, headers).end('x'.repeat(100_000))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { heard, port, close: () => server.close() }
  }

  test('arrives, returns the status and follows no redirect', async () => {
    const next = await receiver(200)
    const first = await receiver(307, { location: `http://127.0.0.1:${next.port}/there` })
    expect(await post(`http://127.0.0.1:${first.port}/here?a=1`, delivery, true, new AbortController().signal)).toBe(
      307,
    )
    expect(first.heard).toEqual(['POST /here?a=1 hello'])
    expect(next.heard).toEqual([])
    for (const one of [first, next]) one.close()
  })

  test.each([true, false])('fails for a name that resolves to a private address (all addresses: %s)', async (all) => {
    const error = await new Promise((resolve) => guarded('localhost', { all }, resolve))
    expect(String(error)).toContain('private address')
  })

  test('to nobody returns no status', async () => {
    const { port, close } = await receiver(200)
    close()
    expect(await post(`http://127.0.0.1:${port}/`, delivery, true, new AbortController().signal)).toBeUndefined()
  })
})
