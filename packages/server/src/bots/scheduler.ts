/** Has bots answer what they owe. Nothing is queued anywhere: what is owed follows from the table. */
import { answerOf, type BotAnswer } from '@heptapolis/bots'
import { ok, type Result } from '@heptapolis/engine/kernel'
import {
  type BotLevel,
  type BotQuestion,
  type Decision,
  type OwedAnswer,
  owed,
  questionTo,
  type TableState,
  tend,
} from '@heptapolis/table'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { Meters } from '../metrics/meters.ts'
import { jobOf, type WorkerPool } from './worker-pool.ts'

/** These answer at first sight, and need no thread. */
const QUICK: readonly BotLevel[] = ['easy', 'medium']
/** Who answers where the bot itself does not. */
const STAND_IN: BotLevel = 'medium'

export class BotScheduler {
  readonly #pool: WorkerPool
  readonly #now: () => number
  readonly #report: (bug: unknown) => void
  readonly #meters: Meters
  readonly #thinking = new Set<string>()

  constructor(pool: WorkerPool, now: () => number, report: (bug: unknown) => void, meters: Meters) {
    this.#pool = pool
    this.#now = now
    this.#report = report
    this.#meters = meters
  }

  /** Starts whatever is owed at a desk and not thought about yet. */
  attend(liveTable: LiveTable): void {
    const { table } = liveTable
    if (!table) return
    for (const debt of owed(table, this.#now())) this.#pay(liveTable, table, debt).catch(this.#report)
  }

  async #pay(liveTable: LiveTable, table: TableState, debt: OwedAnswer): Promise<void> {
    const key = `${liveTable.id} ${debt.round} ${debt.city} ${debt.level}`
    const question = this.#thinking.has(key) ? undefined : questionTo(table, debt.city)
    if (!question) return
    this.#thinking.add(key)
    try {
      const began = performance.now()
      const answer = await this.#answer(question, debt.level, table)
      this.#meters.thought.add((performance.now() - began) / 1000)
      const answered = answer && (await liveTable.decide(answering(debt, debt.level, answer)))
      if (answered?.ok) return
      this.#meters.standIns.add()
      await liveTable.decide(answering(debt, STAND_IN, answerOf(question, STAND_IN)))
    } finally {
      this.#thinking.delete(key)
    }
  }

  /** Where others play the same deal its bots think as far for everybody. */
  async #answer(
    question: BotQuestion,
    level: BotLevel,
    { id, host, deal }: TableState,
  ): Promise<BotAnswer | undefined> {
    if (QUICK.includes(level)) return answerOf(question, level)
    return this.#pool.think(jobOf(question, level), deal !== undefined, { person: host, table: id })
  }
}

/** Where somebody else has answered by now there is nothing left to do. */
const answering =
  ({ round, city }: OwedAnswer, level: BotLevel, answer: BotAnswer) =>
  (table: TableState, now: number): Result<Decision> => {
    const isOwed = owed(table, now).some((debt) => debt.round === round && debt.city === city)
    return isOwed
      ? tend(table, { do: 'answer', round, city, level, ...answer }, now)
      : ok({ events: [], table, n: table.n - 1 })
  }
