/** Position: a game as readable JSON, comparable to FEN in chess. Only `cities` is required; the rest has defaults. */
import type { AskedPosition, QuestionPosition } from '../../kernel/position/question.ts'
import type { Setup } from '../vocabulary.ts'

export interface CityPosition {
  name?: string
  wonder?: string
  side?: string
  /** Number of stages built in order, or ids of the built pieces. */
  stages?: number | string[]
  coins?: number
  cards?: string[]
  hand?: string[]
  /** Number of cards of a hidden hand. */
  handSize?: number
  /** Cards under the wonder; `?` for an unknown one. */
  buried?: string[]
  buriedSize?: number
  /** Abilities used up in this Age. */
  spent?: string[]
  /** Values of the victory tokens. */
  victory?: number[]
  defeat?: number
  /** The starting benefit of the board is lost. */
  boardBlocked?: boolean
  /** Fields of the boxes in play. */
  [field: string]: unknown
}

export interface Position {
  setup?: Partial<Setup>
  age?: number
  turn?: number
  /** Turns in this Age. */
  turns?: number
  /** Phase of a box between turns. */
  phase?: string
  over?: boolean
  question?: QuestionPosition
  /** Questions asked after it. */
  queue?: AskedPosition[]
  /** Line at which the script continues; `time` distinguishes lines with equal names. */
  line?: { id: string; time?: number }
  chance?: { deals: number; key: string } | { quick: string }
  discard?: string[]
  discardSize?: number
  cities: CityPosition[]
  [field: string]: unknown
}
