/**
 * Published statistics of pieces: the share of dealt copies that are built, and how often the cities that build them
 * win.
 */
import type { Edition } from '@heptapolis/engine/search'
import { doubt } from '../league/doubt.ts'
import { ageOf, type BuilderCount, type Count, turnOf, WHOLE } from './counts.ts'

/** File of one level. */
export interface LevelStatistics {
  level: string
  /** Games per edition. */
  games: number
  /** Versions of the bots: see `weightsDigest`. */
  weights: readonly string[]
  editions: Readonly<Record<Edition, Readonly<Record<string, readonly number[] | undefined>>>>
}

/** Wins relative to the fair share: 1 is average. */
export interface Luck {
  cities: number
  luck: number
  /** 95 % error. */
  error: number
}

export interface TurnFigure extends Luck {
  age: number
  turn: number
  /** Share of builders that built it in this turn, from 0 to 1. */
  share: number
}

export interface PieceFigure extends Luck {
  /** Share of dealt copies that were built, from 0 to 1; undefined for pieces that are never in a hand. */
  built: number | undefined
  turns: readonly TurnFigure[]
}

/** Minimum number of cities for a figure. */
const FEWEST = 12
/** Turns with a smaller share of builders are left out of the file. */
const RARELY = 0.01
const HUNDREDTHS = 100

/**
 * Row of the file: dealt, built, wins and fair wins in hundredths; then per turn its number, builders and
 * hundredths of their success.
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

/** Turns a published row back into counts. Rare turns are lost, and the success of a turn is rounded. */
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

/** Figure of a piece, or of both sides of a wonder together; undefined with too few games. */
export function figureOf(
  { editions }: LevelStatistics,
  edition: Edition,
  ids: readonly string[],
): PieceFigure | undefined {
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

function luckOf({ built, wins, fair }: BuilderCount): Luck {
  const error = doubt(Math.min(1, wins / built), built) * built
  return { cities: built, luck: wins / fair, error: error / fair }
}
