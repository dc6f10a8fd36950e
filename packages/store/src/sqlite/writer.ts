/** The writer's thread, seen from the one that plays the games. */
import { Worker } from 'node:worker_threads'
import type { Result } from '@heptapolis/engine'
import { ok, refuse } from '../port.ts'
import type { JobAnswer, JobArguments, JobName } from './jobs.ts'

export interface SqliteOptions {
  readonly file: string
  /** Only `full` survives the loss of power; `normal` is for showing that a test would notice. */
  readonly synchronous?: 'full' | 'normal'
  /** How long a lock of another program is waited for, in milliseconds. */
  readonly patience?: number
  /** The file never grows beyond this. */
  readonly maxBytes?: number
}

export interface Asked {
  readonly id: number
  readonly job: JobName
  readonly args: readonly unknown[]
}

export interface Answered {
  readonly id: number
  readonly answer: Result<unknown>
}

export type Told = { readonly opened: Result<unknown> } | { readonly answers: readonly Answered[] }

export class Writer {
  readonly #options: Required<SqliteOptions>
  readonly #waiting = new Map<number, (answer: Result<unknown>) => void>()
  #thread: Promise<Result<Worker>> | undefined
  #closing: Promise<void> | undefined
  #asked = 0
  /** How often the disk was waited for, and for how many jobs. */
  readonly counts = { commits: 0, jobs: 0 }

  constructor(options: Required<SqliteOptions>) {
    this.#options = options
  }

  /** Has the thread open the file and bring it up to date. After a failure the next call tries again. */
  open(): Promise<Result<Worker>> {
    this.#thread ??= this.#start()
    return this.#thread
  }

  async ask<J extends JobName>(job: J, ...args: JobArguments<J>): Promise<JobAnswer<J>> {
    return (await this.#ask(job, args)) as JobAnswer<J>
  }

  async #ask(job: JobName, args: readonly unknown[]): Promise<Result<unknown>> {
    if (this.#closing) return refuse('closed')
    const thread = await this.open()
    if (!thread.ok) return thread
    const id = this.#asked++
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      thread.value.postMessage({ id, job, args } satisfies Asked)
    })
  }

  /** Whatever was asked before is still written. */
  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  async #end(): Promise<void> {
    const thread = await this.#thread
    if (!thread?.ok) return
    const ended = new Promise((resolve) => thread.value.once('exit', resolve))
    thread.value.postMessage('close')
    await ended
  }

  #start(): Promise<Result<Worker>> {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.#options })
    return new Promise((resolve) => {
      let why = 'the writer has ended'
      thread.on('message', (told: Told) => {
        if ('answers' in told) this.#pass(told.answers)
        else resolve(told.opened.ok ? ok(thread) : told.opened)
      })
      thread.on('error', (error) => {
        why = error.message
      })
      thread.on('exit', () => {
        this.#lose(why)
        resolve(refuse('unreachable', why))
      })
    })
  }

  #pass(answers: readonly Answered[]): void {
    this.counts.commits++
    this.counts.jobs += answers.length
    for (const { id, answer } of answers) {
      this.#waiting.get(id)?.(answer)
      this.#waiting.delete(id)
    }
  }

  /** Nobody goes on waiting for a thread that is gone; the next job starts another. */
  #lose(why: string): void {
    this.#thread = undefined
    for (const answered of this.#waiting.values()) answered(refuse('unreachable', why))
    this.#waiting.clear()
  }
}
