/** The invite link of a table, with an address that other devices can open. */
import type { TableSnapshot } from '@heptapolis/table'
import { useEffect, useState } from 'react'
import type { TableSubscription } from '../connection/subscription.ts'
import { useReach } from '../join/useReach.ts'
import { server } from '../server/server.ts'
import { recallTable, rememberTable } from '../server/storage.ts'

export interface InviteLink {
  url: string
  /** Only this computer can open it. */
  isLocal: boolean
}

/** Requests a new secret if this browser does not have one. Undefined until link and origin are known. */
export function useInviteLink(
  { id, people }: TableSubscription,
  { you, seats }: TableSnapshot,
): InviteLink | undefined {
  const reach = useReach()
  const [key, setKey] = useState(() => recallTable(id).key)
  const isIn = you.seat !== undefined || you.watcher !== undefined
  const [as] = people
  useEffect(() => {
    if (!isIn || key !== undefined) return
    void server.invite(id, as).then((made) => {
      if (!made.ok) return
      rememberTable(id, { key: made.value.key })
      setKey(made.value.key)
    })
  }, [id, as, isIn, key])
  const names = seats.map(({ name = '' }) => name)
  useEffect(() => {
    if (isIn) rememberTable(id, { names: names.some(Boolean) ? names : undefined })
  })
  return key === undefined || !reach ? undefined : { url: `${reach.origin}/t/${id}#i=${key}`, isLocal: reach.isLocal }
}
