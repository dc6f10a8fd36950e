/** The contract of a box: what it adds to the game. The core knows no box by name. */

import type { Random } from '../../kernel/chance/rng.ts'
import type { Column } from '../../kernel/columns/column.ts'
import type { Game } from '../../kernel/game.ts'
import type { Move } from '../../kernel/move.ts'
import type { CityPosition, Position } from '../../kernel/position/types.ts'
import type { Obstacle } from '../obstacle.ts'
import type { Ruleset } from '../ruleset.ts'
import type { ScienceHand } from '../scoring/science.ts'
import type { Note } from '../scoring/scoring.ts'
import type { Goods, Seller, WaysToUse } from '../trade/goods.ts'
import type { Costing } from '../trade/market.ts'
import type { Purchase } from '../trade/payment.ts'
import type { Problem, Terms } from '../vocabulary.ts'
import type { EffectRules } from './effect.ts'
import type { BoardDef, Piece, PieceDef } from './piece.ts'

/** Something a city may do. Abilities that waive a cost say which. */
export interface Ability {
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

/** The numbers a box may bend. Each is folded over the boxes in play, in order. */
export interface Modifiers {
  cost?(g: Game, seat: number, cost: Costing): void
  /** Own production for this purchase. */
  production?(g: Game, seat: number, goods: Goods): void
  /** Other ways to use the own production, each added and tried in turn. */
  exchanges?(g: Game, seat: number, goods: Goods, ways: WaysToUse): void
  /** What a city sells to others. */
  sale?(g: Game, seat: number, goods: Goods): void
  /** Prices and limits of a neighbour's goods. */
  seller?(g: Game, seat: number, seller: Seller): void
  /** More sellers than the two neighbours: each is added to the purchase. */
  sellers?(g: Game, seat: number, purchase: Purchase): void
  /** Whether the card is free by chain, where the own city does not give it. */
  chain?(g: Game, seat: number, card: Piece): boolean
  /** The piece that stands for stage `slot` of the city's wonder; the board's own otherwise. */
  stage?(g: Game, seat: number, slot: number, pieces: readonly Piece[]): readonly Piece[]
  /** As whom the city builds from the discard pile, where a piece of its own lets it. */
  digger?(g: Game, seat: number, digger: string, piece: Piece): string
  /** Whether the hands are passed on now that a turn is over. */
  passes?(g: Game): boolean
  shields?(g: Game, seat: number, shields: number): number
  /** The ground conflicts of the Age as pairs of seats. */
  fights?(g: Game, pairs: [number, number][]): [number, number][]
  victoryValue?(g: Game, value: number): number
  defeatTokens?(g: Game, tokens: number): number
  /** Who takes the defeat tokens of a lost fight. */
  defeatTaker?(g: Game, loser: number, winner: number): number
  science?(g: Game, seat: number, hand: ScienceHand): void
  /** Points a guild scores. */
  guild?(g: Game, seat: number, points: number): number
  /** Coins at the start; seats beyond the set-up's are cities that nobody plays. */
  startingCoins?(setup: Terms, coins: number, seat: number): number
  /** Whether `viewer` may look at what only the player of `owner` sees. */
  sees?(g: Game, viewer: number, owner: number): boolean
}

/** Moments of the game a box may act at. */
export interface Hooks {
  gameBegan?(g: Game): void
  ageBegan?(g: Game): void
  turnBegan?(g: Game): void
  /** A card entered the city by being built; `by` says how, FROM_DISCARD included. */
  cardBuilt?(g: Game, seat: number, card: Piece, by: number): void
  stageBuilt?(g: Game, seat: number, stage: Piece): void
  /** Goods were bought from a neighbour (or another city), perhaps for no coins. */
  bought?(g: Game, seat: number, seller: number, coins: number): void
  /** Coins came from the bank. */
  coinsTaken?(g: Game, seat: number, coins: number): void
  victoryTaken?(g: Game, seat: number, value: number): void
  conflictsOver?(g: Game): void
  ageEnded?(g: Game): void
}

/** One way to use the chosen card in a turn, or to answer a question. */
export interface Action {
  id: string
  /** Takes the card out of the hand and puts it where it goes: before anything is activated. */
  place?(g: Game, seat: number, move: Move): void
  activate?(g: Game, seat: number, move: Move): void
  /** Where the option of its moves is a piece. */
  option?: 'piece'
  /** Why the card cannot be used so, for a person who tried; undefined where it can. */
  whyNot?(g: Game, seat: number, card: Piece): Obstacle | undefined
  /** The fields of the move's JSON besides action, card, by, pay and the rider's. */
  show?(g: Game, move: Move): Record<string, string | number | boolean>
}

/** A secret question to several seats at once. */
export interface Layer {
  id: string
  /** The list of cards the answer is taken from. */
  moves(g: Game, seat: number, out: Move[]): void
  /** Draws one of them as `drawMove` would from the list, where that is quicker than listing all. */
  sample?(g: Game, seat: number, random: Random): Move
}

/**
 * A question to one seat, put in a queue when it comes up. Those that wait for several seats are asked at once and in
 * secret; when all have replied, the replies are acted on in the order of the queue.
 */
export interface Decision {
  id: string
  /** Asked by itself, since what others answer bears on it. */
  inTurn?: boolean
  moves(g: Game, seat: number, x: number, y: number, out: Move[]): void
  /** Draws one of them as `drawMove` would from the list, where that is quicker than listing all. */
  sample?(g: Game, seat: number, x: number, y: number, random: Random): Move
  answer(g: Game, seat: number, move: Move, x: number, y: number): void
  /** Where x is a piece. */
  about?: 'piece'
  /** What the person asked may see of hidden columns while answering. */
  reveals?: readonly Column[]
}

/** Something that may go along with building a card or stage, or with selling: paid together, at most one a turn. */
export interface Rider {
  /** The numbers of this rider that are possible now, each a choice of its own: with this card, a stage, a sale. */
  withCard?(g: Game, seat: number, card: Piece): readonly number[]
  withStage?(g: Game, seat: number): readonly number[]
  withSale?(g: Game, seat: number): readonly number[]
  /** Adds its cost. */
  cost(g: Game, seat: number, option: number, cost: Costing): void
  show(g: Game, option: number): Record<string, string | number | boolean>
}

/** A line of the script: named, so that other boxes can stand before or after it and the rulebook can print it. */
export interface Line {
  id: string
  run(g: Game): void
}

/** Where a line goes: into which part of the script, and behind or before which line. */
export interface Insert {
  part: 'game' | 'age' | 'early' | 'late' | 'ageEnd'
  after?: string
  before?: string
  line: Line
  /** The lines that resolve the answers follow this one, as they do after a turn's choice. */
  resolved?: boolean
}

/** Somebody who builds from the discard pile, and behind whom: at the end where nobody else is named, or is not in play. */
export interface Digger {
  id: string
  after?: string
  /** After everybody else, whatever boxes are in play. */
  last?: boolean
}

export interface ScoreLine {
  id: string
  /** Points that belong to no piece. Those of pieces are found by their effects. */
  score?(g: Game, seat: number, note: Note): void
}

/** How a box's state stands in a position, besides what its columns declare themselves. */
export interface PositionPart {
  /** The fields read and written here, of the table and of a city. */
  fields?: { table?: readonly string[]; city?: readonly string[] }
  /** Reads them, and checks what stands in the columns already. */
  read?(g: Game, position: Position): Problem | undefined
  readCity?(g: Game, seat: number, city: CityPosition): Problem | undefined
  /** Adds what people leave out when they write a position down. */
  complete?(g: Game, position: Position): void
  write?(g: Game, position: Position): void
  writeCity?(g: Game, seat: number, city: CityPosition): void
  /** Opens a position whose `phase` is one of this box's own; false where it is not. */
  open?(g: Game, position: Position): boolean
}

/** Cards of an Age's deck: all of these, and so many of those at random. */
export interface DeckPart {
  all?: readonly number[]
  drawn?: { from: readonly number[]; count: number }
}

export interface Box {
  id: string
  /** Rules it shares with other boxes (`losses`, `debts`, …): they join the game once, whoever lists them. */
  parts?: readonly Box[]
  /** The most players that can take part with it, where they are more than seven. */
  mostPlayers?: number
  /** Its game in teams: what joins where the set-up asks for teams. */
  teams?: Box
  /** Why this set-up cannot be played with the box, if so. */
  refuses?(setup: Terms): Problem | undefined
  pieces?(setup: Terms): readonly PieceDef[]
  boards?(setup: Terms): readonly BoardDef[]
  /** What a program should know of a piece besides Age, colour, cost, chains and effects: further fields of its JSON. */
  facts?(piece: Piece): Readonly<Record<string, unknown>>
  /** What joins the deck of an Age. */
  deck?(rules: Ruleset, age: number): DeckPart | undefined
  columns?: readonly Column[]
  effects?: EffectRules
  abilities?: readonly Ability[]
  /** Things `each`, `set` and `most` can count. */
  counts?: Record<string, (g: Game, seat: number) => number>
  actions?: readonly Action[]
  /** What this box offers to do with a card of the hand in a layer of the core (`turn`, `last-card`). */
  offers?(g: Game, seat: number, layer: string, card: number, out: Move[]): void
  layers?: readonly Layer[]
  decisions?: readonly Decision[]
  rider?: Rider
  script?: readonly Insert[]
  /** Those who dig for this box. Two boxes may name the same one. */
  diggers?: readonly Digger[]
  hooks?: Hooks
  modifiers?: Modifiers
  /** Modifiers it asks others for, declared by merging into `Modifiers`. */
  bends?: readonly (keyof Modifiers)[]
  /**
   * Whether what this box bends of costs, chains and exchanges, or of sellers, concerns the city now; always, where it
   * is not said. Cities nothing is bent for take a short cut.
   */
  bendsCosts?(g: Game, seat: number): boolean
  bendsSellers?(g: Game, seat: number): boolean
  scoreLines?: readonly ScoreLine[]
  position?: PositionPart
  /** Fills in what lies face down in its hidden columns with what may lie there. */
  imagine?(g: Game, random: Random): void
  /**
   * Tokens it adds to those of the table, by the field that counts them (of each value, where there are several): printed
   * ones, or as many as its pieces can hand out.
   */
  supply?: Readonly<Record<string, number>>
}
