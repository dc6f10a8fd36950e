/** Simulated client for tests and load: a visitor with a session cookie and a WebSocket connection. */
import type { MoveJson, Terms } from '@heptapolis/engine'
import { itemAt, random } from '@heptapolis/engine/kernel'
import { AMONG_FRIENDS, type Options, type TableSnapshot } from '@heptapolis/table'
import {
  type Address,
  API,
  ClientConnection,
  type ClientProblem,
  type CommandMessage,
  type Connect,
  type FollowedSnapshot,
  isPassing,
  LIVE,
  newNonce,
  randomHex,
  type ServerMessage,
  SUBPROTOCOL,
  snapshotOf,
} from '@heptapolis/wire'
import { WebSocket } from 'ws'

export const termsFor = (players: number, boxes: string[] = []): Terms => ({
  edition: '2e',
  boxes,
  seats: Array.from({ length: players }, () => ({})),
})

const MOST_TRIES = 10_000
const LONGEST_PAUSE = 20

/** Polls a condition, and fails if it never holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > MOST_TRIES) throw new Error(`Never: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, Math.min(1 + tries, LONGEST_PAUSE)))
  }
}

let guests = 1

export interface GuestOptions {
  /** Guests of one network share an address. */
  readonly network?: number
  /** Random numbers for the reconnect delay, from 0 up to 1. */
  readonly random?: () => number
  /** Whether the browser keeps its device cookie; default true. */
  readonly hasDevice?: boolean
}

/** Device cookie; the guest creates one if the session has none. */
const DEVICE = 'heptapolis-device='

export class TestGuest {
  readonly origin: string
  cookie: string
  readonly connection: ClientConnection
  readonly problems: ClientProblem[] = []
  /** Raw messages, in order. */
  readonly texts: string[] = []
  /** Acknowledged commands. */
  readonly acknowledged = new Set<string>()
  onAck: () => void = () => {}
  onText: (text: string) => void = (text) => this.texts.push(text)
  onSnapshot: () => void = () => {}
  /** Called when a choice is written, with its latency in milliseconds. */
  onWritten: (wait: number) => void = () => {}
  /** Called with every message sent. */
  onSaid: (text: string) => void = () => {}
  isStopped = false
  /** Failed and established connections. */
  refused = 0
  connections = 0
  /** Commands that the server asked to send again later. */
  retries = 0
  readonly #pictures = new Map<string, FollowedSnapshot>()
  readonly #unfollow = new Map<string, () => void>()
  readonly #address: string
  readonly #device: string | undefined
  #socket: WebSocket | undefined

  /** Each guest has an own address unless given one, and reconnects almost at once. */
  constructor(
    origin: string,
    cookie: string,
    { network = guests++, random: chance = () => 0.01, hasDevice = true }: GuestOptions = {},
  ) {
    this.#device = hasDevice && !cookie.includes(DEVICE) ? `${DEVICE}${randomHex(11)}` : undefined
    this.origin = origin
    this.cookie = cookie
    this.#address = `127.0.${1 + (network >> 8)}.${network & 0xff}`
    this.connection = new ClientConnection({
      url: `${origin.replace('http', 'ws')}${LIVE}`,
      connect: this.#connect,
      random: chance,
      onSnapshot: (picture) => {
        this.#pictures.set(nameOf(picture), picture)
        this.onSnapshot()
      },
      onTrouble: (problem) => this.problems.push(problem),
    })
  }

  static async at(origin: string, options: GuestOptions = {}): Promise<TestGuest> {
    const response = await fetch(`${origin}${API}/me`)
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    return new TestGuest(origin, cookie, options)
  }

