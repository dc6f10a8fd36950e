/** A visit to a table by its address: what keeps one from it, what the tab says, and the table once it is seen. */
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
  /** Comes once more: others of this device sit here too. */
  onAgain: () => void
}

/** Whoever looks at a table, once there is something to see. */
export interface TableVisit {
  following: TableSubscription
  shown: TableSnapshot
  onAgain: () => void
}

/** Comes to a table and stays there, whatever it is shown as. */
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

/** A page older than the server comes anew, between rounds and with nothing left to send. */
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

/** The tab says so while the table waits for this person. */
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
