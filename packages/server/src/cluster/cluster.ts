/**
 * One of several servers that share a store: what it does because of the others. Alone it says that it is there, and looks
 * whether somebody at its machine has written to a table.
 */
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { Logger } from '../core/logger.ts'
import type { Jump, ServerClock } from '../core/server-clock.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { ClusterMembers } from './members.ts'

/** Looked for at every second round, which are a second apart: without a hint nobody sees a table more than three seconds late. */
const CHECK_EVERY = 1500
/** So many logs are asked after at once. */
const MOST_LOGS_AT_ONCE = 1024

/** What it has of its own server. */
interface Ports {
  readonly store: Store
  readonly now: () => number
  readonly broadcaster: Broadcaster
  readonly liveTables: LiveTables
  arrived(table: string, who: string): Promise<void>
  readonly logger: Logger
  /** The database was restored: the server has to stop. */
  restored(): void
  report(bug: unknown): void
}

/** The time of the store where several servers share it, else of this machine. */
export async function timeOf(store: Store, wall: () => number): Promise<number | undefined> {
  if (!store.isShared) return wall()
  const answer = await store.now()
  return answer.ok ? answer.value : undefined
}

export class Cluster {
  /** Tables silent since `at` were played by a server that has ended; nobody has played them since `since`. */
  readonly waking = { at: 0, since: 0 }
  /** Jumps of the clock since the server started. */
  readonly jumps: Jump[] = []
  readonly #ports: Ports
  readonly #clock: ServerClock
  readonly #wall: () => number
  readonly #members: ClusterMembers
  #checkedAt = 0
  /** The database this server has played on, and whether it is still there. */
  #generation: string | undefined

  /** `wall` is the time of this machine. */
  constructor(ports: Ports, clock: ServerClock, wall: () => number) {
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

  /** Says that it is there. */
  async beat(): Promise<void> {
    await this.#members.beat()
  }

  /** Looks at what others have done, or have stopped doing. */
  async look(): Promise<void> {
    const { store, now } = this.#ports
    await this.#readClock()
    if (store.isShared) await this.#checkOthers()
    if (now() - this.#checkedAt < CHECK_EVERY) return
    this.#checkedAt = now()
    await this.#catchUp()
  }

  /** A jump of the clock is treated like a restart: no clock ran in between. */
  async #readClock(): Promise<void> {
    const jump = await this.#clock.set(() => timeOf(this.#ports.store, this.#wall))
    if (!jump) return
    this.jumps.push(jump)
    this.#checkedAt = 0
    this.#ports.logger.problem({ what: 'clock-jumped', seconds: Math.round((jump.at - jump.since) / 1000) })
    await Promise.all(this.#ports.liveTables.all.map((liveTable) => liveTable.look()))
  }

  /** Whether the database was restored under this server; what it remembers of tables may never have happened then. */
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

  /** All servers reckon it alike, as long as they know of the same ones; no table's fate hangs on it. */
  goesFirst(table: string): boolean {
    return this.#members.goesFirst(table)
  }

  /** A table has changed. Whoever has a line here is there, whatever another server thinks. */
  changed({ id, seats }: TableState): void {
    const { store, broadcaster, report } = this.#ports
    if (!store.isShared) return
    for (const { who, goneSince } of seats) {
      if (who !== undefined && goneSince !== undefined && broadcaster.isConnected(id, who)) {
        this.#ports.arrived(id, who).catch(report)
      }
    }
  }

  /** Hints may get lost, and whoever has the machine gives none: of all tables somebody looks at here, how long have their logs become? */
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

  /** Whether somebody counts as present who has no line to this server. */
  #misses({ id, table }: LiveTable): boolean {
    const isMissed = ({ who, goneSince }: TableState['seats'][number]): boolean =>
      who !== undefined && goneSince === undefined && !this.#ports.broadcaster.isConnected(id, who)
    return table?.seats.some(isMissed) ?? false
  }
}
