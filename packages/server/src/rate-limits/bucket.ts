import type { Rate } from '../core/limits.ts'

/** Token bucket: a burst, then one per interval. */
export class Bucket {
  readonly #rate: Rate
  readonly #now: () => number
  /** Time at which the bucket is full again. */
  #fullAt = 0

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  take(): boolean {
    const { burst, every } = this.#rate
    const now = this.#now()
    // Bounded, because the clock may have been set back.
    this.#fullAt = Math.min(this.#fullAt, now + burst * every)
    const fullAt = Math.max(this.#fullAt, now) + every
    if (fullAt - now > burst * every) return false
    this.#fullAt = fullAt
    return true
  }

  /** Refunds the last one. */
  giveBack(): void {
    this.#fullAt -= this.#rate.every
  }

  /** Milliseconds until one more passes. */
  get wait(): number {
    const { burst, every } = this.#rate
    return Math.max(0, this.#fullAt - this.#now() - (burst - 1) * every)
  }

  get isFull(): boolean {
    return this.#fullAt <= this.#now()
  }
}

/** Byte budget: a burst, then bytes per second. */
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

/** Number of buckets kept without removing full ones. */
const FEW = 1000

/** One bucket per key, such as a network; full ones are dropped. */
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
