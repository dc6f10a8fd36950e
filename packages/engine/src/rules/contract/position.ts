/** A position is a game as people would write it down: our FEN. Only `cities` is needed; the rest has defaults. */
import type { AskedPosition, QuestionPosition } from '../../kernel/position/question.ts'
import type { Setup } from '../vocabulary.ts'

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
