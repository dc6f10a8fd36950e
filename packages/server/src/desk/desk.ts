/**
 * A table as this server plays it: one thing after the other. What is decided is written down first; only then does it hold
 * and is told to anybody. Where another has written in between, the table is read again and the decision made again.
 */
import { fail, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import type { Listing, LogEvent, Store } from '@heptapolis/store'
import { type Decided, fold, isLive, type Table, type TableEvent, tend } from '@heptapolis/table'
import { listingOf } from './listing.ts'

export type Deciding = (table: Table, now: number) => Result<Decided>

/** What a desk has of its server. */
export interface Room {
  readonly store: Store
  readonly now: () => number
  /** When this server started, and since when there was none. */
  readonly began: number
  readonly downSince: number
  /** A table was read, or has changed; all of it is written down. */
  changed(desk: Desk, before: Table | undefined): void
  /** What has just been written down. */
  written(events: readonly TableEvent[]): void
  /** A table goes on that another server, or this one before, had been playing. */
  woke(desk: Desk): void
}

const MOST_TRIES = 5

const noTable = fail('no-table', 'There is no such table.')
const busy = fail('busy', 'The server cannot write at the moment.')

export class Desk {
  readonly id: string
  readonly #room: Room
  #table: Table | undefined
  #listed = ''
  #queue: Promise<unknown> = Promise.resolve()
  /** When it was last asked for anything. */
  usedAt: number

  constructor(id: string, room: Room) {
    this.id = id
    this.#room = room
    this.usedAt = room.now()
  }

  /** The table as it stands; undefined before it was read. */
  get table(): Table | undefined {
    return this.#table
  }

  /** The table, once everything asked before is done. */
  look(): Promise<Result<Table>> {
    return this.#inTurn(() => this.#read())
  }

  /** Decides something and writes it down. */
  decide(deciding: Deciding): Promise<Result<Decided>> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await this.#read()
        if (!table.ok) return table
        const written = await this.#write(deciding(table.value, this.#room.now()))
        if (written) return written
      }
      return busy
    })
  }

  /** Lays a new table. */
  open({ events, table }: Decided, secret: string): Promise<Result<Table>> {
    return this.#inTurn(async () => {
      const listing = listingOf(table, this.#room.now())
      const step = { game: this.id, events, listing, secret: Buffer.from(secret, 'hex') }
      const kept = await this.#room.store.log.append(step)
      if (!kept.ok) return inWire(kept.error)
      if (kept.value.repeated) return this.#read()
      this.#room.written(events)
      this.#stand(table, listing)
      return ok(table)
    })
  }

  #inTurn<T>(act: () => Promise<Result<T>>): Promise<Result<T>> {
    this.usedAt = this.#room.now()
    const done = this.#queue.then(act)
    this.#queue = done.catch(() => {})
    return done
  }

  /** Undefined where the log has gone on in the meantime. */
  async #write(decided: Result<Decided>): Promise<Result<Decided> | undefined> {
    if (!decided.ok || decided.value.events.length === 0) return decided
    const { events, table } = decided.value
    const listing = listingOf(table, this.#room.now())
    const isNews = JSON.stringify(listing) !== this.#listed
    const step = { game: this.id, events, ...(isNews ? { listing } : {}) }
    const kept = await this.#room.store.log.append(step)
    if (kept.ok && !kept.value.repeated) {
      this.#room.written(events)
      this.#stand(table, listing)
      return decided
    }
    // What stands in the log is no longer known for sure.
    this.#table = undefined
    return kept.ok || kept.error.code === 'conflict' ? undefined : inWire(kept.error)
  }

  #stand(table: Table, listing: Listing): void {
    const before = this.#table
    this.#table = table
    this.#listed = JSON.stringify(listing)
    this.#room.changed(this, before)
  }

  async #read(): Promise<Result<Table>> {
    if (this.#table) return ok(this.#table)
    const { store } = this.#room
    const [events, secret] = await Promise.all([store.log.read(this.id), store.log.secret(this.id)])
    if (!events.ok) return inWire(events.error)
    if (!secret.ok) return inWire(secret.error)
    if (events.value.length === 0 || !secret.value) return noTable
    const folded = fold(events.value as readonly LogEvent[] as TableEvent[], inHex(secret.value))
    if (!folded.ok) return folded
    this.#table = folded.value
    this.#room.changed(this, undefined)
    await this.#wake(events.value[events.value.length - 1].at)
    return ok(this.#table ?? folded.value)
  }

  /** A table that was being played when the server stopped: no clock ran, and whoever was there has yet to come back. */
  async #wake(lastAt: number): Promise<void> {
    const { began, downSince, woke } = this.#room
    if (!this.#table || lastAt >= began || this.#table.phase === 'over' || !isLive(this.#table)) return
    await this.#write(tend(this.#table, { do: 'restart', since: downSince }, this.#room.now()))
    woke(this)
  }
}

const inHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** What people are told of troubles of the store. */
function inWire({ code }: Problem): { ok: false; error: Problem } {
  if (code === 'unknown') return noTable
  if (code === 'sealed') return fail('game-over', 'The game is over.')
  return code === 'refused' ? fail('internal', 'The store refused a step.') : busy
}
