/** HTTP client of the game server: session, tables, links, records, notifications, community. */
import { fail, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import type { Perspective, TableRecord } from '@heptapolis/table'
import {
  API,
  type BotRating,
  type DailyShown,
  type Leaderboard,
  LIVE,
  type Lobby,
  type MyTable,
  type Notify,
  type OpenedTable,
  type OpenTable,
  type PlayDaily,
  type Profile,
  type PushOn,
  type SeatRating,
  type SeekProgress,
  type SeekRequest,
  type SitDown,
  type TableHook,
} from '@heptapolis/wire'
import type { SharedAnalysis } from '../../game-model/table.ts'

/** The result of a redeemed link. */
export interface EntryResult {
  purpose: 'invite' | 'resume'
  as: number
  /** A resume link gives access to this table and its rematches only. */
  onlyHere?: true
}

/** Reactions to the rate limit for new sessions of one network. */
interface RateLimitHooks {
  /** Called when this page starts or stops waiting. */
  onWait(isWaiting: boolean): void
  pause(seconds: number): Promise<void>
}

const DEFAULT_HOOKS: RateLimitHooks = {
  onWait: () => {},
  pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
}
/** Jitter: the longest wait as a multiple of the requested one, so that pages do not retry at once. */
const JITTER = 1.5

export class ServerClient {
  readonly origin: string
  readonly #fetch: typeof fetch
  readonly #crowd: RateLimitHooks
  #coming: Promise<Result<{ people: number }>> | undefined

  constructor(
    origin: string,
    fetcher: typeof fetch = (...args) => fetch(...args),
    crowd: Partial<RateLimitHooks> = {},
  ) {
    this.origin = origin
    this.#fetch = fetcher
    this.#crowd = { ...DEFAULT_HOOKS, ...crowd }
  }

  /** The URL of the WebSocket. */
  get socketUrl(): string {
    return `${this.origin.replace(/^http/, 'ws')}${LIVE}`
  }

  /** Creates the session cookie on a first visit. Retries when rate-limited; concurrent calls share one request. */
  me = (): Promise<Result<{ people: number }>> => {
    this.#coming ??= this.#come().finally(() => {
      this.#coming = undefined
    })
    return this.#coming
  }
  addPerson = (): Promise<Result<{ as: number }>> => this.request('POST', '/me/people', {})
  myTables = (): Promise<Result<MyTable[]>> => this.request('GET', '/me/tables')
  createTable = (wishes: OpenTable): Promise<Result<OpenedTable>> => this.request('POST', '/tables', wishes)
  enter = (table: string, key: string): Promise<Result<EntryResult>> =>
    this.request('POST', `/tables/${table}/enter`, { key })
  invite = (table: string, as: number): Promise<Result<{ key: string }>> =>
    this.request('POST', `/tables/${table}/invite`, { as })
  resume = (table: string, as: number): Promise<Result<{ key: string }>> =>
    this.request('POST', `/tables/${table}/resume`, { as })
  /** The public key for push subscriptions. */
  pushKey = (): Promise<Result<{ key: string }>> => this.request('GET', '/push')
  pushOn = (on: PushOn): Promise<Result<unknown>> => this.request('POST', '/me/push', on)
  pushOff = (endpoint: string): Promise<Result<unknown>> => this.request('POST', '/me/push/off', { endpoint })
  notify = (as: number): Promise<Result<{ notify: Notify; browsers: number }>> =>
    this.request('GET', `/me/notify?as=${as}`)
  setNotify = (as: number, notify: Notify): Promise<Result<unknown>> =>
    this.request('POST', '/me/notify', { as, notify })
  tableHook = (table: string, as: number): Promise<Result<{ webhook?: string }>> =>
    this.request('GET', `/tables/${table}/webhook?as=${as}`)
  setTableHook = (table: string, hook: TableHook): Promise<Result<unknown>> =>
    this.request('POST', `/tables/${table}/webhook`, hook)
  lobby = (): Promise<Result<Lobby>> => this.request('GET', '/lobby')
  sitDown = (table: string, sitting: SitDown): Promise<Result<{ table: string }>> =>
    this.request('POST', `/lobby/${table}/sit`, sitting)
  seek = (wanted: SeekRequest): Promise<Result<SeekProgress>> => this.request('POST', '/lobby/seek', wanted)
  /** Heartbeat of a seek; returns its progress. */
  keepSeeking = (): Promise<Result<SeekProgress>> => this.request('POST', '/lobby/seek/stay', {})
  /** Sent even while the page unloads. */
  stopSeeking = (): Promise<Result<unknown>> => this.request('POST', '/lobby/seek/stop', {}, { keepalive: true })
  board = (pool: string, season: number | undefined): Promise<Result<Leaderboard>> =>
    this.request('GET', `/boards/${pool}${season === undefined ? '' : `?season=${season}`}`)
  ratingsOf = (table: string): Promise<Result<SeatRating[]>> => this.request('GET', `/tables/${table}/ratings`)
  botRatings = (): Promise<Result<BotRating[]>> => this.request('GET', '/bots/ratings')
  ownProfile = (): Promise<Result<Profile>> => this.request('GET', '/me/profile')
  profile = (name: string): Promise<Result<Profile>> => this.request('GET', `/people/${encodeURIComponent(name)}`)
  daily = (day?: string): Promise<Result<DailyShown>> =>
    this.request('GET', `/daily${day === undefined ? '' : `?day=${encodeURIComponent(day)}`}`)
  playDaily = (playing: PlayDaily): Promise<Result<{ table: string }>> => this.request('POST', '/daily/play', playing)
  perspective = (table: string, as: number): Promise<Result<Perspective>> => this.#record(table, as)
  /** The public perspective, for a person with an invite link. */
  publicPerspective = (table: string, key: string): Promise<Result<Perspective>> =>
    this.request('POST', `/tables/${table}/record`, { key })
  recordOrPerspective = (table: string, as: number): Promise<Result<Perspective | TableRecord>> =>
    this.#record(table, as)
  /** The full record. Fails while the game runs or others have yet to play the same deal. */
  record = async (table: string, as: number): Promise<Result<TableRecord>> => {
    const known = await this.recordOrPerspective(table, as)
    if (!known.ok) return known
    return isPerspective(known.value) ? notOpen : ok(known.value)
  }

  /** The analysis of a seat as far as the server has it; the first request starts it. */
  analysis = (table: string, seat: number, as: number): Promise<Result<SharedAnalysis>> =>
    this.request('GET', `/tables/${table}/seats/${seat}/analysis?as=${as}`)

  async #come(): Promise<Result<{ people: number }>> {
    for (;;) {
      const me = await this.request<{ people: number }>('GET', '/me')
      if (me.ok || me.error.code !== 'slow-down') {
        this.#crowd.onWait(false)
        return me
      }
      this.#crowd.onWait(true)
      const { retry = 1 } = (me.error.values ?? {}) as { retry?: number }
      await this.#crowd.pause(retry * (1 + Math.random() * (JITTER - 1)))
    }
  }

  #record<T>(table: string, as: number): Promise<Result<T>> {
    return this.request('GET', `/tables/${table}/record?as=${as}`)
  }

  /** Sends any other request, for features that load on demand. */
  async request<T>(method: 'GET' | 'POST', path: string, body?: object, wishes: RequestInit = {}): Promise<Result<T>> {
    const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {}
    try {
      const response = await this.#fetch(`${this.origin}${API}${path}`, {
        ...wishes,
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      // A static file server answers every path with its start page.
      if (!response.headers.get('content-type')?.includes('json')) return noServer
      const said = await response.json()
      return response.ok ? ok(said as T) : rejection(said)
    } catch {
      return noServer
    }
  }
}

/** True for the perspective of one seat, false for a full record. */
export const isPerspective = (known: Perspective | TableRecord): known is Perspective => 'steps' in known

function rejection({ code, retry }: { code?: string; retry?: number }): { ok: false; error: Problem } {
  const { error } = fail(String(code), `The server refused this: ${code}.`)
  return { ok: false, error: retry === undefined ? error : { ...error, values: { retry } } }
}

const notOpen = fail('not-over', 'Not all of this game is told yet.')
export const NO_SERVER = 'no-server'
const noServer = fail(NO_SERVER, 'No server answers.')
