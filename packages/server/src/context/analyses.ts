/**
 * Analyses of finished games: each seat is analysed once, in parts that take turns with bots, then stored and shared with
 * everybody who may see the record. The first person who asks starts it.
 */
import { ANALYSIS_VERSION, type Analysis, analysisOf, type JudgedDecision } from '@heptapolis/bots'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { WorkerPool } from '../bots/worker-pool.ts'
import { ANALYSES_AT_ONCE } from '../core/limits.ts'
import type { Caller, Limiter } from '../rate-limits/limiter.ts'
import type { Records } from './records.ts'

/** State of the analysis of a seat. */
export interface AnalysisState {
  /** From 0 to 1; 1 when it is complete. */
  readonly progress: number
  /** All decisions, or those judged so far. */
  readonly analysis: Analysis
  readonly version: string
}

const busy = fail('busy', 'The server cannot analyse at the moment.')
const noSeat = fail('no-table', 'The game has no such seat.')

interface AnalysesOptions {
  readonly store: Pick<Store, 'analyses'>
  readonly pool: WorkerPool
  readonly records: Records
  readonly limiter: Limiter
  readonly report: (bug: unknown) => void
}

export class GameAnalyses {
  readonly #options: AnalysesOptions
  /** Under way, by table and seat. */
  readonly #running = new Map<string, AnalysisState>()
  /** Games that cannot be analysed here: a device may try. */
  readonly #failed = new Set<string>()

  constructor(options: AnalysesOptions) {
    this.#options = options
  }

  /** The stored analysis, or the state of the one under way; starts it if there is none. */
  async of(table: TableState, seat: number, caller: Caller): Promise<Result<AnalysisState>> {
    if (seat >= table.seats.length) return noSeat
    const key = `${table.id} ${seat}`
    const running = this.#running.get(key)
    if (running) return ok(running)
    const { store, limiter } = this.#options
    const stored = await store.analyses.find(table.id, seat)
    if (!stored.ok) return busy
    if (stored.value?.version === ANALYSIS_VERSION)
      return ok({ progress: 1, analysis: JSON.parse(stored.value.text), version: ANALYSIS_VERSION })
    // Another request may have started it meanwhile.
    const started = this.#running.get(key)
    if (started) return ok(started)
    if (this.#failed.has(table.id) || this.#running.size >= ANALYSES_AT_ONCE) return busy
    const passed = limiter.pass('analysis', caller)
    if (!passed.ok) return passed
    const state: AnalysisState = { progress: 0, analysis: analysisOf(seat, []), version: ANALYSIS_VERSION }
    this.#running.set(key, state)
    void this.#run(table, seat, key, caller)
      .catch(this.#options.report)
      .finally(() => this.#running.delete(key))
    return ok(state)
  }

  async #run(table: TableState, seat: number, key: string, { network = '' }: Caller): Promise<void> {
    const { store, pool, records } = this.#options
    const record = await records.whole(table, network)
    if (!record.ok) return
    const all = movesIn(record.value)
    const version = ANALYSIS_VERSION
    const decisions: JudgedDecision[] = []
    for (let from: number | undefined = 0; from !== undefined; ) {
      const part = await pool.analyse({ recorded: record.value, seat, from }, { person: network, table: table.id })
      if (!part) {
        this.#failed.add(table.id)
        return
      }
      decisions.push(...part.decisions)
      from = part.next
      const progress = from === undefined ? 1 : from / all
      this.#running.set(key, { progress, analysis: analysisOf(seat, decisions), version })
    }
    const text = JSON.stringify(analysisOf(seat, decisions))
    await store.analyses.keep({ game: table.id, seat, version, text })
  }
}

const movesIn = (record: string): number => Math.max(1, JSON.parse(record).moves.length)
