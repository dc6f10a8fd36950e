/** React hook that animates the steps of a game in turn. The game may be ahead; a click or a key catches up. */
import { PUBLIC } from '@heptapolis/engine/show'
import { startTransition, useEffect, useState } from 'react'
import { seatsHere, type TableStep } from '../../game-model/table.ts'
import { moves, settings } from '../../settings/settings.ts'
import type { Shot } from '../useShot.ts'
import { useTableKeys } from '../useTableKeys.ts'
import { type Beat, beatsOf, QUICK } from './beats.ts'
import { afterBeat, drop, next, type PlaybackState, skipped, staysOpen } from './schedule.ts'

export interface Playback {
  /** Number of steps shown. */
  after: number
  beat: Beat | undefined
  /** Nothing is left to show. */
  still: boolean
  skip: () => void
}

/** Animations are the same for every viewer. */
export function usePlayback(shot: Shot, isLesson = false): Playback {
  const steps = shot.steps(PUBLIC)
  const [own] = seatsHere(shot.sitters)
  const made = steps.length
  // A new game opens with its first Age; a resumed one shows its current state.
  const [showing, setShowing] = useState<PlaybackState>(() =>
    next(steps, made === 1 ? 0 : made, own, paceNow(isLesson)),
  )
  const beat = showing.beats[0]
  const still = !beat && isQuiet(steps, showing.after)

  useEffect(() => {
    startTransition(() => {
      if (still ? showing.after !== made : showing.after > made) setShowing({ after: made, beats: [] })
      else if (!beat && !still) setShowing(next(steps, showing.after, own, paceNow(isLesson)))
    })
  }, [beat, made, still, showing.after, steps, own, isLesson])

  useEffect(() => {
    if (!beat || staysOpen(beat, isLesson)) return
    return afterBeat(beat, () => startTransition(() => setShowing((now) => drop(now))))
  }, [beat, isLesson])

  const skip = () => setShowing((now) => skipped(now, made, isLesson))
  useTableKeys(still ? {} : { ' ': skip, enter: skip, escape: skip })
  return { after: still ? made : Math.min(showing.after, made), beat, still, skip }
}

/** Learners read what each city played. */
const LESSON = 1.8

/** Factor of all durations; undefined without motion. */
function paceNow(isLesson: boolean): number | undefined {
  if (!moves()) return undefined
  return (settings.getState().speed === 'quick' ? QUICK : 1) * (isLesson ? LESSON : 1)
}

/** Whether no step from here on has an animation. */
const isQuiet = (steps: readonly TableStep[], after: number): boolean =>
  !moves() || steps.slice(after).every(({ events }) => beatsOf(events).length === 0)
