/** React hook for the reputation of people at an open table, such as games left early. */
import type { TableSnapshot } from '@heptapolis/table'
import type { PlayerReputation } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import type { TableSubscription } from '../connection/subscription.ts'
import { server } from '../server/server.ts'

/** Loaded again when somebody comes or goes, and when a game begins or ends. */
export function useReputations(
  { id, people }: TableSubscription,
  { seats, options, phase }: TableSnapshot,
): readonly PlayerReputation[] {
  const [standings, setStandings] = useState<readonly PlayerReputation[]>([])
  const [as] = people
  const roster = [phase, ...seats.map(({ name = '' }) => name)].join('\n')
  const isAmongStrangers = options.visibility === 'open' && seats.some(({ name }) => name)
  useEffect(() => {
    if (!isAmongStrangers || roster === '') return
    void server.request<PlayerReputation[]>('GET', `/tables/${id}/standings?as=${as}`).then((found) => {
      if (found.ok) setStandings(found.value)
    })
  }, [id, as, roster, isAmongStrangers])
  return standings
}
