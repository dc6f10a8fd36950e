/**
 * Attacks by many connections: fast reconnects, requests that never end, and connections that cost the server much
 * work.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { API, HELLO_TIME, LIVE, SUBPROTOCOL } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import { LIMITS, OUTGOING, REQUEST_TIME, SOCKETS } from '../src/core/limits.ts'
import { Browser } from '../src/notifications/testing.ts'
import { MOST_BROWSERS } from '../src/routes/notifications.ts'
import { until } from '../src/test-guest.ts'
import type { Attack } from './attack.ts'
import { Attacker } from './attacker.ts'
import { Callee, goesAway, silent } from './outgoing.ts'
import { start } from './target.ts'

const SECOND = 1000
const RECONNECTS = 300
const SLOW_SOCKETS = 20
/** Node checks for late requests every 30 seconds. */
const LONGEST_LOOK = 30 * SECOND

/** Whether a connection was accepted; it is closed at once. */
async function reconnects(one: Attacker): Promise<boolean> {
  const socket = one.socket()
  await until(() => socket.readyState !== WebSocket.CONNECTING)
  const isOpen = socket.readyState === WebSocket.OPEN
  socket.terminate()
  return isOpen
}

/** Sockets that each send a text, then single bytes, until the server closes them or the time is up. */
async function openAfter(port: number, head: string, more: string, longest: number): Promise<number> {
  const sockets = Array.from({ length: SLOW_SOCKETS }, () => connect(port, '127.0.0.1'))
  const isOpen = new Set<Socket>(sockets)
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.resume().once('close', () => isOpen.delete(socket))
    socket.write(head)
  }
  for (let time = 0; time < longest && isOpen.size > 0; time += SECOND) {
    for (const socket of isOpen) socket.write(more)
    await pause(SECOND)
  }
  for (const socket of sockets) socket.destroy()
  return isOpen.size
}

const upgrade = (port: number, cookie: string): string =>
  `GET ${LIVE} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nConnection: Upgrade\r\n` +
  `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${SUBPROTOCOL}\r\n` +
  `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${cookie}\r\n`

/** Signature of an unknown passkey over nothing. */
const FORGED = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  rawId: 'AAAAAAAAAAAAAAAAAAAAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}

