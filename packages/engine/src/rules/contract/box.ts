/**
 * Contract of a box: everything it can add to the game. The core knows no box by name. Boxes, rulesets, pieces and
 * games refer to each other, so they share this file; independent parts are in the files beside it.
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
import type { Choice, DeckPart, Former, Names, Pool } from './declared.ts'
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
/** Game as one viewer sees it. */
export type Seen = AnySeen<Ruleset>
/** Form of a column's numbers in a position. */
export type Form = AnyForm<Ruleset>
/** Secret question to several seats at the same time. */
export type Layer = AnyLayer<Game>
/** A question to one seat. */
export type Decision = AnyDecision<Game>
/** Line of the script, insertion by a box, and the resulting orders. */
export type Line = AnyLine<Game>
export type Insert = AnyInsert<Line>
export type Step = AnyStep<Line>
export type Orders = AnyOrders<Line>
export type ScoreLine = AnyScoreLine<Game>
/** Uses of a card, riders and powers. */
export type Action = AnyAction<Game, Piece>
export type Rider = AnyRider<Game, Piece, Costing>
export type Ability = AnyAbility<Game, Piece>
/** State of a box in a position, besides its columns. */
export type PositionPart = AnyPositionPart<Game, Piece>

/** Cost of a piece, prepared for computation. */
export interface Price {
  readonly need: number
  readonly coins: number
  readonly coinsPerAge: number
}

/** Anything with effects: cards, boards, stages, and sorts that boxes add. */
export interface Piece {
  /** Dense number in the ruleset; 0 is a face-down card. */
  readonly index: number
  readonly id: string
  /** Id of its name in the texts. */
  readonly nameId: string
  /** Wonder of a board or stage; number of a stage from 1, and its half; 0 if it is whole. */
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
  /** Pieces of each stage: one, or halves to choose from. */
  readonly stages: readonly (readonly Piece[])[]
}

export interface EffectRule<E> {
  /** Takes something from other cities. */
  harms?: true
  /** Adds to the derived columns of the city. Runs on activation and on recomputation. */
  lasting?(g: Game, seat: number, effect: E, piece: Piece): void
  /** Immediate effect, in the turn of activation. */
  now?(g: Game, seat: number, effect: E, piece: Piece): void
  /** Points at the end of the game. */
  scored?(g: Game, seat: number, effect: E, piece: Piece): number
  /** Adds symbols, ways to get them, or guilds that count again, before science is scored. */
  science?(g: Game, seat: number, effect: E, hand: ScienceHand, piece: Piece): void
}

export type EffectRules = { [K in EffectKind]?: EffectRule<EffectOf<K>> }

/** Effect with its rule. `bind` pairs them, so that they always match. */
export interface BoundEffect {
  readonly effect: Effect
  readonly rule: EffectRule<Effect>
}

/** Cost under computation. Modifiers change it; `what` and `piece` name its subject. */
export interface Costing {
  what: 'card' | 'stage'
  piece: Piece
  by: number
  need: number
  coins: number
  /** Sets of resources; one unit of each is waived at the player's choice. */
  readonly waived: Goods
}

/** Coins to the bank that a piece adds to a cost, for events. */
export interface Charge {
  source: string
  coins: number
}

/** Two seats that fight, and what adds this fight to those with neighbours. */
export type FightPair = [one: number, other: number, by?: string]

