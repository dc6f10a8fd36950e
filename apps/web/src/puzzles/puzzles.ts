/** The puzzles, the one of a day, and which have been solved on this device. */
import { type MoveJson, sure } from '@heptapolis/engine'
import { parseMoveText } from '@heptapolis/engine/records'
import found from './puzzles.json' with { type: 'json' }

/** A move that the search has tried, with the points it ends with and the chance to win. */
export interface PuzzleMove {
  move: MoveJson
  points: number
  chance: number
}

export interface Puzzle {
  /** From 1. */
  number: number
  level: number
  seat: number
  /** The game up to this turn. */
  record: string
  /** The best first. */
  tried: readonly PuzzleMove[]
}

/** Worlds in which the search has tried its moves, at most. */
export const WORLDS = 160

export const PUZZLES: readonly Puzzle[] = found.map((puzzle, i) => ({
  ...puzzle,
  number: i + 1,
  tried: puzzle.tried.map(({ move, ...outcome }) => ({ ...outcome, move: sure(parseMoveText(move)) })),
}))

export const LEVELS = [1, 2, 3] as const

const DAY = 86_400_000

/** The puzzle of a day, by the calendar of whoever asks: the same for everybody, each once before any comes again. */
export function puzzleOf(day: Date): Puzzle {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY)
  // A step that shares no factor with their number goes through all of them, and through the levels out of order.
  return PUZZLES[(number * STEP) % PUZZLES.length]
}

const STEP = 37

/** Stages are one move whichever card goes under them, and so are sales; a build is one however it is paid. */
const kindOf = ({ action, card, stage }: MoveJson): string =>
  JSON.stringify(action === 'stage' ? [action, stage] : action === 'sell' ? [action] : [action, card])

export const isSolvedBy = ({ tried }: Puzzle, move: MoveJson): boolean => kindOf(tried[0].move) === kindOf(move)

/** What came of a move, where it was tried. */
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

/** What has been solved stays solved. */
export function rememberResult(number: number, result: 'solved' | 'tried'): void {
  const before = results()
  if (before[number] === 'solved') return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [number]: result }))
  } catch {
    // A browser that keeps nothing still puzzles.
  }
}
