/**
 * Simulated guests of a fault test. They play through several servers at once, and record latencies and acknowledged
 * choices.
 */
import type { ProxyRoute } from '@heptapolis/store/services'
import type { BotLevel, Options } from '@heptapolis/table'
import { TestGuest, termsFor, until } from '../../src/test-guest.ts'
import type { TestCluster } from './test-cluster.ts'

/** Longer than any pause of a test, so a clock that runs out is an error. */
const OPTIONS: Partial<Options> = { clock: { kind: 'move', time: 60_000 }, absence: 'bot' }

/** Guests that play through faults, and their observations. */
export abstract class Crowd {
  readonly guests: TestGuest[] = []
  /** All tables they played at, each with a seated guest. */
  readonly tables = new Map<string, TestGuest>()
  /** Milliseconds between the two guests of a table seeing a round. */
  readonly lags: number[] = []
  /** Milliseconds from a choice to its acknowledgement. */
  readonly waits: number[] = []
  /** Longest time without any acknowledgement, in milliseconds. */
  longestPause = 0
  readonly #waiting = new Set<{ enough: number; tell: () => void }>()
  #acknowledged = 0
  #lastAck = performance.now()

  /** Finishes choices under way, and stops. */
  abstract rests(): Promise<void>

  get acknowledged(): number {
    return this.#acknowledged
  }

  /** Waits for this many more acknowledgements. */
  acks(count: number): Promise<void> {
    return new Promise((tell) => void this.#waiting.add({ enough: this.#acknowledged + count, tell }))
  }

  leaves(): void {
    for (const { connection } of this.guests) connection.close()
  }

  protected noted(): void {
    const now = performance.now()
    this.longestPause = Math.max(this.longestPause, now - this.#lastAck)
    this.#lastAck = now
    this.#acknowledged++
    for (const one of this.#waiting) {
      if (this.#acknowledged < one.enough) continue
      this.#waiting.delete(one)
      one.tell()
    }
  }
}

export interface QuickCrowdPlan {
  readonly tables: number
  readonly seed: string
  /** Level of the bot at each table. */
  readonly level: BotLevel
}

/** Two guests at different servers and a bot per table, playing game after game without thinking time. */
export class QuickCrowd extends Crowd {
  readonly #playing: Promise<void>[]
  readonly #level: BotLevel
  readonly #meet: (guest: TestGuest) => void

  constructor({ proxies }: TestCluster, { tables, seed, level }: QuickCrowdPlan, meet: (guest: TestGuest) => void) {
    super()
    this.#level = level
    this.#meet = meet
    this.#playing = Array.from({ length: tables }, (_, i) => {
      const [here, there] = [proxies[i % proxies.length], proxies[(i + 1) % proxies.length]]
      return this.#plays(originOf(here), originOf(there), `${seed} ${i}`)
    })
  }

  async rests(): Promise<void> {
    for (const guest of this.guests) guest.isStopped = true
    await Promise.all(this.#playing)
  }

  async #plays(here: string, there: string, seed: string): Promise<void> {
    const [host, friend] = [await this.#comes(here), await this.#comes(there)]
    while (!host.isStopped) {
      const opened = await untilDone(() => host.opens(termsFor(3), OPTIONS), host)
      if (!opened) return
      const at = { table: opened.table }
      this.tables.set(opened.table, host)
      await friend.sits(at, opened.invite, 'Bob')
      await host.does(at, { do: 'begin', fill: this.#level })
      this.#watches([host, friend], at)
      await Promise.all([host.plays(at, `${seed} host`), friend.plays(at, `${seed} friend`)])
      for (const guest of [host, friend]) guest.unfollows(at)
    }
  }

  async #comes(origin: string): Promise<TestGuest> {
    const guest = (await untilDone(() => TestGuest.at(origin))) as TestGuest
    guest.onText = () => {}
    guest.onAck = () => this.noted()
    guest.onWritten = (wait) => this.waits.push(wait)
    this.guests.push(guest)
    this.#meet(guest)
    await until(() => guest.connection.state.isConnected)
    return guest
  }

  /** Records when each guest first saw a round. */
  #watches(guests: readonly TestGuest[], at: { table: string }): void {
    const seen = new Map<number, number>()
    for (const guest of guests) {
      let last = 0
      guest.onSnapshot = () => {
        const round = guest.sees(at)?.game?.round ?? 0
        if (round <= last) return
        last = round
        const first = seen.get(round)
        if (first === undefined) seen.set(round, performance.now())
        else this.lags.push(performance.now() - first)
      }
    }
  }
}

export const originOf = ({ port }: ProxyRoute): string => `http://127.0.0.1:${port}`

/** Repeats a request while the server is down. */
async function untilDone<T>(act: () => Promise<T>, guest?: TestGuest): Promise<T | undefined> {
  while (!guest?.isStopped) {
    try {
      return await act()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return undefined
}
