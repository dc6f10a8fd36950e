/** Attacks for two special set-ups: a server in a local network, and several servers on one database. */
import { API } from '@heptapolis/wire'
import { Redis } from 'ioredis'
import { LIMITS } from '../src/core/limits.ts'
import { until } from '../src/test-guest.ts'
import type { Attack } from './attack.ts'
import { Attacker } from './attacker.ts'

export const LAN_ATTACKS: readonly Attack[] = [
  {
    name: 'LAN: the API by a rebound name',
    async run({ origin }) {
      const page = new Attacker(origin)
      const rebound = { host: 'evil.example', origin: 'http://evil.example' }
      const read = await page.get(`${API}/me`, rebound)
      const written = await page.post('/me/people', {}, rebound)
      const held = read.status === 421 && written.status === 421 && read.headers['set-cookie'] === undefined
      return { held, figures: `read ${read.status}, written ${written.status}` }
    },
  },
  {
    name: 'LAN: figures of the server by a rebound name',
    async run({ origin }) {
      const { status } = await new Attacker(origin).get('/metrics', { host: 'evil.example' })
      return { held: status === 404 || status === 421, figures: `${status}` }
    },
  },
  {
    name: 'LAN: a rebound name gets a cookie of somebody else',
    async run({ origin }) {
      const victim = await Attacker.visitor(origin)
      const { table } = await victim.opens()
      const page = new Attacker(origin)
      const headers = { host: 'evil.example', origin: 'http://evil.example' }
      const { status } = await page.send('GET', `${API}/tables/${table}/record`, undefined, headers)
      return { held: status === 401 || status === 403 || status === 421, figures: `${status}` }
    },
  },
  {
    name: 'LAN: an address that somebody only claims to come from',
    async run({ origin }) {
      const one = new Attacker(origin)
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => one.get(`${API}/me`, { 'x-forwarded-for': `10.0.0.${i}` })),
      )
      const made = answers.filter(({ status }) => status === 200).length
      return { held: made <= LIMITS.visitor.network.burst + 2, figures: `${made} of 100 visitors` }
    },
  },
]

const CHANNEL = 'heptapolis:tables'

export const NODE_ATTACKS: readonly Attack[] = [
  {
    name: 'two servers: limits are counted by each, and no more',
    async run({ origin, otherOrigin }) {
      const one = new Attacker(origin)
      const other = new Attacker(otherOrigin, one.address)
      const asked = [one, other].flatMap((each) => Array.from({ length: 120 }, () => each.get(`${API}/me`)))
      const made = (await Promise.all(asked)).filter(({ status }) => status === 200).length
      return { held: made <= 2 * LIMITS.visitor.network.burst + 4, figures: `${made} of 240 visitors` }
    },
  },
  {
    name: 'two servers: one command to both at once counts once',
    async run({ origin, otherOrigin, context }) {
      const one = await Attacker.visitor(origin)
      const { table } = await one.opens()
      const other = new Attacker(otherOrigin)
      other.cookie = one.cookie
      const guests = [one.guest(), other.guest()]
      await Promise.all(guests.map((guest) => guest.follows({ table })))
      await Promise.all(guests.map((guest) => guest.does({ table }, { do: 'begin', fill: 'easy' })))
      await until(() => guests.every((guest) => guest.sees({ table }).phase === 'play'))
      for (const guest of guests) guest.connection.close()
      const log = await context.store.log.read(table)
      const begun = log.ok ? log.value.filter(({ kind }) => kind === 'begin').length : -1
      return { held: begun === 1, figures: `begun ${begun} times` }
    },
  },
  {
    name: 'two servers: hints that nobody should believe',
    async run({ origin, other, redis }) {
      if (redis === undefined) return { held: true, figures: 'no Redis: hints go by the database' }
      const one = await Attacker.visitor(origin)
      const { table } = await one.opens()
      const before = other.liveTables.size
      const forger = new Redis(redis)
      const lines = [`${table}:999999999`, 'x'.repeat(10_000), '-deadbeef', '{"table":1}', `${'y'.repeat(40)}:1`]
      for (let i = 0; i < 200; i++) await forger.publish(CHANNEL, lines[i % lines.length])
      forger.disconnect()
      const { status } = await one.get(`${API}/tables/${table}/record`)
      const kept = other.liveTables.size - before
      return { held: status < 500 && kept <= 1, figures: `200 forged, ${kept} tables kept, table answers ${status}` }
    },
  },
]
