/**
 * Beats: what is shown of a step, one after another. First everything chosen is turned over, then it stands and is paid
 * for, then the conflicts are fought pair by pair; tokens land after their fight, and the next Age opens last.
 */
import type { Told } from '@heptapolis/engine/show'

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
      all: readonly Told[]
      ms: number
    }
  | {
      is: 'conflict'
      fights: readonly Told[]
      /** What the fight brings, and all that is to be said of it. */
      tokens: readonly LandingToken[]
      told: readonly Told[]
      pending: readonly LandingToken[]
      /** All fights of this Age's end. */
      all: readonly Told[]
      ms: number
    }
  /** An Age opens. */
  | { is: 'age'; age: number; ms: number }

/** A token that has not been seen to land yet. */
export interface LandingToken {
  seat: number
  value: number
}

/** With the hands that travel on, a turn takes less than two and a half seconds. */
const REVEAL = 800
const SETTLE = 450
/** While coins change hands there is more to follow. */
const PAY = 700
/** The first pairs are followed one by one; the others share a time. An Age's end stays below six seconds. */
const FIGHT = 900
const FOLLOWED = 2
const FIGHT_ON = 400
const FIGHTS_ON = 1100
const AGE = 1400
/** The pace of the setting "fast". */
export const QUICK = 0.4

/** The beats of what followed a question, the own fights first; none where nothing was to be seen. */
export function beatsOf(events: readonly Told[], pace = 1, own?: number): Beat[] {
  const plays = events.flatMap(playOf)
  const paid = events.filter(({ what, left, right }) => what === 'paid' && Number(left) + Number(right) > 0)
  const pairs = pairsOf(events).sort((a, b) => Number(isIn(b, own)) - Number(isIn(a, own)))
  const all = pairs.flatMap(({ told }) => told)
  const fightOn = Math.min(FIGHT_ON, FIGHTS_ON / Math.max(1, pairs.length - FOLLOWED))
  const beats: Beat[] = []
  if (plays.length > 0) {
    const pending = pairs.flatMap(({ tokens }) => tokens)
    beats.push({ is: 'reveal', plays, ms: REVEAL * pace })
    beats.push({ is: 'settle', fresh: freshOf(plays), paid, pending, all, ms: (paid.length > 0 ? PAY : SETTLE) * pace })
  }
  for (const [i, { fights, tokens, told }] of pairs.entries()) {
    const pending = pairs.slice(i).flatMap(({ tokens }) => tokens)
    beats.push({ is: 'conflict', fights, tokens, told, pending, all, ms: (i < FOLLOWED ? FIGHT : fightOn) * pace })
  }
  const age = events.find(({ what }) => what === 'age')?.age
  if (age !== undefined) beats.push({ is: 'age', age: Number(age), ms: AGE * pace })
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
    if (what === 'age') break
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
