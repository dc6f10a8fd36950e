/**
 * Whoever asks more at once than there are connections waits for a turn, and not for ever. Time spent waiting is not the
 * database's: as long as that answers, a crowd is no reason to give up what connections there are.
 */

/** Thrown where no turn came in time: nothing was asked. By PostgreSQL's own code for too many at once. */
class Crowded extends Error {
  readonly code = '53300'
}

export class Turns {
  readonly #patience: number
  readonly #waiting = new Set<() => void>()
  #free: number

  /** At most so many at once; nobody waits longer than so many milliseconds. */
  constructor(most: number, patience: number) {
    this.#free = most
    this.#patience = patience
  }

  /** Runs something in its turn. */
  async take<T>(act: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await this.#wait()
    try {
      return await act()
    } finally {
      this.#next()
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(go)
        reject(new Crowded(`no turn within ${this.#patience} ms`))
      }, this.#patience)
      this.#waiting.add(go)
    })
  }

  #next(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#free++
      return
    }
    this.#waiting.delete(first)
    first()
  }
}
