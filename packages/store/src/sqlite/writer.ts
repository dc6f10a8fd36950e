/** The writer's thread, seen from the one that plays the games. */
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse } from '../port.ts'
import { Groups } from './groups.ts'
import type { JobAnswer, JobArguments, JobName } from './jobs.ts'
import type { Answered, Told } from './messages.ts'

export interface SqliteOptions {
  readonly file: string
  /** Only `full` survives the loss of power; `normal` is for showing that a test would notice. */
  readonly synchronous?: 'full' | 'normal'
  /** How long a lock of another program is waited for, in milliseconds. */
  readonly patience?: number
  /** The file never grows beyond this. */
  readonly maxBytes?: number
  /** How long a first job waits for others to share its commit, in milliseconds; not at all unless said otherwise. */
  readonly gather?: number
}

export class Writer {
  readonly #options: Required<SqliteOptions>
  readonly #waiting = new Map<number, (answer: Result<unknown>) => void>()
  #thread: Promise<Result<Groups>> | undefined
  #running: Groups | undefined
  #closing: Promise<void> | undefined
  #asked = 0
  #wasOpen = false
  /** How often the disk was waited for, and for how many jobs. */
  readonly counts = { commits: 0, jobs: 0 }

  constructor(options: Required<SqliteOptions>) {
    this.#options = options
  }

  /** Has the thread open the file and bring it up to date. After a failure the next call tries again. */
  open(): Promise<Result<Groups>> {
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
    const groups = await this.open()
    if (!groups.ok) return groups
    const id = this.#asked++
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      groups.value.add({ id, job, args })
    })
  }

  /** Whatever was asked before is still written. */
  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  async #end(): Promise<void> {
    const groups = await this.#thread
    if (!groups?.ok) return
    const ended = new Promise((resolve) => groups.value.thread.once('exit', resolve))
    groups.value.close()
    await ended
  }

  async #start(): Promise<Result<Groups>> {
    // A file that was moved away is not made anew: an empty one would pass for it.
    if (this.#wasOpen && !existsSync(this.#options.file)) return refuse('unreachable', 'the file is gone')

    // Flags of the program are not the thread's: some of them forbid it to start.
    const settings = { workerData: this.#options, execArgv: [] }
    const thread = new Worker(new URL('./thread.ts', import.meta.url), settings)
    const groups = new Groups(thread, this.#options.gather)
    const opened = await new Promise<Result<unknown>>((resolve) => {
      let why = 'the writer has ended'
      thread.on('message', (told: Told) =>
        'answers' in told ? this.#pass(groups, told.answers) : resolve(told.opened),
      )
      thread.on('error', (error) => {
        why = error.message
      })
      thread.on('exit', () => {
        resolve(refuse('unreachable', why))
        this.#lose(groups, why)
      })
    })
    if (!opened.ok) return opened
    this.#wasOpen = true
    this.#running = groups
    return ok(groups)
  }

  #pass(groups: Groups, answers: readonly Answered[]): void {
    groups.back()
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
    this.#running?.close()
    this.#running = undefined
    this.#thread = undefined
  }

  /** Nobody goes on waiting for a thread that is gone; the next job starts another. */
  #lose(groups: Groups, why: string): void {
    if (this.#running !== groups) return
    this.#running = undefined
    this.#thread = undefined
    for (const answered of this.#waiting.values()) answered(refuse('unreachable', why))
    this.#waiting.clear()
  }
}
