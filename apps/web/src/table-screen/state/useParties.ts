/**
 * React hook for the names of players at a table. It returns the same function until a name changes, because the log
 * is built on it.
 */
import { useMemo } from 'react'
import type { CityView } from '../../city/view.ts'
import { type Parties, partiesOf } from '../../game-model/names.ts'
import type { PlayerInfo } from '../../game-model/table.ts'

export function useParties(sitters: readonly PlayerInfo[], cities: readonly CityView[]): Parties {
  const names = cities.map(({ name }) => name).join('\n')
  return useMemo(() => partiesOf(sitters, names.split('\n')), [sitters, names])
}
