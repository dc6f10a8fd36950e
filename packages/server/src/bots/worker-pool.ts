/**
 * Threads for work that takes long: bots that think, records of games. People take turns. A thread that crashes or does not come
 * to an end is replaced, and its caller gets no answer.
 */
import { Worker } from 'node:worker_threads'
import type { BotAnswer } from '@heptapolis/bots'
import type { Move, Terms } from '@heptapolis/engine'
import type { BotLevel, BotQuestion, TableEvent } from '@heptapolis/table'
import { FairQueue, type Turn } from './fair-queue.ts'

/** A question as it goes to a thread. */
export interface ToThink {
  readonly terms: Terms
  readonly cells: Int32Array
  readonly viewer: number
  readonly city: number
  readonly level: BotLevel
  readonly dice: string
  readonly earlier: readonly { readonly cells: Int32Array; readonly move: Move }[]
  /** In how many worlds at most. */
  readonly worlds: number
}

export const jobOf = ({ seen, city, dice, earlier }: BotQuestion, level: BotLevel): Omit<ToThink, 'worlds'> => ({
  terms: seen.rules.setup,
  cells: seen.cells,
  viewer: seen.viewer,
  city,
  level,
  dice,
  earlier: earlier().map((before) => ({ cells: before.seen.cells, move: before.move })),
})

/** What a thread runs, and how many milliseconds it has for an answer. */
export interface WorkerProgram {
  readonly patience: number
  readonly url?: URL
}

/** A record to be made: of the whole game, or as a seat knows it. */
export interface ToRecord {
  readonly record: readonly TableEvent[]
  readonly side?: { readonly secret: string; readonly seat: number }
}

/** The record as JSON, or why there is none. */
export type RecordResult = { readonly text: string } | { readonly code: string }

interface WaitingJob {
  /** What the thread is told, where so many turns pass before its next. */
  message(ahead: number): ToThink | ToRecord
  /** Undefined where there will be no answer. */
  settle(answer: unknown): void
}

/** Of callers that say nothing else. */
const ANYBODY: Turn = { person: '', table: '' }

/** More than any bot asks for by itself; where many wait each gets fewer, but still some. */
const MOST_WORLDS = 1200
const FEWEST_WORLDS = 40

/** How many worlds a bot is given while others wait: so rounds come late by little, and the log says how many it were. */
export const worldsFor = (waiting: number, threads: number): number =>
  Math.max(FEWEST_WORLDS, Math.floor(MOST_WORLDS / (1 + waiting / threads)))

export class WorkerPool {
  readonly #size: number
  readonly #patience: number
  readonly #program: URL
  readonly #waiting = new FairQueue<WaitingJob>()
  readonly #idle: Worker[] = []
  readonly #threads = new Set<Worker>()
  #isClosed = false

  constructor(size: number, patience: number, program: URL = new URL('./thread.ts', import.meta.url)) {
    this.#size = size
    this.#patience = patience
    this.#program = program
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** With `isFull` a bot gets all worlds it asks for, however many wait. */
  think(job: Omit<ToThink, 'worlds'>, isFull = false, turn: Turn = ANYBODY): Promise<BotAnswer | undefined> {
    const worlds = (ahead: number): number => (isFull ? MOST_WORLDS : worldsFor(ahead, this.#size))
    return this.#ask<BotAnswer>(turn, (ahead) => ({ ...job, worlds: worlds(ahead) }))
  }

  record(job: ToRecord, turn: Turn): Promise<RecordResult | undefined> {
    return this.#ask<RecordResult>(turn, () => job)
  }

  #ask<A>(turn: Turn, message: WaitingJob['message']): Promise<A | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.#waiting.add(turn, { message, settle: (answer) => resolve(answer as A | undefined) })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { settle } of this.#waiting.clear()) settle(undefined)
    await Promise.all([...this.#threads].map((thread) => thread.terminate()))
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.size === 0) return
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#size ? this.#start() : undefined)
    const next = thread && this.#waiting.take()
    if (next) this.#give(thread, next.item, this.#waiting.ahead(next.person))
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

  #give(thread: Worker, { message, settle }: WaitingJob, ahead: number): void {
    const timer = setTimeout(() => void thread.terminate(), this.#patience)
    const done = (answer: unknown): void => {
      clearTimeout(timer)
      thread.off('message', answered)
      thread.off('exit', ended)
      settle(answer)
    }
    const answered = (answer: unknown): void => {
      done(answer)
      this.#idle.push(thread)
      this.#next()
    }
    const ended = (): void => done(undefined)
    thread.once('message', answered)
    thread.once('exit', ended)
    thread.postMessage(message(ahead))
  }
}
