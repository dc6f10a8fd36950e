/**
 * Server time, from the machine or the shared database. Between two readings the monotonic clock advances it, so a
 * changed system date ends no player's time before the change is detected.
 */

/** The clock showed `since`, and was then read as `at`. */
export interface Jump {
  readonly since: number
  readonly at: number
}

/** Difference between two readings that counts as a jump: a changed date, or a suspended machine. */
export const LEAST_JUMP = 3000

export class SystemClock {
  readonly #monotonic: () => number
  #ahead: number
  #last = 0

  constructor(wall: number, monotonic: () => number) {
    this.#monotonic = monotonic
    this.#ahead = wall - monotonic()
  }

  /** Never goes back except by a jump. */
  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.round(this.#monotonic() + this.#ahead))
    return this.#last
  }

  /** Reads and adopts the time. Returns the jump if it differs from the monotonic clock. */
  async set(read: () => Promise<number | undefined>): Promise<Jump | undefined> {
    const asked = this.#monotonic()
    const time = await read()
    const answered = this.#monotonic()
    // A slow answer is too imprecise.
    if (time === undefined || answered - asked > LEAST_JUMP) return undefined
    const ahead = time - (asked + answered) / 2
    const isJump = Math.abs(ahead - this.#ahead) >= LEAST_JUMP
    const since = this.now()
    this.#ahead = ahead
    if (!isJump) return undefined
    this.#last = 0
    return { since, at: this.now() }
  }
}
