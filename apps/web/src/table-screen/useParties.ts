/** Names of the players at a table; the same function until a player or a city changes, because the log is built on it. */
import { useMemo } from 'react'
import type { CityView } from '../city/view.ts'
import { type Parties, partiesOf } from '../game-model/names.ts'
import type { PlayerInfo } from '../game-model/table.ts'

export function useParties(sitters: readonly PlayerInfo[], cities: readonly CityView[]): Parties {
  const names = cities.map(({ name }) => name).join('\n')
  return useMemo(() => partiesOf(sitters, names.split('\n')), [sitters, names])
}
