/**
 * Coordination of servers on one database. A single server only records that it is alive, and checks whether the
 * command line changed a table.
 */
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { Logger } from '../core/logger.ts'
import type { Jump, SystemClock } from '../core/server-clock.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { ClusterMembers } from './members.ts'

/** Checked every second tick of one second each: without hints a view is at most three seconds late. */
const CHECK_EVERY = 1500
/** Logs looked up in one query. */
const MOST_LOGS_AT_ONCE = 1024

interface Ports {
  readonly store: Store
  readonly now: () => number
  readonly broadcaster: Broadcaster
  readonly liveTables: LiveTables
  arrived(table: string, who: string): Promise<void>
  readonly logger: Logger
  /** The database was restored, so the server has to stop. */
  restored(): void
  report(bug: unknown): void
}

/** Time of a shared store, else of this machine. */
export async function timeOf(store: Store, wall: () => number): Promise<number | undefined> {
  if (!store.isShared) return wall()
  const answer = await store.now()
  return answer.ok ? answer.value : undefined
}

export class Cluster {
  /** Tables without events since `at` belong to a server that ended; nobody has played them since `since`. */
  readonly waking = { at: 0, since: 0 }
  /** Clock jumps since the start of the server. */
  readonly jumps: Jump[] = []
  readonly #ports: Ports
  readonly #clock: SystemClock
  readonly #wall: () => number
  readonly #members: ClusterMembers
  #checkedAt = 0
  /** Id of the database, to notice a restored backup. */
  #generation: string | undefined

  constructor(ports: Ports, clock: SystemClock, wall: () => number) {
    this.#ports = ports
    this.#clock = clock
    this.#wall = wall
    this.#members = new ClusterMembers(ports.store, ports.now)
  }

  async join(): Promise<void> {
    await this.#isRestored()
    const since = await this.#members.join()
    if (since !== undefined) this.#wakeFrom(since)
  }

  async leave(): Promise<void> {
    await this.#members.leave()
  }

  async clear(): Promise<void> {
    await this.#members.clear()
  }

  /** Heartbeat of this server. */
  async beat(): Promise<void> {
    await this.#members.beat()
  }

  /** Reads what other servers did, and finds those that ended. */
  async look(): Promise<void> {
    const { store, now } = this.#ports
    await this.#readClock()
    if (store.isShared) await this.#checkOthers()
    if (now() - this.#checkedAt < CHECK_EVERY) return
    this.#checkedAt = now()
    await this.#catchUp()
  }

  /** A clock jump counts like a restart: no game clock ran in between. */
  async #readClock(): Promise<void> {
    const jump = await this.#clock.set(() => timeOf(this.#ports.store, this.#wall))
    if (!jump) return
    this.jumps.push(jump)
    this.#checkedAt = 0
    this.#ports.logger.problem({ what: 'clock-jumped', seconds: Math.round((jump.at - jump.since) / 1000) })
    await Promise.all(this.#ports.liveTables.all.map((liveTable) => liveTable.look()))
  }

  /** Whether the database was restored while the server ran. Cached tables may then never have happened. */
  async #isRestored(): Promise<boolean> {
    const read = await this.#ports.store.generation?.()
    if (!read?.ok) return false
    this.#generation ??= read.value
    return read.value !== this.#generation
  }

  async #checkOthers(): Promise<void> {
    const { liveTables } = this.#ports
    if (await this.#isRestored()) return this.#ports.restored()
    const lost = await this.#members.lost()
    if (lost === undefined) return
    this.#wakeFrom(lost)
    await Promise.all(
      liveTables.all.filter((liveTable) => this.#misses(liveTable)).map((liveTable) => liveTable.wake()),
    )
  }

  /** All servers compute the same answer while they know the same members. Correctness does not depend on it. */
  goesFirst(table: string): boolean {
    return this.#members.goesFirst(table)
  }

  /** People connected here are present, whatever another server recorded. */
  changed({ id, seats }: TableState): void {
    const { store, broadcaster, report } = this.#ports
    if (!store.isShared) return
    for (const { who, goneSince } of seats) {
      if (who !== undefined && goneSince !== undefined && broadcaster.isConnected(id, who)) {
        this.#ports.arrived(id, who).catch(report)
      }
    }
  }

  /** Hints may be lost, and the command line sends none: compares log lengths of all followed tables. */
  async #catchUp(): Promise<void> {
    const { store, broadcaster, liveTables } = this.#ports
    const { followed } = broadcaster
    for (let i = 0; i < followed.length; i += MOST_LOGS_AT_ONCE) {
      const lengths = await store.nodes.lengths(followed.slice(i, i + MOST_LOGS_AT_ONCE))
      for (const [table, n] of lengths.ok ? lengths.value : []) liveTables.known(table)?.catchUpTo(n)
    }
  }

  #wakeFrom(since: number): void {
    this.waking.at = this.#ports.now()
    this.waking.since = since
  }

  /** Whether a table lists somebody as present who is not connected here. */
  #misses({ id, table }: LiveTable): boolean {
    const isMissed = ({ who, goneSince }: TableState['seats'][number]): boolean =>
      who !== undefined && goneSince === undefined && !this.#ports.broadcaster.isConnected(id, who)
    return table?.seats.some(isMissed) ?? false
  }
}
