/**
 * Scenes for the tests: three cities of the first edition in the first turn, the first of them about to build a stage.
 */
import type { CityPosition, Game, MoveJson } from '@heptapolis/engine'
import { playTurn, type Scenario, scenario } from '../testing.ts'

export const HAND = ['tavern', 'altar']

/** Defaults: seat 1 is the left neighbour (Gizah), seat 2 the right one (Rhodos). */
export function table(
  first: CityPosition,
  left: CityPosition = {},
  right: CityPosition = {},
  more: Partial<Scenario> = {},
) {
  const cities = [
    { hand: HAND, coins: 0, ...first },
    { wonder: 'gizah', side: 'a', hand: HAND, coins: 5, ...left },
    { wonder: 'rhodos', side: 'a', hand: HAND, coins: 5, ...right },
  ]
  return scenario({ edition: '1e', boxes: ['wonder-pack'], age: 1, ...more, cities })
}

export const stage = (number: number, more: Partial<MoveJson> = {}): MoveJson => ({
  action: 'stage',
  card: 'tavern',
  stage: number,
  ...more,
})

/** The first city builds a stage, the others sell. */
export function raise(number: number, ...cities: Parameters<typeof table>): Game {
  const g = table(...cities)
  playTurn(g, { 0: stage(number) })
  return g
}
