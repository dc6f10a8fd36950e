/** Progress over time: games by date, and the average of the games up to each. */
import type { FinishedGame } from '../home/history/game-history.ts'

/** Games of an average. */
export const WINDOW = 10

export interface CoursePoint {
  readonly points: number
  readonly isWon: boolean
  /** Mean points of this game and up to nine before it. */
  readonly mean: number
}

const meanOf = (games: readonly FinishedGame[]): number =>
  games.reduce((sum, { points }) => sum + points, 0) / games.length

export const shareWon = (games: readonly FinishedGame[]): number =>
  games.length === 0 ? 0 : games.filter(({ rank }) => rank === 1).length / games.length

/** Oldest first. */
export function pointsCourse(done: readonly FinishedGame[]): CoursePoint[] {
  const games = done.toSorted((a, b) => a.at - b.at)
  return games.map(({ points, rank }, i) => ({
    points,
    isWon: rank === 1,
    mean: meanOf(games.slice(Math.max(0, i + 1 - WINDOW), i + 1)),
  }))
}

/** Shares won of the latest games and of those before; undefined with too few games to compare. */
export function winsLately(done: readonly FinishedGame[]): { lately: number; before: number } | undefined {
  if (done.length < 2 * WINDOW) return undefined
  const games = done.toSorted((a, b) => b.at - a.at)
  return { lately: shareWon(games.slice(0, WINDOW)), before: shareWon(games.slice(WINDOW)) }
}
