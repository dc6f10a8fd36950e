/** Pieces and boards as boxes write them down. */

import type { Age, Colour, Cost } from '../vocabulary.ts'
import type { Effect } from './effect.ts'

export interface PieceDef {
  id: string
  /** The id its name stands under in the words, where an edition prints another name. */
  nameId?: string
  /** card, guild, board, stage, or a sort of a box's own. */
  sort: string
  effects?: readonly Effect[]
  age?: Age
  colour?: Colour
  cost?: Cost
  /** One number per printed card: from how many players on it takes part. */
  copies?: readonly number[]
  /** Cards (by id) that make this one free. */
  chain?: readonly string[]
  /** Cards of one title count as the same card; the id where it is not given. */
  title?: string
  /** On which line of the score sheet its points stand; by colour where it is not given. */
  scoreLine?: string
}

export interface StageDef extends Omit<PieceDef, 'sort'> {
  /** Where a stage offers a choice when it is built: the pieces to choose from, each with its own effects. */
  halves?: readonly Omit<PieceDef, 'sort'>[]
}

export interface BoardDef {
  id: string
  wonder: string
  /** a or b in the first edition, day or night in the second. */
  side: string
  start: readonly Effect[]
  stages: readonly StageDef[]
  anyOrder?: boolean
  /** Why the board cannot take part in a game with these boxes, if so. */
  needs?: readonly string[]
}