  get #cookies(): string {
    return this.#device === undefined ? this.cookie : `${this.cookie}; ${this.#device}`
  }

  readonly #connect: Connect = (url, { opened, said, ended }) => {
    const headers = { cookie: this.#cookies, origin: this.origin }
    const socket = new WebSocket(url, SUBPROTOCOL, { headers, localAddress: this.#address })
    socket.on('open', () => {
      this.connections++
      opened()
    })
    socket.on('message', (data) => {
      this.#receive(String(data))
      said(String(data))
    })
    socket.on('close', ended)
    socket.on('error', () => {
      this.refused++
    })
    this.#socket = socket
    const send = (text: string): void => {
      this.onSaid(text)
      socket.send(text)
    }
    return { send, end: () => socket.terminate() }
  }

  #receive(text: string): void {
    this.onText(text)
    const message: ServerMessage = JSON.parse(text)
    if (message.t === 'problem' && message.cid !== undefined && isPassing(message.code)) this.retries++
    if (message.t !== 'ack') return
    this.acknowledged.add(message.cid)
    this.onAck()
  }

  /** Reconnects, for example after people on the device changed. */
  reconnect(): void {
    this.cut()
  }

  /** Breaks the connection without a goodbye. */
  cut(): void {
    this.#socket?.terminate()
  }

  async post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookies, origin: this.origin }
    const response = await fetch(`${this.origin}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    // Keeps the cookie like a browser.
    const given = response.headers.getSetCookie().find((one) => /^(__Host-)?heptapolis=[^;]/.test(one))
    if (given) this.cookie = given.split(';')[0] ?? ''
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  async get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.origin}${API}${path}`, { headers: { cookie: this.#cookies } })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  /** Creates a table and follows it. */
  async opens(terms: Terms, options: Partial<Options> = {}): Promise<{ table: string; invite: string }> {
    const wishes = { terms, options: { ...AMONG_FRIENDS, ...options }, name: 'Ada', nonce: newNonce() }
    const { status, body } = await this.post('/tables', { cid: randomHex(8), ...wishes })
    if (status >= 400) throw new Error(`No table: ${body.code}`)
    const [table, invite] = [String(body.table), String(body.invite)]
    await this.follows({ table })
    return { table, invite }
  }

  async follows(address: Address, key?: string): Promise<void> {
    const before = this.problems.length
    this.#unfollow.set(nameOf(address), this.connection.follow(address, key))
    await until(() => this.#pictures.has(nameOf(address)) || this.problems.length > before || this.isStopped)
  }

  unfollows(address: Address): void {
    this.#unfollow.get(nameOf(address))?.()
    this.#pictures.delete(nameOf(address))
  }

  async does(address: Address, command: CommandMessage): Promise<string> {
    const done = await this.connection.do(address, command)
    return done.ok ? done.value : done.error.code
  }

  async sits(address: Address, key: string, name: string): Promise<string> {
    await this.follows(address, key)
    return this.does(address, { do: 'sit', name, nonce: newNonce() })
  }

  /** Current snapshot of a table. */
  sees(address: Address): TableSnapshot {
    return snapshotOf(this.#pictures.get(nameOf(address))?.shown)
  }

  /** Plays random legal moves until the game is over or the guest is stopped. */
  async plays(address: Address, seed: string): Promise<void> {
    const dice = random(seed)
    await until(() => this.sees(address) !== undefined || this.isStopped)
    while (this.sees(address).phase !== 'over' && !this.isStopped) {
      const { game } = this.sees(address)
      const open = game?.asked.find(({ city }) => game.awaited.includes(city))
      if (!game || !open) {
        const { n } = this.sees(address)
        await until(() => this.sees(address).n !== n || this.isStopped)
        continue
      }
      const move: MoveJson = itemAt(open.legal, dice.below(open.legal.length))
      const { n } = this.sees(address)
      const began = performance.now()
      const fate = await this.does(address, { do: 'choose', round: game.round, city: open.city, move })
      if (fate !== 'written') continue
      this.onWritten(performance.now() - began)
      await until(() => this.sees(address).n !== n || this.isStopped)
    }
  }
}

const nameOf = ({ table, as = 0 }: Address): string => `${table} ${as}`
