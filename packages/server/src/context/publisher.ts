/** Publisher of table changes: informs followers, other servers, bots, notifications and ratings. */
import { itemAt } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { isLive, NEWER, type TableEvent, type TableState } from '@heptapolis/table'
import type { BotScheduler } from '../bots/scheduler.ts'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { ClusterHint } from '../cluster/bus.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { TableCreation } from '../commands/creation.ts'
import type { Logger } from '../core/logger.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { Meters } from '../metrics/meters.ts'
import { noteAttendance } from '../moderation/attendance.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { noteDealSeen } from '../shared-origin/deal-knowledge.ts'

/** Milliseconds in which another server of the table may ask its bots first. */
const THEIRS_FIRST = 700

export type TableListener = (table: TableState, before: TableState | undefined, by: 'us' | 'others') => void

export interface PublisherPorts {
  readonly store: Store
  readonly now: () => number
  readonly broadcaster: Broadcaster
  readonly logger: Logger
  readonly meters: Meters
  readonly notifier: Notifier
  readonly creation: TableCreation
  settle(table: TableState): Promise<void>
  sendHint(hint: ClusterHint): void
  /** Runs work that only the shutdown waits for. */
  background(work: Promise<unknown>): void
}

export class Publisher {
  readonly #ports: PublisherPorts
  readonly #botScheduler: BotScheduler
  readonly #cluster: Cluster
  readonly listeners: TableListener[] = []

  constructor(ports: PublisherPorts, botScheduler: BotScheduler, cluster: Cluster) {
    this.#ports = ports
    this.#botScheduler = botScheduler
    this.#cluster = cluster
  }

  /** Counts appended events in the metrics. */
  written(events: readonly TableEvent[], { seats }: TableState): void {
    const { meters } = this.#ports
    meters.events.add(events.length)
    for (const event of events) {
      if (event.kind !== 'choose') continue
      const isProgram = event.by === 'person' && itemAt(seats, event.seat).isProgram
      meters.choices.add(1, isProgram ? 'program' : event.by)
    }
  }

  changed(liveTable: LiveTable, before: TableState | undefined, by: 'us' | 'others'): void {
    const { table } = liveTable
    if (!table) return
    const { store, broadcaster, notifier } = this.#ports
    const background = (work: Promise<unknown>): void => this.#ports.background(work)
    if (by === 'us') this.#ports.sendHint({ table: table.id, n: table.n })
    if (!before?.frozen) this.#alarm(table)
    if (!isLive(table)) background(notifier.changed(table, before))
    if (table.phase === 'over' && before?.phase !== 'over') background(this.#ports.settle(table))
    if (table.phase === 'play' && before?.phase === 'room') background(this.#noteDealBegun(table))
    if (table.watchers !== before?.watchers) background(this.#rememberWatchers(table, before))
    if (table.phase === 'over') background(noteAttendance(store, table, before))
    for (const listen of this.listeners) listen(table, before, by)
    if (table.next !== undefined && before?.next === undefined) background(this.#rematch(table, table.next))
    else broadcaster.show(table)
    this.#cluster.changed(table)
    this.attendInTurn(liveTable, by === 'us' || !before)
  }

  /** From the first hand on, players and everybody who follows the table know its shared deal. */
  async #noteDealBegun(table: TableState): Promise<void> {
    const viewers = [...(table.play?.sat ?? []).map((who) => ({ who })), ...this.#ports.broadcaster.viewers(table.id)]
    await noteDealSeen(this.#ports, table, viewers)
  }

  /** Asks bots at once if it is this server's turn, else only if another server has not done so in time. */
  attendInTurn(liveTable: LiveTable, isOurs: boolean): void {
    if (liveTable.isFirst ?? isOurs) this.#botScheduler.attend(liveTable)
    else setTimeout(() => this.#botScheduler.attend(liveTable), THEIRS_FIRST).unref()
  }

  /** Raises the most severe alarm: the log of a frozen table cannot be replayed. */
  #alarm({ id, frozen }: TableState): void {
    if (!frozen) return
    const { meters, logger } = this.#ports
    // During an update of several servers this is no fault of the log.
    if (frozen.code !== NEWER) meters.frozen.add()
    logger.problem({ what: 'frozen', table: id, n: frozen.n, code: frozen.code })
  }

  /** Indexes watchers, so that deleting an account finds the tables it watched. */
  async #rememberWatchers({ id, watchers }: TableState, before: TableState | undefined): Promise<void> {
    const known = before?.watchers ?? []
    const fresh = watchers.filter(({ who }) => !known.some((one) => one.who === who))
    await Promise.all(fresh.map(({ who }) => this.#ports.store.people.watches(who, id)))
  }

  /** Creates the table of a rematch before the old table mentions it. */
  async #rematch(old: TableState, id: string): Promise<void> {
    await this.#ports.creation.createRematch(old, id)
    this.#ports.broadcaster.show(old)
  }
}
