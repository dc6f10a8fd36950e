/** LRU cache with limits on the number and total size of its entries. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { CacheLimits } from './limits.ts'

export class SizedCache<T extends { readonly length: number }> {
  readonly #limits: CacheLimits
  /** The most recently used is last. */
  readonly #kept = new Map<string, T>()
  readonly #making = new Map<string, Promise<Result<T>>>()
  #bytes = 0

  constructor(limits: CacheLimits) {
    this.#limits = limits
  }

  get items(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The item of the key, made if it is not there; concurrent callers share one call. Failures are not kept. */
  async get(key: string, make: () => Promise<Result<T>>): Promise<Result<T>> {
    const known = this.#kept.get(key)
    if (known !== undefined) {
      this.#keep(key, known)
      return ok(known)
    }
    const making = this.#making.get(key) ?? make()
    this.#making.set(key, making)
    const made = await making.finally(() => this.#making.delete(key))
    if (made.ok) this.#keep(key, made.value)
    return made
  }

  #keep(key: string, item: T): void {
    this.#bytes += item.length - (this.#kept.get(key)?.length ?? 0)
    this.#kept.delete(key)
    this.#kept.set(key, item)
    for (const [oldest, { length }] of this.#kept) {
      if (this.#kept.size <= this.#limits.items && this.#bytes <= this.#limits.bytes) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}
