/** Who thinks for a bot in one game: one of ours, or a program of one's own. */
import { type Bot, botNamed, sitDown } from '@heptapolis/bots'
import { Child, type ChildFailure, isOutside, PREFIX } from '@heptapolis/bots/outside'
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type MoveJson, type Position, sight } from '@heptapolis/engine'
import { controller, random, showMove } from '@heptapolis/engine/search'
import { freshSeed } from '../library/seed.ts'

/** What a program is asked, as docs/protocol.md has it. */
export interface Question {
  readonly seat: number
  readonly question: string
  readonly text: string
  readonly view: Position
  readonly legal: readonly MoveJson[]
  readonly begin?: object
  readonly events: readonly unknown[]
}

/** What a program did wrong; the words are for whoever shows it. */
export interface Fault {
  readonly code: ChildFailure['code'] | 'late' | 'not-json' | 'not-legal'
  readonly detail: string
}

export interface Mind {
  /** One of the legal moves, or what went wrong. */
  answer(question: Question): Promise<MoveJson | Fault>
  /** Is told how it ended, where it wishes. */
  end(said: object): void
  close(): void
}

export const isFault = (answer: MoveJson | Fault): answer is Fault => 'code' in answer

/** A mind for one game. Several games need several. */
export const mindOf = (name: string, timeout: number): Mind =>
  isOutside(name) ? new ProgramMind(name.slice(PREFIX.length), timeout) : new OwnMind(botNamed(name) as Bot)

/** One of our bots thinks about what it is shown. */
export class OwnMind implements Mind {
  readonly #player: ReturnType<typeof sitDown>
  readonly #dice = random(freshSeed())

  constructor(bot: Bot) {
    this.#player = sitDown(bot)
  }

  async answer({ view, seat, legal }: Question): Promise<MoveJson | Fault> {
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

/** A program answers lines with lines. It is started for the game and ends with it. */
class ProgramMind implements Mind {
  readonly #timeout: number
  readonly #child: Child
  #heard: (answer: string | Fault) => void = () => {}
  #wantsEnd = false

  constructor(command: string, timeout: number) {
    this.#timeout = timeout
    this.#child = new Child(command, (answer) => this.#heard(answer))
  }

  async answer(question: Question): Promise<MoveJson | Fault> {
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

  #ask(request: string): Promise<string | Fault> {
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

/** By its number among the legal ones, or written out: that the server reads. */
function chosen(legal: readonly MoveJson[], wanted: unknown): MoveJson | undefined {
  if (typeof wanted === 'number') return legal[wanted]
  return typeof wanted === 'object' && wanted !== null && 'action' in wanted ? (wanted as MoveJson) : undefined
}
