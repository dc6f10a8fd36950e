/** Uses of a card, riders and abilities; box.ts binds them to the game. */
import type { Move } from '../../kernel/move.ts'
import type { Obstacle } from '../obstacle.ts'
import type { Figure } from './figures.ts'

/** Options by name, for programs that number every move. Indistinguishable options share a number. */
export interface Choices {
  readonly names: readonly string[]
  /** Index of an option among the names. */
  of(option: number): number
}

/** A use of the chosen card in a turn, or an answer to a question. */
export interface Action<Game, Piece> {
  id: string
  /** Takes the card from the hand and places it, before anything is activated. */
  lay?(g: Game, seat: number, move: Move): void
  activate?(g: Game, seat: number, move: Move): void
  /** Set if the option of its moves is a piece. */
  option?: 'piece'
  /** Cards that its moves can name: of these sorts, any that is `played` from a hand, or `any` piece; default none. */
  takes?: readonly string[] | 'played' | 'any'
  /** Values of its option: a sort of pieces, or named numbers. */
  choices?: string | Choices
  /** The card is played for its own effect, not as a marker and not for coins. */
  direct?: true
  /** The card is hidden from the others. */
  faceDown?: true
  /** It has a price, possibly 0; keeping, taking or losing has none. */
  priced?: true
  /** Figure with the coins that the card gives without a rider. */
  brings?: Figure
  /** Reason why the card cannot be used this way, for a person who tried; undefined if it can. */
  whyNot?(g: Game, seat: number, card: Piece): Obstacle | undefined
  /**
   * JSON fields of the move besides action, card, by, pay, from and those of the rider; `show` fills in the applicable
   * ones.
   */
  fields?: readonly string[]
  show?(g: Game, move: Move): Record<string, string | number | boolean>
}

/** Rider: goes along with building a card or stage, or with a sale. Paid together with it, at most one per turn. */
export interface Rider<Game, Piece, Costing> {
  /** Options of this rider that are possible now: with this card, a stage, a sale. */
  withCard?(g: Game, seat: number, card: Piece): readonly number[]
  withStage?(g: Game, seat: number): readonly number[]
  withSale?(g: Game, seat: number): readonly number[]
  /** Adds its cost. */
  cost(g: Game, seat: number, option: number, cost: Costing): void
  /** Fields that it adds to the JSON of the move. */
  fields: readonly string[]
  show(g: Game, option: number): Record<string, string | number | boolean>
  choices: Choices
}

/** Ability of a city. Abilities that waive a cost declare it here. */
export interface Ability<Game, Piece> {
  id: string
  /** Waives the whole cost of a card from hand. */
  free?: {
    /** Used up until the next Age. */
    oncePerAge?: boolean
    covers(g: Game, seat: number, card: Piece): boolean
    /** Called after use. A power with this function is used up, so payment stays a choice. */
    used?(g: Game, seat: number, card: Piece): void
  }
  /** Waives the resources of a stage; the coins are still paid. */
  freeStage?: {
    covers(g: Game, seat: number): boolean
    used?(g: Game, seat: number): void
  }
}
