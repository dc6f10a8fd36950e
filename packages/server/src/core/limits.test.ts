/** Limits count per person and per network, and a flood is disconnected. */
import { connect } from 'node:net'
import { memoryStore } from '@heptapolis/store'
import { AMONG_FRIENDS } from '@heptapolis/table'
import { API, MOST_WAITING_BYTES, newNonce, randomHex, SUBPROTOCOL } from '@heptapolis/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guestAt, startTestServer, TestClock, type TestServer, termsFor, until } from '../testing.ts'
import { CONNECTIONS, LIMITS } from './limits.ts'
import { Logger } from './logger.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A stopped clock: no allowance comes back. */
const still = (): { now: () => number } => ({ now: new TestClock().now })

const visits = async ({ origin }: TestServer, times: number): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: times }, () => fetch(`${origin}${API}/me`)))
  return answers.map(({ status }) => status)
}
const opening = () => ({
  cid: randomHex(8),
  terms: termsFor(3),
  options: AMONG_FRIENDS,
  name: 'Ada',
  nonce: newNonce(),
})

function socketOf({ origin }: TestServer, cookie: string): WebSocket {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${API}/live`, SUBPROTOCOL, {
    headers: { cookie, origin },
  })
  socket.on('error', () => {})
  closing.push(() => socket.terminate())
  return socket
}

describe('one network', () => {
  test('gets a limited number of visitors, and known ones still get in', async () => {
    const testServer = await startTestServer(still())
    const ada = await guestAt(testServer.origin)
    const { burst } = LIMITS.visitor.network
    const statuses = await visits(testServer, burst + 20)
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst - 1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(21)
    expect((await ada.get('/me')).status).toBe(200)
  })

  test('gets as many as its server allows', async () => {
    const { burst } = LIMITS.visitor.network
    const statuses = await visits(await startTestServer({ ...still(), networkLimits: 2 }), burst + 20)
    expect(statuses.every((status) => status === 200)).toBe(true)
  })

  test('opens a limited number of tables for all people together', async () => {
    const testServer = await startTestServer(still())
    const guests = await Promise.all(Array.from({ length: 6 }, () => guestAt(testServer.origin)))
    const answers = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 29 }, () => guest.post('/tables', opening()))),
    )
    const opened = answers.filter(({ status }) => status === 200)
    expect(opened).toHaveLength(LIMITS.table.network.burst)
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('too-many-tables')
  })
})

describe('one person', () => {
  test('has a limited number of connections, and gets one back when one closes', async () => {
    const testServer = await startTestServer()
    const ada = await guestAt(testServer.origin)
    const open = Array.from({ length: CONNECTIONS.person + 5 }, () => socketOf(testServer, ada.cookie))
    await until(() => open.every(({ readyState }) => readyState !== WebSocket.CONNECTING))
    const held = open.filter(({ readyState }) => readyState === WebSocket.OPEN)
    expect(held.length).toBeLessThanOrEqual(CONNECTIONS.person)
    expect(held.length).toBeGreaterThan(0)
  })

  test('is not charged for a repeated request', async () => {
    const testServer = await startTestServer(still())
    const ada = await guestAt(testServer.origin)
    const same = opening()
    for (let i = 0; i < LIMITS.table.person.burst + 5; i++) {
      expect((await ada.post('/tables', same)).status).toBe(200)
    }
    expect((await ada.post('/tables', opening())).status).toBe(200)
  })

  test("reads records at a limited rate, and a finished game's record is built once", async () => {
    const testServer = await startTestServer(still())
    const ada = await guestAt(testServer.origin)
    const { table } = await ada.opens(termsFor(3))
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await ada.does({ table }, { do: 'resign' })
    await until(() => ada.sees({ table }).phase === 'over')
    const path = `/tables/${table}/record`
    const answers = await Promise.all(Array.from({ length: LIMITS.record.person.burst + 3 }, () => ada.get(path)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    const records = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))
    expect(new Set(records).size).toBe(1)
    expect(testServer.context.records.kept).toBe(1)
  })
})

describe('a connection', () => {
  test('whose pongs nobody reads takes no memory and is disconnected', async () => {
    const testServer = await startTestServer()
    const ada = await guestAt(testServer.origin)
    const socket = socketOf(testServer, ada.cookie)
    let pongs = 0
    socket.on('pong', () => pongs++)
    await until(() => socket.readyState === WebSocket.OPEN)
    const data = Buffer.alloc(125)
    let sent = 0
    for (; sent < 20_000 && socket.readyState === WebSocket.OPEN; sent++) {
      socket.ping(data)
      if (sent % 100 === 0) await new Promise(setImmediate)
    }
    await until(() => socket.readyState === WebSocket.CLOSED)
    expect(sent).toBeLessThan(20_000)
    expect(pongs * data.length).toBeLessThan(MOST_WAITING_BYTES)
  })

  test('gets pongs at a limited rate', async () => {
    const testServer = await startTestServer()
    const ada = await guestAt(testServer.origin)
    const socket = socketOf(testServer, ada.cookie)
    await until(() => socket.readyState === WebSocket.OPEN)
    const heard: string[] = []
    socket.on('pong', (data) => heard.push(String(data)))
    socket.ping('are you there')
    await until(() => heard.length === 1)
    expect(heard).toEqual(['are you there'])
  })

  test('that sends frames without a message is disconnected', async () => {
    const testServer = await startTestServer(still())
    const ada = await guestAt(testServer.origin)
    const head = [
      `GET ${API}/live HTTP/1.1`,
      `Host: 127.0.0.1:${testServer.port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Protocol: ${SUBPROTOCOL}`,
      `Origin: ${testServer.origin}`,
      `Cookie: ${ada.cookie}`,
    ]
    const socket = connect(testServer.port, '127.0.0.1')
    socket.on('error', () => {})
    let isClosed = false
    socket.on('close', () => {
      isClosed = true
    })
    socket.resume().write(`${head.join('\r\n')}\r\n\r\n`)
    // The first fragment of an endless text, then empty ones of six bytes each.
    const empty = Buffer.from([0x00, 0x80, 0, 0, 0, 0])
    socket.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]))
    const many = Buffer.concat(Array(10_000).fill(empty))
    for (let i = 0; i < 20 && !isClosed; i++) {
      socket.write(many)
      await new Promise(setImmediate)
    }
    await until(() => isClosed)
  })
})

test('forbids caching of API responses', async () => {
  const testServer = await startTestServer()
  for (const path of ['/me', '/lobby', '/tables/none22', '/nothing']) {
    const { headers } = await fetch(`${testServer.origin}${API}${path}`)
    if (path !== '/nothing') expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('checks the disk once for all readiness requests', async () => {
  const testServer = await startTestServer()
  let tries = 0
  const { ready } = testServer.context.store
  Object.assign(testServer.context.store, {
    ready: () => {
      tries++
      return ready()
    },
  })
  const asked = await Promise.all(Array.from({ length: 200 }, () => fetch(`${testServer.origin}/readyz`)))
  expect(asked.every(({ status }) => status === 200)).toBe(true)
  expect(tries).toBeLessThan(20)
})

test('bounds the time of requests and the number of sockets', async () => {
  const { server } = await startTestServer()
  expect(server).toMatchObject({ requestTimeout: 15_000, headersTimeout: 15_000, timeout: 60_000 })
  expect(server.maxConnections).toBeGreaterThan(CONNECTIONS.server)
})

test('reads no log for a stranger, and does not reveal which tables exist', async () => {
  const store = memoryStore()
  const first = await startTestServer({ store })
  const [ada, eve] = [await guestAt(first.origin), await guestAt(first.origin)]
  const { table, invite } = await ada.opens(termsFor(3))
  const reads: string[] = []
  const { read } = store.log
  const counted = (game: string, from?: number) => {
    reads.push(game)
    return read(game, from)
  }
  const logStoreFailures = { ...store, log: { ...store.log, read: counted } }
  const testServer = await startTestServer({ store: logStoreFailures })
  const [host, stranger] = [await guestAt(testServer.origin, ada.cookie), await guestAt(testServer.origin, eve.cookie)]
  const ask = async (id: string) => (await stranger.get(`/tables/${id}/record`)).body
  expect(await ask(table)).toEqual({ code: 'not-invited' })
  expect(await ask('none22')).toEqual({ code: 'not-invited' })
  expect((await stranger.post(`/tables/${table}/record`, { key: 'x'.repeat(22) })).body).toEqual({ code: 'bad-key' })
  expect((await stranger.get('/tables/..%2f..%2fnone/record')).status).toBe(404)
  expect(reads).toEqual([])
  await stranger.follows({ table }, invite)
  await host.follows({ table })
  expect(stranger.sees({ table }).phase).toBe('room')
  expect(reads).toContain(table)
})

test('stops without errors while games end', async () => {
  const said: string[] = []
  const testServer = await startTestServer({ logger: new Logger((line) => said.push(line)) })
  const guests = await Promise.all(Array.from({ length: 8 }, () => guestAt(testServer.origin)))
  for (const guest of guests) {
    const { table } = await guest.opens(termsFor(3))
    await guest.does({ table }, { do: 'begin', fill: 'easy' })
    void guest.does({ table }, { do: 'resign' })
  }
  await testServer.close()
  expect(said).toEqual([])
})
