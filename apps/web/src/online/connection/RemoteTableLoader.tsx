/** A table elsewhere as a seat sees it, once it has come; until then what is waited for, or why it cannot come. */
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
  /** None where only what all may see is shown. */
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
