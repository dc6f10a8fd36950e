/** Opens the remote table of a seat. Shows progress while it loads, or why it cannot be opened. */
import type { ReactNode } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { Waiting } from '../../app/Waiting.tsx'
import { onlineWords, troubleText } from '../words.ts'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import type { RemoteTable } from './remote-table.ts'
import type { TableSubscription } from './subscription.ts'
import { useRemoteTable } from './useRemoteTable.ts'

interface RemoteTableLoaderProps {
  following: TableSubscription
  /** Undefined for spectators. */
  seat: number | undefined
  render: (table: RemoteTable) => ReactNode
}

export function RemoteTableLoader({ following, seat, render }: RemoteTableLoaderProps) {
  const w = onlineWords()
  const opened = useRemoteTable(following, seat)
  if (opened?.trouble) return <Notice title={w.cannotCome} text={troubleText(opened.trouble)} />
  if (opened?.table) return render(opened.table)
  return (
    <>
      <ConnectionStrip following={following} />
      <Waiting text={w.coming} />
    </>
  )
}
