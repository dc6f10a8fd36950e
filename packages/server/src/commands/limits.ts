/** Rate limits of commands: choices, chat, everything else, and tables. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Command } from '@heptapolis/table'
import type { LimitName } from '../core/limits.ts'
import type { Caller, Limiter } from '../rate-limits/limiter.ts'

const NAMES: Readonly<Partial<Record<Command['do'], LimitName>>> = { choose: 'choose', undo: 'choose', say: 'say' }

export class CommandLimits {
  readonly #limiter: Limiter

  constructor(limiter: Limiter) {
    this.#limiter = limiter
  }

  /** `slow-down` carries the milliseconds to wait in its values. */
  command(caller: Caller, { do: kind }: Command, isProgram = false): Result<void> {
    const name = NAMES[kind] ?? 'act'
    return this.#limiter.pass(isProgram && name === 'choose' ? 'program' : name, caller)
  }

  table(caller: Caller): Result<void> {
    return this.#limiter.pass('table', caller, 'too-many-tables')
  }

  /** Refunds a table that was not opened, or that the same request had opened before. */
  noTable(caller: Caller): void {
    this.#limiter.giveBack('table', caller)
  }
}
