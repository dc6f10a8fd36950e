/** View of a seat as a position, for people and external programs. */
import { sight } from '../kernel/sight.ts'
import type { Game } from '../rules/contract/box.ts'
import type { Position } from '../rules/contract/position.ts'
import { type KnownPositions, toPosition, type Written, write } from './position/write.ts'

export const view = (g: Game, viewer: number): Position => toPosition(sight(g, viewer))

/** View together with its game, so that further views share equal parts. */
export const viewLike = (g: Game, viewer: number, known?: KnownPositions): Written => write(sight(g, viewer), known)
