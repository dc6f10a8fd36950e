/** What is asked of the server over plain HTTP: who one is, new tables, links, records. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Perspective, TableRecord } from '@heptapolis/table'
import {
  API,
  type Board,
  type BotRating,
  type DailyShown,
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
  type Seek,
  type Seeking,
  type SitDown,
  type TableHook,
} from '@heptapolis/wire'

/** By which link somebody came, and as which of the people on this device. */
export interface Entered {
  purpose: 'invite' | 'resume'
  as: number
  /** The person is given at this table and its rematches alone. */
  onlyHere?: true
}

export class Server {
  readonly origin: string
  readonly #fetch: typeof fetch

  constructor(origin: string, fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.origin = origin
    this.#fetch = fetcher
  }

  /** The address of the live channel. */
  get live(): string {
    return `${this.origin.replace(/^http/, 'ws')}${LIVE}`
  }

  /** Whoever comes for the first time gets a cookie by this. */
  me = (): Promise<Result<{ people: number }>> => this.ask('GET', '/me')
  addPerson = (): Promise<Result<{ as: number }>> => this.ask('POST', '/me/people', {})
  myTables = (): Promise<Result<MyTable[]>> => this.ask('GET', '/me/tables')
  open = (wishes: OpenTable): Promise<Result<OpenedTable>> => this.ask('POST', '/tables', wishes)
  enter = (table: string, key: string): Promise<Result<Entered>> => this.ask('POST', `/tables/${table}/enter`, { key })
  invite = (table: string, as: number): Promise<Result<{ key: string }>> =>
    this.ask('POST', `/tables/${table}/invite`, { as })
  resume = (table: string, as: number): Promise<Result<{ key: string }>> =>
    this.ask('POST', `/tables/${table}/resume`, { as })
  /** What a browser subscribes with. */
  pushKey = (): Promise<Result<{ key: string }>> => this.ask('GET', '/push')
  pushOn = (on: PushOn): Promise<Result<unknown>> => this.ask('POST', '/me/push', on)
  pushOff = (endpoint: string): Promise<Result<unknown>> => this.ask('POST', '/me/push/off', { endpoint })
  notify = (as: number): Promise<Result<{ notify: Notify; browsers: number }>> => this.ask('GET', `/me/notify?as=${as}`)
  setNotify = (as: number, notify: Notify): Promise<Result<unknown>> => this.ask('POST', '/me/notify', { as, notify })
  tableHook = (table: string, as: number): Promise<Result<{ webhook?: string }>> =>
    this.ask('GET', `/tables/${table}/webhook?as=${as}`)
  setTableHook = (table: string, hook: TableHook): Promise<Result<unknown>> =>
    this.ask('POST', `/tables/${table}/webhook`, hook)
  lobby = (): Promise<Result<Lobby>> => this.ask('GET', '/lobby')
  sitDown = (table: string, sitting: SitDown): Promise<Result<{ table: string }>> =>
    this.ask('POST', `/lobby/${table}/sit`, sitting)
  seek = (wanted: Seek): Promise<Result<Seeking>> => this.ask('POST', '/lobby/seek', wanted)
  /** Still here: how the waiting goes. */
  stay = (): Promise<Result<Seeking>> => this.ask('POST', '/lobby/seek/stay', {})
  /** Goes through although the page is being left. */
  stopSeeking = (): Promise<Result<unknown>> => this.ask('POST', '/lobby/seek/stop', {}, { keepalive: true })
  board = (pool: string, season: number | undefined): Promise<Result<Board>> =>
    this.ask('GET', `/boards/${pool}${season === undefined ? '' : `?season=${season}`}`)
  ratingsOf = (table: string): Promise<Result<SeatRating[]>> => this.ask('GET', `/tables/${table}/ratings`)
  botRatings = (): Promise<Result<BotRating[]>> => this.ask('GET', '/bots/ratings')
  ownProfile = (): Promise<Result<Profile>> => this.ask('GET', '/me/profile')
  profile = (name: string): Promise<Result<Profile>> => this.ask('GET', `/people/${encodeURIComponent(name)}`)
  daily = (day?: string): Promise<Result<DailyShown>> =>
    this.ask('GET', `/daily${day === undefined ? '' : `?day=${encodeURIComponent(day)}`}`)
  playDaily = (playing: PlayDaily): Promise<Result<{ table: string }>> => this.ask('POST', '/daily/play', playing)
  perspective = (table: string, as: number): Promise<Result<Perspective>> => this.#record(table, as)
  /** The public side of it, for whoever has only the link. */
  invited = (table: string, key: string): Promise<Result<Perspective>> =>
    this.ask('POST', `/tables/${table}/record`, { key })
  past = (table: string, as: number): Promise<Result<Perspective | TableRecord>> => this.#record(table, as)
  /** All of it: not while it is played, nor while others have yet to play the same deal. */
  record = async (table: string, as: number): Promise<Result<TableRecord>> => {
    const known = await this.past(table, as)
    if (!known.ok) return known
    return isPerspective(known.value) ? notOpen : ok(known.value)
  }

  #record<T>(table: string, as: number): Promise<Result<T>> {
    return this.ask('GET', `/tables/${table}/record?as=${as}`)
  }

  /** Asks for anything else: pages that are loaded on their own know what. */
  async ask<T>(method: 'GET' | 'POST', path: string, body?: object, wishes: RequestInit = {}): Promise<Result<T>> {
    const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {}
    try {
      const response = await this.#fetch(`${this.origin}${API}${path}`, {
        ...wishes,
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      // Where no server is, a file server answers with its one page.
      if (!response.headers.get('content-type')?.includes('json')) return noServer
      const said = await response.json()
      return response.ok ? ok(said as T) : fail(String(said?.code), `The server refused this: ${said?.code}.`)
    } catch {
      return noServer
    }
  }
}

/** Whether it is one side of a game alone. */
export const isPerspective = (known: Perspective | TableRecord): known is Perspective => 'steps' in known

const notOpen = fail('not-over', 'Not all of this game is told yet.')
export const NO_SERVER = 'no-server'
const noServer = fail(NO_SERVER, 'No server answers.')
