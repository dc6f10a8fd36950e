/** What a seat may know, as a position: for people and programs outside. */
import { sight } from '../kernel/sight.ts'
import type { Game } from '../rules/contract/box.ts'
import type { Position } from '../rules/contract/position.ts'
import { toPosition } from './position/write.ts'

export const view = (g: Game, viewer: number): Position => toPosition(sight(g, viewer))
