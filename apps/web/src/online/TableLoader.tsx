/**
 * Loader of an online table: subscribes to the table of a URL and renders it. Shows connection problems, and marks the
 * tab when it is your turn.
 */
import type { TableSnapshot } from '@heptapolis/table'
import { TABLE_ID } from '@heptapolis/wire'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../app/Notice.tsx'
import { useTitleNotice } from '../look/page/useTitle.ts'
import { ConnectingPage } from './connection/ConnectingPage.tsx'
import type { TableSubscription } from './connection/subscription.ts'
import { useSubscription } from './connection/useSubscription.ts'
import { useWithoutMuted } from './moderation/useWithoutMuted.ts'
import { isOffered } from './play/rematch-state.ts'
import { isTemporary } from './server/retry.ts'
import { onlineWords, troubleText } from './words.ts'

/** A cut link is not asked for: the server would refuse it as a message of another version. */
const IS_TABLE_ID = new RegExp(TABLE_ID)

interface VisitProps {
  id: string
  /** Subscribes again, after another person of this device has sat down. */
  onReload: () => void
}

/** A loaded table, as screens receive it. */
export interface TableVisit {
  subscription: TableSubscription
  snapshot: TableSnapshot
  onReload: () => void
}

export function TableLoader({ id, render }: { id: string; render: (at: TableVisit) => ReactNode }) {
  const [visit, setVisit] = useState(0)
  if (!IS_TABLE_ID.test(id)) return <Notice title={onlineWords().cannotCome} text={troubleText('not-invited')} />
  return <Visit key={visit} id={id} render={render} onReload={() => setVisit(visit + 1)} />
}

function Visit({ id, render, onReload }: VisitProps & { render: (at: TableVisit) => ReactNode }) {
  const followed = useSubscription(id)
  const w = onlineWords()
  const withoutMuted = useWithoutMuted(followed?.subscription, followed?.snapshot)
  // Marks the tab while the table waits for this person.
  const notice = titleNotice(followed)
  useTitleNotice(notice && w[notice])
  useFreshPage(followed?.state.build, followed?.state.keeping === 0, followed?.snapshot?.game?.round)
  if (!followed?.snapshot || !followed.subscription.isLoaded) {
    // The connection asks again by itself after a temporary problem.
    if (followed?.trouble && !isTemporary(followed.trouble))
      return <Notice title={w.cannotCome} text={troubleText(followed.trouble)} />
    return <ConnectingPage subscription={followed?.subscription} />
  }
  const { subscription, snapshot, trouble } = followed
  if (trouble === 'removed') return <Notice title={w.cannotCome} text={troubleText(trouble)} />
  if (!snapshot.game && snapshot.phase === 'over') {
    return <Notice title={snapshot.end?.reason === 'aborted' ? w.aborted : w.closed} />
  }
  return render({ subscription, snapshot: withoutMuted ?? snapshot, onReload })
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

type TitleNotice = 'yourTurn' | 'rematchTitle'

function titleNotice(followed: ReturnType<typeof useSubscription>): TitleNotice | undefined {
  if (followed?.subscription.isAwaited) return 'yourTurn'
  return followed?.snapshot && isOffered(followed.snapshot) ? 'rematchTitle' : undefined
}
