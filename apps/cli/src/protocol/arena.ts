/**
 * Slot of a batch: one of many parallel games, which waits for one seat. A finished game restarts with another seed.
 */

import { type Legal, learner } from '@heptapolis/boxes/learn'
import { itemAt } from '@heptapolis/engine/kernel'
import {
  apply,
  controller,
  type Game,
  isOver,
  type Move,
  newGame,
  type Ruleset,
  scores,
  toAct,
} from '@heptapolis/engine/search'

/** Result per player: points, and the share of the win. */
export interface End {
  readonly points: readonly number[]
  readonly shares: readonly number[]
}

export class Slot {
  readonly rules: Ruleset
  readonly #seed: string
  #games = 0
  g: Game
  /** City with the open question, and its legal moves. */
  seat = 0
  legal: Legal
  /** Result, if the last step ended a game. */
  ended: End | undefined = undefined

  constructor(rules: Ruleset, seed: string) {
    this.rules = rules
    this.#seed = seed
    this.g = this.#begin()
    this.legal = this.#next()
  }

  get player(): number {
    return controller(this.g, this.seat)
  }

  step(move: Move): void {
    this.ended = undefined
    apply(this.g, this.seat, move)
    this.legal = this.#next()
  }

  #begin(): Game {
    return newGame(this.rules, `${this.#seed} ${this.#games++}`)
  }

  /** Advances to the next question with more than one answer. */
  #next(): Legal {
    for (;;) {
      if (isOver(this.g)) {
        this.ended = endOf(this.g)
        this.g = this.#begin()
      }
      this.seat = itemAt(toAct(this.g), 0)
      const legal = learner.legal(this.g, this.seat)
      if (legal.moves.length > 1) return legal
      apply(this.g, this.seat, itemAt(legal.moves, 0))
    }
  }
}

function endOf(g: Game): End {
  const sheets = scores(g)
  const first = sheets.filter(({ rank }) => rank === 1).length
  return {
    points: sheets.map(({ total }) => total),
    shares: sheets.map(({ rank }) => (rank === 1 ? 1 / first : 0)),
  }
}
