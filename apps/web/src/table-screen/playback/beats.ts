/**
 * Phases (beats) in which the table animates a step of the game. First all choices are revealed, then built and paid,
 * then the conflicts are shown pair by pair. Tokens appear after their conflict, and the next Age opens last.
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
      /** Tokens and texts of the fight. */
      tokens: readonly LandingToken[]
      told: readonly Told[]
      pending: readonly LandingToken[]
      /** All fights at the end of this Age. */
      all: readonly Told[]
      ms: number
    }
  /** An Age begins. */
  | { is: 'age'; age: number; ms: number }

/** Token that has not landed yet. */
export interface LandingToken {
  seat: number
  value: number
}

/** Including passed hands, a turn takes less than two and a half seconds. */
const REVEAL = 800
const SETTLE = 450
/** Longer while coins move. */
const PAY = 700
/** The first pairs are shown one by one; the others share a time. */
const FIGHT = 900
const FOLLOWED = 2
const FIGHT_ON = 400
const FIGHTS_ON = 1100
const AGE = 1400
/** Factor of the setting "fast". */
export const QUICK = 0.4

/** Beats after a question, own fights first; empty if nothing is visible. */
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

export interface Pair {
  key: string
  fights: Told[]
  tokens: LandingToken[]
  told: Told[]
}

export const isIn = ({ fights: [{ seat, other }] }: Pair, city: number | undefined): boolean =>
  seat === city || other === city

/** Fights of each pair of cities, with their tokens; in teams a pair fights twice. */
export function pairsOf(events: readonly Told[]): Pair[] {
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
