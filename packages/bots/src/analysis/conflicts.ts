/** Conflicts of a city if the Age ended now, resolved by the rules: peace, teams and laws apply. */
import { clone, type Game, isOver, state, strength } from '@heptapolis/engine/search'
import { resolveConflicts } from '@heptapolis/engine/show'

interface Conflict {
  /** Wonder of the opponent. */
  readonly wonder: string
  readonly strength: number
  /** Points of the tokens won and lost. */
  points: number
}

/** A conflict by its result in points before and after a move. */
export interface ConflictView {
  readonly wonder: string
  readonly from: number
  readonly to: number
}

const TOKENS = new Set(['victory', 'defeat'])

/** Conflicts of a city in the order of the rules; the same opponents before and after a move. */
export function conflictsOf(g: Game, seat: number): Conflict[] {
  if (isOver(g)) return []
  const after = clone(g)
  // Before the first Age, the conflicts are those of the first.
  if (state.age.get(after) === 0) state.age.set(after, 1)
  const found: Conflict[] = []
  let last: Conflict | undefined
  after.listener = (event) => {
    if (event.what === 'conflict') {
      const foe = event.seat === seat ? Number(event.other) : event.other === seat ? event.seat : undefined
      last = foe === undefined ? undefined : { wonder: wonderOf(g, foe), strength: strength(g, foe), points: 0 }
      if (last) found.push(last)
    } else if (last && event.seat === seat && TOKENS.has(event.what)) last.points += Number(event.value)
  }
  resolveConflicts(after)
  return found
}

export const wonderOf = (g: Game, seat: number): string => g.rules.boards[state.board.get(g, seat)].def.wonder
