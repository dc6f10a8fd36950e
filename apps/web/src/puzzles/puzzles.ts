/** Puzzles (turns in which one move is best), the puzzle of the day, and the results on this device. */
import { type MoveJson, sure } from '@heptapolis/engine'
import { parseMoveText } from '@heptapolis/engine/records'
import found from './puzzles.json' with { type: 'json' }

/** A move that the search tried, with its mean points and win chance. */
export interface PuzzleMove {
  move: MoveJson
  points: number
  chance: number
}

export interface Puzzle {
  /** Counts from 1. */
  number: number
  level: number
  seat: number
  /** The record up to this turn. */
  record: string
  /** Best first. */
  tried: readonly PuzzleMove[]
}

/** The most worlds in which the search tried the moves. */
export const WORLDS = 160

export const PUZZLES: readonly Puzzle[] = found.map((puzzle, i) => ({
  ...puzzle,
  number: i + 1,
  tried: puzzle.tried.map(({ move, ...outcome }) => ({ ...outcome, move: sure(parseMoveText(move)) })),
}))

export const LEVELS = [1, 2, 3] as const

const DAY = 86_400_000

/** The puzzle of a calendar day. Every puzzle comes once before any repeats. */
export function puzzleOf(day: Date): Puzzle {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY)
  // A step without common factors visits all puzzles and mixes the levels.
  return PUZZLES[(number * STEP) % PUZZLES.length]
}

const STEP = 37

/** Stages count as one move whatever card goes below, sales too, builds whatever the payment. */
const kindOf = ({ action, card, stage }: MoveJson): string =>
  JSON.stringify(action === 'stage' ? [action, stage] : action === 'sell' ? [action] : [action, card])

export const isSolvedBy = ({ tried }: Puzzle, move: MoveJson): boolean => kindOf(tried[0].move) === kindOf(move)

/** The result of a move, if the search tried it. */
export const triedAs = ({ tried }: Puzzle, move: MoveJson): PuzzleMove | undefined =>
  tried.find((one) => kindOf(one.move) === kindOf(move))

const KEY = 'heptapolis.puzzles'

export type Results = Readonly<Record<number, 'solved' | 'tried'>>

export function results(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** A solved puzzle stays solved. */
export function rememberResult(number: number, result: 'solved' | 'tried'): void {
  const before = results()
  if (before[number] === 'solved') return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [number]: result }))
  } catch {
    // Without storage puzzles still work.
  }
}
