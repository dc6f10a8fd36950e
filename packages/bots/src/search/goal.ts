/** A goal beside points, for a search: moves that it forbids, and what the end of a playout is worth for it. */
import { type Game, type Move, moves } from '@heptapolis/engine/search'
import type { Instinct } from '../instinct/instinct.ts'

export interface SearchGoal {
  allows(g: Game, seat: number, move: Move): boolean
  /** Points added to the value of a playout. */
  worth(g: Game, seat: number): number
  /** Age whose end decides the goal: until then playouts go no further. */
  deadline?: number
}

/** Legal moves that the goal allows; all if it allows none. */
export function allowedMoves(g: Game, seat: number, goal: SearchGoal | undefined): Move[] {
  const legal = moves(g, seat)
  if (!goal) return legal
  const allowed = legal.filter((move) => goal.allows(g, seat, move))
  return allowed.length > 0 ? allowed : legal
}

/** Replaces a move that the goal forbids by the best allowed one at first sight. */
export function withinGoal(g: Game, seat: number, move: Move, instinct: Instinct, goal: SearchGoal): Move {
  if (goal.allows(g, seat, move)) return move
  const allowed = allowedMoves(g, seat, goal)
  const values = instinct.values(g, seat, allowed)
  return allowed[values.indexOf(Math.max(...values))]
}
