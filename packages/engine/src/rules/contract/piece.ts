/** Pieces and boards as boxes declare them. */

import type { Age, Colour, Cost } from '../vocabulary.ts'
import type { Effect } from './effect.ts'

export interface PieceDef {
  id: string
  /** Id of its name in the texts, if an edition prints another name. */
  nameId?: string
  /** card, guild, board, stage, or a sort of a box. */
  sort: string
  effects?: readonly Effect[]
  age?: Age
  colour?: Colour
  cost?: Cost
  /** One entry per printed copy: the minimum number of players. */
  copies?: readonly number[]
  /** Cards (by id) that make this one free. */
  chain?: readonly string[]
  /** Cards of one title count as the same card; default is the id. */
  title?: string
  /** Score line of its points; default by colour. */
  scoreLine?: string
}

export interface StageDef extends Omit<PieceDef, 'sort'> {
  /** Alternatives of a stage with a choice, each with its own effects. */
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
  /** Boxes without which the board cannot be used. */
  needs?: readonly string[]
}
