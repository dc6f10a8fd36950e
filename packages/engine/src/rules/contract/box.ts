/**
 * The contract of a box: what it adds to the game. The core knows no box by name. A box, the rules made of all boxes in
 * play, the pieces and the game itself speak of each other, so they stand in one file; what can be said without them
 * stands beside it.
 */
import type { Random } from '../../kernel/chance/rng.ts'
import type { Column, List } from '../../kernel/columns/column.ts'
import type { Game as AnyGame, Rules } from '../../kernel/game.ts'
import type { MoveList } from '../../kernel/move-list.ts'
import type { Form as AnyForm } from '../../kernel/position/forms.ts'
import type { Decision as AnyDecision, Layer as AnyLayer } from '../../kernel/questions/question.ts'
import type { Problem } from '../../kernel/result.ts'
import type { Line as AnyLine } from '../../kernel/script.ts'
import type { Seen as AnySeen } from '../../kernel/sight.ts'
import type { ScienceHand } from '../scoring/science.ts'
import type { Goods, Seller, WaysToUse } from '../trade/goods.ts'
import type { Purchase } from '../trade/payment.ts'
import type { Terms } from '../vocabulary.ts'
import type { Choice, DeckPart, Former, Names } from './declared.ts'
import type { Effect, EffectKind, EffectOf } from './effect.ts'
import type { Figures } from './figures.ts'
import type {
  Insert as AnyInsert,
  Orders as AnyOrders,
  ScoreLine as AnyScoreLine,
  Step as AnyStep,
  Digger,
} from './orders.ts'
import type { BoardDef, PieceDef } from './piece.ts'
import type { PositionPart as AnyPositionPart } from './position-part.ts'
import type { Ability as AnyAbility, Action as AnyAction, Rider as AnyRider } from './uses.ts'

export type Game = AnyGame<Ruleset>
/** A game as somebody sees it. */
export type Seen = AnySeen<Ruleset>
/** How the numbers of a column stand in a position. */
export type Form = AnyForm<Ruleset>
/** A secret question to several seats at once. */
export type Layer = AnyLayer<Game>
/** A question to one seat. */
export type Decision = AnyDecision<Game>
/** A line of the script; where a box puts one in, and the orders they make up. */
export type Line = AnyLine<Game>
export type Insert = AnyInsert<Line>
export type Step = AnyStep<Line>
export type Orders = AnyOrders<Line>
export type ScoreLine = AnyScoreLine<Game>
/** Ways to use a card, what goes along with them, and powers. */
export type Action = AnyAction<Game, Piece>
export type Rider = AnyRider<Game, Piece, Costing>
export type Ability = AnyAbility<Game, Piece>
/** What a box reads and writes in a position besides its columns. */
export type PositionPart = AnyPositionPart<Game, Piece>

/** What a piece costs, ready for reckoning. */
export interface Price {
  readonly need: number
  readonly coins: number
  readonly coinsPerAge: number
}

/** Everything that carries effects is a piece: cards, boards, stages, and whatever a box brings along. */
export interface Piece {
  /** Dense number in the ruleset; 0 is a face-down card. */
  readonly index: number
  readonly id: string
  /** The id its name stands under in the words. */
  readonly nameId: string
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
  readonly scoreLine: string
  readonly def: PieceDef
}

export interface Board {
  readonly index: number
  readonly def: BoardDef
  readonly piece: Piece
  /** The pieces of each stage: one, or the halves to choose from. */
  readonly stages: readonly (readonly Piece[])[]
}

export interface EffectRule<E> {
  /** Adds to the derived columns of the city. Run when the piece begins to work, and again from scratch. */
  lasting?(g: Game, seat: number, effect: E, piece: Piece): void
  /** What happens once, in the turn the piece is activated. */
  now?(g: Game, seat: number, effect: E, piece: Piece): void
  /** The points at the end of the game. */
  scored?(g: Game, seat: number, effect: E, piece: Piece): number
  /** Adds symbols, ways to get them, or guilds that count once more, before science is counted. */
  science?(g: Game, seat: number, effect: E, hand: ScienceHand, piece: Piece): void
}

export type EffectRules = { [K in EffectKind]?: EffectRule<EffectOf<K>> }

/** An effect with its rule at hand. The pair is kept together by `bind`, so the rule always fits. */
export interface BoundEffect {
  readonly effect: Effect
  readonly rule: EffectRule<Effect>
}

