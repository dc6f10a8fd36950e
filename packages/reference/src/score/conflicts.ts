/** Land conflicts: opponents and tokens. */
import { type City, hasPower, lawsOf, type ReferenceTable, workingEffects } from '../table.ts'

export interface Tokens {
  victory: number[]
  defeat: number
}

const VALUES = [0, 1, 3, 5]

export function shieldsOf(city: City): number {
  const shields = workingEffects(city, 'shields').reduce((sum, effect) => sum + effect.shields, 0)
  return shields + (hasPower(city, 'defeats-as-shields') ? city.defeat : 0)
}

type Fight = [City, City]

const arePartners = (table: ReferenceTable, one: City, other: City): boolean =>
  table.teams && Math.floor(one.seat / 2) === Math.floor(other.seat / 2)

/** Each city against its left neighbour. */
const ring = (cities: readonly City[]): Fight[] => cities.map((city, i) => [city, cities[(i + 1) % cities.length]])

function landFights(table: ReferenceTable): Fight[] {
  if (table.teams) return teamFights(table)
  const present = table.cities.filter(({ diplomacy }) => diplomacy === 0)
  if (present.length < 2) return []
  return present.length === 2 ? [[present[0], present[1]]] : ring(present)
}

/**
 * A neighbour who is no partner is fought twice; each diplomacy token of either side removes one of these
 * fights.
 */
const teamFights = (table: ReferenceTable): Fight[] =>
  ring(table.cities)
    .filter(([one, other]) => !arePartners(table, one, other))
    .flatMap((fight) => Array<Fight>(Math.max(0, 2 - fight[0].diplomacy - fight[1].diplomacy)).fill(fight))

const boardings = ({ cities }: ReferenceTable): Fight[] =>
  cities.flatMap((city) => city.boardings.map((target): Fight => [city, cities[target]]))

/** Tokens per city, by seat. */
export function conflictTokens(table: ReferenceTable): Tokens[] {
  const taken = table.cities.map((): Tokens => ({ victory: [], defeat: 0 }))
  for (const [one, other] of [...landFights(table), ...boardings(table)]) {
    const [mine, theirs] = [shieldsOf(one), shieldsOf(other)]
    if (mine === theirs) continue
    const [winner, loser] = mine > theirs ? [one, other] : [other, one]
    const prize = victoryValue(table)
    if (prize > 0) taken[winner.seat].victory.push(prize)
    const unlucky = hasPower(loser, 'defeats-returned') ? winner : loser
    taken[unlucky.seat].defeat += defeatsEach(table)
  }
  return taken
}

const victoryValue = (table: ReferenceTable): number =>
  lawsOf(table, 'victories').reduce((value, { become }) => become[value], VALUES[table.age])

const defeatsEach = (table: ReferenceTable): number => lawsOf(table, 'defeats').reduce((_, { tokens }) => tokens, 1)
