/**
 * Text tables by code. Engine and boxes use ids and values; these tables, one per box and language, translate them for
 * the web, the command line and the rulebook.
 */
import type {
  Colour,
  CoreFaults,
  Cost,
  Edition,
  Effect,
  EffectKind,
  EffectOf,
  Obstacle,
  Piece,
  PositionFault,
  PositionFaults,
  Problem,
  ProblemCode,
  ProblemKinds,
  Resource,
  Ruleset,
  ScienceSymbol,
  Told,
} from '@heptapolis/engine/box'
import type { Deed } from './deeds.ts'
import type { Language } from './languages.ts'

/** First nouns of names, separated by spaces, in a language whose articles depend on them. */
export interface Nouns {
  feminine?: string
  masculine?: string
  plural?: string
}

/**
 * Loader of the texts of a language; `alike` lists keys whose text equals that of the first language, `nouns` those
 * that begin the names of cards.
 */
export type WordsLoader<Words> = (
  language: Language,
) => Promise<{ words: Words; alike?: readonly string[]; nouns?: Nouns }>

/** Countable noun: singular and plural. */
export type Noun = readonly [one: string, many: string]

/** Person in a text: the reader, or another by name. */
export interface Party {
  name: string
  isYou: boolean
}

/** Recipient of a payment. */
export interface PaidShare {
  coins: number
  to: Party
  isBank?: boolean
}

/** Cause of a loss, and its coins. */
export interface NamedCause {
  name: string
  coins: number
}

/** Reader of an event: the game, and names by seat. */
export interface Listener {
  rules: Pick<Ruleset, 'byId' | 'cities'>
  party(seat: number): Party
}

/** Context for the texts of an event. */
export interface Telling {
  say: Speech
  /** Acting city; empty if the event has none. */
  who: Party
  /** The city of a seat. */
  party(seat: unknown): Party
  /** Name of a piece; empty if it is hidden. */
  piece(id: unknown): string
  /** Name of a cause: a piece or a named source, and its city if that is another one. */
  cause(source: unknown, other?: unknown): string
}

/** Predicate without its subject: `built Altar`. A whole sentence if the event has no city. */
export type EventWords = (event: Told, telling: Telling) => string

export interface QuestionWords {
  text: string
  /** Names of its answers, if they differ from those of the actions. */
  verbs?: Readonly<Record<string, string>>
}

/** Disputed rule: its name, and each reading as a sentence that states the rule. */
export interface HouseRuleWords {
  name: string
  readings: Texts
}

type Texts = Readonly<Record<string, string>>
type ById<T> = Readonly<Record<string, T>>

/** Texts of a box, table by table; ids are those that the box declares. */
export interface BoxWords {
  name: string
  /** Description in one sentence. */
  about: string
  /** Names of pieces except boards and stages, which have the name of the wonder. */
  pieces?: Texts
  wonders?: Texts
  /** Sorts of pieces. */
  sorts?: ById<Noun>
  /** Name of a piece in a sentence, by its sort, where the bare name does not say what it is. */
  named?: ById<(name: string) => string>
  /** Countable things. */
  things?: ById<Noun>
  /** Effects: a short sentence without a full stop. */
  effects?: { readonly [K in EffectKind]?: (effect: EffectOf<K>, say: Speech) => string }
  abilities?: Texts
  /** Questions, secret ones and those in turn. */
  questions?: ById<QuestionWords>
  actions?: Texts
  /** Details of a move besides action, card and price, by JSON field. */
  details?: ById<(value: unknown, say: Speech) => string>
  houseRules?: ById<HouseRuleWords>
  /** Script lines for the rulebook. */
  steps?: Texts
  /** Score lines, and sources that are no pieces. */
  scoreLines?: Texts
  sources?: Texts
  events?: ById<EventWords>
  problems?: { readonly [C in ProblemCode]?: (values: ProblemKinds[C], say: Speech) => string }
  /** Faults of a position, by kind. */
  faults?: { readonly [F in keyof PositionFaults]?: (values: PositionFaults[F], say: Speech) => string }
  /** Displayed position fields, and words in them. */
  fields?: Texts
  /** Explanation of a mark or number beside a city, per field. */
  marks?: Texts
  states?: Texts
  /** Printed text of its pieces besides cost and effects. */
  printed?(piece: Piece, say: Speech): readonly string[]
}

/** Parts of a document that may have a wrong type. */
export type Shaped<Why> = Extract<Why, { is: 'shape' }> extends { of: infer Part extends string } ? Part : never

