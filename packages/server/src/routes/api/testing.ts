/** Test helper: simulated programs that call the API with a token. */
import type { BotEvent, Scope } from '@heptapolis/wire'
import { API } from '@heptapolis/wire'
import type { TestGuest } from '../../test-guest.ts'
import { until } from '../../test-guest.ts'

export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** Open streams, ended after each test. */
const open = new Set<AbortController>()
export function endStreams(): void {
  for (const stream of open) stream.abort()
  open.clear()
}

export class ApiClient {
  readonly origin: string
  readonly token: string

  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  async get(path: string): Promise<ApiResponse> {
    return answered(await fetch(`${this.origin}${API}${path}`, { headers: this.#headers }))
  }

  async post(path: string, body?: object): Promise<ApiResponse> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { ...this.#headers, ...type }
    return answered(await fetch(`${this.origin}${API}${path}`, { method: 'POST', headers, ...sent }))
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` }
  }

  /** Opens a stream and collects its lines. */
  async listens(path: string): Promise<Stream> {
    const stop = new AbortController()
    open.add(stop)
    const response = await fetch(`${this.origin}${API}${path}`, { headers: this.#headers, signal: stop.signal })
    return new Stream(response, stop)
  }
}

export class Stream {
  readonly response: Response
  readonly lines: string[] = []
  isOver = false
  readonly #stop: AbortController

  constructor(response: Response, stop: AbortController) {
    this.response = response
    this.#stop = stop
    this.#read().catch(() => {
      this.isOver = true
    })
  }

  async #read(): Promise<void> {
    let rest = ''
    for await (const bytes of this.response.body ?? []) {
      const parts = (rest + new TextDecoder().decode(bytes)).split('\n')
      rest = parts.pop() ?? ''
      this.lines.push(...parts)
    }
    this.isOver = true
  }

  get events(): BotEvent[] {
    return this.lines.filter(Boolean).map((line) => JSON.parse(line))
  }

  /** Waits for the first event of a kind. */
  async hears(kind: BotEvent['t']): Promise<BotEvent> {
    await until(() => this.events.some(({ t }) => t === kind))
    return this.events.find(({ t }) => t === kind) as BotEvent
  }

  end(): void {
    this.#stop.abort()
  }
}

async function answered(response: Response): Promise<ApiResponse> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
}

/** Program with a token of this guest. */
export async function programOf(guest: TestGuest, scopes: Scope[], bot?: string): Promise<ApiClient & { id: string }> {
  const { status, body } = await guest.post('/me/tokens', { name: 'a program', scopes, bot })
  if (status >= 400) throw new Error(`No token: ${body.code}`)
  return Object.assign(new ApiClient(guest.origin, String(body.token)), { id: String(body.id) })
}

/** Bot of this guest, and the program that plays for it. */
export async function botOf(guest: TestGuest, name = 'Deep'): Promise<ApiClient & { id: string; bot: string }> {
  const { status, body } = await guest.post('/me/bots', { name })
  if (status >= 400) throw new Error(`No bot: ${body.code}`)
  const bot = String(body.bot)
  return Object.assign(await programOf(guest, ['bot:play', 'account:read'], bot), { bot })
}
