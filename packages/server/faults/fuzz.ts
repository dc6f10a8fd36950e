/**
 * Fuzz test: sends malformed WebSocket frames and request bodies to a server, and checks that it still works:
 *
 *     npm run faults:fuzz -- --frames 100000 --seed 7
 *     npm run faults:fuzz -- --frames 20000 --postgres      # including what a database refuses
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type Random, random, sure } from '@heptapolis/engine/kernel'
import { memoryStore, openPostgres, type Store } from '@heptapolis/store'
import { privatePostgres } from '@heptapolis/store/services'
import { AMONG_FRIENDS } from '@heptapolis/table'
import { API, LIVE, newNonce, randomHex, SUBPROTOCOL } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import { buildServer, Logger, ServerContext } from '../src/index.ts'
import { TestGuest, termsFor } from '../src/test-guest.ts'
import { endProgressBar, progressBar } from './progress-bar.ts'

export interface FuzzPlan {
  frames: number
  bodies: number
  seed: string
  /** Store of the tables; default memory. */
  store?: Store
  onProgress?: (sent: number) => void
}

export interface FuzzResult {
  frames: number
  bodies: number
  /** Reported bugs and responses with a server error. */
  bugs: number
  serverErrors: number
  /** Whether an existing table still works afterwards. */
  isStanding: boolean
}

export async function fuzz({ frames, bodies, seed, store = memoryStore(), onProgress }: FuzzPlan): Promise<FuzzResult> {
  let bugs = 0
  const context = await ServerContext.open({ store, networkLimits: 0, logger: new Logger(() => bugs++) })
  const app = await buildServer(context, {})
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const ada = await TestGuest.at(origin)
  try {
    const { table, invite } = await ada.opens(termsFor(3))
    const dice = random(seed)
    const stranger = new FuzzClient(origin, dice, seeds(table, invite))
    for (let sent = 0; sent < frames; ) {
      sent += await stranger.rants(Math.min(60, frames - sent))
      onProgress?.(sent)
    }
    let serverErrors = 0
    for (let sent = 0; sent < bodies; sent++) if ((await stranger.posts(table)) >= 500) serverErrors++
    const last = await ada.does({ table }, { do: 'say', channel: 'all', text: 'still here' })
    return { frames, bodies, bugs, serverErrors, isStanding: last === 'written' }
  } finally {
    ada.connection.close()
    await app.close()
    await context.close()
    await store.close()
  }
}

/** Valid messages, from which all others are mutated. */
const seeds = (table: string, key: string): object[] => [
  { t: 'hello', protocol: 1 },
  { t: 'follow', table, key, n: 3 },
  { t: 'follow', table, as: 1 },
  { t: 'unfollow', table },
  { t: 'ping', at: 7 },
  ...[
    { do: 'sit', seat: 1, name: 'Eve', nonce: newNonce() },
    { do: 'stand' },
    { do: 'bot', seat: 2, level: 'easy' },
    { do: 'order', seats: [1, 0, 2] },
    { do: 'set', terms: termsFor(4, ['leaders']), options: AMONG_FRIENDS },
    { do: 'begin', fill: 'easy' },
    { do: 'choose', round: 1, city: 0, move: { action: 'build', card: 'altar', pay: { left: 2 } } },
    { do: 'vote', about: 'bot', of: 0, yes: true },
    { do: 'say', channel: 'all', text: 'hello' },
    { do: 'remove', watcher: 0 },
  ].map((command) => ({ t: 'do', table, cid: 'c1d2e3f4', command })),
]

const ODD: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  '\u0000\ud800',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(3000),
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
  { toString: 1, valueOf: 1, length: 1e9 },
]

/** Milliseconds between two pings of a connection that has said enough. */
const PING_AGAIN = 200

class FuzzClient {
  readonly #origin: string
  readonly #dice: Random
  readonly #seeds: readonly object[]
  #addresses = 0

  constructor(origin: string, dice: Random, said: readonly object[]) {
    this.#origin = origin
    this.#dice = dice
    this.#seeds = said
  }

