/**
 * HTTP and WebSocket client of the security tests. Each instance sends from its own loopback address, so the server
 * counts it as a separate network.
 */
import { randomBytes } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { AMONG_FRIENDS, type Options } from '@heptapolis/table'
import { API, LIVE, newNonce, randomHex, SUBPROTOCOL } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import { TestGuest, termsFor } from '../src/test-guest.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}

let networks = 0
const network = (): string => `127.77.${1 + ((networks >> 8) & 0x7f)}.${1 + (networks++ & 0x7f)}`
let guestNetworks = 20_000

export class Attacker {
  readonly origin: string
  readonly address: string
  cookie = ''
  /** Device cookie, which rated tables require. */
  device = ''
  readonly #agent: Agent

  constructor(origin: string, address = network()) {
    this.origin = origin
    this.address = address
    this.#agent = new Agent({ keepAlive: true, maxSockets: 16 })
  }

  /** A new visitor, perhaps from a given network. */
  static async visitor(origin: string, address?: string): Promise<Attacker> {
    const one = new Attacker(origin, address)
    const { headers } = await one.get(`${API}/me`)
    one.cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0]
    one.device = randomBytes(16).toString('base64url')
    return one
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', `${API}${path}`, body, { origin: this.origin, ...headers })
  }

  send(method: string, path: string, body: object | undefined, extra: Record<string, string>): Promise<Answer> {
    const { hostname: host, port } = new URL(this.origin)
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { ...type, ...(this.cookie && { cookie: this.cookie }), ...extra }
    const options = { host, port, method, path, headers, localAddress: this.address, agent: this.#agent }
    return new Promise((resolve, reject) => {
      const asked = request(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(answerOf(response.statusCode ?? 0, response.headers, Buffer.concat(parts))))
      })
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** Opens a stream and leaves it open. */
  streams(path: string, extra: Record<string, string> = {}): Promise<{ status: number; end(): void }> {
    const { hostname: host, port } = new URL(this.origin)
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...extra }
    const options = { host, port, path, headers, localAddress: this.address, agent: false as const }
    return new Promise((resolve, reject) => {
      const asked = request(options, (response) => {
        response.resume().on('error', () => {})
        resolve({ status: response.statusCode ?? 0, end: () => asked.destroy() })
      })
      asked.on('error', reject)
      asked.end()
    })
  }

  async opens(options: Partial<Options> = {}, extra: object = {}): Promise<{ table: string; invite: string }> {
    const wishes = { terms: termsFor(3), options: { ...AMONG_FRIENDS, ...options }, name: 'Ada', nonce: newNonce() }
    const cookie = `${this.cookie}; heptapolis-device=${this.device}`
    const { body } = await this.post('/tables', { cid: randomHex(8), ...wishes, ...extra }, { cookie })
    return body as { table: string; invite: string }
  }

  socket(): WebSocket {
    const headers = { cookie: this.cookie, origin: this.origin }
    const url = `${this.origin.replace('http', 'ws')}${LIVE}`
    const socket = new WebSocket(url, SUBPROTOCOL, { headers, localAddress: this.address })
    socket.on('error', () => {})
    return socket
  }

  /** The same person as a playing guest. */
  guest(): TestGuest {
    return new TestGuest(this.origin, this.cookie, { network: guestNetworks++ })
  }

  close(): void {
    this.#agent.destroy()
  }
}

function answerOf(status: number, headers: IncomingHttpHeaders, bytes: Buffer): Answer {
  try {
    return { status, headers, body: JSON.parse(String(bytes)) as Record<string, unknown> }
  } catch {
    return { status, headers, body: {} }
  }
}