export const STORMS: readonly Attack[] = [
  {
    name: 'reconnect storm: one person connects and drops without end',
    async run({ origin }) {
      const [one, other] = [await Attacker.visitor(origin), await Attacker.visitor(origin)]
      const { table } = await other.opens()
      const storm = Promise.all(Array.from({ length: RECONNECTS }, () => reconnects(one)))
      const guest = other.guest()
      await guest.follows({ table })
      const isServed = (await guest.does({ table }, { do: 'name', name: 'Ada' })) === 'written'
      guest.connection.close()
      const open = (await storm).filter((isOpen) => isOpen).length
      const held = isServed && open > 0 && open <= LIMITS.connect.person.burst + 10
      return { held, figures: `${open} of ${RECONNECTS} let in, somebody else ${isServed ? 'served' : 'not served'}` }
    },
  },
  {
    name: 'slowloris: upgrades whose headers never end',
    isSlow: true,
    async run({ port }) {
      const head = `GET ${LIVE} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n`
      const open = await openAfter(port, head, 'X-A: b\r\n', REQUEST_TIME + LONGEST_LOOK + 10 * SECOND)
      return { held: open === 0, figures: `${open} of ${SLOW_SOCKETS} open at the end` }
    },
  },
  {
    name: 'slowloris: connections that are upgraded and never say hello',
    isSlow: true,
    async run({ origin, port }) {
      const { cookie } = await Attacker.visitor(origin)
      // A ping of a client, masked with zeros, keeps the socket from being silent.
      const ping = String.fromCharCode(0x89, 0x80, 0, 0, 0, 0)
      const open = await openAfter(port, `${upgrade(port, cookie)}\r\n`, ping, HELLO_TIME + 10 * SECOND)
      return { held: open === 0, figures: `${open} of ${SLOW_SOCKETS} open at the end` }
    },
  },
  {
    name: 'TCP connections of one network, silent',
    async run({ origin, port }) {
      const localAddress = '127.66.0.1'
      const all = SOCKETS.network + 100
      const sockets = Array.from({ length: all }, () => connect({ port, host: '127.0.0.1', localAddress }))
      const isOpen = new Set(sockets)
      for (const socket of sockets) {
        socket.on('error', () => {})
        socket.resume().once('close', () => isOpen.delete(socket))
      }
      await until(() => isOpen.size <= SOCKETS.network)
      const { status } = await (await Attacker.visitor(origin)).get('/healthz')
      const open = isOpen.size
      for (const socket of sockets) socket.destroy()
      const held = open > 0 && open <= SOCKETS.network && status === 200
      return { held, figures: `${open} of ${all} open, somebody else was answered ${status}` }
    },
  },
  {
    name: 'push: many browsers added at once',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const { keys } = new Browser()
      const add = (i: number) => one.post('/me/push', { as: 0, endpoint: `http://127.0.0.1:9/${i}`, keys })
      const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => add(i)))
      const added = answers.filter(({ status }) => status === 200).length
      const { body } = await one.get(`${API}/me/notify?as=0`)
      const held = added > 0 && body.browsers === added && added <= MOST_BROWSERS
      return { held, figures: `${added} of 40 added, ${body.browsers} kept` }
    },
  },
  {
    name: 'push: services that never answer pile up',
    isSlow: true,
    async run({ plan }) {
      const own = await start(plan)
      const callee = new Callee(silent)
      const port = await callee.listens()
      const one = await Attacker.visitor(own.origin)
      const { keys } = new Browser()
      for (let i = 0; i < MOST_BROWSERS; i++)
        await one.post('/me/push', { as: 0, endpoint: `http://127.0.0.1:${port}/${i}`, keys })
      await goesAway(one, 6)
      await until(() => callee.open > 0)
      const other = await Attacker.visitor(own.origin)
      await other.opens()
      const { status } = await other.get(`${API}/me/tables`)
      const most = callee.open
      await own.close()
      callee.close()
      const held = most <= OUTGOING.perHost && status === 200
      return { held, figures: `${most} of ${6 * MOST_BROWSERS} calls at once, somebody else was answered ${status}` }
    },
  },
  {
    name: 'signatures of passkeys checked without end',
    async run({ origin, port }) {
      const one = await Attacker.visitor(origin)
      const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
      const before = process.cpuUsage()
      const answers = await Promise.all(
        Array.from({ length: 300 }, () => one.post('/sign-in', { signed: FORGED }, headers)),
      )
      const { user, system } = process.cpuUsage(before)
      const looked = answers.filter(({ status }) => status !== 429).length
      const isRefused = answers.every(({ status }) => status >= 400 && status < 500)
      const held = isRefused && looked > 0 && looked <= LIMITS.passkey.network.burst + 10
      return { held, figures: `${looked} of 300 looked at, ${((user + system) / 300_000).toFixed(1)} ms of CPU each` }
    },
  },
  {
    name: 'records of a finished game asked for by many visitors',
    isSlow: true,
    async run({ origin, context }) {
      const host = await Attacker.visitor(origin)
      const { table, invite } = await host.opens()
      const guest = host.guest()
      await guest.follows({ table })
      await guest.does({ table }, { do: 'begin', fill: 'easy' })
      await guest.plays({ table }, 'records')
      guest.connection.close()
      const before = context.records.kept
      const one = await Attacker.visitor(origin)
      const visitors = [
        one,
        ...(await Promise.all(Array.from({ length: 9 }, () => Attacker.visitor(origin, one.address)))),
      ]
      const ask = (by: Attacker) => by.post(`/tables/${table}/record`, { key: invite })
      const answers = await Promise.all(visitors.flatMap((by) => Array.from({ length: 20 }, () => ask(by))))
      const given = answers.filter(({ status }) => status === 200).length
      const made = context.records.kept - before
      const held = given > 0 && given <= LIMITS.record.network.burst + 10 && made === 1
      return { held, figures: `${given} of 200 given, made ${made} time` }
    },
  },
]
