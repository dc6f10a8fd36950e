/**
 * What a city may expect at the end of the game: the points it has, and an estimate of what its shields, goods,
 * symbols, coins, chains and the things of the boxes in play will still bring. The weights are in points;
 * `tools/tune.ts` finds them by self-play.
 */
import { type Game, isOver } from '@heptapolis/engine'
import { cityOutlook } from './outlook/city.ts'
import { outlooksOf } from './outlook/outlooks.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** The estimate for a seat. */
export function outlook(g: Game, seat: number, weights: Weights = WEIGHTS): number {
  let sum = cityOutlook(g, seat, weights)
  if (isOver(g)) return sum
  for (const box of outlooksOf(g.rules)) if (box.ahead) sum += box.ahead(g, seat, weights)
  return sum
}
