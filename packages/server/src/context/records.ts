/** Game records, built in worker threads, where people take turns. Records of finished games are cached. */

import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { RecordResult, WorkerPool } from '../bots/worker-pool.ts'
import { type CacheLimits, RECORDS_KEPT } from '../core/limits.ts'
import { tableEvents } from '../live-tables/log-events.ts'

const busy = fail('busy', 'The server cannot read at the moment.')

export class Records {
  readonly #store: Pick<Store, 'log'>
  readonly #pool: WorkerPool
  readonly #limits: CacheLimits
  /** LRU cache: the most recently used is last. */
  readonly #kept = new Map<string, string>()
  readonly #making = new Map<string, Promise<Result<string>>>()
  #bytes = 0

  constructor(store: Pick<Store, 'log'>, pool: WorkerPool, limits: CacheLimits = RECORDS_KEPT) {
    this.#store = store
    this.#pool = pool
    this.#limits = limits
  }

  /** Number and size of cached records. */
  get kept(): { readonly records: number; readonly bytes: number } {
    return { records: this.#kept.size, bytes: this.#bytes }
  }

  /** Record of a finished game, as JSON. */
  async whole(table: TableState, person: string): Promise<Result<string>> {
    // The key contains the version: chat continues after the end, and deleted people are removed.
    const key = `${table.id} ${table.n}`
    const known = this.#kept.get(key)
    if (known !== undefined) {
      this.#keep(key, known)
      return ok(known)
    }
    const making = this.#making.get(key) ?? this.#make(table, person)
    this.#making.set(key, making)
    const made = await making
    this.#making.delete(key)
    if (made.ok) this.#keep(key, made.value)
    return made
  }

  /** One seat's side of a game; −1 is a spectator. */
  side(table: TableState, seat: number, person: string): Promise<Result<string>> {
    return this.#make(table, person, seat)
  }

  async #make({ id, secret }: TableState, person: string, seat?: number): Promise<Result<string>> {
    const log = await this.#store.log.read(id)
    if (!log.ok) return busy
    const record = tableEvents(log.value)
    const job = { record, ...(seat === undefined ? {} : { side: { secret, seat } }) }
    return read(await this.#pool.record(job, { person, table: id }))
  }

  #keep(key: string, text: string): void {
    this.#bytes += text.length - (this.#kept.get(key)?.length ?? 0)
    this.#kept.delete(key)
    this.#kept.set(key, text)
    for (const [oldest, { length }] of this.#kept) {
      if (this.#kept.size <= this.#limits.records && this.#bytes <= this.#limits.bytes) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}

function read(answer: RecordResult | undefined): Result<string> {
  if (!answer) return busy
  return 'text' in answer ? ok(answer.text) : fail(answer.code, 'There is no record.')
}
