/**
 * Estimate of the final points of a city: current points plus the expected value of shields, resources, symbols,
 * coins, chains and expansions. Weights are in points; `tools/tuning/tune.ts` finds them by self-play.
 */
import type { Estimate } from '@heptapolis/boxes/minds'
import { type Game, isOver, oncePerRuleset } from '@heptapolis/engine/search'
import { mindsOf } from '../minds.ts'
import { CityEstimate } from './estimate.ts'
import { WEIGHTS } from './weights.ts'

const USUAL = new CityEstimate(WEIGHTS)

const lookingAhead = oncePerRuleset((rules) => mindsOf(rules).flatMap(({ mind }) => (mind.ahead ? [mind] : [])))

export function outlook(g: Game, seat: number, estimate: Estimate = USUAL): number {
  let sum = estimate.city(g, seat)
  if (isOver(g)) return sum
  for (const mind of lookingAhead(g.rules)) sum += mind.ahead?.(g, seat, estimate) ?? 0
  return sum
}
