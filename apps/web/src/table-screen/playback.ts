/**
 * Shows what happened one beat after another: first everything chosen is turned over, then it stands and is paid for,
 * then the conflicts are fought pair by pair, and only then tokens lie there and the Age changes. The table may be ahead; the eye follows at the person's pace, and a click or a key catches up.
 */
import { PUBLIC, type Told } from '@heptapolis/engine/show'
import { startTransition, useEffect, useState } from 'react'
import { seatsHere, type TableStep } from '../game-model/table.ts'
import { moves, settings } from '../settings/settings.ts'
import type { Shot } from './useShot.ts'
import { useTableKeys } from './useTableKeys.ts'

export interface PlayedCard {
  seat: number
  what: 'built' | 'stage' | 'sold' | 'other'
  card: string | undefined
  stage: number | undefined
}

export type Beat =
  | { is: 'reveal'; plays: readonly PlayedCard[]; ms: number }
  | {
      is: 'settle'
      fresh: ReadonlyMap<number, ReadonlySet<string>>
      paid: readonly Told[]
      pending: readonly LandingToken[]
      ms: number
    }
  | {
      is: 'conflict'
      fights: readonly Told[]
      /** What the fight brings, and all that is to be said of it. */
      tokens: readonly LandingToken[]
      told: readonly Told[]
      pending: readonly LandingToken[]
      ms: number
    }

/** A token that has not been seen to land yet. */
export interface LandingToken {
  seat: number
  value: number
}

/** With the hands that travel on, a turn takes less than two seconds, and on a busy machine less than two and a half. */
const REVEAL = 800
const SETTLE = 450
/** While coins change hands there is more to follow. */
const PAY = 700
/** The first pairs are followed one by one, the others go by. */
const FIGHT = 1000
const FIGHT_ON = 400
const FOLLOWED = 2
const QUICK = 0.4

/** The beats of what followed a question, the own fights first; none where nothing was to be seen. */
export function beatsOf(events: readonly Told[], pace = 1, own?: number): Beat[] {
  const plays = events.flatMap(playOf)
  const paid = events.filter(({ what, left, right }) => what === 'paid' && Number(left) + Number(right) > 0)
  const pairs = pairsOf(events).sort((a, b) => Number(isIn(b, own)) - Number(isIn(a, own)))
  const fresh = freshOf(plays)
  const beats: Beat[] = []
  if (plays.length > 0) beats.push({ is: 'reveal', plays, ms: REVEAL * pace })
  if (plays.length > 0) {
    const pending = pairs.flatMap(({ tokens }) => tokens)
    beats.push({ is: 'settle', fresh, paid, pending, ms: (paid.length > 0 ? PAY : SETTLE) * pace })
  }
  for (const [i, { fights, tokens, told }] of pairs.entries()) {
    const pending = pairs.slice(i).flatMap(({ tokens }) => tokens)
    beats.push({ is: 'conflict', fights, tokens, told, pending, ms: (i < FOLLOWED ? FIGHT : FIGHT_ON) * pace })
  }
  return beats
}

interface Pair {
  key: string
  fights: Told[]
  tokens: LandingToken[]
  told: Told[]
}

const isIn = ({ fights: [{ seat, other }] }: Pair, city: number | undefined): boolean => seat === city || other === city

/** The fights of each two cities, and the tokens they brought; in teams the same two meet twice. */
function pairsOf(events: readonly Told[]): Pair[] {
  const pairs: Pair[] = []
  for (const event of events) {
    const { what, seat, other, value } = event
    if (what === 'conflict') {
      const key = `${seat} ${other}`
      const met = pairs.find((pair) => pair.key === key)
      if (met) met.fights.push(event)
      else pairs.push({ key, fights: [event], tokens: [], told: [] })
    } else if (TOKENS.has(what) && seat !== undefined) {
      pairs.at(-1)?.tokens.push({ seat, value: Number(value) })
    }
    pairs.at(-1)?.told.push(event)
  }
  return pairs
}

const TOKENS = new Set(['victory', 'defeat'])

/** The cards built, by city. */
function freshOf(plays: readonly PlayedCard[]): Map<number, Set<string>> {
  const fresh = new Map<number, Set<string>>()
  for (const { seat, card } of plays) {
    if (card !== undefined) fresh.set(seat, (fresh.get(seat) ?? new Set()).add(card))
  }
  return fresh
}

const PLAYS = new Set(['built', 'stage', 'sold'])

function playOf({ what, seat, card, stage }: Told): PlayedCard[] {
  if (seat === undefined || !PLAYS.has(what)) return []
  return [
    {
      seat,
      what: what as PlayedCard['what'],
      card: typeof card === 'string' ? card : undefined,
      stage: typeof stage === 'number' ? stage : undefined,
    },
  ]
}

export interface Playback {
  /** How many steps are shown. */
  after: number
  beat: Beat | undefined
  /** Nothing is left to be shown. */
  still: boolean
  skip: () => void
}

interface PlaybackState {
  after: number
  beats: readonly Beat[]
}

/** What is to be seen in motion is the same for everybody. */
export function usePlayback(shot: Shot): Playback {
  const steps = shot.steps(PUBLIC)
  const [own] = seatsHere(shot.sitters)
  const made = steps.length
  const [showing, setShowing] = useState<PlaybackState>({ after: made, beats: [] })
  const beat = showing.beats[0]
  const still = !beat && isQuiet(steps, showing.after)

  useEffect(() => {
    startTransition(() => {
      if (still ? showing.after !== made : showing.after > made) setShowing({ after: made, beats: [] })
      else if (!beat && !still) setShowing(next(steps, showing.after, own))
    })
  }, [beat, made, still, showing.after, steps, own])

  useEffect(() => {
    if (!beat) return
    const timer = setTimeout(() => startTransition(() => setShowing((now) => drop(now))), beat.ms)
    return () => clearTimeout(timer)
  }, [beat])

  const skip = () => setShowing({ after: made, beats: [] })
  useTableKeys(still ? {} : { ' ': skip, enter: skip, escape: skip })
  return { after: still ? made : Math.min(showing.after, made), beat, still, skip }
}

/** Whether nothing of the steps from here on is to be shown in motion. */
const isQuiet = (steps: readonly TableStep[], after: number): boolean =>
  !moves() || steps.slice(after).every(({ events }) => beatsOf(events).length === 0)

/** What comes after a beat: once everything is turned over, the game moves on to where it stands. */
const drop = ({ after, beats }: PlaybackState): PlaybackState => ({
  after: beats[0]?.is === 'reveal' ? after + 1 : after,
  beats: beats.slice(1),
})

/** The next thing to show: silent steps are passed over at once. */
function next(steps: readonly TableStep[], after: number, own: number | undefined): PlaybackState {
  const pace = settings.getState().speed === 'quick' ? QUICK : 1
  let at = after
  while (at < steps.length) {
    const beats = moves() ? beatsOf(steps[at].events, pace, own) : []
    if (beats.length > 0) return { after: beats[0].is === 'reveal' ? at : at + 1, beats }
    at += 1
  }
  return { after: at, beats: [] }
}
