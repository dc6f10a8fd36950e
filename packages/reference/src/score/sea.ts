/** Naval conflict. */
import { type City, type ReferenceTable, workingEffects } from '../table.ts'

const PRIZES = [
  { weakest: 0, ranks: [] },
  { weakest: -1, ranks: [3, 1] },
  { weakest: -2, ranks: [5, 3] },
  { weakest: -3, ranks: [7, 5, 3] },
]

function navalStrength(city: City): number {
  const ship = city.yard?.columns.red.spaces[city.ships.red - 1]?.naval ?? 0
  return workingEffects(city, 'naval').reduce((sum, { strength }) => sum + strength, ship)
}

/** Token per city by seat; 0 for none. Cities that stay out are not compared. */
export function navalTokens(table: ReferenceTable, staysOut: (seat: number) => boolean): number[] {
  const tokens = table.cities.map(() => 0)
  const fleet = table.cities.filter(({ seat }) => !staysOut(seat))
  const groups = groupsOf(fleet)
  const weakest = groups.pop()
  if (!weakest || groups.length === 0) return tokens
  const { weakest: loss, ranks } = PRIZES[table.age]
  for (const { seat } of weakest) tokens[seat] = loss
  let rank = 0
  for (const group of groups) {
    const isShared = group.length > 1
    for (const { seat } of group) tokens[seat] = ranks[isShared ? rank + 1 : rank] ?? 0
    rank += isShared ? 2 : 1
  }
  return tokens
}

/** Groups cities of equal strength, the strongest first. */
function groupsOf(cities: readonly City[]): City[][] {
  const strengths = [...new Set(cities.map(navalStrength))].sort((a, b) => b - a)
  return strengths.map((strength) => cities.filter((city) => navalStrength(city) === strength))
}
