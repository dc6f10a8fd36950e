/**
 * Simulated player for fault tests and benchmarks: chooses a random legal move after a thinking time, and records
 * latencies.
 */
import { type Random, random } from '@heptapolis/engine/kernel'
import type { Address } from '@heptapolis/wire'
import type { TestGuest } from '../src/test-guest.ts'

/** Observations of all players. */
export interface PlayerTally {
  bytes: number
  choices: number
  /** Milliseconds from a choice to its acknowledgement. */
  readonly waits: number[]
}

export class SimulatedPlayer {
  readonly guest: TestGuest
  readonly #tally: PlayerTally
  readonly #dice: Random
  #isThinking = false
  /** Called when the game is over or the player stops. */
  onOver: () => void = () => {}

  constructor(guest: TestGuest, seed: string, tally: PlayerTally) {
    this.guest = guest
    this.#tally = tally
    this.#dice = random(seed)
    guest.onText = (text) => {
      tally.bytes += Buffer.byteLength(text)
    }
  }

  /** Plays at a table with an average thinking time in milliseconds, until stopped. */
  plays(address: Address, think: number): void {
    this.guest.onSnapshot = () => this.#look(address, think)
    this.#look(address, think)
  }

  stops(): void {
    this.guest.isStopped = true
    this.guest.onSnapshot = () => {}
    this.onOver()
  }

  #look(address: Address, think: number): void {
    if (this.#isThinking || this.guest.isStopped) return
    if (this.guest.sees(address)?.phase === 'over') this.onOver()
    if (!this.#asked(address)) return
    this.#isThinking = true
    const choose = (): void => {
      this.#choose(address).finally(() => {
        this.#isThinking = false
        this.#look(address, think)
      })
    }
    setTimeout(choose, think * (0.5 + this.#dice.below(1000) / 1000))
  }

  #asked(address: Address) {
    const { game } = this.guest.sees(address) ?? {}
    return game?.asked.find(({ city }) => game.awaited.includes(city))
  }

  async #choose(address: Address): Promise<void> {
    const { game } = this.guest.sees(address)
    const open = this.#asked(address)
    if (!game || !open || this.guest.isStopped) return
    const began = performance.now()
    const move = open.legal[this.#dice.below(open.legal.length)]
    const fate = await this.guest.does(address, { do: 'choose', round: game.round, city: open.city, move })
    if (fate !== 'written') return
    this.#tally.waits.push(performance.now() - began)
    this.#tally.choices++
  }
}
