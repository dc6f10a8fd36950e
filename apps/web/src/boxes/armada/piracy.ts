/** Check whether the Armada effect Piracy takes coins from a city. */
import { commercialLevel } from '@heptapolis/boxes/armada'
import type { Game } from '@heptapolis/engine'

/** Piracy takes coins only from cities with a commercial level. */
export const isPirated = (game: Game, seat: number): boolean => commercialLevel(game, seat) > 0