/** A cost being reckoned. Modifiers bend it; what it is for stands in `what` and `piece`. */
export interface Costing {
  what: 'card' | 'stage'
  piece: Piece
  by: number
  need: number
  coins: number
  /** Sets of resources, one unit out of each waived at the player's choice. */
  readonly waived: Goods
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

/**
 * How many tokens there can be now: of each kind, where a field has several (by the place of its value, or by the number
 * or piece that stands in a list). `seat` is the city that holds them, where one is asked about.
 */
export type Amount = number | ((g: Game, kind: number, seat: number) => number)

/** A printed value that was wrong before an engine version. */
export interface Correction {
  /** The first engine version with the right value. */
  readonly since: string
  /** The box with the value as it was before. */
  undo(box: Box): Box
}

export interface Box {
  id: string
  /** Corrected values, oldest first: games of earlier engine versions are replayed without them. */
  corrections?: readonly Correction[]
  /** Names printed on its pieces and wonders, by the ids they stand under: whatever is read by its id is read by them too. */
  names?: Names
  /** Rules it shares with other boxes (`losses`, `debts`, …): they join the game once, whoever lists them. */
  parts?: readonly Box[]
  /** The most players that can take part with it, where they are more than seven. */
  mostPlayers?: number
  /** Its game in teams: what joins where the set-up asks for teams. */
  teams?: Box
  /** The wishes it reads, by their names. */
  options?: Readonly<Record<string, Choice>>
  former?: Former
  /** Numbers of its rules, or others in place of those that boxes before it have. */
  figures?: Partial<Figures>
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
  /**
   * What this box offers to do with any card of the hand in a layer of the core (`turn`, `last-card`): moves without a card,
   * which join the list with each.
   */
  offers?(g: Game, seat: number, layer: string, out: MoveList): void
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
   * Which costs of the city this box bends now, in the bits of `bent`, and whether it bends what others sell to the city;
   * everything and always, where it is not said. What nothing bends takes a short cut. Exchanges bend everything.
   */
  bendsCosts?(g: Game, seat: number): number
  bendsSellers?(g: Game, seat: number): boolean
  scoreLines?: readonly ScoreLine[]
  position?: PositionPart
  /** Fills in what lies face down in its hidden columns with what may lie there. */
  imagine?(g: Game, random: Random): void
  /**
   * Tokens it adds to those of the table, by the field that counts them: printed ones, or as many as its pieces can hand
   * out. Every field that counts something has a supply; what never runs out is endless.
   */
  supply?: Readonly<Record<string, Amount>>
  /** Of these, how many one city can come to hold: all, where nothing is said. */
  mostHeld?: Readonly<Record<string, Amount>>
}

/** One function a moment, which calls those of all boxes; none where no box acts at it. */
type Moments = { readonly [H in keyof Hooks]: Hooks[H] }
export type Bends = { [M in keyof Modifiers]-?: NonNullable<Modifiers[M]>[] }

export interface Ruleset extends Rules {
  /** Without the seed: the rules tell nobody a card. */
  readonly setup: Terms
  readonly boxes: readonly Box[]
  readonly pieces: readonly Piece[]
  readonly boards: readonly Board[]
  /** The boards again, the sides of each wonder together. */
  readonly wonders: readonly (readonly Board[])[]
  readonly byId: ReadonlyMap<string, Piece>
  /** Lists whose pieces work for the city. */
  readonly holdings: readonly List[]
  /** Lists whose cards are played: the hand, and others of its kind. */
  readonly hands: readonly List[]
  readonly counts: Readonly<Record<string, (g: Game, seat: number) => number>>
  readonly abilities: readonly Ability[]
  readonly actions: readonly Action[]
  readonly layers: readonly Layer[]
  readonly decisions: readonly Decision[]
  readonly riders: readonly Rider[]
  /** What boxes offer to do with a card of the hand. */
  readonly offers: readonly NonNullable<Box['offers']>[]
  /** The abilities that waive the cost of cards, and of stages, as bits. */
  readonly freeCards: number
  readonly freeStages: number
  readonly script: readonly Line[]
  /** The same as people tell it, each order once. */
  readonly orders: Orders
  /** The lines that resolve a choice, up to where effects have worked. */
  readonly resolution: readonly Line[]
  /** Who builds from the discard pile, by name: whoever stands first goes first. */
  readonly diggers: readonly string[]
  readonly hooks: Moments
  readonly modifiers: Bends
  /** One question a box that bends costs, or sellers: which does it, and does it, for this city now? */
  readonly costBends: readonly ((g: Game, seat: number) => number)[]
  readonly sellerBends: readonly ((g: Game, seat: number) => boolean)[]
  readonly scoreLines: readonly ScoreLine[]
  readonly figures: Figures
  actionOf(id: string): number
  layerOf(id: string): number
  decisionOf(id: string): number
  abilityOf(id: string): number
  piece(id: string): Piece
  /** The names printed on pieces and wonders. */
  readonly names: Names
  /** The piece that is meant by an id, a former id or a printed name, of those that fit. */
  called(name: string, fits?: (piece: Piece) => boolean): Piece | undefined
  sees(g: Game, viewer: number, owner: number): boolean
}
