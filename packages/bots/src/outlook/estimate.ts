/** Estimate of a city as an object with given weights. Bot knowledge of expansions calls it to value their pieces. */
import type { Estimate } from '@heptapolis/boxes/minds'
import { activate, copy, emptyGame, type Game, type List, oncePerRuleset, state } from '@heptapolis/engine/search'
import { cityOutlook } from './city.ts'
import type { Weights } from './weights.ts'

const scratch = oncePerRuleset(emptyGame)

export class CityEstimate implements Estimate {
  readonly #weights: Weights

  constructor(weights: Weights) {
    this.#weights = weights
  }

  city(g: Game, seat: number): number {
    return cityOutlook(g, seat, this.#weights)
  }

  after(g: Game, seat: number, change: (trial: Game) => void): number {
    const trial = scratch(g.rules)
    copy(g, trial)
    change(trial)
    return this.city(trial, seat)
  }

  worth(g: Game, seat: number, piece: number, list: List): number {
    if (piece === 0 || list.size(g, seat) >= list.capacity) return 0
    const after = this.after(g, seat, (trial) => {
      state.queue.clear(trial)
      list.push(trial, seat, piece)
      activate(trial, seat, g.rules.pieces[piece])
    })
    return after - this.city(g, seat)
  }

  doubt(turns: number): number {
    return this.#weights.doubt + this.#weights.doubtPerTurn * turns
  }
}
