/** Names of the cities that a city may pay. */
import { controller, type Game, left, right } from '@heptapolis/engine/show'
import type { CityView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'

/** Cities that may be paid, by name; the free city may pay "you". */
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
  const isReader = (seat: number): boolean => seat !== city && seat === controller(game, city)
  const nameOf = (seat: number): string => (isReader(seat) ? words().place.you : cities[seat].name)
  return {
    left: nameOf(toLeft),
    right: nameOf(toRight),
    farLeft: nameOf(left(game, toLeft)),
    farRight: nameOf(right(game, toRight)),
    ...(city < game.rules.players ? {} : { free: cities[city].name }),
  }
}
