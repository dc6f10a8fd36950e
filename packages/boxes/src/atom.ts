/** The rulebook in atoms: one rule each, with when it applies, who says so, and what proves it. Words stand apart. */

import type { Position } from '@heptapolis/engine'
import type { Edition, MoveJson, Piece, Ruleset } from '@heptapolis/engine/box'
import type { BoxPictures } from './kit/picture.ts'
import type { WordsDoor } from './words/types.ts'

/** When a rule applies. An atom of a box applies only with its box, whatever else it asks for. */
export type Condition =
  | { box: string }
  /** So many boxes besides the base game, at least. */
  | { boxes: number }
  | { edition: Edition }
  | { players: { least?: number; most?: number } }
  | { teams: boolean }
  /** A wish of the set-up: true or written out at length, or what is said. */
  | { option: string; is?: string | boolean }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

export const withBox = (box: string): Condition => ({ box })
export const inEdition = (edition: Edition): Condition => ({ edition })
export const forPlayers = (least: number, most = least): Condition => ({ players: { least, most } })
export const inTeams: Condition = { teams: true }
export const withBoxes = (least: number): Condition => ({ boxes: least })
/** Pieces of an anniversary pack: part of the second edition, a wish in the first. */
export const withAnniversary = (option: string): Condition => ({ any: [{ edition: '2e' }, { option }] })
export const all = (...conditions: Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })
/**
 * Why no position and no move can show a rule: it tells how the table is laid out (`setup`), heads an order of steps that
 * others show (`order`), says who may see and say what (`secrecy`), or which print it belongs to (`print`).
 */
export type Unshown = 'setup' | 'order' | 'secrecy' | 'print'
/**
 * official: a printed rulebook that was read, or an answer of the publisher; reported: owners of a box whose rulebook was
 * not read; licensed: the licensed online game; house: the page of rules that players wrote, from which the project began;
 * ours: a ruling where none of them speaks; advice: no rule, but help for a first game.
 */
export type Source = 'official' | 'reported' | 'licensed' | 'house' | 'ours' | 'advice'

export interface Atom {
  /** In words like these: `edifice-penalty`. Links and tests use it. */
  id: string
  /** `chapter/section`, or nothing for words that go into another atom. */
  at?: string
  /** The slot of another atom that these words fill. */
  into?: string
  when?: Condition
  source: Source
  /** Under which heading the printed rulebook says it, as printed there. Pages are not known. */
  said?: string
  /** The atom that is not shown where this one is. */
  replaces?: string
  /** In a slot, and in a section: lower ranks first, 0 where none is given. */
  rank?: number
  /** The atom this one follows; otherwise atoms follow the order of their boxes. */
  after?: string
  /** What is explained here and nowhere else: `action:sell`, `question:dig`, `score:science`, `refusal:twice`. */
  explains?: readonly string[]
  /** Tests that prove it, as `file: title`, besides the examples that show it. */
  proof?: readonly string[]
  /** Where no example can show it. What goes before the first Age, overview and set-up, needs none. */
  unshown?: Unshown
}

/** What an example claims after its moves. */
export type Claim =
  /** These fields of a city, as a position writes them. */
  | { seat: number; has: Readonly<Record<string, unknown>> }
  /** Points on one line of the score sheet, or in all; `of` are the parts they are made of. */
  | { seat: number; points: number; line?: string; of?: readonly number[] }
  | { seat: number; shields: number }
  /** A move with these fields is legal, or none is. */
  | { seat: number; can: Partial<MoveJson> }
  | { seat: number; cannot: Partial<MoveJson> }
  /** What a person who tries is told. */
  | { seat: number; tries: MoveJson; told: string }
  /** These fields of the table. */
  | { table: Readonly<Record<string, unknown>> }
  | { winners: readonly number[] }

/** A position, moves, and what follows. It is drawn by the page and run by the tests. */
export interface Example {
  id: string
  /** The rules it shows; it stands under the first of them. */
  shows: readonly string[]
  position: Position
  /** Seats not named in a turn sell a card. */
  moves?: readonly (readonly [number, MoveJson])[]
  /** The others have not chosen yet. */
  open?: boolean
  /** Paper has no room for it. */
  onScreen?: boolean
  claims: readonly Claim[]
}

/** Examples for the screen alone. */
export const onScreen = (...examples: readonly Example[]): Example[] =>
  examples.map((example) => ({ ...example, onScreen: true }))

export interface ExampleWords {
  title: string
  /** What happens, step by step. */
  steps: readonly string[]
}