/** Terms of every game. */
export interface TermWords {
  goods: Readonly<Record<Resource, Noun>>
  colours: Readonly<Record<Colour, string>>
  symbols: Readonly<Record<ScienceSymbol | 'wild', Noun>>
  sides: Texts
  editions: Readonly<Record<Edition, string>>
  /** Number of a resource: `2 wood`. */
  countGoods(count: number, good: Resource): string
  countSymbols(count: number, symbol: ScienceSymbol): string
  coins(count: number): string
  points(count: number): string
  shields(count: number): string
  /** As many coins as the number of the Age. */
  coinsOfAge: string
  noCost: string
  /** Card that costs nothing because of one of these cards, of another city if it is named. */
  freeBecause(cards: readonly string[], city?: string): string
  age(age: number): string
  turn(age: number, turn: number): string
  stage(number: number): string
  /** Within a sentence about its city. */
  ownStage(number: number): string
  /** `Gizah, stage 2`, with its half if it has two. */
  stageOf(wonder: string, number: number, half: number): string
  faceDown: string
  bank: string
  /** The reader as a cause. */
  you: string
  /** A cause of a city: `your Lair`, `Gizah’s Lair`. */
  ownedBy(cause: string, owner: Party): string
  freeCity: string
  and(words: readonly string[]): string
  or(words: readonly string[]): string
  /** Predicates of one city joined to a sentence: `built Altar and took 2 coins`. */
  clauses(deeds: readonly string[]): string
  /** A deed with its payment: `built Altar, paying 1 coin to Gizah`; `isInAll` if it pays for more than the deed. */
  paying(deed: string, payees: readonly PaidShare[], isInAll?: boolean): string
  /** A deed with the coins that it brings, or that are its price. */
  gaining(deed: string, coins: number, isSale: boolean): string
  thanksTo(deed: string, cause: string): string
  /** A loss with its causes, and the coins of each if there are several. */
  becauseOf(deed: string, causes: readonly NamedCause[]): string
  /** One deed of several others than the reader. */
  together(names: readonly string[], deed: string): string
  /** A deed done several times. */
  times(deed: string, times: number): string
  /** Separator between effects of a piece. */
  between: string
  /** Begins with a capital letter. */
  capital(text: string): string
}

/** Texts of the rules: those of a box, and more. */
export interface CoreWords extends Omit<BoxWords, 'name' | 'about' | 'faults'> {
  terms: TermWords
  /** Obstacle to building as a predicate: `costs 2 coins, you have 1`. */
  obstacle(obstacle: Obstacle, say: Speech, city?: string): string
  faults: { readonly [F in keyof CoreFaults]: (values: CoreFaults[F], say: Speech) => string }
}

/**
 * All texts of a language. Things without a text, such as a piece of a box that is not on the shelf, are called by
 * their id.
 */
export interface Speech {
  readonly language: Language
  readonly terms: TermWords
  boxName(box: string): string
  boxAbout(box: string): string
  /** Name of a piece; a board by its wonder, a stage by wonder and number. */
  piece(piece: Piece): string
  /** Name in a sentence: `the law Guild feast`. */
  pieceNamed(piece: Piece): string
  /** Name by text id. */
  pieceById(id: string): string
  wonder(id: string): string
  sort(id: string): Noun
  thing(id: string): Noun
  effect(effect: Effect): string
  /** All effects of a piece; empty if it has none. */
  does(piece: Pick<Piece, 'effects'>): string
  printed(piece: Piece): readonly string[]
  ability(id: string): string
  question(id: string): string
  /** Name of an action as an answer to a question. */
  verb(action: string, question?: string): string
  /** Detail of a move: a JSON field with its value. */
  detail(field: string, value: unknown): string
  /** Name of a disputed rule, and a reading of it as a sentence. */
  houseRule(id: string): string
  reading(rule: string, id: string): string
  step(id: string): string
  scoreLine(id: string): string
  source(id: string): string
  /** Predicate of an event without its city, with its coins; a whole sentence if it has no city. */
  event(event: Told, listener: Listener, coins?: Omit<Deed, 'event'>): string
  problem(problem: Problem): string
  /** Fault of a position. */
  fault(fault: PositionFault): string
  /** Obstacle to building, as a predicate; names the city if it is not that of the reader. */
  obstacle(obstacle: Obstacle, city?: string): string
  field(id: string): string
  /** Empty if there is no text. */
  mark(id: string): string
  state(id: string): string
  /** Printed cost: `2 wood, 1 glass`. */
  cost(cost: Cost | undefined): string
  /** Name of a resource, and a number of it. */
  good(good: string): string
  goods(count: number, good: Resource): string
}

/** Same tables with the same keys in another language. */
export type Translated<W extends Partial<BoxWords>> = {
  readonly [S in keyof W]: S extends 'name' | 'about'
    ? string
    : S extends keyof BoxWords
      ? NonNullable<BoxWords[S]> extends (...given: never[]) => unknown
        ? NonNullable<BoxWords[S]>
        : { readonly [K in keyof W[S]]: Entry<NonNullable<BoxWords[S]>, K> }
      : unknown
}

type Entry<Table, K> = K extends keyof Table ? NonNullable<Table[K]> : never