  /** Sends frames over one connection while it lasts; returns their number. */
  async rants(frames: number): Promise<number> {
    const { cookie } = await this.#cookie()
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}${LIVE}`, SUBPROTOCOL, {
      headers: { cookie, origin: this.#origin },
      localAddress: `127.${1 + (this.#addresses >> 16)}.${(this.#addresses >> 8) & 0xff}.${1 + (this.#addresses++ % 250)}`,
    })
    socket.on('error', () => {})
    await Promise.race([once(socket, 'open'), once(socket, 'close')])
    socket.send(JSON.stringify({ t: 'hello', protocol: 1 }))
    let sent = 0
    while (sent < frames && socket.readyState === WebSocket.OPEN) {
      const frame = this.#frame()
      socket.send(this.#dice.below(50) === 0 ? Buffer.from(frame) : frame)
      sent++
      if (sent % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    // The server answers no ping beyond its rate limit: a later one is answered.
    const asking = setInterval(() => socket.ping(), PING_AGAIN)
    await Promise.race([once(socket, 'pong'), once(socket, 'close')])
    clearInterval(asking)
    socket.terminate()
    return Math.max(1, sent)
  }

  /** Status of a mutated request. */
  async posts(table: string): Promise<number> {
    const { cookie } = await this.#cookie()
    const paths = [
      '/tables',
      '/me/people',
      `/tables/${table}/invite`,
      `/tables/${table}/resume`,
      `/tables/${table}/enter`,
      '/tables/%2e%2e/enter',
      `/tables/${table}/report`,
      `/tables/${table}/avoid`,
      '/me/passkeys',
      '/me/name',
      '/sign-in',
      '/admin/suspend',
    ]
    const headers = {
      'content-type': this.#pick(['application/json', 'text/plain', 'x']),
      cookie,
      origin: this.#origin,
    }
    const body = this.#frame()
    const response = await fetch(`${this.#origin}${API}${this.#pick(paths)}`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    return response.status
  }

  async #cookie(): Promise<{ cookie: string }> {
    const response = await fetch(`${this.#origin}${API}/me`)
    return { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] }
  }

  #frame(): string {
    const message = structuredClone(this.#pick(this.#seeds)) as Record<string, unknown>
    if ('cid' in message) message.cid = randomHex(8)
    for (let spoilt = this.#dice.below(3); spoilt > 0; spoilt--) this.#spoil(message)
    const text = JSON.stringify(message)
    if (this.#dice.below(10) > 0) return text
    const at = this.#dice.below(Math.min(text.length, 30_000))
    return (
      text.slice(0, at) +
      this.#pick(['', '}', '"', '\u0000', '\\', '9'.repeat(400)]) +
      text.slice(at + this.#dice.below(4))
    )
  }

  /** Replaces a random field. */
  #spoil(value: Record<string, unknown>): void {
    const key = this.#pick([...Object.keys(value), 'extra'])
    const inner = value[key]
    const isDeep = typeof inner === 'object' && inner !== null && this.#dice.below(3) > 0
    if (isDeep) this.#spoil(inner as Record<string, unknown>)
    else if (this.#dice.below(5) === 0) delete value[key]
    else value[key] = structuredClone(this.#pick(ODD))
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#dice.below(from.length)]
  }
}

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { frames: text, seed: text, postgres: { type: 'boolean' } } })
  const frames = Number(values.frames ?? 100_000)
  const seed = values.seed ?? String(Date.now())
  console.log(`seed ${seed}, ${frames} frames`)
  const onProgress = (sent: number) => progressBar('frames', sent, frames)
  const postgres = values.postgres ? await privatePostgres() : undefined
  if (values.postgres && !postgres) throw new Error('There is no PostgreSQL to start: apt-get install postgresql')
  const store = postgres && sure(await openPostgres({ url: postgres.url }))
  const found = await fuzz({ frames, bodies: Math.ceil(frames / 20), seed, store, onProgress })
  await postgres?.close()
  endProgressBar()
  console.log(
    `frames ${found.frames}, bodies ${found.bodies}, bugs ${found.bugs}, 5xx ${found.serverErrors}, standing: ${found.isStanding}`,
  )
  process.exitCode = found.bugs + found.serverErrors === 0 && found.isStanding ? 0 : 1
}
