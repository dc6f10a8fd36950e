/** What bots made of each piece, in figures people read: how many of those dealt are built, and how the cities fare that do. */
import type { Edition } from '@heptapolis/engine/search'
import { doubt } from '../league/doubt.ts'
import { ageOf, type Built, type Count, turnOf, WHOLE } from './counts.ts'

/** The figures of a level, as a file. */
export interface Statistics {
  level: string
  /** Games counted in each edition. */
  games: number
  /** Which bots they were, version by version: see `weightsDigest`. */
  weights: readonly string[]
  editions: Readonly<Record<Edition, Readonly<Record<string, readonly number[] | undefined>>>>
}

/** Wins as a share of what would be fair: 1 is neither good nor bad. */
export interface Luck {
  /** Cities that had it. */
  cities: number
  luck: number
  /** How far it may be off, 95 times of 100. */
  error: number
}

export interface TurnFigure extends Luck {
  age: number
  turn: number
  /** Of all cities that built it, those that did so in this turn, from 0 to 1. */
  share: number
}

export interface Figure extends Luck {
  /** How many of those dealt were built, from 0 to 1; not known of things that are not dealt into hands. */
  built: number | undefined
  turns: readonly TurnFigure[]
}

/** Below this many cities a figure says nothing. */
const FEWEST = 12
/** Turns in which fewer of those who build it do so are left out of the file. */
const RARELY = 0.01
const HUNDREDTHS = 100

/**
 * A piece in the file: dealt, built, wins and fair wins in hundredths; then for each turn its number, how many built it,
 * and hundredths of their luck.
 */
export function publishedRow({ dealt, built, wins, fair, turns }: Count): number[] {
  const often = [...turns].filter(([, one]) => one.built >= Math.max(FEWEST, built * RARELY)).sort(([a], [b]) => a - b)
  const inHundredths = (parts: number): number => Math.round((parts * HUNDREDTHS) / WHOLE)
  return [
    dealt,
    built,
    inHundredths(wins),
    inHundredths(fair),
    ...often.flatMap(([turn, one]) => [turn, one.built, Math.round((HUNDREDTHS * one.wins) / one.fair)]),
  ]
}

/** What was published as counts again, to go on counting: its rarest turns are gone, and the luck of a turn is rounded. */
export function countPublished([dealt, built, wins, fair, ...turns]: readonly number[]): Count {
  const inParts = (hundredths: number): number => Math.round((hundredths * WHOLE) / HUNDREDTHS)
  const count: Count = { dealt, built, wins: inParts(wins), fair: inParts(fair), turns: new Map() }
  for (let i = 0; i < turns.length; i += 3) {
    const [turn, often, luck] = turns.slice(i, i + 3)
    const share = Math.round((count.fair * often) / built)
    count.turns.set(turn, { built: often, wins: Math.round((share * luck) / HUNDREDTHS), fair: share })
  }
  return count
}

/** Of a piece, or of the sides of a wonder taken together; undefined where there were too few. */
export function figureOf({ editions }: Statistics, edition: Edition, ids: readonly string[]): Figure | undefined {
  const rows = ids.flatMap((id) => [editions[edition][id] ?? []])
  const sum = (at: number): number => rows.reduce((all, row) => all + (row[at] ?? 0), 0)
  const [dealt, built, wins, fair] = [sum(0), sum(1), sum(2), sum(3)]
  if (built < FEWEST || fair === 0) return undefined
  return {
    built: dealt === 0 ? undefined : Math.min(1, built / dealt),
    ...luckOf({ built, wins: wins / HUNDREDTHS, fair: fair / HUNDREDTHS }),
    turns: rows.length === 1 ? turnsOf(rows[0]) : [],
  }
}

function turnsOf([, all, , fairOfAll, ...turns]: readonly number[]): TurnFigure[] {
  const figures: TurnFigure[] = []
  for (let i = 0; i < turns.length; i += 3) {
    const [turn, built, luck] = turns.slice(i, i + 3)
    const fair = (built * fairOfAll) / HUNDREDTHS / all
    const wins = (fair * luck) / HUNDREDTHS
    figures.push({ age: ageOf(turn), turn: turnOf(turn), share: built / all, ...luckOf({ built, wins, fair }) })
  }
  return figures
}

function luckOf({ built, wins, fair }: Built): Luck {
  const error = doubt(Math.min(1, wins / built), built) * built
  return { cities: built, luck: wins / fair, error: error / fair }
}
