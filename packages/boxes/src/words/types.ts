/**
 * What can be said, by code. The engine and the boxes speak ids and values; these tables, one a box and language, put
 * them in words for the web, the command line and the rulebook alike.
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
import type { Language } from './languages.ts'

/** Where the words of a language wait, by its code; `alike` are the keys of those that are the same in the first one. */
export type WordsDoor<Words> = (language: Language) => Promise<{ words: Words; alike?: readonly string[] }>

/** A thing that is counted: one of it, and many. */
export type Noun = readonly [one: string, many: string]

/** Somebody spoken of: whoever listens, or another by name. */
export interface Party {
  name: string
  isYou: boolean
}

/** Who hears of an event: what the game is, and who sits where. */
export interface Listener {
  rules: Pick<Ruleset, 'byId' | 'cities'>
  party(seat: number): Party
}

/** What the words of an event may ask for. */
export interface Telling {
  say: Speech
  /** Who did it; nobody in particular where the event names no city. */
  who: Party
  /** The city of a seat. */
  party(seat: unknown): Party
  /** The piece of an id by name; nothing where it is not told which. */
  piece(id: unknown): string
  /** Who gets coins of a payment: cities, and the bank. */
  payees(): readonly { coins: number; to: Party }[]
}

/** What a city did, without its name: `built Altar`. A whole sentence where no city is named. */
export type EventWords = (event: Told, telling: Telling) => string

export interface QuestionWords {
  text: string
  /** What its answers are called, where that is not what their actions are called elsewhere. */
  verbs?: Readonly<Record<string, string>>
}

type Texts = Readonly<Record<string, string>>
type ById<T> = Readonly<Record<string, T>>

/** What a box says, table by table; ids are those the box declares. */
export interface BoxWords {
  name: string
  /** What it adds, in one sentence. */
  about: string
  /** Names of cards and all other pieces but boards and their stages, which are named by the wonder. */
  pieces?: Texts
  wonders?: Texts
  /** Sorts of pieces. */
  sorts?: ById<Noun>
  /** What can be counted. */
  things?: ById<Noun>
  /** What effects do: a short sentence without a full stop. */
  effects?: { readonly [K in EffectKind]?: (effect: EffectOf<K>, say: Speech) => string }
  abilities?: Texts
  /** Questions, secret ones and those in turn. */
  questions?: ById<QuestionWords>
  actions?: Texts
  /** What a move says besides action, card and price, by the field of its JSON. */
  details?: ById<(value: unknown, say: Speech) => string>
  /** Lines of the script, as the rulebook lists them. */
  steps?: Texts
  /** Lines of the score sheet, and what scores there without being a piece. */
  scoreLines?: Texts
  sources?: Texts
  events?: ById<EventWords>
  problems?: { readonly [C in ProblemCode]?: (values: ProblemKinds[C], say: Speech) => string }
  /** What is wrong with a position, by what the problem says it is. */
  faults?: { readonly [F in keyof PositionFaults]?: (values: PositionFaults[F], say: Speech) => string }
  /** Fields of a position that are shown, and words that stand in them. */
  fields?: Texts
  /** What a mark or a number beside a city means, for whoever asks: a sentence for each field drawn so. */
  marks?: Texts
  states?: Texts
  /** What is printed on its pieces besides cost and effects. */
  printed?(piece: Piece, say: Speech): readonly string[]
}

/** The parts of something written that may not be of their kind. */
export type Shaped<Why> = Extract<Why, { is: 'shape' }> extends { of: infer Part extends string } ? Part : never

/** The words every game needs. */
export interface TermWords {
  goods: Readonly<Record<Resource, Noun>>
  colours: Readonly<Record<Colour, string>>
  symbols: Readonly<Record<ScienceSymbol | 'wild', Noun>>
  sides: Texts
  editions: Readonly<Record<Edition, string>>
  /** So many of a good: `2 wood`. */
  countGoods(count: number, good: Resource): string
  countSymbols(count: number, symbol: ScienceSymbol): string
  coins(count: number): string
  points(count: number): string
  shields(count: number): string
  /** As many coins as the number of the Age. */
  coinsOfAge: string
  noCost: string
  age(age: number): string
  turn(age: number, turn: number): string
  stage(number: number): string
  /** `Gizah, stage 2`; the half where it offers two. */
  stageOf(wonder: string, number: number, half: number): string
  faceDown: string
  bank: string
  freeCity: string
  and(words: readonly string[]): string
  or(words: readonly string[]): string
  /** Between what a piece does and what else it does. */
  between: string
  /** Begins with a capital letter. */
  capital(text: string): string
}

/** What the rules themselves say: what every box says, and more. */
export interface CoreWords extends Omit<BoxWords, 'name' | 'about' | 'faults'> {
  terms: TermWords
  /** Why something cannot be built, said of it: `costs 2 coins, you have 1`. */
  obstacle(obstacle: Obstacle, say: Speech): string
  faults: { readonly [F in keyof CoreFaults]: (values: CoreFaults[F], say: Speech) => string }
}

/**
 * All that can be said in a language. What nobody has words for, such as a piece of a box that is not on the shelf, is
 * called by its id.
 */
export interface Speech {
  readonly language: Language
  readonly terms: TermWords
  boxName(box: string): string
  boxAbout(box: string): string
  /** A piece; a board by its wonder, a stage by wonder and number. */
  piece(piece: Piece): string
  /** The same by the id its name stands under. */
  pieceById(id: string): string
  wonder(id: string): string
  sort(id: string): Noun
  thing(id: string): Noun
  effect(effect: Effect): string
  /** All a piece does; nothing where it does nothing. */
  does(piece: Pick<Piece, 'effects'>): string
  printed(piece: Piece): readonly string[]
  ability(id: string): string
  question(id: string): string
  /** What an action is called as an answer to a question. */
  verb(action: string, question?: string): string
  /** What a move says besides: a field of its JSON with its value. */
  detail(field: string, value: unknown): string
  step(id: string): string
  scoreLine(id: string): string
  source(id: string): string
  /** What a city did, without its name; a whole sentence where none is named. */
  event(event: Told, listener: Listener): string
  problem(problem: Problem): string
  /** What is wrong with a position. */
  fault(fault: PositionFault): string
  /** Why something cannot be built, said of it. */
  obstacle(obstacle: Obstacle): string
  field(id: string): string
  /** Nothing where nobody has a sentence for it. */
  mark(id: string): string
  state(id: string): string
  /** A printed cost: `2 wood, 1 glass`. */
  cost(cost: Cost | undefined): string
  /** A good by name, and so many of it. */
  good(good: string): string
  goods(count: number, good: Resource): string
}

/** The same tables with the same keys in another language. */
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
