/** Rating algorithm: new ratings after a game by the Plackett–Luce model, with ties and teams. */
import { itemAt } from '@heptapolis/engine/kernel'
import type { Skill } from './figures.ts'

/** A player's rank. Partners share a unit. */
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

/** Leavers are rated last; the others are rated among themselves. A partner left alone neither gains nor loses. */
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
  // Lazy import: loading takes time, and a starting server has nothing to rate.
  const { rate } = await import('openskill')
  const teams = units.map(({ members }) => members.map(({ skill }) => ({ ...skill })))
  const after: Skill[][] = rate(teams, { rank: units.map(({ rank }) => rank) })
  return new Map(
    units.flatMap(({ members }, u) =>
      members.map((member, m): [RankedPlayer, Skill] => [member, itemAt(itemAt(after, u), m)]),
    ),
  )
}
