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

/** The longest turn, and the longest end of an Age from the reveal of its last cards to the card of the next Age. */
const TURN = 2500
const AGE_END = 6000
/** A turn that asks very often takes longer, rather than becoming unreadable. */
const FASTEST = 0.4
/** Time that a turn leaves to the conflicts that may end it. Steps that do not fit are not shown. */
const LEFT = 2500

/**
 * Beats of a step. A turn may ask again, for example about the discard pile: what follows is then faster by the time
 * that the turn has already taken.
 */
function beatsAt(steps: readonly Step[], at: number, own: number | undefined, pace: number): Beat[] {
  const turn = steps.slice(0, at).findLastIndex(({ events }) => events.some(({ what }) => what === 'turn')) + 1
  const taken = steps
    .slice(turn, at)
    .reduce((sum, { events }) => sum + lengthOf(fitted(beatsOf(events, pace), sum, pace)), 0)
  return fitted(beatsOf(steps[at].events, pace, own), taken, pace)
}

function fitted(beats: readonly Beat[], taken: number, pace: number): Beat[] {
  if (taken === 0) return [...beats]
  const isEnd = beats.some(({ is }) => is === 'conflict')
  const length = lengthOf(beats)
  const share = Math.min(1, Math.max(FASTEST, ((isEnd ? AGE_END : TURN) * pace - taken) / length))
  if (!isEnd && taken + length * share > (AGE_END - LEFT) * pace) return []
  return beats.map((beat) => ({ ...beat, ms: beat.ms * share }))
}

const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0)

/** Next thing to show: steps without beats are skipped at once, all of them without a pace. */
export function next(
  steps: readonly Step[],
  after: number,
  own: number | undefined,
  pace: number | undefined,
): PlaybackState {
  if (pace === undefined) return { after: steps.length, beats: [] }
  for (let at = after; at < steps.length; at++) {
    const beats = beatsAt(steps, at, own, pace)
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
