/** Everything that carries effects is a piece: cards, boards, stages, and whatever a box brings along. */

import type { Age, Colour, Cost } from '../vocabulary.ts'
import type { BoundEffect, Effect } from './effect.ts'

export interface PieceDef {
  id: string
  /** The id its name stands under in the words, where an edition prints another name. */
  called?: string
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
  line?: string
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

/** What a piece costs, ready for reckoning. */
export interface Price {
  readonly need: number
  readonly coins: number
  readonly coinsPerAge: number
}

export interface Piece {
  /** Dense number in the ruleset; 0 is a face-down card. */
  readonly index: number
  readonly id: string
  /** The id its name stands under in the words. */
  readonly called: string
  /** Of a board or stage: its wonder; of a stage: its number from 1 on, and which half it is, 0 where it is whole. */
  readonly wonder: string
  readonly stage: number
  readonly half: number
  readonly box: string
  readonly sort: string
  readonly effects: readonly BoundEffect[]
  readonly age: number
  /** Index into COLOURS, -1 for none. */
  readonly colour: number
  readonly price: Price
  readonly copies: readonly number[]
  readonly title: number
  readonly chain: readonly number[]
  readonly line: string
  readonly def: PieceDef
}

export interface Board {
  readonly index: number
  readonly def: BoardDef
  readonly piece: Piece
  /** The pieces of each stage: one, or the halves to choose from. */
  readonly stages: readonly (readonly Piece[])[]
}
