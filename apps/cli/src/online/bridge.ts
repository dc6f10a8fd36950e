/**
 * Connection of a bot to an online server: listens for invitations, joins tables and plays several games concurrently.
 */
import { setTimeout } from 'node:timers/promises'
import type { StandIns } from '@heptapolis/bots'
import type { TableSnapshot } from '@heptapolis/table'
import type { BotEvent } from '@heptapolis/wire'
import { ApiError, Client, NO_SERVER, pauseAfter } from './client.ts'
import { mindOf, type ProgramFault } from './mind.ts'
import { SeatAt } from './seat.ts'

export interface BridgeOptions {
  readonly server: string
  readonly token: string
  readonly bot: string
  /** Time limit of a move of an external program, in milliseconds. */
  readonly timeout: number
  /** Maximum concurrent games; further invitations are declined. */
  readonly atOnce: number
  /** Stops after so many games; if absent, only on request. */
  readonly games?: number
}

/** Callbacks for messages. */
export interface BridgeCallbacks {
  listening(name: string): void
  noServer(): void
  comes(table: string, host: string): void
  declines(table: string): void
  plays(table: string): void
  ended(table: string, shown: TableSnapshot | undefined, standIns: StandIns): void
  fault(table: string, fault: ProgramFault, isLast: boolean): void
}

export class Bridge {
  readonly #options: BridgeOptions
  readonly #sayings: BridgeCallbacks
  readonly #stop = new AbortController()
  readonly #client: Client
  readonly #playing = new Map<string, Promise<void>>()
  #begun = 0
  #ended = 0

  constructor(options: BridgeOptions, sayings: BridgeCallbacks) {
    this.#options = options
    this.#sayings = sayings
    this.#client = new Client(options.server, options.token, this.#stop.signal)
  }

  stop(): void {
    this.#stop.abort()
  }

  /** Runs until it is stopped or has played enough. Throws `Refused` if the server rejects it. */
  async run(): Promise<void> {
    const { signal } = this.#stop
    let isTold = false
    for (let failures = 0; !signal.aborted; failures++) {
      let pause = 0
      try {
        for await (const event of this.#client.stream('/bot/events')) {
          failures = 0
          isTold = false
          const bye = this.#take(event as BotEvent)
          if (bye !== undefined) pause = Math.random() * bye
        }
      } catch (error) {
        if (signal.aborted) break
        if (
          !(error instanceof ApiError) ||
          (error.code !== NO_SERVER && error.code !== 'slow-down' && error.code !== 'busy')
        )
          throw error
        if (!isTold) this.#sayings.noServer()
        isTold = true
      }
      await setTimeout(Math.max(pause, pauseAfter(failures)), undefined, { signal }).catch(() => {})
    }
    await Promise.all(this.#playing.values())
  }

  /** Milliseconds to stay away, if the server asks for it. */
  #take(event: BotEvent): number | undefined {
    if (event.t === 'hello') this.#sayings.listening(event.name)
    else if (event.t === 'challenge') void this.#consider(event.table, event.host)
    else if (event.t === 'game') this.#sit(event.table)
    else if (event.t === 'bye') return event.retry
    return undefined
  }

  async #consider(table: string, host: string): Promise<void> {
    const { atOnce, games = Number.POSITIVE_INFINITY } = this.#options
    const isWanted = this.#playing.size < atOnce && this.#begun < games
    if (isWanted) this.#sayings.comes(table, host)
    else this.#sayings.declines(table)
    await this.#client.post(`/bot/games/${table}/${isWanted ? 'accept' : 'decline'}`)
  }

  #sit(table: string): void {
    if (this.#playing.has(table)) return
    this.#sayings.plays(table)
    const game = this.#play(table, ++this.#begun).finally(() => this.#playing.delete(table))
    this.#playing.set(table, game)
  }

  async #play(table: string, number: number): Promise<void> {
    const { bot, timeout, games = Number.POSITIVE_INFINITY } = this.#options
    const mind = mindOf(bot, timeout)
    const seat = new SeatAt({
      client: this.#client,
      table,
      number,
      mind,
      stop: this.#stop.signal,
      complain: (fault, isLast) => this.#sayings.fault(table, fault, isLast),
    })
    const shown = await seat.play()
    mind.close()
    if (this.#stop.signal.aborted) return
    this.#sayings.ended(table, shown, seat.standIns)
    if (++this.#ended >= games) this.stop()
  }
}
