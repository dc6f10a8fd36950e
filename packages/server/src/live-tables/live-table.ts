/**
 * One table in memory, which handles one command at a time. Events are appended to the log first; only then does the
 * new state count and get published. After a conflict with another server it reads the log and decides again.
 */

import { fail, itemAt, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { apply, type Decision, fold, isLive, type TableEvent, type TableState, tend } from '@heptapolis/table'
import { type Jump, LEAST_JUMP } from '../core/server-clock.ts'
import { listingOf } from './listing.ts'
import { tableEvents } from './log-events.ts'

export type DecideFunction = (table: TableState, now: number) => Result<Decision>

export interface LiveTableContext {
  readonly store: Store
  readonly now: () => number
  /** Tables without events since `at` were last played by an ended server; nobody has played them since `since`. */
  readonly waking: { readonly at: number; readonly since: number }
  /** Clock jumps since the start of the server. */
  readonly jumps: readonly Jump[]
  /** The table was read, or changed by this server or another one. The log has all of it. */
  changed(liveTable: LiveTable, before: TableState | undefined, by: 'us' | 'others'): void
  /** Events just appended, and the resulting table. */
  written(events: readonly TableEvent[], table: TableState): void
  /** Another server appended first. */
  conflicted(): void
  /** Whether this server goes first at a table with several writers. */
  goesFirst(table: string): boolean
  /** The table does not exist, and nothing waits for it. */
  missing(liveTable: LiveTable): void
  /** The table resumes after its server ended. */
  woke(liveTable: LiveTable): void
}

const MOST_TRIES = 5
/** Milliseconds for which a table with two writers counts as contested. */
const CONTESTED = 60_000
/** The second server waits this multiple of its write time, within bounds, for the first. */
const YIELD = { times: 3, least: 20, most: 1000 }

const noTable = fail('no-table', 'There is no such table.')
const busy = fail('busy', 'The server cannot write at the moment.')

export class LiveTable {
  readonly id: string
  readonly #context: LiveTableContext
  #table: TableState | undefined
  #listed = ''
  /** Number of clock jumps already applied. */
  #jumps = 0
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isMissing = false
  /** Moving average of the write time, in milliseconds. */
  #writeTime = 0
  /** Last write of this server, and of another. */
  readonly #lastBy = { us: Number.NEGATIVE_INFINITY, others: Number.NEGATIVE_INFINITY }
  /** Time of the last request. */
  usedAt: number

  constructor(id: string, context: LiveTableContext) {
    this.id = id
    this.#context = context
    this.usedAt = context.now()
  }

  /** Settles when all requests so far are done. */
  get idle(): Promise<unknown> {
    return this.#queue
  }

  /** Current state; undefined before the first read. */
  get table(): TableState | undefined {
    return this.#table
  }

  /** State after all earlier requests. */
  look(): Promise<Result<TableState>> {
    return this.#inTurn(async () => {
      await this.#catchUp()
      return this.#read()
    })
  }

  /** Reads the log if it is longer than the state: others wrote, or the store failed at the last read. */
  catchUpTo(n: number): void {
    if (this.#table && this.#table.n >= n) return
    void this.#inTurn(async () => {
      await this.#readNew()
      return this.#read()
    })
  }

  /** Decides and appends. */
  decide(decideFor: DecideFunction): Promise<Result<Decision>> {
    return this.#inTurn(async () => {
      await this.#yieldToOther()
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await this.#read()
        if (!table.ok) return table
        const decided = decideFor(table.value, this.#context.now())
        // A refusal or an empty decision may come from a stale state.
        if ((!decided.ok || decided.value.events.length === 0) && (await this.#catchUp())) continue
        const written = await this.#write(decided)
        if (written) return written
      }
      return busy
    })
  }

  /** Resumes after a server ended, unless another server has done so. */
  wake(): Promise<Result<void>> {
    return this.#inTurn(async () => {
      await this.#catchUp()
      const isAsleep = this.#table && this.#table.awake <= this.#context.waking.since
      return ok(isAsleep ? await this.#wake() : undefined)
    })
  }

  /** Creates the table. */
  open({ events, table }: Decision, secret: string): Promise<Result<TableState>> {
    return this.#inTurn(async () => {
      const listing = listingOf(table, this.#context.now())
      const step = { game: this.id, events, listing, secret: Buffer.from(secret, 'hex') }
      const appended = await this.#context.store.log.append(step)
      if (!appended.ok) return toProblem(appended.error)
      if (appended.value.repeated) return this.#read()
      this.#context.written(events, table)
      this.#adopt(table, JSON.stringify(listing), 'us')
      return ok(table)
    })
  }

  #inTurn<T>(act: () => Promise<Result<T>>): Promise<Result<T>> {
    this.usedAt = this.#context.now()
    this.#waiting++
    const done = this.#queue.then(act).finally(() => {
      this.#waiting--
      if (this.#isMissing && this.#waiting === 0) this.#context.missing(this)
    })
    this.#queue = done.catch(() => {})
    return done
  }

  /** Whether this writer acts first; undefined if it is the only one. */
  get isFirst(): boolean | undefined {
    const since = Math.min(this.#lastBy.us, this.#lastBy.others)
    return this.#context.now() - since < CONTESTED ? this.#context.goesFirst(this.id) : undefined
  }

  /** Of two concurrent writers one would be refused, so the second waits and decides on the new state. */
  async #yieldToOther(): Promise<void> {
    if (this.isFirst !== false) return
    const { times, least, most } = YIELD
    await new Promise((resolve) => setTimeout(resolve, Math.min(most, Math.max(least, times * this.#writeTime))))
    await this.#catchUp()
  }

  /** Appends; undefined if the log advanced in the meantime. */
  async #write(decided: Result<Decision>): Promise<Result<Decision> | undefined> {
    if (!decided.ok || decided.value.events.length === 0) return decided
    const { events, table } = decided.value
    const listing = listingOf(table, this.#context.now())
    const listed = JSON.stringify(listing)
    const step = { game: this.id, events, ...(listed === this.#listed ? {} : { listing }) }
    const began = performance.now()
    const appended = await this.#context.store.log.append(step)
    this.#writeTime = (this.#writeTime + performance.now() - began) / 2
    if (appended.ok && !appended.value.repeated) {
      this.#context.written(events, table)
      this.#adopt(table, listed, 'us')
      return decided
    }
    if (!appended.ok && appended.error.code === 'conflict') this.#context.conflicted()
    // The state of the log is unknown.
    if (!(await this.#catchUp())) this.#table = undefined
    return appended.ok || appended.error.code === 'conflict' ? undefined : toProblem(appended.error)
  }

  #adopt(table: TableState, listed: string, by: 'us' | 'others'): void {
    this.#isMissing = false
    const before = this.#table
    this.#table = table
    this.#listed = listed
    this.#lastBy[by] = this.#context.now()
    this.#context.changed(this, before, by)
  }

  /** Reads and applies events of other writers; returns whether there were any. */
  async #readNew(): Promise<boolean> {
    const { store } = this.#context
    if (!this.#table) return false
    const events = await store.log.read(this.id, this.#table.n)
    if (!events.ok || events.value.length === 0) return false
    const news = tableEvents(events.value)
    // An empty listing makes the next own append write a whole one.
    this.#adopt(
      news.reduce((table, event) => apply(table, event), this.#table),
      '',
      'others',
    )
    return true
  }

  /** Reads new events if the store is shared. */
  async #catchUp(): Promise<boolean> {
    return this.#context.store.isShared === true && this.#readNew()
  }

  async #read(): Promise<Result<TableState>> {
    if (this.#table) return ok(await this.#afterJump(this.#table))
    const { store } = this.#context
    const [events, secret] = await Promise.all([store.log.read(this.id), store.log.secret(this.id)])
    if (!events.ok) return toProblem(events.error)
    if (!secret.ok) return toProblem(secret.error)
    this.#isMissing = events.value.length === 0 || !secret.value
    if (events.value.length === 0 || !secret.value) return noTable
    const folded = fold(tableEvents(events.value), inHex(secret.value))
    if (!folded.ok) return folded
    this.#table = folded.value
    this.#context.changed(this, undefined, 'others')
    const { at } = itemAt(events.value, events.value.length - 1)
    const { waking, jumps, now } = this.#context
    this.#jumps = jumps.length
    if (at < waking.at) await this.#wake()
    else await this.#jump(at > now() + LEAST_JUMP ? at : jumps.find((jump) => at < jump.at)?.since)
    return ok(this.#table ?? folded.value)
  }

  /** Applies a clock jump, so that no game clock counts it. */
  async #afterJump(table: TableState): Promise<TableState> {
    const jump = this.#context.jumps[this.#jumps]
    if (!jump) return table
    this.#jumps = this.#context.jumps.length
    await this.#catchUp()
    // Another server may have recorded it.
    const isKnown = jump.at > jump.since && (this.#table?.awake ?? 0) >= jump.at - LEAST_JUMP
    if (!isKnown) await this.#jump(jump.since)
    return this.#table ?? table
  }

  /** Records a clock jump in the log. */
  async #jump(since: number | undefined): Promise<void> {
    const table = this.#table
    if (!table || since === undefined || table.phase === 'over') return
    await this.#write(tend(table, { do: 'jump', since }, this.#context.now()))
  }

  /** Records a restart: game clocks stood still, and people have yet to reconnect. */
  async #wake(): Promise<void> {
    const table = this.#table
    if (!table || table.phase === 'over' || !isLive(table)) return
    await this.#write(tend(table, { do: 'restart', since: this.#context.waking.since }, this.#context.now()))
    this.#context.woke(this)
  }
}

const inHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Translates store errors for clients. */
function toProblem({ code }: Problem): { ok: false; error: Problem } {
  if (code === 'unknown') return noTable
  if (code === 'sealed') return fail('game-over', 'The game is over.')
  return code === 'refused' ? fail('internal', 'The store refused a step.') : busy
}
