/**
 * Hands jobs to the writer's thread. It has one group at a time: jobs that come meanwhile share the next one, and so one
 * wait for the disk. A first job waits for others for a few milliseconds where the store was opened so.
 */
import type { Worker } from 'node:worker_threads'
import type { Asked } from './messages.ts'

/** While more is asked than comes back, groups follow at this distance, in milliseconds: a fuller one costs hardly more. */
const PACE = 8

export class Groups {
  readonly thread: Worker
  /** Milliseconds a first job waits for others. */
  readonly #gather: number
  #next: Asked[] = []
  #isAway = false
  #sentAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(thread: Worker, gather: number) {
    this.thread = thread
    this.#gather = gather
  }

  add(asked: Asked): void {
    this.#next.push(asked)
    if (this.#isAway) return
    this.#isAway = true
    if (this.#gather === 0) setImmediate(() => this.#send())
    else this.#timer = setTimeout(() => this.#send(), this.#gather)
  }

  /** The last group is back. */
  back(): void {
    this.#isAway = this.#next.length > 0
    if (!this.#isAway) return
    const early = this.#sentAt + PACE - performance.now()
    this.#timer = setTimeout(() => this.#send(), Math.max(0, early))
  }

  /** Whatever was asked before is still done. */
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
