/** React hook that opens the game of a subscription and retries while no server answers. */
import { useEffect, useState } from 'react'
import { NO_SERVER } from '../server/client.ts'
import { server } from '../server/server.ts'
import { openRemoteTable, type RemoteTable } from './remote-table.ts'
import type { TableSubscription } from './subscription.ts'

const AGAIN = 1500

/** Opens it again when the viewer changes seats. */
export function useRemoteTable(subscription: TableSubscription, seat: number | undefined) {
  const [opened, setOpened] = useState<{ seat?: number; table?: RemoteTable; trouble?: string }>()
  useEffect(() => {
    let table: RemoteTable | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const open = async () => {
      const result = await openRemoteTable(subscription, server)
      if (isGone) return
      if (result.ok) table = result.value
      if (!result.ok && result.error.code === NO_SERVER) again = setTimeout(() => void open(), AGAIN)
      else setOpened(result.ok ? { seat, table: result.value } : { seat, trouble: result.error.code })
    }
    void open()
    return () => {
      isGone = true
      clearTimeout(again)
      table?.leave()
    }
  }, [subscription, seat])
  return opened?.seat === seat ? opened : undefined
}
