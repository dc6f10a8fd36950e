/** HTTP client for the public API of a game server: event streams, and requests with retry. */
import { setTimeout } from 'node:timers/promises'
import { API, EMPTY_EVERY, isPassing } from '@heptapolis/wire'

/** Error code of the server; `no-server` if there is no answer. */
export class ApiError extends Error {
  override name = 'Refused'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export const NO_SERVER = 'no-server'
/** Silence after which a stream counts as broken. */
const SILENCE = 3 * EMPTY_EVERY
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 30_000

/** Exponential backoff with jitter. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 10)) * (0.5 + Math.random() / 2)

export class Client {
  readonly #api: string
  readonly #headers: Record<string, string>
  readonly #stop: AbortSignal

  constructor(server: string, token: string, stop: AbortSignal) {
    this.#api = `${server.replace(/\/+$/, '')}${API}`
    this.#headers = { authorization: `Bearer ${token}` }
    this.#stop = stop
  }

  /** Yields objects until the stream ends. Throws if it is refused or broken. */
  async *stream(path: string): AsyncGenerator<unknown> {
    const cut = new AbortController()
    const signal = AbortSignal.any([this.#stop, cut.signal])
    const silence = globalThis.setTimeout(() => cut.abort(), SILENCE)
    try {
      const response = await reached(() => fetch(this.#api + path, { headers: this.#headers, signal }))
      if (!response.ok) throw new ApiError(await codeOf(response))
      let rest = ''
      for await (const text of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        silence.refresh()
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line !== '') yield JSON.parse(line)
      }
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(NO_SERVER)
    } finally {
      clearTimeout(silence)
      cut.abort()
    }
  }

  /**
   * Retries until there is an answer; temporary failures are retried. Returns the error code, or undefined on
   * success.
   */
  async post(path: string, body?: object): Promise<string | undefined> {
    for (let failures = 0; ; failures++) {
      const { code, wait } = await this.#try(path, body)
      if (code === undefined || this.#stop.aborted) return code
      if (code !== NO_SERVER && !isPassing(code)) return code
      await setTimeout(Math.max(wait, pauseAfter(failures)), undefined, { signal: this.#stop }).catch(() => {})
    }
  }

  async #try(path: string, body: object | undefined): Promise<{ code: string | undefined; wait: number }> {
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    try {
      const response = await fetch(this.#api + path, {
        method: 'POST',
        headers: { ...this.#headers, ...type },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: this.#stop,
      })
      const wait = 1000 * Number(response.headers.get('retry-after') ?? 0)
      return { code: response.ok ? undefined : await codeOf(response), wait }
    } catch {
      return { code: NO_SERVER, wait: 0 }
    }
  }
}

async function reached(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch {
    throw new ApiError(NO_SERVER)
  }
}

/** The answer may come from another kind of server. */
async function codeOf(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => undefined)
  const isOurs = typeof said === 'object' && said !== null && 'code' in said
  return isOurs ? String(said.code) : NO_SERVER
}
