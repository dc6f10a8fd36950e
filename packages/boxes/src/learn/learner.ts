/** Interface for learning programs: inputs, numbers of moves, and legal moves. */

import type { Seen } from '@heptapolis/engine'
import { type Box, type Game, type Move, moves, oncePerRuleset } from '@heptapolis/engine/box'
import { numberingsOf } from './ledger.ts'
import { Legal } from './legal.ts'
import { MoveNumbers } from './moves.ts'
import type { Numbering } from './numbering.ts'
import { Observation } from './observation.ts'
import { look, programOf } from './observe.ts'

export class Learner {
  /** Inputs and moves, by number and name. */
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

  /** View of a player, relative to the own seat or to the free city if the player answers for it. */
  observe(seen: Seen, seat: number = seen.viewer, into: Observation = this.newObservation()): Observation {
    return this.observeFrom(seen, seat, into)
  }

  /** Same from a full game, for search programs: reads nothing that the player does not see. */
  observeFrom(g: Game, seat: number, into: Observation): Observation {
    look(g, seat, this.#programs(g.rules), into)
    return into
  }

  numberOf(g: Game, move: Move): number {
    return this.#numbers(g.rules).of(move)
  }

  /** 1 for the number of every legal move. */
  legalMask(seen: Seen, seat: number = seen.viewer, into: Uint8Array = new Uint8Array(this.actions.size)): Uint8Array {
    const numbers = this.#numbers(seen.rules)
    into.fill(0)
    for (const move of moves(seen, seat)) into[numbers.of(move)] = 1
    return into
  }

  /** Legal moves of the seat with their numbers. */
  legal(g: Game, seat: number): Legal {
    return new Legal(moves(g, seat), this.#numbers(g.rules))
  }
}
