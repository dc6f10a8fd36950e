/** Helpers for the scenario tests of the box. */
import { type CityPosition, type Game, state } from '@heptapolis/engine/box'
import { type Scenario, scenario } from '../testing.ts'
import { islands, navalTokens, piles, ships } from './columns.ts'
import { FLEETS } from './pieces/define.ts'
import { ISLANDS } from './pieces/islands.ts'

/**
 * Cards that produce two of every raw material and one of every manufactured resource: enough for every card of the
 * box.
 */
export const RICH: readonly string[] = [
  'sawmill',
  'quarry',
  'brickyard',
  'foundry',
  'loom-age-1',
  'glassworks-age-1',
  'press-age-1',
]

/** Board without a resource or power that would interfere. */
export const PLAIN: CityPosition = { wonder: 'gizah', side: 'night', coins: 3 }

/** Table in the first turn of an Age by default. */
export const atSea = ({ boxes = [], ...rest }: Scenario): Game =>
  scenario({ age: 1, ...rest, boxes: ['armada', ...boxes] })

export const shipsOf = (g: Game, seat: number): Record<string, number> =>
  Object.fromEntries(FLEETS.map((name, fleet) => [name, ships.get(g, seat, fleet)]))
export const islandsOf = (g: Game, seat: number): string[] =>
  islands.items(g, seat).map((island) => g.rules.pieces[island].id)
export const tokensOf = (g: Game, seat: number): number[] => navalTokens.items(g, seat)
export const pileOf = (g: Game, level: number): string[] =>
  piles[level - 1].items(g).map((island) => g.rules.pieces[island].id)
export const coinsOfAll = (g: Game): number[] =>
  Array.from({ length: g.rules.cities }, (_, seat) => state.coins.get(g, seat))

/** Other islands of the same level in two halves: if two cities own them, this one is alone on its pile. */
export function withoutIsland(id: string): [string[], string[]] {
  const level = ISLANDS.find((island) => island.id === id)?.level
  const others = ISLANDS.filter((island) => island.level === level && island.id !== id).map((island) => island.id)
  return [others.slice(0, 4), others.slice(4)]
}
