/** Threads for bots that think long. One that crashes or does not come to an end is replaced; whoever asked is told. */
import { Worker } from 'node:worker_threads'
import type { Answer } from '@heptapolis/bots'
import type { Move, Terms } from '@heptapolis/engine'
import type { Level, Question } from '@heptapolis/table'

/** A question as it goes to a thread. */
export interface ToThink {
  readonly terms: Terms
  readonly cells: Int32Array
  readonly viewer: number
  readonly city: number
  readonly level: Level
  readonly dice: string
  readonly earlier: readonly { readonly cells: Int32Array; readonly move: Move }[]
  /** In how many worlds at most. */
  readonly worlds: number
}

export const jobOf = ({ seen, city, dice, earlier }: Question, level: Level): Omit<ToThink, 'worlds'> => ({
  terms: seen.rules.setup,
  cells: seen.cells,
  viewer: seen.viewer,
  city,
  level,
  dice,
  earlier: earlier().map((before) => ({ cells: before.seen.cells, move: before.move })),
})

/** What a thread runs, and how many milliseconds it has for an answer. */
export interface Program {
  readonly patience: number
  readonly url?: URL
}

interface Waiting {
  readonly job: Omit<ToThink, 'worlds'>
  /** However many wait. */
  readonly isFull: boolean
  /** Undefined where there will be no answer. */
  tell(answer: Answer | undefined): void
}

/** More than any bot asks for by itself; where many wait each gets fewer, but still some. */
const MOST_WORLDS = 1200
const FEWEST_WORLDS = 40

/** How many worlds a bot is given while others wait: so rounds come late by little, and the log says how many it were. */
export const worldsFor = (waiting: number, threads: number): number =>
  Math.max(FEWEST_WORLDS, Math.floor(MOST_WORLDS / (1 + waiting / threads)))

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

  think(job: Omit<ToThink, 'worlds'>, isFull = false): Promise<Answer | undefined> {
    return new Promise((tell) => {
      this.#waiting.push({ job, isFull, tell })
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

  #give(thread: Worker, { job, isFull, tell }: Waiting): void {
    const timer = setTimeout(() => void thread.terminate(), this.#patience)
    const done = (answer: Answer | undefined): void => {
      clearTimeout(timer)
      thread.off('message', answered)
      thread.off('exit', ended)
      tell(answer)
    }
    const answered = (answer: Answer): void => {
      done(answer)
      this.#idle.push(thread)
      this.#next()
    }
    const ended = (): void => done(undefined)
    thread.once('message', answered)
    thread.once('exit', ended)
    thread.postMessage({
      ...job,
      worlds: isFull ? MOST_WORLDS : worldsFor(this.#waiting.length, this.#size),
    } satisfies ToThink)
  }
}
