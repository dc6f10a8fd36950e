/** Client's estimate of the server time, from the fastest of the last ping round trips. */
const REMEMBERED = 8

interface Sample {
  readonly trip: number
  readonly ahead: number
}

export class ServerClock {
  readonly #now: () => number
  #samples: readonly Sample[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  /** Adds a sample: sent at `asked`, answered with `serverTime`, taken as the middle of the round trip. */
  hear(asked: number, serverTime: number): void {
    const trip = Math.max(0, this.#now() - asked)
    this.#samples = [...this.#samples, { trip, ahead: serverTime - (asked + trip / 2) }].slice(-REMEMBERED)
  }

  /** Milliseconds by which the server clock is ahead. */
  get ahead(): number {
    let best = this.#samples[0]
    for (const sample of this.#samples) if (best && sample.trip < best.trip) best = sample
    return best?.ahead ?? 0
  }

  get now(): number {
    return this.#now() + this.ahead
  }
}
