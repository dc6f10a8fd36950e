/** The server's clock, seen from here: how far it is ahead, from the quickest answer of late. */
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

  /** An answer to what was asked at `asked` says that it was `told` there, half way in between. */
  hear(asked: number, told: number): void {
    const trip = Math.max(0, this.#now() - asked)
    this.#samples = [...this.#samples, { trip, ahead: told - (asked + trip / 2) }].slice(-REMEMBERED)
  }

  /** Milliseconds the server's clock is ahead of this one. */
  get ahead(): number {
    let best = this.#samples[0]
    for (const sample of this.#samples) if (best && sample.trip < best.trip) best = sample
    return best?.ahead ?? 0
  }

  get now(): number {
    return this.#now() + this.ahead
  }
}
