/** Subscribes to the table of an address and renders it. Shows connection problems, and marks the tab when it is your turn. */
import type { TableSnapshot } from '@heptapolis/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../app/Notice.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { ConnectionStrip } from './connection/ConnectionStrip.tsx'
import type { TableSubscription } from './connection/subscription.ts'
import { useSubscription } from './connection/useSubscription.ts'
import { useHeard } from './moderation/heard.ts'
import { onlineWords, troubleText } from './words.ts'

interface VisitProps {
  id: string
  /** Subscribes again, after another person of this device has sat down. */
  onAgain: () => void
}

/** A loaded table, as screens receive it. */
export interface TableVisit {
  following: TableSubscription
  shown: TableSnapshot
  onAgain: () => void
}

export function TableLoader({ id, render }: { id: string; render: (at: TableVisit) => ReactNode }) {
  const [visit, setVisit] = useState(0)
  return <Visit key={visit} id={id} render={render} onAgain={() => setVisit(visit + 1)} />
}

function Visit({ id, render, onAgain }: VisitProps & { render: (at: TableVisit) => ReactNode }) {
  const followed = useSubscription(id)
  const w = onlineWords()
  const heard = useHeard(followed?.following, followed?.shown)
  useYourTurn(followed?.following.isAsked ?? false)
  useFreshPage(followed?.state.build, followed?.state.keeping === 0, followed?.shown?.game?.round)
  if (!followed?.shown || !followed.following.isSeen) {
    if (followed?.trouble) return <Notice title={w.cannotCome} text={troubleText(followed.trouble)} />
    return (
      <>
        {followed ? <ConnectionStrip following={followed.following} /> : undefined}
        <Waiting text={w.coming} />
      </>
    )
  }
  const { following, shown, trouble } = followed
  if (trouble === 'removed') return <Notice title={w.cannotCome} text={troubleText(trouble)} />
  if (!shown.game && shown.phase === 'over') return <Notice title={w.closed} />
  return render({ following, shown: heard ?? shown, onAgain })
}

/** Reloads a page that is older than the server, between rounds and with an empty outbox. */
function useFreshPage(build: string | undefined, isSent: boolean, round: number | undefined): void {
  const own = useRef(build)
  own.current ??= build
  const isOld = build !== undefined && build !== own.current
  const seen = useRef(round)
  useEffect(() => {
    const isBetween = round === undefined || round !== seen.current
    seen.current = round
    if (isOld && isSent && isBetween) location.reload()
  }, [isOld, isSent, round])
}

/** Marks the title of the tab while the table waits for this person. */
function useYourTurn(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const before = document.title
    document.title = onlineWords().yourTurn(before)
    return () => {
      document.title = before
    }
  }, [isAsked])
}
