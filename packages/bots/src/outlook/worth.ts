/** What a piece would be worth to a city if it began to work there now. */
import { activate, copy, emptyGame, type Game, type List, oncePerRuleset, state } from '@heptapolis/engine'
import type { Weights } from '../weights.ts'
import { cityOutlook } from './city.ts'

const scratch = oncePerRuleset(emptyGame)

/** A game of the same rules to try things out in, equal to this one. */
export function scratchOf(g: Game): Game {
  const trial = scratch(g.rules)
  copy(g, trial)
  return trial
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
