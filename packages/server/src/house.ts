/** What all parts of a server share. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { type Command, openAgain, type Table, type TableEvent } from '@heptapolis/table'
import { appointed } from './admin/acts.ts'
import { Attendant } from './bots/attendant.ts'
import { Pool, type Program } from './bots/pool.ts'
import { noteAttendance } from './conduct/attendance.ts'
import { SCREENED, screened } from './conduct/strangers.ts'
import type { Desk } from './desk/desk.ts'
import { Desks } from './desk/desks.ts'
import { Lines } from './gate/lines.ts'
import type { Selves } from './gate/session.ts'
import { Hub } from './hub/hub.ts'
import { newSecret } from './ids.ts'
import { Journal } from './journal.ts'
import { Matchmaker } from './lobby/matchmaker.ts'
import { Meters } from './metrics/meters.ts'
import { type Bus, type Hint, silence } from './nodes/bus.ts'
import { StoreClock } from './nodes/clock.ts'
import { Together } from './nodes/together.ts'
import { Notifier, type NotifierOptions } from './notify/notifier.ts'
import { Presence } from './presence.ts'
import { Rounds } from './sweeper/rounds.ts'

/** Lines are cut for a moment all the time. */
const GRACE = 5000
/** Services that wake browsers ask for an address; some take none that is made up. */
const NO_CONTACT = 'mailto:nobody@localhost'
/** A quarter of a year. */
const SEASON_WEEKS = 13
/** Bots of a table that others go on with are theirs first: every server would give the same answer. */
const THEIRS_FIRST = 700
/** A bot that has not answered by then never will. */
const BOT_TIME = 20_000

export interface HouseOptions {
  readonly store: Store
  readonly now?: () => number
  /** How many threads think for bots. */
  readonly threads?: number
  /** What runs in them, where it is not bots as they should be. */
  readonly program?: Program
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
  readonly watchers: ((table: Table, before: Table | undefined, by: 'us' | 'others') => void)[] = []
  /** Who else hears hints of other servers. */
  readonly hears: ((hint: Hint) => void)[] = []
  readonly #pool: Pool
  readonly #attendant: Attendant
  readonly #admins: readonly string[]
  readonly #bus: Bus
  readonly #together: Together
  readonly #presence: Presence
  readonly #rounds: Rounds

  private constructor(
    {
      store,
      threads = 1,
      program = { patience: BOT_TIME },
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
    this.seasonWeeks = seasonWeeks
    this.#bus = bus
    this.journal = journal
    this.#admins = admins
    this.store = store
    this.now = now
    this.#pool = new Pool(threads, program.patience, program.url)
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
    this.#presence = new Presence(this, grace)
    this.#rounds = new Rounds(this, this.#together, (desk) => this.#attendInTurn(desk, true))
  }

  static async open(options: HouseOptions): Promise<House> {
    const { store, now = Date.now, bus } = options
    const clock = store.isShared ? new StoreClock(now()) : undefined
    await clock?.set(store)
    const house = new House(options, clock?.now ?? now, clock)
    await house.#together.join()
    bus?.hear((hint) => {
      if ('ended' in hint) house.lines.cut(hint.ended)
      if ('table' in hint) house.desks.known(hint.table)?.hear(hint.n)
      for (const hear of house.hears) hear(hint)
    })
    await house.notifier.start()
    house.#rounds.start()
    return house
  }

  /** All lines are about to end, and not because anybody has left: it may take longer than a line may be cut. */
  saysGoodbye(): void {
    this.#presence.close()
  }

  async close(): Promise<void> {
    this.saysGoodbye()
    await this.#rounds.stop()
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
  arrived(table: string, who: string): Promise<void> {
    return this.#presence.arrived(table, who)
  }

  /** Somebody's last line to a table is cut. */
  left(table: string, who: string): void {
    this.#presence.left(table, who)
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
    this.tell({ ended: id })
  }

  /** Gives the other servers a hint. */
  tell(hint: Hint): void {
    this.#bus.tell(hint)
  }

  attend(desk: Desk): void {
    this.#attendant.attend(desk)
  }

  /** At once, or where another server is to do it only if that has not. */
  #attendInTurn(desk: Desk, isOurs: boolean): void {
    if (desk.isFirst ?? isOurs) this.attend(desk)
    else setTimeout(() => this.attend(desk), THEIRS_FIRST).unref()
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
    if (by === 'us') this.tell({ table: table.id, n: table.n })
    if (!before?.frozen) this.#alarm(table)
    this.notifier.changed(table, before).catch(this.report)
    if (table.phase === 'over' && before?.phase !== 'over') this.#rounds.settle(table).catch(this.report)
    this.#remember(table, before).catch(this.report)
    noteAttendance(this.store, table, before).catch(this.report)
    for (const hear of this.watchers) hear(table, before, by)
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
