/**
 * Pool of worker threads for slow work: bot answers, game records, analyses and link pictures. People take turns. A thread that
 * crashes or exceeds its time is replaced, and its caller gets no answer.
 */
import { Worker } from 'node:worker_threads'
import type { AnalysisPart, BotAnswer } from '@heptapolis/bots'
import type { Move, Terms } from '@heptapolis/engine'
import type { BotLevel, BotQuestion, TableEvent } from '@heptapolis/table'
import { PICTURE_TIME } from '../core/limits.ts'
import type { LinkCard } from '../pictures/link-card.ts'
import type { ScoredResult } from '../pictures/scored-result.ts'
import { FairQueue, type QueueTurn } from './fair-queue.ts'

/** Bot question, as posted to a thread. */
export interface ToThink {
  readonly terms: Terms
  readonly cells: Int32Array
  readonly viewer: number
  readonly city: number
  readonly level: BotLevel
  readonly dice: string
  readonly earlier: readonly { readonly cells: Int32Array; readonly move: Move }[]
  /** Upper bound on worlds to search. */
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

/** Entry of the threads, and milliseconds they have for an answer other than a picture. */
export interface WorkerProgram {
  readonly patience: number
  readonly url?: URL
}

/** Record request: the whole game, or one seat's side. */
export interface ToRecord {
  readonly record: readonly TableEvent[]
  readonly side?: { readonly secret: string; readonly seat: number }
}

/** Record as JSON text, or the code of the failure. */
export type RecordResult = { readonly text: string } | { readonly code: string }

/** Picture of a link to draw. */
export interface ToDraw {
  readonly card: LinkCard
}

/** Result that travels in a link. */
export interface ToScore {
  readonly code: string
}

/** The next part of an analysis: decisions of a seat from a move of the record on. */
export interface ToAnalyse {
  readonly recorded: string
  readonly seat: number
  readonly from: number
}

export type Job = ToThink | ToRecord | ToDraw | ToScore | ToAnalyse

interface WaitingJob {
  /** Message for the thread; `ahead` is the number of turns before the person's next one. */
  message(ahead: number): Job
  /** Milliseconds that a thread has for it. */
  readonly patience: number
  /** Resolves the caller; undefined if there is no answer. */
  settle(answer: unknown): void
}

/** QueueTurn of callers that name none. */
const ANYBODY: QueueTurn = { person: '', table: '' }

/** More than any bot asks for by itself. Under load each gets fewer, but never none. */
const MOST_WORLDS = 1200
const FEWEST_WORLDS = 40

/** Worlds per bot under load: rounds stay on time, and the log records the number. */
export const worldsFor = (waiting: number, threads: number): number =>
  Math.max(FEWEST_WORLDS, Math.floor(MOST_WORLDS / (1 + waiting / threads)))

export class WorkerPool {
  readonly #size: number
  readonly #patience: number
  readonly #program: URL
  readonly #waiting = new FairQueue<WaitingJob>()
  readonly #idle: Worker[] = []
  readonly #threads = new Set<Worker>()
  readonly #started = new WeakSet<Worker>()
  #isClosed = false

  constructor(size: number, patience: number, program: URL = new URL('./thread.ts', import.meta.url)) {
    this.#size = size
    this.#patience = patience
    this.#program = program
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** With `isFull` the bot gets every world it asks for, regardless of load. */
  think(job: Omit<ToThink, 'worlds'>, isFull = false, turn: QueueTurn = ANYBODY): Promise<BotAnswer | undefined> {
    const worlds = (ahead: number): number => (isFull ? MOST_WORLDS : worldsFor(ahead, this.#size))
    return this.#ask<BotAnswer>(turn, (ahead) => ({ ...job, worlds: worlds(ahead) }))
  }

  record(job: ToRecord, turn: QueueTurn): Promise<RecordResult | undefined> {
    return this.#ask<RecordResult>(turn, () => job)
  }

  /** PNG; undefined if it could not be drawn. */
  draw(card: LinkCard, turn: QueueTurn): Promise<Uint8Array | undefined> {
    return this.#ask<Uint8Array>(turn, () => ({ card }), PICTURE_TIME)
  }

  /** Undefined for a code that is no result. */
  score(code: string, turn: QueueTurn): Promise<ScoredResult | undefined> {
    return this.#ask<ScoredResult>(turn, () => ({ code }), PICTURE_TIME)
  }

  /** Undefined for a record that does not replay. */
  analyse(job: ToAnalyse, turn: QueueTurn): Promise<AnalysisPart | undefined> {
    return this.#ask<AnalysisPart>(turn, () => job)
  }

  #ask<A>(turn: QueueTurn, message: WaitingJob['message'], patience = this.#patience): Promise<A | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.#waiting.add(turn, { message, patience, settle: (answer) => resolve(answer as A | undefined) })
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
    thread.once('online', () => this.#started.add(thread))
    thread.once('exit', () => {
      this.#threads.delete(thread)
      const at = this.#idle.indexOf(thread)
      if (at >= 0) this.#idle.splice(at, 1)
      this.#next()
    })
    // The exit handler settles the caller.
    thread.on('error', () => {})
    return thread
  }

  #give(thread: Worker, { message, patience, settle }: WaitingJob, ahead: number): void {
    let timer: NodeJS.Timeout | undefined
    const startTimer = (): void => {
      timer = setTimeout(() => void thread.terminate(), patience)
    }
    // The time of a new thread begins when its program runs.
    if (this.#started.has(thread)) startTimer()
    else thread.once('online', startTimer)
    const done = (answer: unknown): void => {
      clearTimeout(timer)
      thread.off('online', startTimer)
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
