/** Threads for bots that think long. One that crashes or does not come to an end is replaced; whoever asked is told. */
import { Worker } from 'node:worker_threads'
import type { MoveJson, Terms } from '@heptapolis/engine'
import type { Level } from '@heptapolis/table'

export interface ToThink {
  readonly terms: Terms
  readonly cells: Int32Array
  readonly viewer: number
  readonly city: number
  readonly level: Level
  readonly dice: string
}

export interface Thought {
  readonly move: MoveJson
}

interface Waiting {
  readonly job: ToThink
  /** Undefined where there will be no answer. */
  tell(thought: Thought | undefined): void
}

export class Pool {
  readonly #size: number
  readonly #patience: number
  readonly #program: URL
  readonly #waiting: Waiting[] = []
  readonly #idle: Worker[] = []
  readonly #threads = new Set<Worker>()
  #isClosed = false

  constructor(size: number, patience: number, program: URL = new URL('./thread.ts', import.meta.url)) {
    this.#size = size
    this.#patience = patience
    this.#program = program
  }

  get waiting(): number {
    return this.#waiting.length
  }

  think(job: ToThink): Promise<Thought | undefined> {
    return new Promise((tell) => {
      this.#waiting.push({ job, tell })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { tell } of this.#waiting.splice(0)) tell(undefined)
    await Promise.all([...this.#threads].map((thread) => thread.terminate()))
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#size ? this.#start() : undefined)
    const waiting = thread && this.#waiting.shift()
    if (waiting) this.#give(thread, waiting)
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { execArgv: [] })
    this.#threads.add(thread)
    thread.once('exit', () => {
      this.#threads.delete(thread)
      const at = this.#idle.indexOf(thread)
      if (at >= 0) this.#idle.splice(at, 1)
      this.#next()
    })
    // Whoever waits is told when it exits.
    thread.on('error', () => {})
    return thread
  }

  #give(thread: Worker, { job, tell }: Waiting): void {
    const timer = setTimeout(() => void thread.terminate(), this.#patience)
    const done = (thought: Thought | undefined): void => {
      clearTimeout(timer)
      thread.off('message', answered)
      thread.off('exit', ended)
      tell(thought)
    }
    const answered = (thought: Thought): void => {
      done(thought)
      this.#idle.push(thread)
      this.#next()
    }
    const ended = (): void => done(undefined)
    thread.once('message', answered)
    thread.once('exit', ended)
    thread.postMessage(job)
  }
}
