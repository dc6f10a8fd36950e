/** Rate limits of commands: separate ones for choices, chat, other commands and new tables. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Command } from '@heptapolis/table'
import type { LimitName } from '../core/limits.ts'
import type { Caller, Limiter } from '../rate-limits/limiter.ts'

const NAMES: Readonly<Partial<Record<Command['do'], LimitName>>> = { choose: 'choose', undo: 'choose', say: 'say' }

function limitOf({ do: kind }: Command, isProgram: boolean): LimitName {
  const name = NAMES[kind] ?? 'act'
  return isProgram && name === 'choose' ? 'program' : name
}

export class CommandLimits {
  readonly #limiter: Limiter

  constructor(limiter: Limiter) {
    this.#limiter = limiter
  }

  /** `slow-down` carries the milliseconds to wait in its values. A rematch opens a table, so it counts as one. */
  command(caller: Caller, command: Command, isProgram = false): Result<void> {
    const paced = this.#limiter.pass(limitOf(command, isProgram), caller)
    return paced.ok && command.do === 'rematch' ? this.table(caller) : paced
  }

  /** Refunds a command that was a repetition, or that failed at the server. */
  refund(caller: Caller, command: Command, isProgram = false): void {
    this.#limiter.giveBack(limitOf(command, isProgram), caller)
  }

  table(caller: Caller): Result<void> {
    return this.#limiter.pass('table', caller, 'too-many-tables')
  }

  /** Refunds a table that was not opened, or that the same request had opened before. */
  noTable(caller: Caller): void {
    this.#limiter.giveBack('table', caller)
  }
}
