/** What a seat may know, as a position: for people and programs outside. */
import { sight } from '../kernel/sight.ts'
import type { Game } from '../rules/contract/box.ts'
import type { Position } from '../rules/contract/position.ts'
import { toPosition, type Written } from './position/write.ts'

export const view = (g: Game, viewer: number): Position => toPosition(sight(g, viewer))

/** The same, with what it was made of: another view of the same moment shares the cities that look alike to both. */
export function viewLike(g: Game, viewer: number, like?: Written): Written {
  const game = sight(g, viewer)
  return { game, position: toPosition(game, like) }
}
