/**
 * Flooding attacks, as data for the security tests: they try to exhaust memory, disk, CPU or the quota of other people.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { MOST_SPENT } from '@heptapolis/table'
import { API, MOST_WAITING_BYTES, randomHex } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import { CONNECTIONS, LIMITS, LOBBIES, REQUEST_TIME } from '../src/core/limits.ts'
import { termsFor, until } from '../src/test-guest.ts'
import type { Attack } from './attack.ts'
import { Attacker } from './attacker.ts'

const many = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const withStatus = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** Many requests over few sockets, in a bounded number of steps. */
const flood = (attacker: Attacker, count: number, path: (i: number) => string) =>
  many(count, (i) => attacker.get(path(i)))

export const FLOODS: readonly Attack[] = [
  {
    name: 'M5 new visitors from one network',
    async run({ origin }) {
      const answers = await flood(new Attacker(origin), 300, () => `${API}/me`)
      const made = withStatus(answers, 200)
      return { held: made <= LIMITS.visitor.network.burst + 2, figures: `${made} of 300 made` }
    },
  },
  {
    name: 'M5 tables from one network, by many visitors',
    async run({ origin }) {
      const first = await Attacker.visitor(origin)
      const people = [first, ...(await many(7, () => Attacker.visitor(origin, first.address)))]
      const opened = (await Promise.all(people.flatMap((one) => Array.from({ length: 25 }, () => one.opens())))).filter(
        ({ table }) => table !== undefined,
      )
      const most = LIMITS.table.network.burst + 5
      return { held: opened.length <= most, figures: `${opened.length} of 200 opened` }
    },
  },
  {
    name: 'M5 lobby streams of one network',
    async run({ origin }) {
      const first = await Attacker.visitor(origin)
      const people = [first, ...(await many(9, () => Attacker.visitor(origin, first.address)))]
      const open = people.flatMap((one) => Array.from({ length: 8 }, () => one.streams(`${API}/lobby/stream`)))
      const answers = await Promise.all(open)
      for (const { end } of answers) end()
      const held = withStatus(answers, 200)
      return { held: held <= Math.min(people.length * LOBBIES.person, LOBBIES.network), figures: `${held} of 80 open` }
    },
  },
  {
    name: 'H3 records made again and again',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const { table } = await one.opens()
      const answers = await flood(one, 100, () => `${API}/tables/${table}/record`)
      const refused = withStatus(answers, 429)
      return { held: refused >= 100 - LIMITS.record.person.burst - 5, figures: `${refused} of 100 refused` }
    },
  },
  {
    name: 'M6 tables that do not exist',
    async run({ origin, context }) {
      const before = context.liveTables.size
      const one = await Attacker.visitor(origin)
      await flood(one, 400, (i) => `${API}/tables/${i % 2 ? 'x'.repeat(90) : randomHex(4)}/record`)
      const kept = context.liveTables.size - before
      return { held: kept <= 0, figures: `${kept} kept of 400` }
    },
  },
  {
    name: 'H4 events beside choices at one table',
    async run({ origin, context }) {
      const one = await Attacker.visitor(origin)
      const { table } = await one.opens()
      const guests = Array.from({ length: 6 }, () => one.guest())
      await Promise.all(guests.map((guest) => guest.follows({ table })))
      const sent = guests.flatMap((guest) =>
        Array.from({ length: 100 }, (_, i) => guest.does({ table }, { do: 'name', name: `Ada ${i}` })),
      )
      await Promise.race([Promise.all(sent), pause(4000)])
      for (const guest of guests) guest.connection.close()
      const n = context.liveTables.at(table).table?.n ?? 0
      return { held: n <= LIMITS.act.person.burst + 20 && MOST_SPENT <= 2000, figures: `${n} events of 600 in 4 s` }
    },
  },
  {
    name: 'H4 a stranger has a log read',
    async run({ origin, other, otherOrigin }) {
      const [host, stranger] = [await Attacker.visitor(origin), await Attacker.visitor(otherOrigin)]
      const { table } = await host.opens()
      other.liveTables.clear(Number.POSITIVE_INFINITY, () => false)
      const { status } = await stranger.get(`${API}/tables/${table}/record`)
      const isRead = other.liveTables.known(table) !== undefined
      return { held: status === 403 && !isRead, figures: `${status}, log ${isRead ? 'read' : 'not read'}` }
    },
  },
  {
    name: 'H4 connections of one person',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const sockets = Array.from({ length: 60 }, () => one.socket())
      await until(() => sockets.every(({ readyState }) => readyState !== WebSocket.CONNECTING))
      const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
      for (const socket of sockets) socket.terminate()
      return { held: open <= CONNECTIONS.person, figures: `${open} of 60 open` }
    },
  },
  {
    name: 'H2 pings that nobody reads the answers to',
    async run({ origin }) {
      const socket = (await Attacker.visitor(origin)).socket()
      await once(socket, 'open')
      let [sent, answered] = [0, 0]
      socket.on('pong', () => answered++)
      for (; sent < 50_000 && socket.readyState === WebSocket.OPEN; sent++) {
        socket.ping(Buffer.alloc(125))
        if (sent % 500 === 0) await new Promise(setImmediate)
      }
      const isCut = sent < 50_000
      socket.terminate()
      return { held: isCut && answered * 125 < MOST_WAITING_BYTES, figures: `cut after ${sent}, ${answered} answered` }
    },
  },
  {
    name: 'L7 readiness asked without end',
    async run({ origin, context }) {
      let writes = 0
      const { ready } = context.store
      const counted = (): ReturnType<typeof ready> => {
        writes++
        return ready()
      }
      Object.assign(context.store, { ready: counted })
      await flood(new Attacker(origin), 500, () => '/readyz')
      Object.assign(context.store, { ready })
      return { held: writes <= 30, figures: `${writes} writes for 500 requests` }
    },
  },
  {
    name: 'M7 bots of one person before those of another',
    isSlow: true,
    async run({ origin }) {
      const [flooder, ada] = [await Attacker.visitor(origin), await Attacker.visitor(origin)]
      const busy = await many(6, async () => playing(flooder, 'master'))
      const one = await playing(ada, 'hard')
      await until(() => one.guest.sees(one.at).game?.awaited.length === 1)
      const waiting = busy.filter(({ guest, at }) => (guest.sees(at).game?.awaited.length ?? 0) > 1).length
      for (const { guest } of [...busy, one]) guest.connection.close()
      return { held: waiting > 0, figures: `answered while ${waiting} of 6 tables still waited` }
    },
  },
  {
    name: 'M10 bodies that never end',
    isSlow: true,
    async run({ port }) {
      const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
      const isOpen = new Set(sockets)
      const head = `POST ${API}/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`
      for (const socket of sockets) {
        socket.on('error', () => {})
        socket.resume().once('close', () => isOpen.delete(socket))
        socket.write(head)
      }
      for (let i = 0; i < 60 && isOpen.size > 0; i++) {
        for (const socket of isOpen) socket.write(' ')
        await pause(1000)
      }
      for (const socket of sockets) socket.destroy()
      return { held: isOpen.size === 0, figures: `${isOpen.size} of 20 open after ${REQUEST_TIME / 1000} to 60 s` }
    },
  },
]

async function playing(by: Attacker, fill: 'master' | 'hard') {
  const { table } = await by.opens({}, { terms: termsFor(3) })
  const guest = by.guest()
  await guest.follows({ table })
  await guest.does({ table }, { do: 'begin', fill })
  return { guest, at: { table } }
}
