/**
 * The time by which a server plays: that of the store it shares with others. Between two looks at it the machine's count of
 * seconds goes on, which nobody sets; so that a wrong or changed date of this machine flags nobody.
 */
import type { Store } from '@heptapolis/store'

export class StoreClock {
  #ahead: number
  #last = 0

  constructor(now: number) {
    this.#ahead = now - performance.now()
  }

  /** Never goes back: what was decided stays decided. */
  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.round(performance.now() + this.#ahead))
    return this.#last
  }

  async set(store: Store): Promise<void> {
    const asked = performance.now()
    const told = await store.now()
    if (told.ok) this.#ahead = told.value - (asked + performance.now()) / 2
  }
}
