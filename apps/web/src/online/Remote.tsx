/** A table elsewhere as a seat sees it, once it has come; until then what is waited for, or why it cannot come. */
import type { ReactNode } from 'react'
import { Notice } from '../app/Notice.tsx'
import { Waiting } from '../app/Waiting.tsx'
import type { TableSubscription } from './following.ts'
import { LineStrip } from './LineStrip.tsx'
import type { RemoteTable } from './remote.ts'
import { useRemote } from './useRemote.ts'
import { onlineWords, troubleText } from './words.ts'

interface RemoteProps {
  following: TableSubscription
  /** None where only what all may see is shown. */
  seat: number | undefined
  render: (table: RemoteTable) => ReactNode
}

export function Remote({ following, seat, render }: RemoteProps) {
  const w = onlineWords()
  const opened = useRemote(following, seat)
  if (opened?.trouble) return <Notice title={w.cannotCome} text={troubleText(opened.trouble)} />
  if (opened?.table) return render(opened.table)
  return (
    <>
      <LineStrip following={following} />
      <Waiting text={w.coming} />
    </>
  )
}
