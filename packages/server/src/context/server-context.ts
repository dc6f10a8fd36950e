/** Composes a server process. Modules receive the ports they use: a `Pick` of this class. */
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import { isAdmin } from '../admin/acts.ts'
import { BotScheduler } from '../bots/scheduler.ts'
import { WorkerPool, type WorkerProgram } from '../bots/worker-pool.ts'
import { Broadcaster } from '../broadcast/broadcaster.ts'
import { Connections } from '../broadcast/connections.ts'
import { type Bus, type ClusterHint, noBus } from '../cluster/bus.ts'
import { Cluster, timeOf } from '../cluster/cluster.ts'
import { Commands } from '../commands/commands.ts'
import { TableCreation } from '../commands/creation.ts'
import { CommandLimits } from '../commands/limits.ts'
import { atMost } from '../core/bounded.ts'
import { STOP_TIME } from '../core/limits.ts'
import { Logger } from '../core/logger.ts'
import { ServerClock } from '../core/server-clock.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import { LiveTables } from '../live-tables/live-tables.ts'
import { Matchmaker } from '../lobby/matchmaker.ts'
import { Meters } from '../metrics/meters.ts'
import { Notifier, type NotifierOptions } from '../notifications/notifier.ts'
import { Limiter } from '../rate-limits/limiter.ts'
import { Timers } from '../timers/timers.ts'
import { Presence } from './presence.ts'
import { type Listener, Publisher } from './publisher.ts'
import { Records } from './records.ts'

/** Connections break for a moment all the time. */
const GRACE = 5000
/** Push services ask for an address; some refuse invented ones. */
const NO_CONTACT = 'mailto:nobody@localhost'
/** A quarter of a year. */
const SEASON_WEEKS = 13
/** A bot that has not answered after so many milliseconds never will. */
const BOT_TIME = 20_000

export interface ServerContextOptions {
  readonly store: Store
  /** The time of this machine; for tests, where no jump is found unless they have a monotonic clock as well. */
  readonly now?: () => number
  readonly monotonic?: () => number
  /** Called when the database was restored under the server: it has to stop. */
  readonly restored?: () => void
  /** How many threads think for bots. */
  readonly threads?: number
  /** What the threads run; for tests. */
  readonly program?: WorkerProgram
  /** How long a connection may be broken before its person counts as gone, in milliseconds. */
  readonly grace?: number
  readonly logger?: Logger
  /** Weeks in a rating season; 0 for one without an end. */
  readonly seasonWeeks?: number | undefined
  /** How servers that share the store tell each other of changes. */
  readonly bus?: Bus
  /** Accounts of administrators. */
  readonly admins?: readonly string[] | undefined
  readonly notify?: { readonly [K in 'address' | 'contact' | 'privateHooks']?: NotifierOptions[K] | undefined }
  /** Limits per network are multiplied by this; with 0 there are none. */
  readonly networkLimits?: number
}

export class ServerContext {
  readonly store: Store
  readonly now: () => number
  readonly restored: () => void
  readonly broadcaster = new Broadcaster()
  readonly logger: Logger
  readonly meters = new Meters()
  readonly notifier: Notifier
  readonly liveTables: LiveTables
  readonly limiter: Limiter
  readonly limits: CommandLimits
  readonly records: Records
  /** Limits per network are multiplied by this; with 0 there are none. */
  readonly networkLimits: number
  readonly commands: Commands
  readonly creation: TableCreation
  readonly matchmaker: Matchmaker
  readonly seasonWeeks: number
  readonly connections = new Connections()
  /** Hears when a table was read or has changed. */
  readonly watchers: Listener[]
  /** Hears hints of other servers. */
  readonly hintListeners: ((hint: ClusterHint) => void)[] = []
  readonly #pool: WorkerPool
  readonly #background = new Set<Promise<unknown>>()
  readonly #botScheduler: BotScheduler
  readonly #admins: readonly string[]
  readonly #bus: Bus
  readonly #cluster: Cluster
  readonly #presence: Presence
  readonly #publisher: Publisher
  readonly #timers: Timers

