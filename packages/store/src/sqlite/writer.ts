/** Main-thread side of the SQLite writer thread: starts it, sends jobs and receives their results. */
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Result } from '@heptapolis/engine/kernel'
import { ok, refuse } from '../port.ts'
import { Groups } from './groups.ts'
import type { JobAnswer, JobArguments, JobName } from './jobs.ts'
import type { WriterMessage, WriterResponse } from './messages.ts'

export interface SqliteOptions {
  readonly file: string
  /**
   * Only `full` survives a power loss. `normal` is unsafe: the durability test uses it to prove that it can
   * fail.
   */
  readonly synchronous?: 'full' | 'normal'
  /** Timeout for a lock of another program, in milliseconds. */
  readonly patience?: number
  /** Maximum size of the file. */
  readonly maxBytes?: number
  /** Delay in which a first job waits for others to share its commit, in milliseconds; default 0. */
  readonly gather?: number
}

export class SqliteWriter {
  readonly #options: Required<SqliteOptions>
  readonly #waiting = new Map<number, (answer: Result<unknown>) => void>()
  #thread: Promise<Result<Groups>> | undefined
  #running: Groups | undefined
  #closing: Promise<void> | undefined
  #asked = 0
  #wasOpen = false
  /** Number of commits, and of jobs in them. */
  readonly counts = { commits: 0, jobs: 0 }

  constructor(options: Required<SqliteOptions>) {
    this.#options = options
  }

  /** Makes the thread open and migrate the file. After a failure the next call retries. */
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

  /** Finishes pending jobs. */
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
    // A missing file is not recreated: an empty database would pass for it.
    if (this.#wasOpen && !existsSync(this.#options.file)) return refuse('unreachable', 'the file is gone')

    // Command line flags of the process are not passed on: some keep the thread from starting.
    const settings = { workerData: this.#options, execArgv: [] }
    const thread = new Worker(new URL('./thread.ts', import.meta.url), settings)
    const groups = new Groups(thread, this.#options.gather)
    const opened = await new Promise<Result<unknown>>((resolve) => {
      let why = 'the writer has ended'
      thread.on('message', (message: WriterMessage) =>
        'answers' in message ? this.#pass(groups, message.answers) : resolve(message.opened),
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

  #pass(groups: Groups, answers: readonly WriterResponse[]): void {
    groups.back()
    this.counts.commits++
    this.counts.jobs += answers.length
    for (const { id, answer } of answers) {
      this.#waiting.get(id)?.(answer)
      this.#waiting.delete(id)
    }
    if (answers.some(({ answer }) => !answer.ok && answer.error.code === 'read-only')) this.#retire()
  }

  /** A connection opened on a read-only file stays read-only, so the next job reopens the file. */
  #retire(): void {
    this.#running?.close()
    this.#running = undefined
    this.#thread = undefined
  }

  /** Fails all pending jobs of a dead thread; the next job starts another. */
  #lose(groups: Groups, why: string): void {
    if (this.#running !== groups) return
    this.#running = undefined
    this.#thread = undefined
    for (const answered of this.#waiting.values()) answered(refuse('unreachable', why))
    this.#waiting.clear()
  }
}
