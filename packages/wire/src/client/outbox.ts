/**
 * Commands on their way to the log. Of one table they leave one after the other, each when the one before is answered, so
 * that they arrive in the order they were given whatever becomes of the line.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { CommandMessage } from '../schema/commands.ts'
import type { CommandStore, KeptCommand } from './command-store.ts'

/** Written down; or not sent at all, since a later choice has taken its place. */
export type CommandFate = 'written' | 'replaced'

interface WaitingCommand extends KeptCommand {
  isSent: boolean
  settle(result: Result<CommandFate>): void
}

const ignore = (): void => {}

export class Outbox {
  readonly #keeper: CommandStore
  readonly #send: (command: KeptCommand) => void
  #waiting: WaitingCommand[]

  constructor(keeper: CommandStore, send: (command: KeptCommand) => void) {
    this.#keeper = keeper
    this.#send = send
    this.#waiting = keeper.all().map((command) => ({ ...command, isSent: false, settle: ignore }))
  }

  get size(): number {
    return this.#waiting.length
  }

  give(command: KeptCommand): Promise<Result<CommandFate>> {
    for (const other of this.#waiting.filter((one) => !one.isSent && replaces(command, one))) {
      this.#drop(other, ok('replaced'))
    }
    this.#keeper.keep(command)
    return new Promise((settle) => this.#waiting.push({ ...command, isSent: false, settle }))
  }

  /** A new line: whatever was sent over the old one and not answered is sent again. */
  begin(): void {
    for (const waiting of this.#waiting) waiting.isSent = false
    this.flush()
  }

  /** Sends the first of each table that is not on its way. */
  flush(): void {
    const busy = new Set<string>()
    for (const waiting of this.#waiting) {
      const line = lineOf(waiting)
      if (busy.has(line)) continue
      busy.add(line)
      if (waiting.isSent) continue
      waiting.isSent = true
      this.#send(waiting)
    }
  }

  written(cid: string): void {
    this.#answer(cid, ok('written'))
  }

  refused(cid: string, code: string): void {
    this.#answer(cid, fail(code, `The server refused this: ${code}.`))
  }

  /** It stays good, and leaves again with the next flush. */
  delayed(cid: string): void {
    for (const waiting of this.#waiting) if (waiting.cid === cid) waiting.isSent = false
  }

  #answer(cid: string, result: Result<CommandFate>): void {
    const waiting = this.#waiting.find((one) => one.cid === cid)
    if (waiting) this.#drop(waiting, result)
    else this.#keeper.drop(cid)
  }

  #drop(waiting: WaitingCommand, result: Result<CommandFate>): void {
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    this.#keeper.drop(waiting.cid)
    waiting.settle(result)
  }
}

const lineOf = ({ table, as = 0 }: KeptCommand): string => `${table} ${as}`

/** Of what somebody chose for a round only the last counts. */
function replaces(later: KeptCommand, earlier: KeptCommand): boolean {
  return lineOf(later) === lineOf(earlier) && choiceOf(later.command) === choiceOf(earlier.command)
}

function choiceOf(command: CommandMessage): string | symbol {
  return command.do === 'choose' ? `${command.round} ${command.city}` : Symbol('no choice')
}
