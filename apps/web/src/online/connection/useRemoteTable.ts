/** React hook that opens the game of a subscription and retries while the server is away or busy. */
import { fail } from '@heptapolis/engine/kernel'
import { useEffect, useState } from 'react'
import { untilAnswered } from '../server/retry.ts'
import { server } from '../server/server.ts'
import { openRemoteTable, type RemoteTable } from './remote-table.ts'
import type { TableSubscription } from './subscription.ts'

const GONE = fail('left', 'The page has been left.')

/** Opens it again when the viewer changes seats. */
export function useRemoteTable(subscription: TableSubscription, seat: number | undefined) {
  const [opened, setOpened] = useState<{ seat?: number; table?: RemoteTable; trouble?: string }>()
  useEffect(() => {
    let table: RemoteTable | undefined
    let isGone = false
    const open = async () => (isGone ? GONE : openRemoteTable(subscription, server))
    void untilAnswered(open).then((result) => {
      if (isGone) return
      if (result.ok) table = result.value
      setOpened(result.ok ? { seat, table: result.value } : { seat, trouble: result.error.code })
    })
    return () => {
      isGone = true
      table?.leave()
    }
  }, [subscription, seat])
  return opened?.seat === seat ? opened : undefined
}
