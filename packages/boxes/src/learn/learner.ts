/** What programs that learn need of a game: its inputs, the numbers of its moves, and which of them are legal. */

import type { Seen } from '@heptapolis/engine'
import { type Box, type Game, type Move, moves, oncePerRuleset } from '@heptapolis/engine/box'
import { numberingsOf } from './ledger.ts'
import { Legal } from './legal.ts'
import { MoveNumbers } from './moves.ts'
import type { Numbering } from './numbering.ts'
import { Observation } from './observation.ts'
import { look, programOf } from './observe.ts'

export class Learner {
  /** The inputs and the moves there are, by number and name. */
  readonly inputs: Numbering
  readonly actions: Numbering
  readonly #programs
  readonly #numbers

  constructor(library: readonly Box[]) {
    const { inputs, actions } = numberingsOf(library)
    this.inputs = inputs
    this.actions = actions
    this.#programs = oncePerRuleset((rules) => programOf(rules, inputs))
    this.#numbers = oncePerRuleset((rules) => new MoveNumbers(rules, actions))
  }

  newObservation(): Observation {
    return new Observation(this.inputs.size)
  }

  /** What a player sees, told from the own seat, or from the city nobody plays where the player answers for it. */
  observe(seen: Seen, seat: number = seen.viewer, into: Observation = this.newObservation()): Observation {
    return this.observeFrom(seen, seat, into)
  }

  /** The same of a whole game, for programs that search: nothing is read that the player of the seat does not see. */
  observeFrom(g: Game, seat: number, into: Observation): Observation {
    look(g, seat, this.#programs(g.rules), into)
    return into
  }

  numberOf(g: Game, move: Move): number {
    return this.#numbers(g.rules).of(move)
  }

  /** 1 for the number of every legal move of the seat. */
  legalMask(seen: Seen, seat: number = seen.viewer, into: Uint8Array = new Uint8Array(this.actions.size)): Uint8Array {
    const numbers = this.#numbers(seen.rules)
    into.fill(0)
    for (const move of moves(seen, seat)) into[numbers.of(move)] = 1
    return into
  }

  /** The legal moves of the seat, each with its number. */
  legal(g: Game, seat: number): Legal {
    return new Legal(moves(g, seat), this.#numbers(g.rules))
  }
}
