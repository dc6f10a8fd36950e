/**
 * Event streams of bot programs. Events are derived from the database, so any server can send them; a local change only
 * makes them faster.
 */
import { itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, BotAccount, Challenge } from '@heptapolis/store'
import { seatOf, type TableState } from '@heptapolis/table'
import { type BotEvent, MOST_WAITING_BYTES } from '@heptapolis/wire'
import type { JsonLineStream } from '../../broadcast/json-lines.ts'
import type { ServerContext } from '../../context/server-context.ts'

type ListeningPorts = Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'watchers' | 'report'>

/** Polling interval for changes at other servers, in milliseconds. */
const LOOK_EVERY = 3000
const MOST_GAMES = 100
/** Milliseconds for which a bot counts as present after its last sign of life. */
const SEEN_FOR = 30_000
/** Clients reconnect within this time after a shutdown. */
const SPREAD = 1800

/** One bot on one stream. */
class Listener {
  readonly #context: ListeningPorts
  readonly #bot: string
  readonly #stream: JsonLineStream
  readonly #timer: NodeJS.Timeout
  readonly #asked = new Set<string>()
  readonly #games = new Set<string>()
  #looking: Promise<void> = Promise.resolve()
  #seenAt = 0

  constructor(context: ListeningPorts, { id, name }: Account, stream: JsonLineStream) {
    this.#context = context
    this.#bot = id
    this.#stream = stream
    this.#timer = setInterval(() => this.look(), LOOK_EVERY)
    this.#say({ t: 'hello', bot: id, name })
    this.look()
  }

  look(): void {
    this.#looking = this.#looking.then(() => this.#tell()).catch(this.#context.report)
  }

  end(): void {
    clearInterval(this.#timer)
    this.#say({ t: 'bye', retry: SPREAD })
    this.#stream.end()
  }

  closed(): void {
    clearInterval(this.#timer)
  }

  #say(event: BotEvent): void {
    if (this.#stream.bufferedAmount > MOST_WAITING_BYTES) this.#stream.terminate()
    else this.#stream.send(JSON.stringify(event))
  }

  async #tell(): Promise<void> {
    const { programs, games } = this.#context.store
    await this.#note()
    const asked = await programs.challenges(this.#bot)
    const playing = await games.list({ account: this.#bot, state: 'play', limit: MOST_GAMES })
    if (!asked.ok || !playing.ok) return
    await this.#tellAsked(asked.value)
    const now = new Set(playing.value.map(({ game }) => game))
    for (const table of now) if (!this.#games.has(table)) this.#say({ t: 'game', table })
    for (const table of this.#games) if (!now.has(table)) this.#say({ t: 'over', table })
    this.#games.clear()
    for (const table of now) this.#games.add(table)
  }

  async #note(): Promise<void> {
    const now = this.#context.now()
    if (now - this.#seenAt < SEEN_FOR / 2) return
    this.#seenAt = now
    await this.#context.store.programs.seen(this.#bot, now)
  }

  async #tellAsked(challenges: readonly Challenge[]): Promise<void> {
    const now = new Set(challenges.map(({ game }) => game))
    for (const table of this.#asked) if (!now.has(table)) this.#asked.delete(table)
    for (const { game, seat } of challenges) {
      if (this.#asked.has(game)) continue
      this.#asked.add(game)
      const table = await this.#context.liveTables.at(game).look()
      if (table.ok)
        this.#say({ t: 'challenge', table: game, ...(seat !== undefined && { seat }), ...offered(table.value) })
    }
  }
}

function offered(table: TableState): { host: string; terms: TableState['terms']; options: TableState['options'] } {
  const { terms, options, host } = table
  const seat = seatOf(table, host)
  const called = seat < 0 ? table.watchers.find(({ who }) => who === host)?.name : itemAt(table.seats, seat).name
  return { host: called ?? '', terms, options }
}

export class ProgramStreams {
  readonly #context: ListeningPorts
  readonly #listeners = new Map<string, Listener>()

  constructor(context: ListeningPorts) {
    this.#context = context
    context.watchers.push((table, before) => this.#changed(table, before))
  }

  isHere({ seen = 0 }: BotAccount): boolean {
    return this.#context.now() - seen < SEEN_FOR
  }

  /** Opens the stream of a bot, and ends its earlier one. The result closes it. */
  open(account: Account, stream: JsonLineStream): () => void {
    this.#listeners.get(account.id)?.end()
    const listener = new Listener(this.#context, account, stream)
    this.#listeners.set(account.id, listener)
    return () => {
      listener.closed()
      if (this.#listeners.get(account.id) !== listener) return
      this.#listeners.delete(account.id)
      this.#context.store.programs.seen(account.id, undefined).catch(this.#context.report)
    }
  }

  /** Challenges a bot. */
  async ask(challenge: Challenge): Promise<Result<boolean>> {
    const asked = await this.#context.store.programs.challenge(challenge)
    this.hint(challenge.bot)
    return asked
  }

  hint(bot: string): void {
    this.#listeners.get(bot)?.look()
  }

  close(): void {
    for (const listener of this.#listeners.values()) listener.end()
  }

  #changed(table: TableState, before: TableState | undefined): void {
    if (table.phase === before?.phase) return
    for (const { who, isProgram } of table.seats) if (isProgram && who !== undefined) this.hint(who)
    // A rematch keeps seats for bots too, which are challenged again.
    if (before === undefined && table.phase === 'room' && table.after !== undefined)
      this.#askAgain(table).catch(this.#context.report)
  }

  async #askAgain({ id, seats }: TableState): Promise<void> {
    for (const [seat, { keptFor }] of seats.entries()) {
      const bot = keptFor === undefined ? ok(undefined) : await this.#context.store.programs.bot(keptFor)
      if (bot.ok && bot.value) await this.ask({ game: id, bot: bot.value.account, seat, at: this.#context.now() })
    }
  }
}
