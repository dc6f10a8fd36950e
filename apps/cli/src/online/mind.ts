/** Decision maker of an online bot in one game: a built-in bot, or an external program. */

import { type Bot, botNamed, sitDown } from '@heptapolis/bots'
import { Child, type ChildFailure, isOutside, PREFIX } from '@heptapolis/bots/outside'
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type MoveJson, type Position, sight } from '@heptapolis/engine'
import { broken } from '@heptapolis/engine/kernel'
import { controller, random, showMove } from '@heptapolis/engine/search'
import { freshSeed } from '../library/seed.ts'

/** Question to a program, as in docs/protocol.md. */
export interface ProgramQuestion {
  readonly seat: number
  readonly question: string
  readonly text: string
  readonly view: Position
  readonly legal: readonly MoveJson[]
  readonly begin?: object
  readonly events: readonly unknown[]
}

/** Fault of a program; the caller formats it. */
export interface ProgramFault {
  readonly code: ChildFailure['code'] | 'late' | 'not-json' | 'not-legal'
  readonly detail: string
}

export interface SeatProgram {
  /** Legal move, or a fault. */
  answer(question: ProgramQuestion): Promise<MoveJson | ProgramFault>
  /** Sends the end of the game, if the program asked for it. */
  end(said: object): void
  close(): void
}

export const isFault = (answer: MoveJson | ProgramFault): answer is ProgramFault => 'code' in answer

/** Bot of a name that was checked before. */
export const ownBot = (name: string): Bot => botNamed(name) ?? broken(`no bot is called ${name}`)

/** Creates a mind for one game; each game needs its own. */
export const mindOf = (name: string, timeout: number): SeatProgram =>
  isOutside(name) ? new ProgramMind(name.slice(PREFIX.length), timeout) : new OwnMind(ownBot(name))

export class OwnMind implements SeatProgram {
  readonly #player: ReturnType<typeof sitDown>
  readonly #dice = random(freshSeed())

  constructor(bot: Bot) {
    this.#player = sitDown(bot)
  }

  async answer({ view, seat, legal }: ProgramQuestion): Promise<MoveJson | ProgramFault> {
    const game = fromPosition(view, BOXES, { lenient: true })
    if (!game.ok) return { code: 'not-legal', detail: game.error.message }
    const seen = sight(game.value, controller(game.value, seat))
    const move = showMove(seen, this.#player.choose(seen, seat, this.#dice))
    const written = JSON.stringify(move)
    return legal.find((one) => JSON.stringify(one) === written) ?? { code: 'not-legal', detail: written }
  }

  end(): void {}
  close(): void {}
}

const SHOWN = 80

/** External program that answers lines with lines, started and ended with the game. */
class ProgramMind implements SeatProgram {
  readonly #timeout: number
  readonly #child: Child
  #heard: (answer: string | ProgramFault) => void = () => {}
  #wantsEnd = false

  constructor(command: string, timeout: number) {
    this.#timeout = timeout
    this.#child = new Child(command, (answer) => this.#heard(answer))
  }

  async answer(question: ProgramQuestion): Promise<MoveJson | ProgramFault> {
    const said = await this.#ask(JSON.stringify(question))
    if (typeof said !== 'string') return said
    const answer = parsed(said)
    if (!answer) return { code: 'not-json', detail: said.slice(0, SHOWN) }
    this.#wantsEnd = answer.end === true
    return chosen(question.legal, answer.move) ?? { code: 'not-legal', detail: said.slice(0, SHOWN) }
  }

  end(said: object): void {
    if (this.#wantsEnd) this.#child.tell(JSON.stringify({ end: said }))
  }

  close(): void {
    this.#child.close()
  }

  #ask(request: string): Promise<string | ProgramFault> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve({ code: 'late', detail: String(this.#timeout) }), this.#timeout)
      this.#heard = (answer) => {
        clearTimeout(late)
        resolve(answer)
      }
      this.#child.ask(request)
    })
  }
}

function parsed(text: string): { move?: unknown; end?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

/** By index among the legal moves, or spelled out, which the server parses. */
function chosen(legal: readonly MoveJson[], wanted: unknown): MoveJson | undefined {
  if (typeof wanted === 'number') return legal[wanted]
  return typeof wanted === 'object' && wanted !== null && 'action' in wanted ? (wanted as MoveJson) : undefined
}
