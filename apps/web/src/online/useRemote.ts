/** Opens the table a page follows, as soon as the server answers. */
import { useEffect, useState } from 'react'
import type { TableSubscription } from './following.ts'
import { openRemote, type RemoteTable } from './remote.ts'
import { NO_SERVER } from './server.ts'
import { server } from './useFollowing.ts'

const AGAIN = 1500

/** The table again where somebody sits down at another place. */
export function useRemote(following: TableSubscription, seat: number | undefined) {
  const [opened, setOpened] = useState<{ seat?: number; table?: RemoteTable; trouble?: string }>()
  useEffect(() => {
    let table: RemoteTable | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const open = async () => {
      const result = await openRemote(following, server)
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
  }, [following, seat])
  return opened?.seat === seat ? opened : undefined
}
