/**
 * Queue of unacknowledged commands. The commands of one table are sent one at a time, each after the answer to the one
 * before. So they arrive in order, even over several connections.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { CommandMessage } from '../schema/commands.ts'
import type { CommandStore, KeptCommand } from './command-store.ts'

/** Stored by the server, or replaced by a later choice before it was sent. */
export type CommandFate = 'written' | 'replaced'

interface WaitingCommand extends KeptCommand {
  isSent: boolean
  settle(result: Result<CommandFate>): void
}

const ignore = (): void => {}

export class Outbox {
  readonly #store: CommandStore
  readonly #send: (command: KeptCommand) => void
  #waiting: WaitingCommand[]

  constructor(store: CommandStore, send: (command: KeptCommand) => void) {
    this.#store = store
    this.#send = send
    this.#waiting = store.all().map((command) => ({ ...command, isSent: false, settle: ignore }))
  }

  get size(): number {
    return this.#waiting.length
  }

  give(command: KeptCommand): Promise<Result<CommandFate>> {
    for (const other of this.#waiting.filter((one) => !one.isSent && replaces(command, one))) {
      this.#drop(other, ok('replaced'))
    }
    this.#store.keep(command)
    return new Promise((settle) => this.#waiting.push({ ...command, isSent: false, settle }))
  }

  /** New connection: sends all unanswered commands again. */
  begin(): void {
    for (const waiting of this.#waiting) waiting.isSent = false
    this.flush()
  }

  /** Sends the first command of each table that has none in flight. */
  flush(): void {
    const busy = new Set<string>()
    for (const waiting of this.#waiting) {
      const queue = queueOf(waiting)
      if (busy.has(queue)) continue
      busy.add(queue)
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

  /** Keeps the command for a retry with the next flush. */
  delayed(cid: string): void {
    for (const waiting of this.#waiting) if (waiting.cid === cid) waiting.isSent = false
  }

  #answer(cid: string, result: Result<CommandFate>): void {
    const waiting = this.#waiting.find((one) => one.cid === cid)
    if (waiting) this.#drop(waiting, result)
    else this.#store.drop(cid)
  }

  #drop(waiting: WaitingCommand, result: Result<CommandFate>): void {
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    this.#store.drop(waiting.cid)
    waiting.settle(result)
  }
}

const queueOf = ({ table, as = 0 }: KeptCommand): string => `${table} ${as}`

/** Only the last choice of a round counts. */
function replaces(later: KeptCommand, earlier: KeptCommand): boolean {
  return queueOf(later) === queueOf(earlier) && choiceOf(later.command) === choiceOf(earlier.command)
}

function choiceOf(command: CommandMessage): string | symbol {
  return command.do === 'choose' ? `${command.round} ${command.city}` : Symbol('no choice')
}
