/** What a city may do with a card, and what may go along with it; box.ts says of which game. */
import type { Move } from '../../kernel/move.ts'
import type { Obstacle } from '../obstacle.ts'
import type { Figure } from './figures.ts'

/** The options there are, by name, for programs that number every move. Those not told apart share a number. */
export interface Choices {
  readonly names: readonly string[]
  /** Which of the names an option is. */
  of(option: number): number
}

/** One way to use the chosen card in a turn, or to answer a question. */
export interface Action<Game, Piece> {
  id: string
  /** Takes the card out of the hand and puts it where it goes: before anything is activated. */
  lay?(g: Game, seat: number, move: Move): void
  activate?(g: Game, seat: number, move: Move): void
  /** Where the option of its moves is a piece. */
  option?: 'piece'
  /** Which cards its moves can name: of these sorts, any that is `played` from a hand, or `any` piece; none where it is not said. */
  takes?: readonly string[] | 'played' | 'any'
  /** What its option can be: the sort of the piece, or numbers by name. */
  choices?: string | Choices
  /** The card is played for what it does itself, not as a marker and not for money. */
  direct?: true
  /** The others do not see which card it is. */
  faceDown?: true
  /** It has a price, be it nothing; what is only kept, taken or lost has none. */
  priced?: true
  /** The figure of the rules that says how many coins the card brings, where nothing goes along. */
  brings?: Figure
  /** Why the card cannot be used so, for a person who tried; undefined where it can. */
  whyNot?(g: Game, seat: number, card: Piece): Obstacle | undefined
  /** The fields of the move's JSON besides action, card, by, pay, from and the rider's; `show` fills in those that apply. */
  fields?: readonly string[]
  show?(g: Game, move: Move): Record<string, string | number | boolean>
}

/** Something that may go along with building a card or stage, or with selling: paid together, at most one a turn. */
export interface Rider<Game, Piece, Costing> {
  /** The numbers of this rider that are possible now, each a choice of its own: with this card, a stage, a sale. */
  withCard?(g: Game, seat: number, card: Piece): readonly number[]
  withStage?(g: Game, seat: number): readonly number[]
  withSale?(g: Game, seat: number): readonly number[]
  /** Adds its cost. */
  cost(g: Game, seat: number, option: number, cost: Costing): void
  /** The fields it adds to the move's JSON. */
  fields: readonly string[]
  show(g: Game, option: number): Record<string, string | number | boolean>
  choices: Choices
}

/** Something a city may do. Abilities that waive a cost say which. */
export interface Ability<Game, Piece> {
  id: string
  /** Waives the whole cost of a card from hand. */
  free?: {
    /** Used up until the next Age. */
    oncePerAge?: boolean
    covers(g: Game, seat: number, card: Piece): boolean
    /** Called when the power has been used; a power that has it is used up, so paying stays a choice beside it. */
    used?(g: Game, seat: number, card: Piece): void
  }
  /** Waives the resources of a stage; the coins are still paid. */
  freeStage?: {
    covers(g: Game, seat: number): boolean
    used?(g: Game, seat: number): void
  }
}
