/** Rulebook as atoms: one rule each, with its condition, source and proof. Texts are separate. */

import type { Position } from '@heptapolis/engine'
import type { Edition, MoveJson, Piece, Ruleset } from '@heptapolis/engine/box'
import type { BoxPictures } from './kit/picture.ts'
import type { WordsLoader } from './words/types.ts'

/** Condition of a rule. An atom of a box also requires its box. */
export type Condition =
  | { box: string }
  /** Minimum number of boxes besides the base game. */
  | { boxes: number }
  | { edition: Edition }
  | { players: { least?: number; most?: number } }
  | { teams: boolean }
  /** Players have bid points for their wonders. */
  | { bids: boolean }
  /** Option of the set-up: set, or with this value. */
  | { option: string; is?: string | boolean }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

export const withBox = (box: string): Condition => ({ box })
export const inEdition = (edition: Edition): Condition => ({ edition })
export const forPlayers = (least: number, most = least): Condition => ({ players: { least, most } })
export const inTeams: Condition = { teams: true }
export const withBoxes = (least: number): Condition => ({ boxes: least })
/** Pieces of an anniversary pack: part of the second edition, an option in the first. */
export const withAnniversary = (option: string): Condition => ({ any: [{ edition: '2e' }, { option }] })
export const all = (...conditions: Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })
/**
 * Reason why no position or move can show a rule: it is about setting up the table (`setup`), heads steps that others
 * show (`order`), is about secrecy (`secrecy`), or about a print (`print`).
 */
export type Unshown = 'setup' | 'order' | 'secrecy' | 'print'
/**
 * official: a printed rulebook that was read, or an answer of the publisher; reported: owners of a box whose rulebook
 * was not read; licensed: the licensed online game; house: the page of rules by players from which the project began;
 * ours: a ruling where all of them are silent; table: a house rule of this table; advice: help for a first game, no rule.
 */
export type Source = 'official' | 'reported' | 'licensed' | 'house' | 'ours' | 'table' | 'advice'

export interface Atom {
  /** Readable id, such as `edifice-penalty`, for links and tests. */
  id: string
  /** `chapter/section`; absent for words that go into another atom. */
  at?: string
  /** The slot of another atom that these words fill. */
  into?: string
  when?: Condition
  source: Source
  /** Heading in the printed rulebook, as printed. Pages are not known. */
  said?: string
  /** Atom that this one replaces. */
  replaces?: string
  /** Disputed rules that it states: where a table has another reading, the book prints the readings in force instead. */
  disputed?: readonly string[]
  /** Order within a slot or section; default 0. */
  rank?: number
  /** Preceding atom; by default atoms follow the order of their boxes. */
  after?: string
  /** Subjects explained only here: `action:sell`, `question:dig`, `score:science`, `refusal:twice`. */
  explains?: readonly string[]
  /** Tests that prove it, as `file: title`, besides its examples. */
  proof?: readonly string[]
  /** Set if no example can show it. Overview and set-up need none. */
  unshown?: Unshown
}

/** Claim of an example after its moves. */
export type Claim =
  /** Fields of a city, as in a position. */
  | { seat: number; has: Readonly<Record<string, unknown>> }
  /** Points of a score line or in total; `of` are their parts. */
  | { seat: number; points: number; line?: string; of?: readonly number[] }
  | { seat: number; shields: number }
  /** A move with these fields is legal, or none is. */
  | { seat: number; can: Partial<MoveJson> }
  | { seat: number; cannot: Partial<MoveJson> }
  /** Message for a person who tries the move. */
  | { seat: number; tries: MoveJson; told: string }
  /** Fields of the table. */
  | { table: Readonly<Record<string, unknown>> }
  | { winners: readonly number[] }

/** Worked example: a position, moves and claims. Pages draw it and tests run it. */
export interface Example {
  id: string
  /** Rules it shows; it is printed below the first of them. */
  shows: readonly string[]
  position: Position
  /** Seats without a move sell a card. */
  moves?: readonly (readonly [number, MoveJson])[]
  /** The other seats have not chosen yet. */
  open?: boolean
  /** It shows the end of an Age: pictures leave out the cards that only end its last turn. */
  endsAge?: boolean
  /** Not on paper, for lack of room. */
  onScreen?: boolean
  claims: readonly Claim[]
}

/** Screen-only examples. */
export const onScreen = (...examples: readonly Example[]): Example[] =>
  examples.map((example) => ({ ...example, onScreen: true }))

export interface ExampleWords {
  title: string
  /** Steps of the example. */
  steps: readonly string[]
}

/** Chapter of a box. */
export interface ChapterPlan {
  id: string
  /** Preceding chapter; default last. */
  after?: string
  sections: readonly string[]
  /** Prefix of its rule numbers, as in 6.8; chapters of boxes have the letter of the box. */
  number?: string
  /** List at its end: pieces of the box, or boards of all boxes. */
  lists?: 'pieces' | 'boards'
}

