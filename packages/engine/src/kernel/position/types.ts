/** A position is a game as people would write it down: our FEN. Only `cities` is needed; the rest has defaults. */
import type { Problem, Setup } from '../../rules/vocabulary.ts'

export interface CityPosition {
  name?: string
  wonder?: string
  side?: string
  /** How many stages stand, in order, or which (ids of the pieces). */
  stages?: number | string[]
  coins?: number
  cards?: string[]
  hand?: string[]
  /** Where the cards themselves are hidden. */
  handSize?: number
  /** Cards under the wonder; `?` for one that nobody knows. */
  buried?: string[]
  buriedSize?: number
  /** Abilities used up in this Age. */
  spent?: string[]
  /** Values of the victory tokens. */
  victory?: number[]
  defeat?: number
  /** The starting benefit of the board is lost. */
  boardBlocked?: boolean
  /** Whatever the boxes in play add. */
  [field: string]: unknown
}

/** A question to one city, asked in order. */
export interface AskedPosition {
  id: string
  seat: number
  /** What it is about, as its kind has it: numbers, or a piece. */
  about?: (number | string)[]
}

/** The open question: who is asked, and who has answered already. */
export interface QuestionPosition extends Omit<AskedPosition, 'seat'> {
  asked: number[]
  answered?: number[]
}

export interface Position {
  setup?: Partial<Setup>
  age?: number
  turn?: number
  /** Turns in this Age. */
  turns?: number
  /** A part of the game between the turns that a box knows. */
  phase?: string
  over?: boolean
  question?: QuestionPosition
  /** What is asked after it. */
  queue?: AskedPosition[]
  /** Where the script goes on, where lines of the same name are told apart by `time`. */
  line?: { id: string; time?: number }
  chance?: { deals: number; key: string } | { quick: string }
  discard?: string[]
  discardSize?: number
  cities: CityPosition[]
  [field: string]: unknown
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

export const badPosition = (message: string): Problem => ({ code: 'bad-position', message })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text as it is; the empty one for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
