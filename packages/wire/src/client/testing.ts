/** Test helper: a small WebSocket server with a log of commands, which a test can make lose or corrupt messages. */
import type { AddressInfo } from 'node:net'
import type { Json } from '@heptapolis/engine/kernel'
import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIVE, PROTOCOL, SUBPROTOCOL } from '../protocol.ts'
import { type ClientMessage, type CommandMessage, readClientMessage, type ServerMessage } from '../schema/index.ts'
import { ClientConnection, type ClientConnectionOptions } from './connection.ts'

type Do = Extract<ClientMessage, { t: 'do' }>

/** Intercepts a message: `undefined` passes it on, anything else replaces the normal handling. */
export type Interceptor = (message: ClientMessage, socket: WebSocket, post: Post) => 'swallowed' | undefined

export class Post {
  readonly #server: WebSocketServer
  readonly port: number
  /** Every message that arrived, in order, and every command that counted, once. */
  readonly heard: ClientMessage[] = []
  readonly log: Do[] = []
  intercept: Interceptor = () => undefined
  now: () => number = Date.now
  snapshot: { n: number; shown: Json } = { n: 0, shown: { phase: 'room' } }

  private constructor(server: WebSocketServer, port: number) {
    this.#server = server
    this.port = port
    server.on('connection', (socket) => {
      socket.on('message', (data) => this.#hear(socket, String(data)))
    })
  }

  static async open(port = 0): Promise<Post> {
    const server = new WebSocketServer({ port, host: '127.0.0.1', path: LIVE, handleProtocols: () => SUBPROTOCOL })
    await new Promise((resolve) => server.once('listening', resolve))
    const post = new Post(server, (server.address() as AddressInfo).port)
    onTestFinished(() => post.close())
    return post
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}${LIVE}`
  }

  get sockets(): WebSocket[] {
    return [...this.#server.clients]
  }

  say(socket: WebSocket, message: ServerMessage): void {
    socket.send(JSON.stringify(message))
  }

  sayAll(message: ServerMessage): void {
    for (const socket of this.sockets) this.say(socket, message)
  }

  /** Cuts all connections silently, like a dead network. */
  cut(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #hear(socket: WebSocket, text: string): void {
    const message = readClientMessage(text)
    if (!message.ok) throw new Error(`${message.error.code}: ${text}`)
    this.heard.push(message.value)
    if (this.intercept(message.value, socket, this) === undefined) this.answer(message.value, socket)
  }

  answer(message: ClientMessage, socket: WebSocket): void {
    if (message.t === 'hello') this.say(socket, { t: 'welcome', protocol: PROTOCOL, now: this.now(), build: 'one' })
    if (message.t === 'ping') this.say(socket, { t: 'pong', at: message.at, now: this.now() })
    if (message.t === 'follow') this.say(socket, { t: 'full', table: message.table, as: message.as, ...this.snapshot })
    if (message.t === 'do') {
      this.write(message)
      this.say(socket, { t: 'ack', cid: message.cid })
    }
  }

  /** A repeated command counts once. */
  write(message: Do): void {
    if (!this.log.some(({ cid }) => cid === message.cid)) this.log.push(message)
  }
}

/** Connection that reconnects at once, closed after the test. */
export function connectTo({ url }: { url: string }, options: Partial<ClientConnectionOptions> = {}): ClientConnection {
  const connection = new ClientConnection({ url, random: () => 0, ...options })
  onTestFinished(() => connection.close())
  return connection
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2))
}

export const TABLE = { table: 'k7Qx2' }
export const choose = (card: string, round = 1): CommandMessage => ({
  do: 'choose',
  round,
  move: { action: 'build', card },
})
export const say = (text: string): CommandMessage => ({ do: 'say', channel: 'all', text })
export const textsOf = (post: Post): unknown[] =>
  post.log.map(({ command }) => (command.do === 'say' ? command.text : command.do))

/** Timer that runs a thousand times as fast. */
export const quickly = (time: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, time / 1000)
  return () => clearTimeout(timer)
}
export const hastily = (): number => Date.now() * 1000

export const counted = (): (() => number) => {
  let time = 0
  return () => time++
}
