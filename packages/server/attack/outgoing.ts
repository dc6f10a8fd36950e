/** Attacks through webhooks and push messages, which make the server call an address that a visitor has entered. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { API, randomHex } from '@heptapolis/wire'
import { OUTGOING, STOP_TIME } from '../src/core/limits.ts'
import { until } from '../src/test-guest.ts'
import type { Attack } from './attack.ts'
import { Attacker } from './attacker.ts'
import { start, type Target } from './target.ts'

const PRIVATE = [
  'https://[64:ff9b:1::a00:1]/',
  'https://[fec0::1]/',
  'https://[::ffff:0:7f00:1]/',
  'https://[2001::1]/',
  'https://127.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/',
  'https://hooks.example:22/',
  'http://hooks.example/',
]

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const LATER = OUTGOING.deadline / 2
/** More than two servers call at once. */
const GAMES = 12
const OVER_DAYS = { clock: { kind: 'days', time: DAY, bank: 0 } } as const

export class Callee {
  readonly sockets = new Set<Socket>()
  readonly #began: number[] = []
  readonly #server: Server

  constructor(answers: (socket: Socket) => void) {
    this.#server = createServer((socket) => {
      this.sockets.add(socket)
      this.#began.push(performance.now())
      socket.resume().on('error', () => {})
      answers(socket)
    })
  }

  async listens(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  /** Most calls at once. Calls that begin later than this took the place of calls that ended at their deadline. */
  get most(): number {
    const together = this.#began.map((time) => this.#began.filter((other) => Math.abs(other - time) < LATER).length)
    return Math.max(0, ...together)
  }

  get open(): number {
    return [...this.sockets].filter(({ closed }) => !closed).length
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.#server.close()
  }
}

/** Sends header bytes every half second, so the socket is never idle. */
function dribbles(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n')
  const timer = setInterval(() => socket.write('X-A: b\r\n'), SECOND / 2)
  socket.once('close', () => clearInterval(timer))
}

/** Takes a call and never answers. */
export const silent = (): void => {}

/** Quiet hours that end in this many milliseconds, tuned by the time zone. */
function quietFor(ms: number): { from: number; to: number; zone: number } {
  const end = (Date.now() + ms) % DAY
  const to = Math.floor(end / MINUTE)
  return { from: (to + 1) % (24 * 60), to, zone: to * MINUTE - end }
}

/** Starts games over days without looking, so each calls the webhook. */
export async function goesAway(by: Attacker, games: number): Promise<void> {
  for (let i = 0; i < games; i++) {
    const { table } = await by.opens(OVER_DAYS)
    await by.post(`/tables/${table}/room`, { cid: randomHex(8), command: { do: 'begin', fill: 'easy' } })
  }
}

/** Rounds that a two-second clock ends while calls hang. */
async function roundsMeanwhile(origin: string, callee: Callee): Promise<number> {
  const one = await Attacker.visitor(origin)
  const { table } = await one.opens({ clock: { kind: 'move', time: 2 * SECOND }, absence: 'bot' })
  const guest = one.guest()
  await guest.follows({ table })
  await guest.does({ table }, { do: 'begin', fill: 'easy' })
  await until(() => callee.open > 0)
  const roundNow = (): number => guest.sees({ table }).game?.round ?? 0
  const before = roundNow()
  await until(() => roundNow() >= before + 2 || callee.open === 0)
  guest.connection.close()
  return roundNow() - before
}

async function stopTime(target: Target): Promise<number> {
  const began = performance.now()
  await target.close()
  return (performance.now() - began) / SECOND
}

export const OUTGOING_ATTACKS: readonly Attack[] = [
  {
    name: 'H1 a webhook that sends header bytes without end',
    isSlow: true,
    async run({ plan }) {
      const own = await start(plan)
      const callee = new Callee(dribbles)
      const webhook = `http://127.0.0.1:${await callee.listens()}/`
      const visitor = await Attacker.visitor(own.origin)
      await visitor.post('/me/notify', { as: 0, notify: { webhook, quiet: quietFor(3 * SECOND) } })
      await goesAway(visitor, GAMES)
      const rounds = await roundsMeanwhile(own.origin, callee)
      const { most } = callee
      const seconds = await stopTime(own)
      callee.close()
      // Each server counts its own limits.
      const servers = own.other === own.context ? 1 : 2
      const held = rounds >= 2 && most <= servers * OUTGOING.perHost && seconds < (2 * STOP_TIME) / SECOND + 1
      const figures = `${most} of ${GAMES} calls at once, ${rounds} rounds meanwhile, stopped in ${seconds.toFixed(1)} s`
      return { held, figures }
    },
  },
  {
    name: 'L6 webhooks to private networks and ports of other services',
    async run({ plan }) {
      const own = await start({ ...plan, publicHooks: true })
      const callee = new Callee(silent)
      const port = await callee.listens()
      const visitor = await Attacker.visitor(own.origin)
      const set = (webhook: string) => visitor.post('/me/notify', { as: 0, notify: { webhook } })
      const answers = await Promise.all(PRIVATE.map(set))
      const taken = answers.filter(({ status }) => status < 400).length
      // A name is accepted; its address is checked at the call.
      const { status } = await set(`https://localhost:${port}/`)
      if (status === 200) {
        await goesAway(visitor, 1)
        await until(() => own.context.meters.notified.of('webhook failed') > 0)
      }
      const knocks = callee.sockets.size
      await own.close()
      callee.close()
      const figures = `${PRIVATE.length - taken} of ${PRIVATE.length} refused, ${knocks} calls to this machine by name`
      return { held: taken === 0 && knocks === 0, figures }
    },
  },
  {
    name: 'webhooks: what is set is told to nobody else',
    async run({ origin }) {
      const [one, other] = [await Attacker.visitor(origin), await Attacker.visitor(origin)]
      const { table } = await one.opens(OVER_DAYS)
      await one.post(`/tables/${table}/webhook`, { as: 0, webhook: 'http://127.0.0.1:4999/secret' })
      const { status, body } = await other.get(`${API}/tables/${table}/webhook?as=0`)
      const isTold = JSON.stringify(body).includes('secret')
      return { held: status >= 400 && !isTold, figures: `${status}` }
    },
  },
]
