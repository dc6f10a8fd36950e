/** For tests: a real server on a free port, and guests with a browser's cookie and a line of their own. */
import type { AddressInfo } from 'node:net'
import { type MoveJson, random, sure, type Terms } from '@heptapolis/engine'
import { memoryStore, type Store } from '@heptapolis/store'
import { AMONG_FRIENDS, type Options, type Shown } from '@heptapolis/table'
import {
  type Address,
  API,
  type Command,
  type Connect,
  LIVE,
  Line,
  newNonce,
  type Picture,
  randomHex,
  SUBPROTOCOL,
  type Trouble,
} from '@heptapolis/wire'
import { afterEach } from 'vitest'
import { WebSocket } from 'ws'
import { buildServer, House, type ServerOptions } from './index.ts'

export const termsFor = (players: number, boxes: string[] = []): Terms => ({
  edition: '2e',
  boxes,
  seats: Array.from({ length: players }, () => ({})),
})

export interface Inn {
  readonly port: number
  readonly house: House
  readonly origin: string
  close(): Promise<void>
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

export async function openInn(
  options: ServerOptions & { store?: Store; port?: number; now?: () => number } = {},
): Promise<Inn> {
  const { store = memoryStore(), port = 0, now, ...server } = options
  const house = await House.open({ store, now })
  const app = await buildServer(house, server)
  await app.listen({ port, host: '127.0.0.1' })
  const at = (app.server.address() as AddressInfo).port
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await house.close()
    await store.close()
  }
  closing.push(close)
  return { port: at, house, origin: `http://127.0.0.1:${at}`, close }
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 3))
}

export class Guest {
  readonly origin: string
  readonly cookie: string
  readonly line: Line
  readonly troubles: Trouble[] = []
  /** Every message as it came, byte by byte. */
  readonly texts: string[] = []
  readonly #pictures = new Map<string, Picture>()
  #socket: WebSocket | undefined

  private constructor(origin: string, cookie: string) {
    this.origin = origin
    this.cookie = cookie
    this.line = new Line({
      url: `${origin.replace('http', 'ws')}${LIVE}`,
      connect: this.#connect,
      random: () => 0.01,
      onPicture: (picture) => this.#pictures.set(nameOf(picture), picture),
      onTrouble: (trouble) => this.troubles.push(trouble),
    })
    closing.push(async () => this.line.close())
  }

  static async at(origin: string): Promise<Guest> {
    const response = await fetch(`${origin}${API}/me`)
    const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
    return new Guest(origin, cookie)
  }

  readonly #connect: Connect = (url, { opened, said, ended }) => {
    const socket = new WebSocket(url, SUBPROTOCOL, { headers: { cookie: this.cookie, origin: this.origin } })
    socket.on('open', opened)
    socket.on('message', (data) => {
      this.texts.push(String(data))
      said(String(data))
    })
    socket.on('close', ended)
    socket.on('error', () => {})
    this.#socket = socket
    return { send: (text) => socket.send(text), end: () => socket.terminate() }
  }

  /** The network is gone. */
  cut(): void {
    this.#socket?.terminate()
  }

  async post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const headers = { 'content-type': 'application/json', cookie: this.cookie, origin: this.origin }
    const response = await fetch(`${this.origin}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.origin}${API}${path}`, { headers: { cookie: this.cookie } })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** Opens a table and follows it. */
  async opens(terms: Terms, options: Partial<Options> = {}): Promise<{ table: string; invite: string }> {
    const wishes = { terms, options: { ...AMONG_FRIENDS, ...options }, name: 'Ada', nonce: newNonce() }
    const { body } = await this.post('/tables', { cid: randomHex(8), ...wishes })
    const { table, invite } = body as { table: string; invite: string }
    await this.follows({ table })
    return { table, invite }
  }

  async follows(address: Address, key?: string): Promise<void> {
    this.line.follow(address, key)
    await until(() => this.#pictures.has(nameOf(address)) || this.troubles.length > 0)
  }

  async does(address: Address, command: Command): Promise<string> {
    const done = await this.line.do(address, command)
    return done.ok ? done.value : done.error.code
  }

  async sits(address: Address, key: string, name: string): Promise<string> {
    await this.follows(address, key)
    return this.does(address, { do: 'sit', name, nonce: newNonce() })
  }

  /** What this page shows of a table. */
  sees(address: Address): Shown {
    return this.#pictures.get(nameOf(address))?.shown as unknown as Shown
  }

  /** Chooses whatever is asked, at random, until the game is over. */
  async plays(address: Address, seed: string): Promise<void> {
    const dice = random(seed)
    while (this.sees(address).phase !== 'over') {
      const { game } = this.sees(address)
      const open = game?.asked.find(({ city }) => game.awaited.includes(city))
      if (!game || !open) {
        const { n } = this.sees(address)
        await until(() => this.sees(address).n !== n)
        continue
      }
      const move: MoveJson = open.legal[dice.below(open.legal.length)]
      const { n } = this.sees(address)
      const fate = await this.does(address, { do: 'choose', round: game.round, city: open.city, move })
      if (fate === 'written') await until(() => this.sees(address).n !== n)
    }
  }
}

const nameOf = ({ table, as = 0 }: Address): string => `${table} ${as}`

export { sure }
