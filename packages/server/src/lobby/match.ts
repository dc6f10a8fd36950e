/**
 * Matching algorithm of quick match: groups waiting players with equal wishes and similar ratings, the longest waiting
 * first.
 */
import type { Terms } from '@heptapolis/engine'
import { isPlayable } from '@heptapolis/table'
import type { SeekWish } from '@heptapolis/wire'

/** A waiting player. */
export interface Seeker {
  readonly account: string
  readonly since: number
  readonly wish: SeekWish
  /** Rating for the wished pool; none for visitors, whose games are unrated. */
  readonly rating?: number | undefined
  readonly blocked: readonly string[]
}

export interface Match {
  readonly people: readonly Seeker[]
  readonly mix: NonNullable<SeekWish['mix']>
  readonly players: number
  readonly pace: NonNullable<SeekWish['pace']>
  readonly rated: boolean
}

const SECOND = 1000
/** Accepted rating difference at first, and its growth per second. */
const WINDOW = 100
const WIDENING = 5
/** Then bots take the remaining seats, and the game is unrated. */
export const PATIENCE = 60 * SECOND
/** Default number of players; after a while fewer will do. */
const USUAL = 4
const FEWEST = 3
const SETTLES = 20 * SECOND
const BASE: NonNullable<SeekWish['mix']> = { edition: '2e', boxes: [] }

const waited = ({ since }: Seeker, now: number): number => Math.max(0, now - since)
const windowOf = (seeker: Seeker, now: number): number => WINDOW + (WIDENING * waited(seeker, now)) / SECOND
const acceptsBots = (seeker: Seeker, now: number): boolean => seeker.wish.bots && waited(seeker, now) >= PATIENCE

/** Next group to seat; undefined while everybody has to wait. */
export function nextMatch(seekers: readonly Seeker[], now: number): Match | undefined {
  for (const first of seekers) {
    const match = matchFor(first, seekers, now)
    if (match) return match
  }
  return undefined
}

function matchFor(first: Seeker, seekers: readonly Seeker[], now: number): Match | undefined {
  const company = companyOf(first, seekers, now)
  const players = playersFor(first, company, now)
  if (players === undefined) return undefined
  const fitting = [first, ...company.filter((one) => (one.wish.players ?? players) === players)]
  // Only people who accept bots get them.
  const people = fitting.length < players ? fitting.filter(({ wish }) => wish.bots) : fitting.slice(0, players)
  const wishes = people.map(({ wish }) => wish)
  return {
    people,
    players,
    mix: wishes.find(({ mix }) => mix)?.mix ?? BASE,
    pace: wishes.find(({ pace }) => pace)?.pace ?? 'live',
    rated: people.length === players && people.every(({ rating }) => rating !== undefined),
  }
}

/** Players compatible with the first one and with each other, in order of arrival. */
function companyOf(first: Seeker, seekers: readonly Seeker[], now: number): Seeker[] {
  const company: Seeker[] = []
  for (const one of seekers) {
    if (one !== first && [first, ...company].every((other) => suits(one, other, now))) company.push(one)
  }
  return company
}

function suits(one: Seeker, other: Seeker, now: number): boolean {
  if (one.blocked.includes(other.account) || other.blocked.includes(one.account)) return false
  const [a, b] = [one.wish, other.wish]
  const agree = <T>(x: T | undefined, y: T | undefined): boolean => x === undefined || y === undefined || x === y
  if (!agree(mixOf(a), mixOf(b)) || !agree(a.players, b.players) || !agree(a.pace, b.pace)) return false
  if (!canPlay({ ...b, ...a })) return false
  return arePeers(one, other, now)
}

/** Independent of the order of expansions. */
const mixOf = ({ mix }: Pick<SeekWish, 'mix'>): string | undefined =>
  mix && [mix.edition, ...[...mix.boxes].sort()].join()

/** Terms of a table for this wish. */
export const termsOf = ({ mix = BASE, players = USUAL }: Pick<SeekWish, 'mix' | 'players'>): Terms => ({
  ...mix,
  seats: Array.from({ length: players }, () => ({})),
})

const playable = new Map<string, boolean>()

/** Some expansions have no game for two or for eight; remembered, because every round asks for every pair. */
function canPlay(wish: Pick<SeekWish, 'mix' | 'players'>): boolean {
  const key = `${mixOf(wish)} ${wish.players}`
  const known = playable.get(key) ?? isPlayable(termsOf(wish)).ok
  playable.set(key, known)
  return known
}

/** Similar strength. Players who by now would accept bots accept each other at any strength. */
function arePeers(one: Seeker, other: Seeker, now: number): boolean {
  if (acceptsBots(one, now) && acceptsBots(other, now)) return true
  if (one.rating === undefined || other.rating === undefined) return one.rating === other.rating
  const distance = Math.abs(one.rating - other.rating)
  return distance <= windowOf(one, now) && distance <= windowOf(other, now)
}

/** Number of seats; undefined if too few players wait. */
function playersFor(first: Seeker, company: readonly Seeker[], now: number): number | undefined {
  const wished = first.wish.players ?? company.find(({ wish }) => wish.players)?.wish.players
  const there = (players: number): number =>
    1 + company.filter(({ wish }) => (wish.players ?? players) === players).length
  const players = wished ?? (there(USUAL) < USUAL && waited(first, now) >= SETTLES ? fewer(there(USUAL)) : USUAL)
  if (there(players) >= players) return players
  return acceptsBots(first, now) ? (wished ?? USUAL) : undefined
}

const fewer = (there: number): number => Math.max(FEWEST, Math.min(USUAL, there))