/** A chapter a box brings. */
export interface ChapterPlan {
  id: string
  /** The chapter it follows; without one it comes last. */
  after?: string
  sections: readonly string[]
  /** What its rules begin with, as in 6.8; the chapter of a box has the letter of the box. */
  number?: string
  /** What is listed at its end: the pieces of the box, or the boards of all boxes. */
  lists?: 'pieces' | 'boards'
}

/** A section a box adds to a chapter that is there: `actions/tower`, behind the section `sell`. */
export interface SectionPlan {
  at: string
  after: string
}

/** What chapters, sections, lists of pieces and the figures of the first page are called in one language. */
export interface Headings {
  chapters?: Readonly<Record<string, { title: string; summary: string }>>
  /** By `chapter/section`. */
  sections?: Readonly<Record<string, string>>
  groups?: Readonly<Record<string, string>>
  /** What the wishes of the box are called, by their options. */
  wishes?: Readonly<Record<string, string>>
  /** The numbers of a mix that stand on the first page, by their names. */
  figures?: Readonly<Record<string, string>>
}

/** The words of a box in one language: a translation is one file with the same keys, which `Translation` holds it to. */
export interface Words {
  rules: Readonly<Record<string, string>>
  /** Signs on its pieces and tokens: the name of the drawing, and what it means. */
  signs?: Readonly<Record<string, string>>
  examples: Readonly<Record<string, ExampleWords>>
  /** What stands in its pictures and beneath them. */
  pictures?: Readonly<Record<string, string>>
  /** Words of the game, and what they mean. */
  glossary?: Readonly<Record<string, readonly [term: string, meaning: string]>>
  /** In which words people ask for a rule, besides its own: questions, and names that others use, parted by ` | `. */
  asked?: Readonly<Record<string, string>>
  /** Words people use, and those of the book that mean the same: `vp: points; war: conflicts`. */
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
  ('means' extends keyof W ? { means: string } : unknown) &
  ('pictures' extends keyof W ? { pictures: { readonly [K in keyof W['pictures']]: string } } : unknown)

/** A wish that can be switched on: the option of the set-up is then as it says. */
export interface WishPlan {
  option: string
  on: string | boolean
  when?: Condition
}

/** The numbers of a box's rules, as people cite them. `npm run numbers` assigns each number once; it never changes. */
export interface Registry {
  box: string
  /** What hangs on a rule of another box bears it: 6.8E. */
  letter: string
  rules: Readonly<Record<string, string>>
  /** Made from all of them: it breaks where one is changed. */
  seal: string
}

export interface BoxRules {
  box: string
  registry: Registry
  chapters?: readonly ChapterPlan[]
  sections?: readonly SectionPlan[]
  /** The list in which pieces of its sorts stand, by sort. */
  groups?: Readonly<Record<string, (piece: Piece) => string>>
  /** Wishes of a set-up that change the book, where they do. */
  wishes?: readonly WishPlan[]
  /** In the first language, and the door to those in others. */
  headings?: Headings
  headingsIn?: WordsDoor<Headings>
  atoms: readonly Atom[]
  examples: readonly Example[]
  pictures?: BoxPictures
  /** In the first language, and the door to those in others. */
  words: Words
  wordsIn: WordsDoor<Words>
  /** For each box before it on the shelf, a test of where the rules of the two touch, as proofs are written. */
  beside?: Readonly<Record<string, string>>
  /** What lies in the printed box, by edition: its words name it as `{in.leaders.boards}`. */
  printed?: Readonly<Record<Edition, Readonly<Record<string, number>>>>
  /** Of which year the rulebook is that was read, by edition; none where only cards, boards and reports were. */
  prints?: Readonly<Partial<Record<Edition, number>>>
  /** Only pages of its rulebook were read. Without this and without `prints` no rule of the box is official. */
  excerpt?: boolean
  /** Numbers of the mix that its words name. */
  numbers?(rules: Ruleset): Readonly<Record<string, number>>
  /** Lines of its script at which nobody at a table does anything: the order of a turn leaves them out. */
  quiet?: readonly string[]
  /** Questions and actions that cannot come up with the pieces of a mix, so that nothing is said of them. */
  idle?(rules: Ruleset): readonly string[]
}

type More = Omit<Atom, 'id' | 'at' | 'into' | 'source'>

/** A rule with a place of its own. */
export const rule = (id: string, at: string, source: Source, more: More = {}): Atom => ({ id, at, source, ...more })
/** Words that go into the slot of another rule. */
export const insert = (id: string, into: string, source: Source, more: More = {}): Atom => ({
  id,
  into,
  source,
  ...more,
})
