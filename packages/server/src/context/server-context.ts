/**
 * Composition root of a server process: creates all services. Modules receive the few they use, as a `Pick` of this
 * class.
 */
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
import { SystemClock } from '../core/server-clock.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import { LiveTables } from '../live-tables/live-tables.ts'
import { Matchmaker } from '../lobby/matchmaker.ts'
import { Meters } from '../metrics/meters.ts'
import { Notifier, type NotifierOptions } from '../notifications/notifier.ts'
import { Limiter } from '../rate-limits/limiter.ts'
import { Timers } from '../timers/timers.ts'
import { GameAnalyses } from './analyses.ts'
import { LinkPictures } from './link-pictures.ts'
import { Presence } from './presence.ts'
import { Publisher, type TableListener } from './publisher.ts'
import { Records } from './records.ts'

/** Connections often break for a moment. */
const GRACE = 5000
/** Push services require an address, and some refuse invented ones. */
const NO_CONTACT = 'mailto:nobody@localhost'
/** A quarter of a year. */
const SEASON_WEEKS = 13
/** Milliseconds after which a bot counts as hung. */
const BOT_TIME = 20_000

export interface ServerContextOptions {
  readonly store: Store
  /** Wall clock, for tests. Jumps are detected only with a monotonic clock as well. */
  readonly now?: () => number
  readonly monotonic?: () => number
  /** Called when the database was restored while the server ran: it has to stop. */
  readonly restored?: () => void
  /** Number of worker threads. */
  readonly threads?: number
  /** Entry of the worker threads, for tests. */
  readonly program?: WorkerProgram
  /** Running worker threads, for tests: servers share them, and the owner closes them. */
  readonly pool?: WorkerPool
  /** Grace period of a broken connection before the person counts as gone, in milliseconds. */
  readonly grace?: number
  readonly logger?: Logger
  /** Weeks in a rating season; 0 for one without an end. */
  readonly seasonWeeks?: number | undefined
  /** Hints between servers that share the store. */
  readonly bus?: Bus
  /** Account ids of administrators. */
  readonly admins?: readonly string[] | undefined
  readonly notify?: { readonly [K in 'address' | 'contact' | 'privateHooks']?: NotifierOptions[K] | undefined }
  /** Factor for limits per network; 0 switches them off. */
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
  readonly linkPictures: LinkPictures
  readonly analyses: GameAnalyses
  /** Factor for limits per network; 0 switches them off. */
  readonly networkLimits: number
  readonly commands: Commands
  readonly creation: TableCreation
  readonly matchmaker: Matchmaker
  readonly seasonWeeks: number
  readonly connections = new Connections()
  /** Called when a table was read or has changed. */
  readonly watchers: TableListener[]
  /** Called on hints of other servers. */
  readonly hintListeners: ((hint: ClusterHint) => void)[] = []
  readonly #pool: WorkerPool
  readonly #isPoolShared: boolean
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
      pool,
      grace = GRACE,
      logger = new Logger(),
      seasonWeeks = SEASON_WEEKS,
      bus = noBus,
      notify = {},
      admins = [],
      networkLimits = 1,
      restored = () => {},
    }: ServerContextOptions,
    clock: SystemClock,
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
    this.#isPoolShared = pool !== undefined
    this.#pool = pool ?? new WorkerPool(threads, program.patience, program.url)
    this.records = new Records(store, this.#pool)
    this.linkPictures = new LinkPictures(this.#pool)
    const { records, limiter, report } = this
    this.analyses = new GameAnalyses({ store, pool: this.#pool, records, limiter, report })
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
    const clock = new SystemClock(wall(), options.monotonic ?? steady)
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

  /** Stops presence before connections close: people who lose them now have not left. */
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
    if (!this.#isPoolShared) await this.#pool.close()
  }

  /** Waits for running commands and their consequences. */
  async #settled(): Promise<void> {
    await Promise.all(this.liveTables.all.map((liveTable) => liveTable.idle))
    await Promise.all(this.#background)
  }

  /** Counts and logs a bug; the server continues. */
  readonly report = (bug: unknown): void => {
    this.meters.bugs.add()
    this.logger.bug(bug)
  }

  /** Runs work that only the shutdown waits for. */
  background(work: Promise<unknown>): void {
    const done = work.catch(this.report).finally(() => this.#background.delete(done))
    this.#background.add(done)
  }

  /** A person's first connection to a table opened. */
  arrived(table: string, who: string): Promise<void> {
    return this.#presence.arrived(table, who)
  }

  /** A person's last connection to a table closed. */
  left(table: string, who: string): void {
    this.#presence.left(table, who)
  }

  /** Records the result of a game that is over. */
  settle(table: TableState): Promise<void> {
    return this.#timers.settle(table)
  }

  /** Administrators come from the configuration, or are appointed at the command line. */
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

  /** Makes the bots of a table answer. */
  attend(liveTable: LiveTable): void {
    this.#botScheduler.attend(liveTable)
  }
}
