/**
 * Queue of outgoing HTTP calls, limited in total and per host, with one deadline each. A call can take the whole
 * deadline, so await it only where nobody waits.
 */
import { OUTGOING, type OutgoingLimits } from '../core/limits.ts'
import { type Delivery, post } from './post.ts'

interface Call {
  readonly address: string
  readonly host: string
  readonly delivery: Delivery
  settle(status: number | undefined): void
}

export class DeliveryQueue {
  readonly #mayBePrivate: boolean
  readonly #limits: OutgoingLimits
  readonly #closed = new AbortController()
  readonly #running = new Map<string, number>()
  /** Queued calls in order; hosts at their limit are skipped. */
  readonly #waiting = new Set<Call>()

  constructor(mayBePrivate: boolean, limits: OutgoingLimits = OUTGOING) {
    this.#mayBePrivate = mayBePrivate
    this.#limits = limits
  }

  /**
   * Sends to an address; returns the status, or undefined without an answer or with a full queue. Ports of one host
   * count together, so one host cannot take all slots.
   */
  send(address: string, delivery: Delivery): Promise<number | undefined> {
    const isFull = this.#waiting.size >= this.#limits.waiting
    if (isFull || this.#closed.signal.aborted || !URL.canParse(address)) return Promise.resolve(undefined)
    return new Promise((settle) => {
      this.#waiting.add({ address, host: new URL(address).hostname, delivery, settle })
      this.#next()
    })
  }

  /** Aborts every call. */
  close(): void {
    this.#closed.abort()
    for (const { settle } of this.#waiting) settle(undefined)
    this.#waiting.clear()
  }

  get running(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  #next(): void {
    for (const call of this.#waiting) {
      if (this.running >= this.#limits.inAll) return
      if ((this.#running.get(call.host) ?? 0) >= this.#limits.perHost) continue
      this.#waiting.delete(call)
      void this.#run(call)
    }
  }

  async #run({ address, host, delivery, settle }: Call): Promise<void> {
    this.#count(host, 1)
    const signal = AbortSignal.any([this.#closed.signal, AbortSignal.timeout(this.#limits.deadline)])
    settle(await post(address, delivery, this.#mayBePrivate, signal))
    this.#count(host, -1)
    this.#next()
  }

  #count(host: string, by: number): void {
    const count = (this.#running.get(host) ?? 0) + by
    if (count === 0) this.#running.delete(host)
    else this.#running.set(host, count)
  }
}
