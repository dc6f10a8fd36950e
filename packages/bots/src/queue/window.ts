/**
 * Sliding window of pending jobs, starting at the first missing result. Results are reported once, in order,
 * and then dropped.
 */
import { createHash } from 'node:crypto'
import { QueueError } from './connect.ts'

/** Job and its key; equal keys are equal jobs. */
export interface QueueJob {
  readonly key: string
  readonly job: object
}

export interface ResultListener<Done> {
  /** Results in order, each once all earlier ones are there. */
  inOrder?(result: Done, index: number): void
  /** Number of finished jobs. */
  progress?(done: number): void
  /** No worker is connected. */
  idle?(): void
  /** The server is unreachable; the run waits for it. */
  lost?(): void
}

export interface QueuedJob {
  readonly id: string
  readonly job: object
}

/** Jobs added at once, and jobs pending: enough for as many threads. */
const AT_ONCE = 500
const WIDTH = 5000

export class Window<Done> {
  readonly #kind: string
  readonly #jobs: Iterator<QueueJob>
  readonly #hearing: ResultListener<Done>
  /** Ids of pending jobs, in order. */
  readonly #order: string[] = []
  /** Each job, and how often it occurs. */
  readonly #places = new Map<string, { job: object; often: number }>()
  readonly #found = new Map<string, Done>()
  #reported = 0
  #done = 0
  #areAllAdded = false
  #error: Error | undefined
  #wake: () => void = () => {}

  constructor(kind: string, jobs: Iterable<QueueJob>, hearing: ResultListener<Done>) {
    this.#kind = kind
    this.#jobs = jobs[Symbol.iterator]()
    this.#hearing = hearing
  }

  /** Number of jobs once all are reported, otherwise undefined. Throws the error of a failed job. */
  get total(): number | undefined {
    if (this.#error) throw this.#error
    return this.#areAllAdded && this.#order.length === 0 ? this.#reported : undefined
  }

  /** First pending jobs without results. */
  get missing(): QueuedJob[] {
    const jobs: QueuedJob[] = []
    for (const [id, { job }] of this.#places) {
      if (!this.#found.has(id)) jobs.push({ id, job })
      if (jobs.length === AT_ONCE) break
    }
    return jobs
  }

  /** Next jobs to add, up to the limit. */
  more(): QueuedJob[] {
    const jobs: QueuedJob[] = []
    while (jobs.length < AT_ONCE && this.#order.length < WIDTH) {
      const next = this.#jobs.next()
      this.#areAllAdded = next.done === true
      if (next.done) break
      const { key, job } = next.value
      const id = idOf(this.#kind, key)
      this.#order.push(id)
      this.#places.set(id, { job, often: (this.#places.get(id)?.often ?? 0) + 1 })
      if (this.#found.has(id)) this.#done++
      jobs.push({ id, job })
    }
    this.#report()
    return jobs
  }

  take(id: string, result: Done): void {
    const place = this.#places.get(id)
    if (place === undefined || this.#found.has(id)) return
    this.#found.set(id, result)
    this.#done += place.often
    this.#hearing.progress?.(this.#done)
    this.#report()
  }

  fail(id: string, why: string): void {
    if (!this.#places.has(id)) return
    this.#error ??= new QueueError('failed', why)
    this.#wake()
  }

  /** Waits for an event; returns whether the timeout passed without one. */
  async turn(patience: number): Promise<boolean> {
    const before = this.#done
    if (!this.#hasRoom) {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        timer = setTimeout(resolve, patience)
      })
      clearTimeout(timer)
    }
    return !this.#hasRoom && this.#done === before
  }

  get #hasRoom(): boolean {
    if (this.#error || this.#order.length === 0) return true
    return !this.#areAllAdded && this.#order.length + AT_ONCE <= WIDTH
  }

  #report(): void {
    while (this.#order.length > 0 && this.#found.has(this.#order[0])) {
      const id = String(this.#order.shift())
      this.#hearing.inOrder?.(this.#found.get(id) as Done, this.#reported++)
      this.#leave(id)
    }
    if (this.#hasRoom) this.#wake()
  }

  #leave(id: string): void {
    const place = this.#places.get(id)
    if (place && --place.often > 0) return
    this.#places.delete(id)
    this.#found.delete(id)
  }
}

/** Jobs of the same build and key are equal. */
const idOf = (kind: string, key: string): string =>
  `${kind}-${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`
