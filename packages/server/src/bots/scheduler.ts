/** Scheduler of bot answers. It stores no queue, because the state of a table shows which answers are missing. */
import { answerOf, type BotAnswer } from '@heptapolis/bots'
import { ok, type Result } from '@heptapolis/engine/kernel'
import {
  type BotLevel,
  type BotQuestion,
  type CommandResult,
  type OwedAnswer,
  owed,
  questionTo,
  type TableState,
  tend,
} from '@heptapolis/table'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { Meters } from '../metrics/meters.ts'
import { jobOf, type WorkerPool } from './worker-pool.ts'

/** Levels that answer without search, so they need no thread. */
const QUICK: readonly BotLevel[] = ['easy', 'medium']
/** Answers for a bot whose thread failed. */
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

  /** Starts every answer that bots of the table owe and no thread works on. */
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

  /** With a shared deal every bot searches equally far, so all players meet the same answers. */
  async #answer(
    question: BotQuestion,
    level: BotLevel,
    { id, host, deal }: TableState,
  ): Promise<BotAnswer | undefined> {
    if (QUICK.includes(level)) return answerOf(question, level)
    return this.#pool.think(jobOf(question, level), deal !== undefined, { person: host, table: id })
  }
}

/** Drops the answer if the question was answered in the meantime. */
const answering =
  ({ round, city }: OwedAnswer, level: BotLevel, answer: BotAnswer) =>
  (table: TableState, now: number): Result<CommandResult> => {
    const isOwed = owed(table, now).some((debt) => debt.round === round && debt.city === city)
    return isOwed
      ? tend(table, { do: 'answer', round, city, level, ...answer }, now)
      : ok({ events: [], table, n: table.n - 1 })
  }
