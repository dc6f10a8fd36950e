/**
 * Queue of queries that wait for a free connection, with a timeout. Waiting does not count as time of the database, so
 * many queries at once do not close healthy connections.
 */

/** Thrown when a request waited too long; it was never sent. Uses PostgreSQL's code for too many connections. */
class CrowdedError extends Error {
  readonly code = '53300'
}

export class Turns {
  readonly #patience: number
  readonly #waiting = new Set<() => void>()
  #free: number

  /** `most`: concurrent requests; `patience`: longest wait in milliseconds. */
  constructor(most: number, patience: number) {
    this.#free = most
    this.#patience = patience
  }

  /** Runs a request once a slot is free. */
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
        reject(new CrowdedError(`no turn within ${this.#patience} ms`))
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
