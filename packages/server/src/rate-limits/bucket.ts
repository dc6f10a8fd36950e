import type { Rate } from '../core/limits.ts'

/** Lets a burst through, then one every so often. */
export class Bucket {
  readonly #rate: Rate
  readonly #now: () => number
  /** When it would be full again. */
  #fullAt = 0

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  take(): boolean {
    const { burst, every } = this.#rate
    const now = this.#now()
    // Not later than when just emptied: the clock may have been set back.
    this.#fullAt = Math.min(this.#fullAt, now + burst * every)
    const fullAt = Math.max(this.#fullAt, now) + every
    if (fullAt - now > burst * every) return false
    this.#fullAt = fullAt
    return true
  }

  /** As if the last one had not been taken. */
  giveBack(): void {
    this.#fullAt -= this.#rate.every
  }

  /** Milliseconds until one more is let through. */
  get wait(): number {
    const { burst, every } = this.#rate
    return Math.max(0, this.#fullAt - this.#now() - (burst - 1) * every)
  }

  get isFull(): boolean {
    return this.#fullAt <= this.#now()
  }
}

/** A burst of bytes at once, then so many per second. */
export class Allowance {
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor({ burst, perSecond }: { burst: number; perSecond: number }, now: () => number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
    this.#left = burst
    this.#at = now()
  }

  take(amount: number): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond) - amount
    this.#at = now
    return this.#left >= 0
  }
}

/** So many are kept without a look at which of them are full. */
const FEW = 1000

/** A bucket for each of many, such as addresses; full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()
  #most = FEW

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  take(key: string): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, this.#now)
    this.#buckets.set(key, bucket)
    const isTaken = bucket.take()
    if (this.#buckets.size > this.#most) this.#clear()
    return isTaken
  }

  giveBack(key: string): void {
    this.#buckets.get(key)?.giveBack()
  }

  wait(key: string): number {
    return this.#buckets.get(key)?.wait ?? 0
  }

  get size(): number {
    return this.#buckets.size
  }

  #clear(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key)
    this.#most = Math.max(FEW, 2 * this.#buckets.size)
  }
}
