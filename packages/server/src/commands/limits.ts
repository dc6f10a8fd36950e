/** Rate limits of commands. Chat and choices have their own; the others count as messages of their connection alone. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Command } from '@heptapolis/table'
import { RATES } from '@heptapolis/wire'
import { Buckets } from '../gate/bucket.ts'

export class CommandLimits {
  readonly #tables: Buckets
  readonly #buckets: Readonly<Partial<Record<Command['do'], Buckets>>>

  constructor(now: () => number) {
    const choices = new Buckets(RATES.choose, now)
    this.#buckets = { choose: choices, undo: choices, say: new Buckets(RATES.say, now) }
    this.#tables = new Buckets(RATES.table, now)
  }

  /** `slow-down` says in its values how many milliseconds to wait. */
  command(who: string, command: Command): Result<void> {
    const bucket = this.#buckets[command.do]
    return !bucket || bucket.take(who) ? ok(undefined) : tooFast('slow-down', bucket.wait(who))
  }

  table(who: string): Result<void> {
    return this.#tables.take(who) ? ok(undefined) : tooFast('too-many-tables', this.#tables.wait(who))
  }
}

const tooFast = (code: string, wait: number): Result<never> => {
  const { error } = fail(code, 'Too many requests in a short time.')
  return { ok: false, error: { ...error, values: { wait } } }
}
