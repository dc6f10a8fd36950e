/** React hook that removes messages of muted people from the view of a table. */
import type { TableSnapshot } from '@heptapolis/table'
import type { HiddenChat } from '@heptapolis/wire'
import { useEffect, useMemo, useState } from 'react'
import type { TableSubscription } from '../connection/subscription.ts'
import { server } from '../server/server.ts'
import { withoutMuted } from './without-muted.ts'

const NOBODY: HiddenChat = { seats: [], watchers: [] }

const listeners = new Set<() => void>()

/** Loads the muted people again, after one was muted or unmuted. */
export function reloadMuted(): void {
  for (const listener of listeners) listener()
}

export function useWithoutMuted(
  subscription: TableSubscription | undefined,
  snapshot: TableSnapshot | undefined,
): TableSnapshot | undefined {
  const [hidden, setHidden] = useState(NOBODY)
  const { id, people: [as] = [] } = subscription ?? {}
  const present = snapshot
    ? [...snapshot.seats.map(({ kind, name }) => `${kind} ${name}`), ...snapshot.watchers.map(({ watcher }) => watcher)]
    : []
  const roster = present.join('\n')
  const isAlone = !snapshot?.chat.some(({ did, seat }) => did === undefined && seat !== snapshot.you.seat)
  useEffect(() => {
    // A change of the roster may bring in a muted person.
    if (isAlone || roster === '' || id === undefined) return
    const look = () =>
      void server.request<HiddenChat>('GET', `/tables/${id}/hidden?as=${as}`).then((found) => {
        if (found.ok) setHidden(found.value)
      })
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [id, as, roster, isAlone])
  return useMemo(() => snapshot && withoutMuted(snapshot, hidden), [snapshot, hidden])
}
