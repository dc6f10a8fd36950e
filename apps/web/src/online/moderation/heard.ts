/** Hides messages of muted people from a snapshot. */
import type { TableSnapshot } from '@heptapolis/table'
import type { Hidden } from '@heptapolis/wire'
import { useEffect, useMemo, useState } from 'react'
import type { TableSubscription } from '../connection/subscription.ts'
import { server } from '../server/server.ts'
import { withoutHidden } from './hidden.ts'

const NOBODY: Hidden = { seats: [], watchers: [] }

const listeners = new Set<() => void>()

/** Loads the muted people again, after one was muted or unmuted. */
export function hearAnew(): void {
  for (const listener of listeners) listener()
}

export function useHeard(
  following: TableSubscription | undefined,
  shown: TableSnapshot | undefined,
): TableSnapshot | undefined {
  const [hidden, setHidden] = useState(NOBODY)
  const { id, people: [as] = [] } = following ?? {}
  const present = shown
    ? [...shown.seats.map(({ kind, name }) => `${kind} ${name}`), ...shown.watchers.map(({ watcher }) => watcher)]
    : []
  const roster = present.join('\n')
  const isAlone = !shown?.chat.some(({ did, seat }) => did === undefined && seat !== shown.you.seat)
  useEffect(() => {
    // A change of the roster may bring in a muted person.
    if (isAlone || roster === '' || id === undefined) return
    const look = () =>
      void server.ask<Hidden>('GET', `/tables/${id}/hidden?as=${as}`).then((found) => {
        if (found.ok) setHidden(found.value)
      })
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [id, as, roster, isAlone])
  return useMemo(() => shown && withoutHidden(shown, hidden), [shown, hidden])
}
