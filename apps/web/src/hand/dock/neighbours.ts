/** Names of the cities that a city may pay. */
import { type Game, left, right } from '@heptapolis/engine/show'
import type { CityView } from '../../city/view.ts'

/** Cities that may be paid, by name. */
export interface Neighbours {
  left: string
  right: string
  farLeft: string
  farRight: string
  /** Name of the city itself, if it is the free city. */
  free?: string
}

export function neighboursOf(game: Game, city: number, cities: readonly CityView[]): Neighbours {
  const toLeft = left(game, city)
  const toRight = right(game, city)
  return {
    left: cities[toLeft].name,
    right: cities[toRight].name,
    farLeft: cities[left(game, toLeft)].name,
    farRight: cities[right(game, toRight)].name,
    ...(city < game.rules.players ? {} : { free: cities[city].name }),
  }
}
