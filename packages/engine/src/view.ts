/** What a seat may know. Columns say who sees them; what is not declared is hidden. */
import { type Column, List } from './column.ts'
import { clone, controller, type Game } from './game.ts'
import type { Position } from './position/types.ts'
import { toPosition } from './position/write.ts'
import * as state from './state.ts'

/** The game as a person sees it: hidden cards lie face down, their number is known. Nobody in particular: seat -1. */
export function sight(g: Game, viewer: number): Game {
  const seen = clone(g)
  const shown = revealedTo(g, viewer)
  for (const column of g.rules.columns) {
    if (column.sees === 'all' || shown.includes(column)) continue
    if (!column.perCity) {
      hide(seen, column, 0)
      continue
    }
    for (let seat = 0; seat < g.rules.cities; seat++) {
      if (column.sees === 'none' || !looksInto(g, viewer, seat)) hide(seen, column, seat)
    }
  }
  return seen
}

/** The same as a position, for people and programs outside. */
export const view = (g: Game, seat: number): Position => toPosition(sight(g, seat))

function looksInto(g: Game, viewer: number, owner: number): boolean {
  if (viewer < 0) return false
  if (controller(g, owner) === viewer) return true
  return g.rules.modifiers.sees.some((bend) => bend(g, viewer, owner))
}

function revealedTo(g: Game, viewer: number): readonly Column[] {
  if (state.queue.size(g, 0) === 0 || controller(g, state.queue.item(g, 0, 1)) !== viewer) return []
  return g.rules.decisions[state.queue.item(g, 0, 0)].reveals ?? []
}

function hide(g: Game, column: Column, seat: number): void {
  if (!(column instanceof List)) {
    column.clear(g, seat)
    return
  }
  const size = column.size(g, seat)
  column.assign(g, seat, Array<number>(size).fill(0))
}
