/** React hook for the view that the table shows: that of a person, that of the public, or a past step. */
import { PUBLIC } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import { shareHands } from '../../city/fights.ts'
import { logBook } from '../log/log.ts'
import { beforeFights } from '../log/status-texts.ts'
import { beforeTokens } from '../playback/pending.ts'
import type { Playback } from '../playback/playback.ts'
import type { Shot } from '../useShot.ts'
import { useParties } from './useParties.ts'
import { useView } from './useView.ts'
import { useViewer } from './useViewer.ts'

/** `shownTo`: the person who has taken the device and sees their hand. */
export function useShownTable(shot: Shot, playback: Playback, shownTo: number | undefined) {
  const { after, beat, still } = playback
  const { rules, sitters } = shot
  const { viewer, answering, people } = useViewer(shot, still)
  const shares = shareHands(shot.sight(PUBLIC), people)
  const covered = shownTo !== viewer && !shares
  // While the device is passed on, it shows the public view from a fixed side.
  const side = covered ? (people[0] ?? viewer) : viewer
  const seenBy = covered || !people.includes(viewer) ? PUBLIC : viewer
  const steps = shot.steps(seenBy)
  const isPast = after < steps.length
  const seen = isPast ? steps[after - 1].seen : shot.sight(seenBy)
  const now = useView(seen, !still)
  const before = steps[after - 2]?.seen
  const view = useMemo(() => beforeTokens(now, beat, before), [now, beat, before])
  const party = useParties(sitters, view.cities)
  const log = useMemo(() => logBook(rules, party), [rules, party])
  const isFighting = awaitsFights(beat)
  const lines = useMemo(
    () =>
      isFighting
        ? log([...steps.slice(0, after - 1), { events: beforeFights(steps[after - 1].events) }])
        : log(steps, after),
    [log, steps, after, isFighting],
  )
  const asked = still && answering !== undefined ? shot.asked(answering) : undefined
  return { viewer, answering, people, shares, covered, side, steps, seen, view, party, lines, asked }
}

export type ShownTable = ReturnType<typeof useShownTable>

/** The result of a fight is hidden until it is shown. */
const awaitsFights = (beat: Playback['beat']): boolean =>
  beat?.is === 'conflict' || (beat?.is === 'settle' && beat.pending.length > 0)
