/**
 * A table as this server plays it: one thing after the other. What is decided is written down first; only then does it hold
 * and is told to anybody. Where another has written in between, the table is read again and the decision made again.
 */
import { fail, itemAt, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import type { LogEvent, Store } from '@heptapolis/store'
import { apply, type Decision, fold, isLive, type TableEvent, type TableState, tend } from '@heptapolis/table'
import { type Jump, LEAST_JUMP } from '../core/server-clock.ts'
import { listingOf } from './listing.ts'

export type DecideFunction = (table: TableState, now: number) => Result<Decision>

/** What a desk has of its server. */
export interface LiveTableContext {
  readonly store: Store
  readonly now: () => number
  /** Tables silent since this time were played elsewhere, or by this server before; and since when nobody played them. */
  readonly waking: { readonly at: number; readonly since: number }
  /** Jumps of the clock since the server started. */
  readonly jumps: readonly Jump[]
  /** A table was read, or has changed, by this server or another; all of it is written down. */
  changed(liveTable: LiveTable, before: TableState | undefined, by: 'us' | 'others'): void
  /** What has just been written down, and the table it led to. */
  written(events: readonly TableEvent[], table: TableState): void
  /** Another server had written before. */
  conflicted(): void
  /** Whether this server goes first at a table that others write to as well. */
  goesFirst(table: string): boolean
  /** There is no such table, and nothing else is asked of the desk. */
  missing(liveTable: LiveTable): void
  /** A table goes on that another server, or this one before, had been playing. */
  woke(liveTable: LiveTable): void
}

const MOST_TRIES = 5
/** A table to which this server and another have written is contested for so long. */
const CONTESTED = 60_000
/** So many times as long as writing takes whoever does not go first there lets the other write, within these bounds. */
const YIELD = { times: 3, least: 20, most: 1000 }

const noTable = fail('no-table', 'There is no such table.')
const busy = fail('busy', 'The server cannot write at the moment.')

export class LiveTable {
  readonly id: string
  readonly #context: LiveTableContext
  #table: TableState | undefined
  #listed = ''
  /** How many jumps of the clock the table knows of. */
  #jumps = 0
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isMissing = false
  /** How many milliseconds writing takes. */
  #writeTime = 0
  /** When this server last wrote, and another. */
  readonly #lastBy = { us: Number.NEGATIVE_INFINITY, others: Number.NEGATIVE_INFINITY }
  /** When it was last asked for anything. */
  usedAt: number

  constructor(id: string, context: LiveTableContext) {
    this.id = id
    this.#context = context
    this.usedAt = context.now()
  }

  /** Once everything asked so far is done. */
  get idle(): Promise<unknown> {
    return this.#queue
  }

  /** The table as it stands; undefined before it was read. */
  get table(): TableState | undefined {
    return this.#table
  }

  /** The table, once everything asked before is done. */
  look(): Promise<Result<TableState>> {
    return this.#inTurn(async () => {
      await this.#catchUp()
      return this.#read()
    })
  }

  /** The log is that long by now: others have gone on, or the store did not answer when it was last read. */
  catchUpTo(n: number): void {
    if (this.#table && this.#table.n >= n) return
    void this.#inTurn(async () => {
      await this.#readNew()
      return this.#read()
    })
  }

  /** Decides something and writes it down. */
  decide(decideFor: DecideFunction): Promise<Result<Decision>> {
    return this.#inTurn(async () => {
      await this.#yieldToOther()
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await this.#read()
        if (!table.ok) return table
        const decided = decideFor(table.value, this.#context.now())
        // What is refused, or seems done already, may be so because others have gone on.
        if ((!decided.ok || decided.value.events.length === 0) && (await this.#catchUp())) continue
        const written = await this.#write(decided)
        if (written) return written
      }
      return busy
    })
  }

  /** A server that people were playing at has ended. Another may have woken the table already. */
  wake(): Promise<Result<void>> {
    return this.#inTurn(async () => {
      await this.#catchUp()
      const isAsleep = this.#table && this.#table.awake <= this.#context.waking.since
      return ok(isAsleep ? await this.#wake() : undefined)
    })
  }

  /** Lays a new table. */
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

  /** Which of those who write at the table is to do first what any of them may; undefined where only one does. */
  get isFirst(): boolean | undefined {
    const since = Math.min(this.#lastBy.us, this.#lastBy.others)
    return this.#context.now() - since < CONTESTED ? this.#context.goesFirst(this.id) : undefined
  }

  /** Where two write at once one of them decides in vain: one lets the other go first, and decides on what that has written. */
  async #yieldToOther(): Promise<void> {
    if (this.isFirst !== false) return
    const { times, least, most } = YIELD
    await new Promise((resolve) => setTimeout(resolve, Math.min(most, Math.max(least, times * this.#writeTime))))
    await this.#catchUp()
  }

  /** Undefined where the log has gone on in the meantime. */
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
    // What stands in the log is no longer known for sure.
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

  /** Reads what others have written since; whether there was anything. */
  async #readNew(): Promise<boolean> {
    const { store } = this.#context
    if (!this.#table) return false
    const events = await store.log.read(this.id, this.#table.n)
    if (!events.ok || events.value.length === 0) return false
    const news = events.value as readonly LogEvent[] as TableEvent[]
    // Their listing is theirs: the next step of ours brings a whole one.
    this.#adopt(
      news.reduce((table, event) => apply(table, event), this.#table),
      '',
      'others',
    )
    return true
  }

  /** The same, where others write as a matter of course. */
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
    const folded = fold(events.value as readonly LogEvent[] as TableEvent[], inHex(secret.value))
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

  /** The table, once no clock counts the time the server's clock has jumped over. */
  async #afterJump(table: TableState): Promise<TableState> {
    const jump = this.#context.jumps[this.#jumps]
    if (!jump) return table
    this.#jumps = this.#context.jumps.length
    await this.#catchUp()
    // Another server may have written it.
    const isKnown = jump.at > jump.since && (this.#table?.awake ?? 0) >= jump.at - LEAST_JUMP
    if (!isKnown) await this.#jump(jump.since)
    return this.#table ?? table
  }

  /** The clock has jumped from there. */
  async #jump(since: number | undefined): Promise<void> {
    const table = this.#table
    if (!table || since === undefined || table.phase === 'over') return
    await this.#write(tend(table, { do: 'jump', since }, this.#context.now()))
  }

  /** A table that was being played when a server stopped: no clock ran, and whoever was there has yet to come back. */
  async #wake(): Promise<void> {
    const table = this.#table
    if (!table || table.phase === 'over' || !isLive(table)) return
    await this.#write(tend(table, { do: 'restart', since: this.#context.waking.since }, this.#context.now()))
    this.#context.woke(this)
  }
}

const inHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** What people are told of troubles of the store. */
function toProblem({ code }: Problem): { ok: false; error: Problem } {
  if (code === 'unknown') return noTable
  if (code === 'sealed') return fail('game-over', 'The game is over.')
  return code === 'refused' ? fail('internal', 'The store refused a step.') : busy
}
