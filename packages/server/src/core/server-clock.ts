/**
 * The time a server plays by: that of its machine, or of the store it shares. Between two readings the monotonic clock carries it on,
 * so that a changed date flags nobody before the jump is noticed.
 */

/** The clock stood at `since` and was read as `at`. */
export interface Jump {
  readonly since: number
  readonly at: number
}

/** A difference of so many milliseconds between two readings is a jump: a changed date, or a machine that slept. */
export const LEAST_JUMP = 3000

export class ServerClock {
  readonly #monotonic: () => number
  #ahead: number
  #last = 0

  constructor(wall: number, monotonic: () => number) {
    this.#monotonic = monotonic
    this.#ahead = wall - monotonic()
  }

  /** Goes back only by a jump: what was decided stays decided. */
  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.round(this.#monotonic() + this.#ahead))
    return this.#last
  }

  /** Reads the time and adopts it. Gives the jump where it differs from what the monotonic clock says. */
  async set(read: () => Promise<number | undefined>): Promise<Jump | undefined> {
    const asked = this.#monotonic()
    const time = await read()
    const answered = this.#monotonic()
    // A late answer says too little about when it was given.
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
