/** Steps that have come in while the last commit was under way share the next one. */
import type { Result } from '@heptapolis/engine/kernel'
import { type Kept, refuse, type Step } from '../port.ts'
import { append } from './appends.ts'
import { isEntangled, isRefused, isTaken, problemOf } from './faults.ts'
import type { Line } from './line.ts'

/** So many steps at most share a commit: it is to be done in time also where the database is slow. */
const MOST_TOGETHER = 250

interface Waiting {
  readonly step: Step
  tell(answer: Result<Kept>): void
}

export class Writer {
  readonly #line: Line
  readonly #waiting: Waiting[] = []
  #flushing: Promise<void> | undefined
  #isClosed = false
  /** How often the disk was waited for, and for how many steps. */
  readonly counts = { commits: 0, jobs: 0 }

  constructor(line: Line) {
    this.#line = line
  }

  async append(step: Step): Promise<Result<Kept>> {
    if (this.#isClosed) return refuse('closed')
    return new Promise((tell) => {
      // Kept as it is now, whatever becomes of it.
      this.#waiting.push({ step: structuredClone(step), tell })
      this.#flushing ??= this.#flush()
    })
  }

  /** Whatever was asked before is still written. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#flushing
  }

  async #flush(): Promise<void> {
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_TOGETHER)
      const answers = await this.#write(group.map(({ step }) => step))
      for (const [i, { tell }] of group.entries()) tell(answers[i])
    }
    this.#flushing = undefined
  }

  /** Where one of a group is refused by the database, none was kept: each of them is tried alone. */
  async #write(steps: readonly Step[]): Promise<Result<Kept>[]> {
    try {
      const answers = await this.#line.transact((sql) => append(sql, steps))
      this.counts.commits++
      this.counts.jobs += steps.length
      return answers
    } catch (thrown) {
      if (steps.length > 1 && (isRefused(thrown) || isEntangled(thrown))) return this.#oneByOne(steps)
      // Another server has written the same number first.
      if (isTaken(thrown)) return steps.map(() => refuse('conflict'))
      const error = problemOf(thrown)
      return steps.map(() => ({ ok: false, error }))
    }
  }

  async #oneByOne(steps: readonly Step[]): Promise<Result<Kept>[]> {
    const answers: Result<Kept>[] = []
    for (const step of steps) answers.push(...(await this.#write([step])))
    return answers
  }
}
