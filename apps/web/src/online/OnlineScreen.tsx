/** A table by its link: the room before the game, the table, the end; and why not, where there is no way in. */
import { useEffect, useRef } from 'react'
import { Notice } from '../app/Notice.tsx'
import { LineStrip } from './LineStrip.tsx'
import { PlayOnline } from './PlayOnline.tsx'
import { RoomScreen } from './RoomScreen.tsx'
import { useFollowing } from './useFollowing.ts'
import { onlineWords, troubleText } from './words.ts'

export function OnlineScreen({ id }: { id: string }) {
  const followed = useFollowing(id)
  const w = onlineWords()
  useYourTurn(followed?.shown?.game?.asked.some(({ chosen }) => chosen === undefined) ?? false)
  useFreshPage(followed?.state.build, followed?.state.keeping === 0, followed?.shown?.game?.round)
  if (!followed?.shown) {
    if (followed?.trouble) return <Notice title={w.cannotCome} text={troubleText(followed.trouble)} />
    return (
      <>
        {followed ? <LineStrip following={followed.following} /> : undefined}
        <p role="status">{w.coming}</p>
      </>
    )
  }
  const { following, shown, trouble } = followed
  if (trouble === 'removed') return <Notice title={w.cannotCome} text={troubleText(trouble)} />
  if (shown.game) return <PlayOnline key={id} following={following} shown={shown} />
  if (shown.phase === 'over') return <Notice title={w.closed} />
  return <RoomScreen following={following} shown={shown} />
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
