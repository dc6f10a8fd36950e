/** Order and durations of the animation phases (beats). */
import type { Told } from '@heptapolis/engine/show'
import { type Beat, beatsOf } from './beats.ts'

export interface PlaybackState {
  /** Number of steps shown. */
  after: number
  beats: readonly Beat[]
}

interface Step {
  readonly events: readonly Told[]
}

/** Next thing to show: steps without beats are skipped at once, all of them without a pace. */
export function next(
  steps: readonly Step[],
  after: number,
  own: number | undefined,
  pace: number | undefined,
): PlaybackState {
  if (pace === undefined) return { after: steps.length, beats: [] }
  for (let at = after; at < steps.length; at++) {
    const beats = beatsOf(steps[at].events, pace, own)
    if (beats.length > 0) return { after: beats[0].is === 'reveal' ? at : at + 1, beats }
  }
  return { after: steps.length, beats: [] }
}

/** State after a beat: after the last one, the current state of the game. */
export const drop = ({ after, beats }: PlaybackState): PlaybackState => ({
  after: beats[0]?.is === 'reveal' ? after + 1 : after,
  beats: beats.slice(1),
})

/** In a lesson the title card between two Ages stays until a press. */
export const staysOpen = (beat: Beat, isLesson: boolean): boolean => isLesson && beat.is === 'age' && beat.age > 1

/** State after a press: everything is shown, except a later card that stays open. */
export function skipped({ beats: [now, ...later] }: PlaybackState, made: number, isLesson: boolean): PlaybackState {
  return { after: made, beats: now ? later.filter((beat) => staysOpen(beat, isLesson)) : [] }
}

/** Calls back at the end of a beat; returns a function that cancels it. */
export function afterBeat({ ms }: Beat, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
