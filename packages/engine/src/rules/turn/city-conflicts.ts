/** Conflicts of one city, read from events: real ones, or those of an Age that would end now. */
import { clone } from '../../kernel/game.ts'
import { isOver } from '../../kernel/runner.ts'
import type { Game } from '../contract/box.ts'
import type { GameEvent } from '../events.ts'
import { COLUMNS } from '../state.ts'
import { resolveConflicts } from './conflict.ts'

export interface CityConflict {
  readonly foe: number
  /** Side of the opponent. */
  readonly side: 'left' | 'right'
  readonly mine: number
  readonly theirs: number
  /** Points of the tokens won and lost. */
  readonly points: number
  /** What adds the conflict to those with neighbours: `boarding`. */
  readonly by?: string
}

export type ConflictEvent = Pick<GameEvent, 'what' | 'seat'> & Readonly<Record<string, unknown>>

/** Events of a conflict itself; expansions report others in between. */
const TOKENS = new Set(['victory', 'defeat'])

/** Conflicts of a city among events, in their order. */
export function conflictsIn(events: readonly ConflictEvent[], city: number): CityConflict[] {
  const found: CityConflict[] = []
  let isOwn = false
  for (const event of events) {
    if (event.what === 'conflict') {
      const conflict = conflictOf(event, city)
      isOwn = conflict !== undefined
      if (conflict) found.push(conflict)
    } else if (isOwn && event.seat === city && TOKENS.has(event.what)) {
      const last = found[found.length - 1]
      found[found.length - 1] = { ...last, points: last.points + Number(event.value) }
    }
  }
  return found
}

function conflictOf({ seat, other, strength, against, by }: ConflictEvent, city: number): CityConflict | undefined {
  if (seat !== city && other !== city) return undefined
  const [own, others] = [Number(strength), Number(against)]
  const conflict: CityConflict =
    seat === city
      ? { foe: Number(other), side: 'left', mine: own, theirs: others, points: 0 }
      : { foe: Number(seat), side: 'right', mine: others, theirs: own, points: 0 }
  return typeof by === 'string' ? { ...conflict, by } : conflict
}

/** Conflicts of a city if the Age ended now, resolved by the rules: peace, teams and laws apply. */
export function conflictsAhead(g: Game, city: number): CityConflict[] {
  if (isOver(g)) return []
  const after = clone(g)
  // Before the first Age, the conflicts are those of the first.
  if (COLUMNS.age.get(after) === 0) COLUMNS.age.set(after, 1)
  const events: ConflictEvent[] = []
  after.listener = (event) => void events.push(event)
  resolveConflicts(after)
  return conflictsIn(events, city)
}
