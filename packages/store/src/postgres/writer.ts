/** Group commit on PostgreSQL: appends that arrive during a commit share the next transaction. */
import type { Result } from '@heptapolis/engine/kernel'
import { type AppendResult, type LogStep, refuse } from '../port.ts'
import { append } from './appends.ts'
import type { PostgresConnection } from './connection.ts'
import { isEntangled, isRefused, isTaken, problemOf } from './faults.ts'

/** Limits a group, so that its commit stays within the timeout on a slow database. */
const MOST_TOGETHER = 250

interface WaitingStep {
  readonly step: LogStep
  tell(answer: Result<AppendResult>): void
}

export class PostgresWriter {
  readonly #connection: PostgresConnection
  readonly #waiting: WaitingStep[] = []
  #flushing: Promise<void> | undefined
  #isClosed = false
  /** Number of commits, and of steps in them. */
  readonly counts = { commits: 0, jobs: 0 }

  constructor(connection: PostgresConnection) {
    this.#connection = connection
  }

  async append(step: LogStep): Promise<Result<AppendResult>> {
    if (this.#isClosed) return refuse('closed')
    return new Promise((tell) => {
      // A copy: the caller may change the step afterwards.
      this.#waiting.push({ step: structuredClone(step), tell })
      this.#flushing ??= this.#flush()
    })
  }

  /** Finishes pending steps. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#flushing
  }

  async #flush(): Promise<void> {
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_TOGETHER)
      const answers = await this.#write(group.map(({ step }) => step))
      for (const [i, answer] of answers.entries()) group[i]?.tell(answer)
    }
    this.#flushing = undefined
  }

  /** If the database rejects one step, the group rolls back and each step is retried alone. */
  async #write(steps: readonly LogStep[]): Promise<Result<AppendResult>[]> {
    try {
      const answers = await this.#connection.transact((sql) => append(sql, steps))
      this.counts.commits++
      this.counts.jobs += steps.length
      return answers
    } catch (thrown) {
      if (steps.length > 1 && (isRefused(thrown) || isEntangled(thrown))) return this.#oneByOne(steps)
      // Another server wrote the same event number first.
      if (isTaken(thrown)) return steps.map(() => refuse('conflict'))
      const error = problemOf(thrown)
      return steps.map(() => ({ ok: false, error }))
    }
  }

  async #oneByOne(steps: readonly LogStep[]): Promise<Result<AppendResult>[]> {
    const answers: Result<AppendResult>[] = []
    for (const step of steps) answers.push(...(await this.#write([step])))
    return answers
  }
}
