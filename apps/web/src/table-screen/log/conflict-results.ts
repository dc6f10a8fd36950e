/** Conflict results for the game log: the events of a step, one result per city. */
import type { Told } from '@heptapolis/engine/show'

export interface ConflictResult {
  city: number
  foe: number
  mine: number
  theirs: number
  /** Points of the tokens of one fight, for both cities. */
  points: number
  theirPoints: number
  /** Teams fight the same city twice. */
  times: number
  /** What adds it to the conflicts with neighbours: `boarding`. */
  by?: string
}

/** An event, or the result of a conflict for one city. */
export type LoggedEvent = Told | ConflictResult

export const isConflictResult = (logged: LoggedEvent): logged is ConflictResult => 'foe' in logged

const TOKENS = new Set(['victory', 'defeat'])

/** Replaces each conflict and its tokens by its two results. Events of expansions in between stay. */
export function withFights(events: readonly Told[]): LoggedEvent[] {
  const met = new Map<string, readonly ConflictResult[]>()
  const logged: LoggedEvent[] = []
  let conflict: Conflict | undefined
  for (const event of events) {
    if (event.what !== 'conflict') {
      if (!conflict || !takesToken(conflict, event)) logged.push(event)
      continue
    }
    conflict = { sides: sidesOf(event), taken: new Set() }
    const key = `${event.seat} ${event.other} ${event.by}`
    const before = met.get(key)
    for (const side of before ?? []) side.times += 1
    if (before) continue
    met.set(key, conflict.sides)
    logged.push(...conflict.sides)
  }
  return logged
}

interface Conflict {
  sides: readonly ConflictResult[]
  /** Tokens taken so far; a city takes at most one of a kind in a conflict. */
  taken: Set<string>
}

function sidesOf({ seat, other, strength, against, by }: Told): ConflictResult[] {
  const one = { city: Number(seat), foe: Number(other), mine: Number(strength), theirs: Number(against) }
  const two = { city: one.foe, foe: one.city, mine: one.theirs, theirs: one.mine }
  return [one, two].map((side) => ({
    ...side,
    points: 0,
    theirPoints: 0,
    times: 1,
    ...(typeof by === 'string' && { by }),
  }))
}

function takesToken({ sides, taken }: Conflict, { what, seat, value }: Told): boolean {
  const side = sides.find(({ city }) => city === seat)
  const token = `${what} ${seat}`
  if (!side || !TOKENS.has(what) || taken.has(token)) return false
  taken.add(token)
  side.points += Number(value)
  for (const foe of sides) if (foe !== side) foe.theirPoints += Number(value)
  return true
}
