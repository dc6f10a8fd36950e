/**
 * Counter of things that are open at the same time, such as connections, with limits per person, per network and in
 * total.
 */
import type { Caller } from './limiter.ts'

export interface SlotLimits {
  readonly person: number
  readonly network: number
  readonly server: number
}

export class Slots {
  readonly #most: SlotLimits
  readonly #factor: number
  readonly #open = new Map<string, number>()
  #all = 0

  /** `factor` multiplies the limit per network; 0 switches it off. */
  constructor(most: SlotLimits, factor = 1) {
    this.#most = most
    this.#factor = factor
  }

  /** Takes a slot; the result frees it. Undefined if none is left. */
  take({ person, network }: Caller): (() => void) | undefined {
    const own = person === undefined ? undefined : `person ${person}`
    const shared = `network ${network}`
    const { person: perPerson, network: perNetwork, server } = this.#most
    const isFull = (key: string, most: number): boolean => (this.#open.get(key) ?? 0) >= most
    if (this.#all >= server || (own !== undefined && isFull(own, perPerson))) return undefined
    if (this.#factor > 0 && isFull(shared, perNetwork * this.#factor)) return undefined
    const keys = own === undefined ? [shared] : [own, shared]
    this.#count(keys, 1)
    let isTaken = true
    return () => {
      if (isTaken) this.#count(keys, -1)
      isTaken = false
    }
  }

  #count(keys: readonly string[], by: number): void {
    this.#all += by
    for (const key of keys) {
      const count = (this.#open.get(key) ?? 0) + by
      if (count === 0) this.#open.delete(key)
      else this.#open.set(key, count)
    }
  }
}