/** Section that a box adds to an existing chapter: `actions/tower`, after the section `sell`. */
export interface SectionPlan {
  at: string
  after: string
}

/** Headings of chapters, sections and lists of pieces, and labels of the first page, in one language. */
export interface Headings {
  chapters?: Readonly<Record<string, { title: string; summary: string }>>
  /** By `chapter/section`. */
  sections?: Readonly<Record<string, string>>
  groups?: Readonly<Record<string, string>>
  /** Labels of the box options. */
  wishes?: Readonly<Record<string, string>>
  /** Labels of the numbers on the first page. */
  figures?: Readonly<Record<string, string>>
}

/** Rule texts of a box in one language: a translation is one file with the same keys, checked by `Translation`. */
export interface Words {
  rules: Readonly<Record<string, string>>
  /** Signs on its pieces and tokens: name of the drawing, and meaning. */
  signs?: Readonly<Record<string, string>>
  examples: Readonly<Record<string, ExampleWords>>
  /** Labels and captions of its pictures. */
  pictures?: Readonly<Record<string, string>>
  /** Glossary terms and their meanings. */
  glossary?: Readonly<Record<string, readonly [term: string, meaning: string]>>
  /** Short forms for the player aid, by rule or `step` and its id; an empty text leaves the rule out. */
  aid?: Readonly<Record<string, string>>
  /** Search phrases for a rule besides its own words: questions and other names, separated by ` | `. */
  asked?: Readonly<Record<string, string>>
  /** Synonyms and the words of the book: `vp: points; war: conflicts`. */
  means?: string
}

export type Translation<W extends Words> = {
  rules: { readonly [K in keyof W['rules']]: string }
  examples: { readonly [K in keyof W['examples']]: ExampleWords }
} & ('signs' extends keyof W ? { signs: { readonly [K in keyof W['signs']]: string } } : unknown) &
  ('glossary' extends keyof W
    ? { glossary: { readonly [K in keyof W['glossary']]: readonly [string, string] } }
    : unknown) &
  ('asked' extends keyof W ? { asked: { readonly [K in keyof W['asked']]: string } } : unknown) &
  ('aid' extends keyof W ? { aid: { readonly [K in keyof W['aid']]: string } } : unknown) &
  ('means' extends keyof W ? { means: string } : unknown) &
  ('pictures' extends keyof W ? { pictures: { readonly [K in keyof W['pictures']]: string } } : unknown)

/** Option that can be switched on, and its value then. */
export interface WishPlan {
  option: string
  on: string | boolean
  when?: Condition
}

/** Citation numbers of a box's rules. `npm run numbers` assigns each number once; it never changes. */
export interface Registry {
  box: string
  /** Suffix of rules attached to a rule of another box: 6.8E. */
  letter: string
  rules: Readonly<Record<string, string>>
  /** Hash of all numbers; any change breaks it. */
  seal: string
}

export interface BoxRules {
  box: string
  registry: Registry
  chapters?: readonly ChapterPlan[]
  sections?: readonly SectionPlan[]
  /** List of its pieces, by sort. */
  groups?: Readonly<Record<string, (piece: Piece) => string>>
  /** Set-up options that change the book. */
  wishes?: readonly WishPlan[]
  /** First language, and the loader of others. */
  headings?: Headings
  headingsIn?: WordsLoader<Headings>
  atoms: readonly Atom[]
  examples: readonly Example[]
  /** Rules that a teacher tells first, in this order; default: those that explain an action or a question. */
  taught?: readonly string[]
  pictures?: BoxPictures
  /** First language, and the loader of others. */
  words: Words
  wordsIn: WordsLoader<Words>
  /** For each earlier box of the shelf, a test of the interaction of both, written like a proof. */
  beside?: Readonly<Record<string, string>>
  /** Contents of the printed box, by edition; texts use them as `{in.leaders.boards}`. */
  printed?: Readonly<Record<Edition, Readonly<Record<string, number>>>>
  /** Year of the rulebook that was read, by edition; absent if only cards, boards and reports were available. */
  prints?: Readonly<Partial<Record<Edition, number>>>
  /** Only excerpts of its rulebook were read. Without this and without `prints` no rule of the box is official. */
  excerpt?: boolean
  /** Numbers of the mix for its texts. */
  numbers?(rules: Ruleset): Readonly<Record<string, number>>
  /** Script lines without an action of a player: the order of a turn omits them. */
  quiet?: readonly string[]
  /** Questions and actions that cannot occur in a mix, so that nothing explains them. */
  idle?(rules: Ruleset): readonly string[]
}

type More = Omit<Atom, 'id' | 'at' | 'into' | 'source'>

/** Rule with its own place. */
export const rule = (id: string, at: string, source: Source, more: More = {}): Atom => ({ id, at, source, ...more })
/** Words for the slot of another rule. */
export const insert = (id: string, into: string, source: Source, more: More = {}): Atom => ({
  id,
  into,
  source,
  ...more,
})
