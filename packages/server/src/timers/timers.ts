/** Periodic work of a server: runs clocks, clean-up, notifications and quick match one after the other, each second. */
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { Connections } from '../broadcast/connections.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { atMost } from '../core/bounded.ts'
import { STOP_TIME } from '../core/limits.ts'
import type { Logger } from '../core/logger.ts'
import { endDaily } from '../daily/daily.ts'
import { endDeal } from '../deals/deal-results.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Matchmaker } from '../lobby/matchmaker.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { settle } from '../ratings/settle.ts'
import { forgetOrigins } from '../shared-origin/origins.ts'
import { clearOut } from './housekeeping.ts'
import { sweep } from './sweeper.ts'

const TICK = 1000
const CLEAR_EVERY = 3_600_000
/** Interval in which sessions of open connections are checked, since hints may be lost. */
const CHECK_EVERY = 60_000
/** Age limit for results that were lost when a server ended. */
const UNSETTLED_FOR = 7 * 24 * 3_600_000
const MOST_UNSETTLED = 200

interface Ports {
  readonly store: Store
  readonly now: () => number
  readonly broadcaster: Broadcaster
  readonly liveTables: LiveTables
  readonly connections: Connections
  readonly logger: Logger
  readonly notifier: Notifier
  readonly matchmaker: Matchmaker
  readonly seasonWeeks: number
  report(bug: unknown): void
}

export class Timers {
  readonly #ports: Ports
  readonly #cluster: Cluster
  /** Makes bots give their missing answers. */
  readonly #attend: (liveTable: LiveTable) => void
  readonly #timers: NodeJS.Timeout[] = []
  readonly #frozen = new Set<string>()
  #clearedAt = 0
  #checkedAt = 0
  #running: Promise<void> = Promise.resolve()
  #isRunning = false
  /** Tables whose result could not be stored; every round tries again. */
  readonly #unsettled = new Set<string>()
  /** Results being written; shutdown waits for them. */
  readonly #pending = new Set<Promise<void>>()

  constructor(ports: Ports, cluster: Cluster, attend: (liveTable: LiveTable) => void) {
    this.#ports = ports
    this.#cluster = cluster
    this.#attend = attend
  }

  start(): void {
    this.#timers.push(
      setInterval(() => this.#next(), TICK),
      // Separate timer: a long round must not delay the heartbeat.
      setInterval(() => this.#cluster.beat().catch(this.#ports.report), TICK),
    )
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await atMost(Promise.allSettled([this.#running, ...this.#pending]), STOP_TIME)
  }

  /** Stores the result of a game. */
  async settle(table: TableState): Promise<void> {
    const pending = this.#settle(table)
    this.#pending.add(pending)
    await pending.finally(() => this.#pending.delete(pending))
  }

  async #settle(table: TableState): Promise<void> {
    const { store, now, seasonWeeks, logger } = this.#ports
    const daily = await endDaily(store, table)
    const ended = daily.ok ? await endDeal(store, table, now) : daily
    const settled = ended.ok ? await settle({ store, now: now(), weeks: seasonWeeks }, table) : ended
    if (settled.ok) {
      this.#unsettled.delete(table.id)
      await forgetOrigins(store, table.id)
      return
    }
    // After a shutdown the next server settles it.
    if (settled.error.code === 'closed') return
    this.#unsettled.add(table.id)
    logger.problem({ what: 'unsettled', table: table.id, code: settled.error.code })
  }

  #next(): void {
    // While the store hangs, a round takes long; missed rounds are skipped.
    if (this.#isRunning) return
    this.#isRunning = true
    this.#running = this.#round()
      .catch(this.#ports.report)
      .finally(() => {
        this.#isRunning = false
      })
  }

  async #round(): Promise<void> {
    const { store, liveTables, broadcaster, now, notifier, matchmaker, connections } = this.#ports
    await this.#cluster.look()
    await notifier.sweep(liveTables)
    await sweep({ store, liveTables, broadcaster, now, frozen: this.#frozen, attend: this.#attend })
    await matchmaker.round()
    for (const id of this.#unsettled) await this.#settleAgain(id)
    if (store.isShared && now() - this.#checkedAt >= CHECK_EVERY) {
      this.#checkedAt = now()
      await connections.cutEnded(store)
    }
    if (now() - this.#clearedAt < CLEAR_EVERY) return
    this.#clearedAt = now()
    await this.#clear()
  }

  async #clear(): Promise<void> {
    const { store, now, matchmaker, logger } = this.#ports
    await this.#catchUp()
    await matchmaker.sweep(now())
    await this.#cluster.clear()
    logger.info({ what: 'cleared', ...(await clearOut(store, now())) })
  }

  /** Settles games whose server ended first. */
  async #catchUp(): Promise<void> {
    const { store, now } = this.#ports
    const left = await store.ratings.unsettled(now() - UNSETTLED_FOR, MOST_UNSETTLED)
    for (const id of left.ok ? left.value : []) await this.#settleAgain(id)
  }

  async #settleAgain(id: string): Promise<void> {
    const table = await this.#ports.liveTables.at(id).look()
    if (table.ok) await this.settle(table.value)
  }
}
