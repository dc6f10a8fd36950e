/**
 * The jobs that are under way, out of any number: so many from the first one whose result is missing. What has come is told in
 * the order of the jobs and forgotten, each result once.
 */
import { createHash } from 'node:crypto'
import { QueueError } from './connect.ts'

/** What is to be done, and a text that says which it is; equal keys are equal jobs. */
export interface Job {
  readonly key: string
  readonly job: object
}

export interface Hearing<Done> {
  /** Results in the order of the jobs, each as soon as all before it are there. */
  inOrder?(result: Done, index: number): void
  /** How many are there. */
  progress?(done: number): void
  /** Nobody works on the queue. */
  idle?(): void
}

export interface Laid {
  readonly id: string
  readonly job: object
}

/** Laid at once; and under way, which is enough for as many threads. */
const AT_ONCE = 500
const WIDTH = 5000

export class Window<Done> {
  readonly #kind: string
  readonly #jobs: Iterator<Job>
  readonly #hearing: Hearing<Done>
  /** Of the jobs under way, in their order. */
  readonly #order: string[] = []
  /** How often each stands there. */
  readonly #places = new Map<string, number>()
  readonly #found = new Map<string, Done>()
  #told = 0
  #done = 0
  #isLaid = false
  #error: Error | undefined
  #wake: () => void = () => {}

  constructor(kind: string, jobs: Iterable<Job>, hearing: Hearing<Done>) {
    this.#kind = kind
    this.#jobs = jobs[Symbol.iterator]()
    this.#hearing = hearing
  }

  /** How many there were, once all are told; undefined before. What went wrong is thrown. */
  get total(): number | undefined {
    if (this.#error) throw this.#error
    return this.#isLaid && this.#order.length === 0 ? this.#told : undefined
  }

  /** The first of those whose results are missing. */
  get missing(): string[] {
    const ids: string[] = []
    for (const id of this.#places.keys()) {
      if (!this.#found.has(id)) ids.push(id)
      if (ids.length === AT_ONCE) break
    }
    return ids
  }

  /** The next ones to lay, as many as there is room for. */
  more(): Laid[] {
    const laid: Laid[] = []
    while (laid.length < AT_ONCE && this.#order.length < WIDTH) {
      const next = this.#jobs.next()
      this.#isLaid = next.done === true
      if (next.done) break
      const id = idOf(this.#kind, next.value.key)
      this.#order.push(id)
      this.#places.set(id, (this.#places.get(id) ?? 0) + 1)
      if (this.#found.has(id)) this.#done++
      laid.push({ id, job: next.value.job })
    }
    this.#tell()
    return laid
  }

  take(id: string, result: Done): void {
    const places = this.#places.get(id)
    if (places === undefined || this.#found.has(id)) return
    this.#found.set(id, result)
    this.#done += places
    this.#hearing.progress?.(this.#done)
    this.#tell()
  }

  fail(id: string, why: string): void {
    if (!this.#places.has(id)) return
    this.#error ??= new QueueError('failed', why)
    this.#wake()
  }

  /** Waits until there is something to do; whether nothing has come for so long. */
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
    return !this.#isLaid && this.#order.length + AT_ONCE <= WIDTH
  }

  #tell(): void {
    while (this.#order.length > 0 && this.#found.has(this.#order[0])) {
      const id = String(this.#order.shift())
      this.#hearing.inOrder?.(this.#found.get(id) as Done, this.#told++)
      this.#leave(id)
    }
    if (this.#hasRoom) this.#wake()
  }

  #leave(id: string): void {
    const places = (this.#places.get(id) ?? 1) - 1
    if (places > 0) {
      this.#places.set(id, places)
      return
    }
    this.#places.delete(id)
    this.#found.delete(id)
  }
}

/** Jobs of the same build and key are the same. */
const idOf = (kind: string, key: string): string =>
  `${kind}-${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`
