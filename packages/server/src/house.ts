/** What all parts of a server share. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { type Command, openAgain, type Table, type TableEvent, tend } from '@heptapolis/table'
import { isPassing } from '@heptapolis/wire'
import { appointed } from './admin/acts.ts'
import { Attendant } from './bots/attendant.ts'
import { Pool } from './bots/pool.ts'
import { noteAttendance } from './conduct/attendance.ts'
import { SCREENED, screened } from './conduct/strangers.ts'
import { endDaily } from './daily/daily.ts'
import type { Desk } from './desk/desk.ts'
import { Desks } from './desk/desks.ts'
import { Lines } from './gate/lines.ts'
import type { Selves } from './gate/session.ts'
import { Hub } from './hub/hub.ts'
import { newSecret } from './ids.ts'
import { Journal } from './journal.ts'
import { Matchmaker } from './lobby/matchmaker.ts'
import { Meters } from './metrics/meters.ts'
import { type Bus, silence } from './nodes/bus.ts'
import { StoreClock } from './nodes/clock.ts'
import { Together } from './nodes/together.ts'
import { Notifier, type NotifierOptions } from './notify/notifier.ts'
import { settle } from './ratings/settle.ts'
import { clearOut } from './sweeper/housekeeping.ts'
import { sweep } from './sweeper/sweeper.ts'

/** Lines are cut for a moment all the time. */
const GRACE = 5000
const SWEEP_EVERY = 1000
/** What the store could not take is tried again after so many milliseconds. */
const AGAIN = 1000
/** Services that wake browsers ask for an address; some take none that is made up. */
const NO_CONTACT = 'mailto:nobody@localhost'
const CLEAR_EVERY = 3_600_000
/** Hints may get lost: whether those with an open line are still who they were is looked up so often. */
const CHECK_EVERY = 60_000
/** A quarter of a year. */
const SEASON_WEEKS = 13
/** Ends that nobody reckoned with, as the server went in between, are looked for so far back. */
const UNSETTLED_FOR = 7 * 24 * 3_600_000
const MOST_UNSETTLED = 200
/** Bots of a table that others go on with are theirs first: every server would give the same answer. */
const THEIRS_FIRST = 700
/** A bot that has not answered by then never will. */
const BOT_TIME = 20_000

export interface HouseOptions {
  readonly store: Store
  readonly now?: () => number
  /** How many threads think for bots. */
  readonly threads?: number
  /** How long a line may be cut before somebody counts as gone, in milliseconds. */
  readonly grace?: number
  readonly journal?: Journal
  /** How many weeks a season of ratings has; 0 for one without an end. */
  readonly seasonWeeks?: number
  /** How servers that share the store tell each other of tables that go on. */
  readonly bus?: Bus
  /** The accounts of those who look after the people here. */
  readonly admins?: readonly string[]
  readonly notify?: Partial<Pick<NotifierOptions, 'address' | 'contact' | 'privateHooks'>>
}

export class House {
  readonly store: Store
  readonly now: () => number
  readonly hub = new Hub()
  readonly journal: Journal
  readonly meters = new Meters()
  readonly notifier: Notifier
  readonly desks: Desks
  readonly matchmaker: Matchmaker
  readonly seasonWeeks: number
  readonly lines = new Lines()
  /** Who else hears when a table was read or has changed. */
  readonly watchers: ((table: Table, before: Table | undefined) => void)[] = []
  readonly #pool: Pool
  readonly #attendant: Attendant
  readonly #grace: number
  readonly #admins: readonly string[]
  readonly #leaving = new Map<string, NodeJS.Timeout>()
  readonly #bus: Bus
  readonly #together: Together
  #clearedAt = 0
  #checkedAt = 0
  readonly #timers: NodeJS.Timeout[] = []
  #sweeping: Promise<void> = Promise.resolve()
  #isSweeping = false
  #isLeaving = false

