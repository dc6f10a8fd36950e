/** What a game makes of the ratings of those who played it: Plackett–Luce, with ties and teams. */
import { itemAt } from '@heptapolis/engine/kernel'
import type { Skill } from './figures.ts'

/** Somebody's place in a game. Partners are of one unit. */
export interface RankedPlayer {
  readonly unit: number
  readonly place: number
  readonly hasLeft: boolean
  readonly skill: Skill
}

interface Unit {
  readonly rank: number
  readonly isWhole: boolean
  readonly members: readonly RankedPlayer[]
}

/**
 * Whoever has left is rated as the last of all; the others are rated among themselves, as if nobody else had been there. A
 * partner who was left alone gains and loses nothing.
 */
export async function computeRatings(people: readonly RankedPlayer[]): Promise<Skill[]> {
  const units = unitsOf(people)
  const whole = units.filter(({ isWhole }) => isWhole)
  const last = 1 + Math.max(...units.map(({ rank }) => rank))
  const staying = await rated(whole)
  const leaving = await rated(units.map((unit) => (unit.isWhole ? unit : { ...unit, rank: last })))
  return people.map((one) => (one.hasLeft ? leaving.get(one) : staying.get(one)) ?? one.skill)
}

function unitsOf(people: readonly RankedPlayer[]): Unit[] {
  const units = [...new Set(people.map(({ unit }) => unit))]
  return units.map((unit) => {
    const members = people.filter((one) => one.unit === unit)
    return { rank: itemAt(members, 0).place, isWhole: !members.some(({ hasLeft }) => hasLeft), members }
  })
}

async function rated(units: readonly Unit[]): Promise<Map<RankedPlayer, Skill>> {
  if (units.length < 2) return new Map()
  // It takes its time to load, and a server that starts has no game to rate.
  const { rate } = await import('openskill')
  const teams = units.map(({ members }) => members.map(({ skill }) => ({ ...skill })))
  const after: Skill[][] = rate(teams, { rank: units.map(({ rank }) => rank) })
  return new Map(
    units.flatMap(({ members }, u) =>
      members.map((member, m): [RankedPlayer, Skill] => [member, itemAt(itemAt(after, u), m)]),
    ),
  )
}
