/** What a piece would be worth to a city if it began to work there now. */
import { activate, clone, copy, type Game, type List, type Ruleset, state } from '@heptapolis/engine'
import type { Weights } from '../weights.ts'
import { cityOutlook } from './city.ts'

const scratches = new WeakMap<Ruleset['pieces'], Game>()

/** A game of the same rules to try things out in. */
export function scratchOf(g: Game): Game {
  const known = scratches.get(g.rules.pieces)
  if (known && known.cells.length === g.cells.length) {
    copy(g, known)
    return known
  }
  const fresh = clone(g)
  scratches.set(g.rules.pieces, fresh)
  return fresh
}

/** The gain in the estimate when the piece joins this list of the city. */
export function worth(g: Game, seat: number, piece: number, list: List, weights: Weights): number {
  if (piece === 0 || list.size(g, seat) >= list.capacity) return 0
  const before = cityOutlook(g, seat, weights)
  const trial = scratchOf(g)
  state.queue.clear(trial)
  list.push(trial, seat, piece)
  activate(trial, seat, g.rules.pieces[piece])
  return cityOutlook(trial, seat, weights) - before
}
