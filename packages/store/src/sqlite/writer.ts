/** The writer's thread, seen from the one that plays the games. */
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Result } from '@heptapolis/engine/kernel'
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
  #running: Worker | undefined
  #closing: Promise<void> | undefined
  #asked = 0
  #wasOpen = false
  /** How often the disk was waited for, and for how many jobs. */
  readonly counts = { commits: 0, jobs: 0 }

  constructor(options: Required<SqliteOptions>) {
    this.#options = options
  }

  /** Has the thread open the file and bring it up to date. After a failure the next call tries again. */
  open(): Promise<Result<Worker>> {
    this.#thread ??= this.#start().then((started) => {
      if (!started.ok) this.#thread = undefined
      return started
    })
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

  async #start(): Promise<Result<Worker>> {
    // A file that was moved away is not made anew: an empty one would pass for it.
    if (this.#wasOpen && !existsSync(this.#options.file)) return refuse('unreachable', 'the file is gone')

    // Flags of the program are not the thread's: some of them forbid it to start.
    const settings = { workerData: this.#options, execArgv: [] }
    const thread = new Worker(new URL('./thread.ts', import.meta.url), settings)
    const opened = await new Promise<Result<unknown>>((resolve) => {
      let why = 'the writer has ended'
      thread.on('message', (told: Told) => ('answers' in told ? this.#pass(told.answers) : resolve(told.opened)))
      thread.on('error', (error) => {
        why = error.message
      })
      thread.on('exit', () => {
        resolve(refuse('unreachable', why))
        this.#lose(thread, why)
      })
    })
    if (!opened.ok) return opened
    this.#wasOpen = true
    this.#running = thread
    return ok(thread)
  }

  #pass(answers: readonly Answered[]): void {
    this.counts.commits++
    this.counts.jobs += answers.length
    for (const { id, answer } of answers) {
      this.#waiting.get(id)?.(answer)
      this.#waiting.delete(id)
    }
    if (answers.some(({ answer }) => !answer.ok && answer.error.code === 'read-only')) this.#retire()
  }

  /** What was opened while it could not be written to stays so: the next job has the file opened again. */
  #retire(): void {
    this.#running?.postMessage('close')
    this.#running = undefined
    this.#thread = undefined
  }

  /** Nobody goes on waiting for a thread that is gone; the next job starts another. */
  #lose(thread: Worker, why: string): void {
    if (this.#running !== thread) return
    this.#running = undefined
    this.#thread = undefined
    for (const answered of this.#waiting.values()) answered(refuse('unreachable', why))
    this.#waiting.clear()
  }
}
