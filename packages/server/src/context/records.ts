/**
 * Replayable records of games. Worker threads build them, people take turns, and records of finished games are cached.
 */

import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { RecordResult, WorkerPool } from '../bots/worker-pool.ts'
import { type CacheLimits, RECORDS_KEPT } from '../core/limits.ts'
import { SizedCache } from '../core/sized-cache.ts'
import { tableEvents } from '../live-tables/log-events.ts'

const busy = fail('busy', 'The server cannot read at the moment.')

export class Records {
  readonly #store: Pick<Store, 'log'>
  readonly #pool: WorkerPool
  readonly #cache: SizedCache<string>

  constructor(store: Pick<Store, 'log'>, pool: WorkerPool, limits: CacheLimits = RECORDS_KEPT) {
    this.#store = store
    this.#pool = pool
    this.#cache = new SizedCache(limits)
  }

  /** Number of cached records. */
  get kept(): number {
    return this.#cache.items
  }

  /** Record of a finished game, as JSON. */
  whole(table: TableState, person: string): Promise<Result<string>> {
    // The key contains the version: chat continues after the end, and deleted people are removed.
    return this.#cache.get(`${table.id} ${table.n}`, () => this.#make(table, person))
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
}

function read(answer: RecordResult | undefined): Result<string> {
  if (!answer) return busy
  return 'text' in answer ? ok(answer.text) : fail(answer.code, 'There is no record.')
}