  private constructor(
    {
      store,
      threads = 1,
      grace = GRACE,
      journal = new Journal(),
      seasonWeeks = SEASON_WEEKS,
      bus = silence,
      notify = {},
      admins = [],
    }: HouseOptions,
    now: () => number,
    clock: StoreClock | undefined,
  ) {
    this.#grace = grace
    this.seasonWeeks = seasonWeeks
    this.#bus = bus
    this.journal = journal
    this.#admins = admins
    this.store = store
    this.now = now
    this.#pool = new Pool(threads, BOT_TIME)
    this.meters.gauge('bots_waiting', 'Bots that wait for a thread.', () => this.#pool.waiting)
    this.#attendant = new Attendant(this.#pool, now, this.report, this.meters)
    const { address, contact = address ?? NO_CONTACT, privateHooks = false } = notify
    this.notifier = new Notifier({ store, hub: this.hub, meters: this.meters, now, address, contact, privateHooks })
    this.matchmaker = new Matchmaker(this)
    this.#together = new Together(this, clock)
    this.desks = new Desks({
      store,
      now,
      waking: this.#together.waking,
      changed: (desk, before, by) => this.#changed(desk, before, by),
      written: (events) => this.#count(events),
      beaten: () => this.meters.conflicts.add(),
      goesFirst: (table) => this.#together.goesFirst(table),
      woke: ({ id, table }) => {
        for (const { who } of table?.seats ?? []) if (who !== undefined) this.left(id, who)
      },
    })
  }

  static async open(options: HouseOptions): Promise<House> {
    const { store, now = Date.now, bus } = options
    const clock = store.isShared ? new StoreClock(now()) : undefined
    await clock?.set(store)
    const house = new House(options, clock?.now ?? now, clock)
    await house.#together.join()
    bus?.hear((hint) => {
      if ('ended' in hint) house.lines.cut(hint.ended)
      else house.desks.known(hint.table)?.hear(hint.n)
    })
    await house.notifier.start()
    house.#timers.push(
      setInterval(() => house.#sweep(), SWEEP_EVERY),
      // A sweep may take long; that this server is there is said in the meantime too.
      setInterval(() => house.#together.beat().catch(house.report), SWEEP_EVERY),
    )
    return house
  }

  /** All lines are about to end, and not because anybody has left: it may take longer than a line may be cut. */
  saysGoodbye(): void {
    this.#isLeaving = true
    for (const timer of this.#leaving.values()) clearTimeout(timer)
  }

  async close(): Promise<void> {
    this.saysGoodbye()
    for (const timer of this.#timers) clearInterval(timer)
    await this.#sweeping
    if (this.store.isShared) await this.#together.leave()
    await this.#bus.close()
    await this.#pool.close()
  }

  /** Hears of bugs: what must not happen, and must not end the server either. */
  readonly report = (bug: unknown): void => {
    this.meters.bugs.add()
    this.journal.bug(bug)
  }

  /** Somebody's first line to a table is open. */
  async arrived(table: string, who: string): Promise<void> {
    const key = `${table} ${who}`
    clearTimeout(this.#leaving.get(key))
    this.#leaving.delete(key)
    const here = await this.desks.at(table).decide((one, now) => tend(one, { do: 'here', who }, now))
    if (here.ok) await this.notifier.opened(who, here.value.table)
    else if (isPassing(here.error.code)) this.#arrivedLater(table, who)
  }

  /** The store could not take it: said again as long as the line is open. */
  #arrivedLater(table: string, who: string): void {
    const again = async (): Promise<void> => {
      if (this.hub.isThere(table, who)) await this.arrived(table, who)
    }
    setTimeout(() => again().catch(this.report), AGAIN).unref()
  }

  /** Somebody's last line to a table is cut. */
  left(table: string, who: string, since = this.now()): void {
    if (this.#isLeaving) return
    const key = `${table} ${who}`
    const go = async (): Promise<void> => {
      this.#leaving.delete(key)
      if (this.hub.isThere(table, who)) return
      const gone = await this.desks.at(table).decide((one, now) => tend(one, { do: 'gone', who, since }, now))
      if (!gone.ok && isPassing(gone.error.code)) this.left(table, who, since)
    }
    clearTimeout(this.#leaving.get(key))
    this.#leaving.set(
      key,
      setTimeout(() => go().catch(this.report), this.#grace),
    )
  }

  /** What is asked of a table, where more has to be known than the table knows. */
  async screened<C extends Command>(id: string, selves: Selves, command: C): Promise<Result<C>> {
    if (!SCREENED.has(command.do)) return ok(command)
    const table = await this.desks.at(id).look()
    return table.ok ? screened(this.store, selves, table.value, command, this.now()) : table
  }

  /** By how the server runs, or appointed at its machine. */
  async isAdmin(account: string): Promise<boolean> {
    if (this.#admins.includes(account)) return true
    const others = await appointed(this.store)
    return others.ok && others.value.includes(account)
  }

  /** A session, or an account, has ended: so do the lines of whoever was known by it, at every server. */
  ends(id: string): void {
    this.lines.cut(id)
    this.#bus.tell({ ended: id })
  }

  attend(desk: Desk): void {
    this.#attendant.attend(desk)
  }

  /** At once, or where another server is to do it only if that has not. */
  #attendInTurn(desk: Desk, isOurs: boolean): void {
    if (desk.isFirst ?? isOurs) this.attend(desk)
    else setTimeout(() => this.attend(desk), THEIRS_FIRST).unref()
  }

  #sweep(): void {
    const { store, desks, hub, now } = this
    const round = async (): Promise<void> => {
      await this.#together.look()
      await this.notifier.sweep(desks)
      await sweep({ store, desks, hub, now, attend: (desk) => this.#attendInTurn(desk, true) })
      await this.matchmaker.round()
      if (store.isShared && now() - this.#checkedAt >= CHECK_EVERY) {
        this.#checkedAt = now()
        await this.lines.cutEnded(store)
      }
      if (now() - this.#clearedAt < CLEAR_EVERY) return
      this.#clearedAt = now()
      await this.#catchUp()
      await this.matchmaker.sweep(now())
      await this.#together.clear()
      this.journal.info({ what: 'cleared', ...(await clearOut(store, now())) })
    }
    // While the store gives no answer a round takes long, and those missed in the meantime are not made up for.
    if (this.#isSweeping) return
    this.#isSweeping = true
    this.#sweeping = round()
      .catch(this.report)
      .finally(() => {
        this.#isSweeping = false
      })
  }

  /** Looks at tables that ended when nobody was left to reckon with it: reading them does the rest. */
  async #catchUp(): Promise<void> {
    const left = await this.store.ratings.unsettled(this.now() - UNSETTLED_FOR, MOST_UNSETTLED)
    for (const id of left.ok ? left.value : []) {
      const table = await this.desks.at(id).look()
      if (table.ok) await this.#settle(table.value)
    }
  }

  async #settle(table: Table): Promise<void> {
    const { store, now, seasonWeeks } = this
    const ended = await endDaily(store, table)
    const settled = ended.ok ? await settle({ store, now: now(), weeks: seasonWeeks }, table) : ended
    if (!settled.ok) this.journal.trouble({ what: 'unsettled', table: table.id, code: settled.error.code })
  }

  #count(events: readonly TableEvent[]): void {
    this.meters.events.add(events.length)
    for (const event of events) if (event.kind === 'choose') this.meters.choices.add(1, event.by)
  }

  /** The alarm of alarms: a log that leads nowhere. */
  #alarm({ id, frozen }: Table): void {
    if (!frozen) return
    this.meters.frozen.add()
    this.journal.trouble({ what: 'frozen', table: id, n: frozen.n, code: frozen.code })
  }

  #changed(desk: Desk, before: Table | undefined, by: 'us' | 'others'): void {
    const { table } = desk
    if (!table) return
    if (by === 'us') this.#bus.tell({ table: table.id, n: table.n })
    if (!before?.frozen) this.#alarm(table)
    this.notifier.changed(table, before).catch(this.report)
    if (table.phase === 'over' && before?.phase !== 'over') this.#settle(table).catch(this.report)
    this.#remember(table, before).catch(this.report)
    noteAttendance(this.store, table, before).catch(this.report)
    for (const hear of this.watchers) hear(table, before)
    if (table.next !== undefined && before?.next === undefined) this.#goOn(table, table.next).catch(this.report)
    else this.hub.show(table)
    this.#together.changed(table)
    this.#attendInTurn(desk, by === 'us' || !before)
  }

  /** Who has looked on where: whoever leaves the house is to be forgotten there too. */
  async #remember({ id, watchers }: Table, before: Table | undefined): Promise<void> {
    const known = before?.watchers ?? []
    const fresh = watchers.filter(({ who }) => !known.some((one) => one.who === who))
    await Promise.all(fresh.map(({ who }) => this.store.people.watches(who, id)))
  }

  /** The table of a rematch is laid before anybody hears of it. */
  async #goOn(old: Table, id: string): Promise<void> {
    const desk = this.desks.at(id)
    if (!(await desk.look()).ok) {
      const secret = newSecret()
      const opened = openAgain(old, { id, secret, who: old.host, now: this.now() })
      if (opened.ok) await desk.open(opened.value, secret)
    }
    this.hub.show(old)
  }
}