/** Values that boxes may modify. Each modifier runs over the boxes in play, in order. */
export interface Modifiers {
  cost?(g: Game, seat: number, cost: Costing): void
  /** Coins among those of `cost` that have another cause than the card or the stage. */
  charges?(g: Game, seat: number, cost: Costing): readonly Charge[]
  /** Own production for this purchase. */
  production?(g: Game, seat: number, goods: Goods): void
  /** Alternative uses of the own production; each is tried. */
  exchanges?(g: Game, seat: number, goods: Goods, ways: WaysToUse): void
  /** Resources for sale to others. */
  sale?(g: Game, seat: number, goods: Goods): void
  /** Prices and limits of a neighbour's resources. */
  seller?(g: Game, seat: number, seller: Seller): void
  /** Additional sellers beyond the two neighbours. */
  sellers?(g: Game, seat: number, purchase: Purchase): void
  /** Whether the card is free by a chain outside the own city. */
  chain?(g: Game, seat: number, card: Piece): boolean
  /** Piece that allows such chains, for events. */
  chainSource?(g: Game): string | undefined
  /** Piece for stage `slot` of the wonder; default is that of the board. */
  stage?(g: Game, seat: number, slot: number, pieces: readonly Piece[]): readonly Piece[]
  /** Name under which the city builds from the discard pile, if one of its pieces allows it. */
  digger?(g: Game, seat: number, digger: string, piece: Piece): string
  /** Whether hands are passed after this turn. */
  passes?(g: Game): boolean
  shields?(g: Game, seat: number, shields: number): number
  /** Ground conflicts of the Age as pairs of seats. */
  fights?(g: Game, pairs: FightPair[]): FightPair[]
  victoryValue?(g: Game, value: number): number
  defeatTokens?(g: Game, tokens: number): number
  /** Seat that takes the defeat tokens of a lost fight. */
  defeatTaker?(g: Game, loser: number, winner: number): number
  science?(g: Game, seat: number, hand: ScienceHand): void
  /** Points a guild scores. */
  guild?(g: Game, seat: number, points: number): number
  /** Starting coins; seats beyond those of the set-up are free cities. */
  startingCoins?(setup: Terms, coins: number, seat: number): number
  /** Coins that decide between equal points at the end. */
  tieCoins?(g: Game, coins: number): number
  /** Whether `viewer` may see what only the player of `owner` sees. */
  sees?(g: Game, viewer: number, owner: number): boolean
}

/** Hooks: moments at which a box may act. */
export interface Hooks {
  gameBegan?(g: Game): void
  ageBegan?(g: Game): void
  turnBegan?(g: Game): void
  /** Card was built; `by` is the way, including FROM_DISCARD. */
  cardBuilt?(g: Game, seat: number, card: Piece, by: number): void
  stageBuilt?(g: Game, seat: number, stage: Piece): void
  /** Resources were bought from a neighbour or another city, possibly for 0 coins. */
  bought?(g: Game, seat: number, seller: number, coins: number): void
  /** Coins came from the bank. */
  coinsTaken?(g: Game, seat: number, coins: number): void
  victoryTaken?(g: Game, seat: number, value: number): void
  conflictsOver?(g: Game): void
  ageEnded?(g: Game): void
}

/**
 * Current number of tokens of each kind, if a field has several kinds: by place of its value, or by the number or piece
 * in a list. `seat`: the city that holds them, if one is asked about.
 */
export type Amount = number | ((g: Game, kind: number, seat: number) => number)

/** Printed value that was wrong before an engine version. */
export interface Correction {
  /** First engine version with the right value. */
  readonly since: string
  /** Returns the box with the former value. */
  undo(box: Box): Box
}

/** One answer to a disputed rule. The first one of a rule is the standard and has no rules of its own. */
export interface Reading {
  readonly id: string
  /** Joins the games that choose this reading; without it the programs around the game follow the reading. */
  readonly rules?: Box
}

/** Disputed rule of a box: a table may choose another reading than the standard. */
export interface HouseRule {
  readonly id: string
  readonly readings: readonly [Reading, ...Reading[]]
  /** Whether the rule can matter in games of this set-up; by default always. */
  applies?(setup: Terms): boolean
}

