import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClockOption } from '@heptapolis/table'
import { afterEach, describe, expect, test } from 'vitest'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, startTestServer, TestClock, type TestServer, termsFor, until } from '../testing.ts'
import { Browser, senderIn } from './testing.ts'

const DAY = 24 * 3_600_000
const OVER_DAYS: ClockOption = { kind: 'days', time: DAY, bank: 0 }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface ReceivedRequest {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A receiver on this machine. */
async function receiver(status = 200): Promise<{ heard: ReceivedRequest[]; address: string }> {
  const heard: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    heard.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  return { heard, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const startServerForDays = (now?: () => number): Promise<TestServer> =>
  startTestServer({ notify: { privateHooks: true, address: 'https://tables.example' }, ...(now && { now }) })

interface Pair {
  ada: TestGuest
  bob: TestGuest
  at: { table: string }
}

/** Two people and a bot over days; Bob does not look. */
async function playing(testServer: TestServer, clock: ClockOption = OVER_DAYS): Promise<Pair> {
  const [ada, bob] = [await guestAt(testServer.origin), await guestAt(testServer.origin)]
  const { table, invite } = await ada.opens(termsFor(3), { clock })
  const at = { table }
  await bob.sits(at, invite, 'Bob')
  await ada.does(at, { do: 'begin', fill: 'easy' })
  await until(() => bob.sees(at).game?.round === 1)
  return { ada, bob, at }
}

async function chooses(guest: TestGuest, at: { table: string }): Promise<void> {
  const { game } = guest.sees(at)
  if (!game) throw new Error('Nothing is played.')
  expect(await guest.does(at, { do: 'choose', round: game.round, move: game.asked[0].legal[0] })).toBe('written')
}

/** Chooses and disconnects. */
async function choosesAndGoes(testServer: TestServer, guest: TestGuest, at: { table: string }): Promise<void> {
  await chooses(guest, at)
  const seat = guest.sees(at).you.seat ?? -1
  const who = testServer.context.liveTables.at(at.table).table?.seats[seat].who ?? expect.fail('nobody sits there')
  guest.unfollows(at)
  await until(() => !testServer.context.broadcaster.isConnected(at.table, who))
}

describe('a player of a game over days', () => {
  test('gets one webhook call per turn, until the table is opened', async () => {
    const testServer = await startServerForDays()
    const { heard, address } = await receiver()
    const { ada, bob, at } = await playing(testServer)
    const set = await bob.post('/me/notify', { notify: { webhook: `${address}/bob`, language: 'fr' } })
    expect(set.body).toEqual({ ok: true })
    await choosesAndGoes(testServer, bob, at)
    await chooses(ada, at)
    await until(() => heard.length === 1)
    const text = `C’est à vous de jouer à la table ${at.table}. https://tables.example/t/${at.table}`
    expect(JSON.parse(String(heard[0].body))).toEqual({
      kind: 'turn',
      table: at.table,
      round: 2,
      link: `https://tables.example/t/${at.table}`,
      content: text,
      text,
    })
    const { table } = testServer.context.liveTables.at(at.table)
    if (table) await testServer.context.notifier.changed(table, undefined)
    expect(heard).toHaveLength(1)
    await bob.follows(at)
    await until(() => bob.sees(at).game?.round === 2)
    await choosesAndGoes(testServer, bob, at)
    await until(() => ada.sees(at).game?.round === 2)
    await chooses(ada, at)
    await until(() => heard.length === 2)
    expect(JSON.parse(String(heard[1].body)).round).toBe(3)
  })

  test('gets none while looking, nor in a live game', async () => {
    const testServer = await startServerForDays()
    const { heard, address } = await receiver()
    const pairs = [await playing(testServer), await playing(testServer, { kind: 'none' })]
    for (const [i, { ada, bob, at }] of pairs.entries()) {
      await bob.post('/me/notify', { notify: { webhook: `${address}/bob` } })
      if (i === 1) await choosesAndGoes(testServer, bob, at)
      else await chooses(bob, at)
      await chooses(ada, at)
      await until(() => ada.sees(at).game?.round === 2)
    }
    expect(heard).toEqual([])
  })

  test('gets none in quiet hours, but afterwards', async () => {
    const clock = new TestClock()
    const testServer = await startServerForDays(clock.now)
    const { heard, address } = await receiver()
    const { ada, bob, at } = await playing(testServer)
    const minutes = Math.floor((clock.now() % DAY) / 60_000)
    const quiet = { from: minutes, to: (minutes + 120) % 1440, zone: 0 }
    await bob.post('/me/notify', { notify: { webhook: address, quiet } })
    await choosesAndGoes(testServer, bob, at)
    await chooses(ada, at)
    await until(() => ada.sees(at).game?.round === 2)
    await testServer.context.notifier.sweep(testServer.context.liveTables)
    expect(heard).toEqual([])
    clock.advance(3 * 3_600_000)
    await testServer.context.notifier.sweep(testServer.context.liveTables)
    await until(() => heard.length === 1)
  })

  test('with a hanging webhook delays neither others nor the shutdown', async () => {
    const clock = new TestClock()
    const testServer = await startServerForDays(clock.now)
    const { ada, bob, at } = await playing(testServer)
    const calls: string[] = []
    const silent = createServer((request) => void calls.push(request.url ?? '')).listen(0, '127.0.0.1')
    closing.push(
      () => silent.closeAllConnections(),
      () => silent.close(),
    )
    await once(silent, 'listening')
    const webhook = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/held`
    const minutes = Math.floor((clock.now() % DAY) / 60_000)
    await bob.post('/me/notify', { notify: { webhook, quiet: { from: minutes, to: (minutes + 120) % 1440, zone: 0 } } })
    await choosesAndGoes(testServer, bob, at)
    await chooses(ada, at)
    await until(() => ada.sees(at).game?.round === 2)
    clock.advance(3 * 3_600_000)
    await testServer.context.notifier.sweep(testServer.context.liveTables)
    await until(() => calls.length === 1)
    await testServer.close()
    expect(calls).toEqual(['/held'])
  })

  test('gets encrypted push messages, and expired subscriptions are removed', async () => {
    const testServer = await startServerForDays()
    const [good, gone] = [await receiver(201), await receiver(410)]
    const { ada, bob, at } = await playing(testServer)
    const browser = new Browser()
    const { keys } = browser
    for (const { address } of [good, gone])
      expect((await bob.post('/me/push', { endpoint: `${address}/send`, keys })).body).toEqual({ ok: true })
    await choosesAndGoes(testServer, bob, at)
    await chooses(ada, at)
    await until(() => good.heard.length === 1 && gone.heard.length === 1)
    const [{ headers, body }] = good.heard
    const { body: known } = await bob.get('/push')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: at.table })
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=.*, k=${known.key}$`))
    expect(senderIn(headers.authorization ?? '')?.aud).toBe(good.address)
    expect(body.includes(at.table)).toBe(false)
    expect(JSON.parse(browser.read(body))).toEqual({ kind: 'turn', table: at.table, round: 2 })
    await until(() => testServer.context.meters.notified.of('push failed') === 1)
    const { body: prefs } = await bob.get('/me/notify')
    expect(prefs.browsers).toBe(1)
    expect((await bob.post('/me/push/off', { endpoint: `${good.address}/send` })).body).toEqual({ ok: true })
    expect((await bob.get('/me/notify')).body.browsers).toBe(0)
  })
})

describe('the webhook of a table', () => {
  test('is set by its host, and called for a round that nobody watches', async () => {
    const testServer = await startServerForDays()
    const { heard, address } = await receiver()
    const { ada, bob, at } = await playing(testServer)
    const path = `/tables/${at.table}/webhook`
    expect((await bob.post(path, { webhook: address })).body).toEqual({ code: 'not-host' })
    expect((await ada.get(path)).body).toEqual({})
    expect((await ada.post(path, { webhook: address })).body).toEqual({ ok: true })
    expect((await ada.get(path)).body).toEqual({ webhook: address })
    expect((await bob.get(path)).body).toEqual({ code: 'not-host' })
    await choosesAndGoes(testServer, bob, at)
    await chooses(ada, at)
    await until(() => ada.sees(at).game?.round === 2)
    expect(heard).toEqual([])
    await choosesAndGoes(testServer, ada, at)
    const { table } = testServer.context.liveTables.at(at.table)
    if (table) await testServer.context.notifier.changed(table, undefined)
    await until(() => heard.length === 1)
    expect(JSON.parse(String(heard[0].body))).toMatchObject({ kind: 'waiting', round: 2 })
    expect((await ada.post(path, {})).body).toEqual({ ok: true })
    expect((await ada.get(path)).body).toEqual({})
  })
})

test('rejects a key that is no point on the curve', async () => {
  const testServer = await startTestServer()
  const ada = await guestAt(testServer.origin)
  const { auth } = new Browser().keys
  const wrong = { p256dh: `B${'A'.repeat(86)}`, auth }
  const answer = await ada.post('/me/push', { endpoint: 'https://push.example', keys: wrong })
  expect([answer.status, answer.body.code]).toEqual([400, 'bad-message'])
  const good = await ada.post('/me/push', { endpoint: 'https://push.example', keys: new Browser().keys })
  expect(good.body).toEqual({ ok: true })
})

test('rejects private addresses unless allowed', async () => {
  const testServer = await startTestServer()
  const ada = await guestAt(testServer.origin)
  const { table } = await ada.opens(termsFor(3))
  const keys = { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) }
  const webhook = 'https://127.0.0.1/x'
  const answers = [
    await ada.post('/me/notify', { notify: { webhook } }),
    await ada.post('/me/push', { endpoint: webhook, keys }),
    await ada.post(`/tables/${table}/webhook`, { webhook }),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('bad-address'))
  expect((await ada.post('/me/push', { endpoint: 'https://push.example', keys: {} })).body.code).toBe('bad-message')
})
