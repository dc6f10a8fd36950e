/**
 * Military conflicts that a city would face if the Age ended now: the wonder of each opponent, its strength, and the
 * points at stake.
 */
import { type Game, state } from '@heptapolis/engine/search'
import { conflictsAhead } from '@heptapolis/engine/show'

interface Conflict {
  /** Wonder of the opponent. */
  readonly wonder: string
  readonly strength: number
  /** Points of the tokens won and lost. */
  readonly points: number
}

/** A conflict by its result in points before and after a move. */
export interface ConflictView {
  readonly wonder: string
  readonly from: number
  readonly to: number
}

/** Conflicts of a city, one for each opponent: a team fights the same one twice. */
export function conflictsOf(g: Game, seat: number): Conflict[] {
  const byFoe = new Map<number, Conflict>()
  for (const { foe, theirs, points } of conflictsAhead(g, seat)) {
    const others = byFoe.get(foe)?.points ?? 0
    byFoe.set(foe, { wonder: wonderOf(g, foe), strength: theirs, points: others + points })
  }
  return [...byFoe.values()]
}

/** Points that a city would win in conflicts if the Age ended now. */
export const inConflicts = (g: Game, seat: number): number =>
  conflictsOf(g, seat).reduce((sum, { points }) => sum + points, 0)

export const wonderOf = (g: Game, seat: number): string => g.rules.boards[state.board.get(g, seat)].def.wonder
