/**
 * Group commit on SQLite: sends write jobs to the writer thread, one group at a time. Jobs that arrive meanwhile share
 * the next group and its sync. The option `gather` delays a first job by a few milliseconds.
 */
import type { Worker } from 'node:worker_threads'
import type { WriterRequest } from './messages.ts'

/** Minimum distance of groups under load, in milliseconds: a larger group costs hardly more. */
const PACE = 8

export class Groups {
  readonly thread: Worker
  /** Milliseconds that a first job waits for others. */
  readonly #gather: number
  #next: WriterRequest[] = []
  #isAway = false
  #sentAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(thread: Worker, gather: number) {
    this.thread = thread
    this.#gather = gather
  }

  add(asked: WriterRequest): void {
    this.#next.push(asked)
    if (this.#isAway) return
    this.#isAway = true
    if (this.#gather === 0) setImmediate(() => this.#send())
    else this.#timer = setTimeout(() => this.#send(), this.#gather)
  }

  /** Called when the last group is finished. */
  back(): void {
    this.#isAway = this.#next.length > 0
    if (!this.#isAway) return
    const early = this.#sentAt + Math.max(PACE, this.#gather) - performance.now()
    this.#timer = setTimeout(() => this.#send(), Math.max(0, early))
  }

  /** Finishes pending jobs. */
  close(): void {
    clearTimeout(this.#timer)
    this.#send()
    this.thread.postMessage('close')
  }

  #send(): void {
    if (this.#next.length === 0) return
    this.#sentAt = performance.now()
    this.thread.postMessage(this.#next)
    this.#next = []
  }
}
