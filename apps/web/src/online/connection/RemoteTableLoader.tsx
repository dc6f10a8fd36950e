/** Opens the remote table of a seat. Shows progress while it loads, or why it cannot be opened. */
import type { ReactNode } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { onlineWords, troubleText } from '../words.ts'
import { ConnectingPage } from './ConnectingPage.tsx'
import type { RemoteTable } from './remote-table.ts'
import type { TableSubscription } from './subscription.ts'
import { useRemoteTable } from './useRemoteTable.ts'

interface RemoteTableLoaderProps {
  subscription: TableSubscription
  /** Undefined for spectators. */
  seat: number | undefined
  render: (table: RemoteTable) => ReactNode
}

export function RemoteTableLoader({ subscription, seat, render }: RemoteTableLoaderProps) {
  const w = onlineWords()
  const opened = useRemoteTable(subscription, seat)
  if (opened?.trouble) return <Notice title={w.cannotCome} text={troubleText(opened.trouble)} />
  if (opened?.table) return render(opened.table)
  return <ConnectingPage subscription={subscription} />
}