  private constructor(
    {
      store,
      threads = 1,
      program = { patience: BOT_TIME },
      grace = GRACE,
      logger = new Logger(),
      seasonWeeks = SEASON_WEEKS,
      bus = noBus,
      notify = {},
      admins = [],
      networkLimits = 1,
      restored = () => {},
    }: ServerContextOptions,
    clock: ServerClock,
    wall: () => number,
  ) {
    const { now } = clock
    this.store = store
    this.restored = restored
    this.now = now
    this.seasonWeeks = seasonWeeks
    this.logger = logger
    this.networkLimits = networkLimits
    this.limiter = new Limiter(now, networkLimits)
    this.limits = new CommandLimits(this.limiter)
    this.#bus = bus
    this.#admins = admins
    this.#pool = new WorkerPool(threads, program.patience, program.url)
    this.records = new Records(store, this.#pool)
    this.meters.gauge('bots_waiting', 'Bots that wait for a thread.', () => this.#pool.waiting)
    this.#botScheduler = new BotScheduler(this.#pool, now, this.report, this.meters)
    const { address, contact = address ?? NO_CONTACT, privateHooks = false } = notify
    this.notifier = new Notifier({
      store,
      broadcaster: this.broadcaster,
      limiter: this.limiter,
      meters: this.meters,
      now,
      address,
      contact,
      privateHooks,
      report: this.report,
    })
    this.#cluster = new Cluster(this, clock, wall)
    this.liveTables = this.#openLiveTables()
    this.creation = new TableCreation(this)
    this.commands = new Commands(this)
    this.matchmaker = new Matchmaker(this)
    this.#presence = new Presence(this, grace)
    this.#publisher = new Publisher(this, this.#botScheduler, this.#cluster)
    this.watchers = this.#publisher.listeners
    this.#timers = new Timers(this, this.#cluster, (liveTable) => this.#publisher.attendInTurn(liveTable, true))
  }

  static async open(options: ServerContextOptions): Promise<ServerContext> {
    const { store, now: wall = Date.now, bus } = options
    const steady = store.isShared || !options.now ? () => performance.now() : options.now
    const clock = new ServerClock(wall(), options.monotonic ?? steady)
    await clock.set(() => timeOf(store, wall))
    const context = new ServerContext(options, clock, wall)
    await context.#cluster.join()
    bus?.onHint((hint) => {
      if ('ended' in hint) context.connections.cut(hint.ended)
      if ('table' in hint) context.liveTables.known(hint.table)?.catchUpTo(hint.n)
      for (const listen of context.hintListeners) listen(hint)
    })
    await context.notifier.start()
    context.#timers.start()
    return context
  }

  #openLiveTables(): LiveTables {
    return new LiveTables({
      store: this.store,
      now: this.now,
      waking: this.#cluster.waking,
      jumps: this.#cluster.jumps,
      changed: (liveTable, before, by) => this.#publisher.changed(liveTable, before, by),
      written: (events, table) => this.#publisher.written(events, table),
      conflicted: () => this.meters.conflicts.add(),
      goesFirst: (table) => this.#cluster.goesFirst(table),
      woke: ({ id, table }) => {
        for (const { who } of table?.seats ?? []) if (who !== undefined) this.left(id, who)
      },
    })
  }

  /** All connections are about to end, but nobody has left: nobody counts as gone from now on. */
  closePresence(): void {
    this.#presence.close()
  }

  async close(): Promise<void> {
    this.closePresence()
    this.notifier.close()
    await this.#timers.stop()
    await atMost(this.#settled(), STOP_TIME)
    if (this.store.isShared) await this.#cluster.leave()
    await this.#bus.close()
    await this.#pool.close()
  }

  /** Commands under way, and what follows from them. */
  async #settled(): Promise<void> {
    await Promise.all(this.liveTables.all.map((liveTable) => liveTable.idle))
    await Promise.all(this.#background)
  }

  /** Counts and logs a bug; the server goes on. */
  readonly report = (bug: unknown): void => {
    this.meters.bugs.add()
    this.logger.bug(bug)
  }

  /** Starts work that nobody waits for, but the end of the server. */
  background(work: Promise<unknown>): void {
    const done = work.catch(this.report).finally(() => this.#background.delete(done))
    this.#background.add(done)
  }

  /** A person's first connection to a table is open. */
  arrived(table: string, who: string): Promise<void> {
    return this.#presence.arrived(table, who)
  }

  /** A person's last connection to a table is closed. */
  left(table: string, who: string): void {
    this.#presence.left(table, who)
  }

  /** Records the result of a game that is over. */
  settle(table: TableState): Promise<void> {
    return this.#timers.settle(table)
  }

  /** By configuration, or appointed at the command line. */
  isAdmin(account: string): Promise<boolean> {
    return isAdmin(this.store, this.#admins, account)
  }

  /** Closes the connections of a session or account that has ended, at every server. */
  readonly endConnections = (id: string): void => {
    this.connections.cut(id)
    this.sendHint({ ended: id })
  }

  /** Sends a hint to the other servers. */
  sendHint(hint: ClusterHint): void {
    this.#bus.send(hint)
  }

  /** Has the bots of a table answer. */
  attend(liveTable: LiveTable): void {
    this.#botScheduler.attend(liveTable)
  }
}