export interface Box {
  id: string
  /** Corrected values, oldest first; games of earlier engine versions replay without them. */
  corrections?: readonly Correction[]
  /** Printed names of its pieces and wonders, by id. Every reader of ids accepts them. */
  names?: Names
  /** Rules shared with other boxes (`losses`, `debts`, …): each joins the game once, however many boxes list it. */
  parts?: readonly Box[]
  /** Maximum number of players with the box, if more than seven. */
  mostPlayers?: number
  /** Additions for team games. */
  teams?: Box
  /** Set-up options of the box, by name. */
  options?: Readonly<Record<string, Choice>>
  houseRules?: readonly HouseRule[]
  former?: Former
  /** Figures of its rules, or replacements for those of earlier boxes. */
  figures?: Partial<Figures>
  /** Reason why this set-up cannot be played with the box. */
  refuses?(setup: Terms): Problem | undefined
  pieces?(setup: Terms): readonly PieceDef[]
  boards?(setup: Terms): readonly BoardDef[]
  /** Additional JSON fields of a piece for programs, besides Age, colour, cost, chains and effects. */
  facts?(piece: Piece): Readonly<Record<string, unknown>>
  /** Cards added to the deck of an Age. */
  deck?(rules: Ruleset, age: number): DeckPart | undefined
  /** Pieces outside the decks of which a game uses some by chance. */
  pools?(rules: Ruleset): readonly Pool[]
  columns?: readonly Column[]
  /** Hidden columns of the table that everybody may see in games with the box. */
  opens?: readonly Column[]
  /** Questions that wait for several seats are asked one after another and openly. */
  asksInTurn?: boolean
  effects?: EffectRules
  abilities?: readonly Ability[]
  /** Things that `each`, `set` and `most` can count. */
  counts?: Record<string, (g: Game, seat: number) => number>
  actions?: readonly Action[]
  /**
   * Moves with any card of the hand in a question of the core (`turn`, `last-card`). They are listed without a card and
   * apply to each.
   */
  offers?(g: Game, seat: number, layer: string, out: MoveList): void
  layers?: readonly Layer[]
  decisions?: readonly Decision[]
  rider?: Rider
  script?: readonly Insert[]
  /** Diggers of the box. Two boxes may name the same one. */
  diggers?: readonly Digger[]
  hooks?: Hooks
  modifiers?: Modifiers
  /** Modifiers that other boxes may implement for this one, declared by merging into `Modifiers`. */
  bends?: readonly (keyof Modifiers)[]
  /**
   * Costs of the city that this box modifies now, in the bits of `bent`, and whether it modifies sellers. The default
   * is everything, always. Unmodified costs take a shortcut. Exchanges modify everything.
   */
  bendsCosts?(g: Game, seat: number): number
  bendsSellers?(g: Game, seat: number): boolean
  scoreLines?: readonly ScoreLine[]
  position?: PositionPart
  /** Fills face-down cards of its hidden columns with possible ones. */
  imagine?(g: Game, random: Random): void
  /**
   * Tokens that it adds to the supply, by field: the printed number, or as many as its pieces can give. Every counted
   * field has a supply, possibly endless.
   */
  supply?: Readonly<Record<string, Amount>>
  /** Maximum of these per city; by default all. */
  mostHeld?: Readonly<Record<string, Amount>>
}

/** One function per hook that calls those of all boxes; undefined if no box uses the hook. */
type Moments = { readonly [H in keyof Hooks]: Hooks[H] }
export type Bends = { [M in keyof Modifiers]-?: NonNullable<Modifiers[M]>[] }

export interface Ruleset extends Rules {
  /** Without the seed, which would reveal cards. */
  readonly setup: Terms
  readonly boxes: readonly Box[]
  readonly pieces: readonly Piece[]
  readonly boards: readonly Board[]
  /** Boards grouped by wonder. */
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
  /** Uses of a card of the hand that boxes offer. */
  readonly offers: readonly NonNullable<Box['offers']>[]
  /** Abilities that waive the cost of cards, and of stages, as bits. */
  readonly freeCards: number
  readonly freeStages: number
  readonly script: readonly Line[]
  /** Orders for readers, each once. */
  readonly orders: Orders
  /** Lines that resolve a choice, up to the effects. */
  readonly resolution: readonly Line[]
  /** Builders from the discard pile by name, in order. */
  readonly diggers: readonly string[]
  readonly hooks: Moments
  readonly modifiers: Bends
  /** One function per box that modifies costs, or sellers: whether it does so for this city now. */
  readonly costBends: readonly ((g: Game, seat: number) => number)[]
  readonly sellerBends: readonly ((g: Game, seat: number) => boolean)[]
  readonly scoreLines: readonly ScoreLine[]
  readonly figures: Figures
  actionOf(id: string): number
  layerOf(id: string): number
  decisionOf(id: string): number
  abilityOf(id: string): number
  piece(id: string): Piece
  /** Printed names of pieces and wonders. */
  readonly names: Names
  /** Matching piece with this id, former id or printed name. */
  called(name: string, fits?: (piece: Piece) => boolean): Piece | undefined
  sees(g: Game, viewer: number, owner: number): boolean
}
