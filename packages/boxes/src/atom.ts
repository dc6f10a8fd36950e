/** The rulebook in atoms: one rule each, with when it applies, who says so, and what proves it. Words stand apart. */
import type { Edition, MoveJson, Position, Ruleset } from '@heptapolis/engine'

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
/** Pieces of the anniversary packs: part of the second edition, a wish in the first. */
export const withAnniversary: Condition = { any: [{ edition: '2e' }, { option: 'anniversary' }] }
export const all = (...conditions: Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })
/** The second edition may be played with its plain leaders alone. */
export const withAllLeaders: Condition = all(
  { box: 'leaders' },
  not(all(inEdition('2e'), { option: 'leaders', is: 'standard' })),
)

/** official: a printed rulebook; licensed: the licensed online game; ours: a ruling where neither speaks. */
export type Source = 'official' | 'licensed' | 'ours'

export interface Atom {
  /** In words like these: `edifice-penalty`. Links and tests use it. */
  id: string
  /** `chapter/section`, or nothing for words that go into another atom. */
  at?: string
  /** The slot of another atom that these words fill. */
  into?: string
  when?: Condition
  source: Source
  /** The atom that is not shown where this one is. */
  replaces?: string
  /** In a slot, and in a section: lower ranks first, 0 where none is given. */
  rank?: number
  /** The atom this one follows; otherwise atoms follow the order of their boxes. */
  after?: string
  /** What is explained here and nowhere else: `action:sell`, `question:dig`, `score:science`. */
  explains?: readonly string[]
  /** Tests that prove it, as `file: title`, besides the examples that show it. */
  proof?: readonly string[]
}

/** What an example claims after its moves. */
export type Claim =
  /** These fields of a city, as a position writes them. */
  | { seat: number; has: Readonly<Record<string, unknown>> }
  /** Points on one line of the score sheet, or in all. */
  | { seat: number; points: number; line?: string }
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
  claims: readonly Claim[]
}

export interface ExampleWords {
  title: string
  /** What happens, step by step. */
  steps: readonly string[]
}

/** The words of a box in one language: a translation is one file with the same keys. */
export interface Words {
  /** Sections it adds, by `chapter/section`. */
  sections: Readonly<Record<string, string>>
  rules: Readonly<Record<string, string>>
  /** Signs on its pieces and tokens: the name of the drawing, and what it means. */
  signs?: Readonly<Record<string, string>>
  examples: Readonly<Record<string, ExampleWords>>
}

export interface BoxRules {
  box: string
  atoms: readonly Atom[]
  examples: readonly Example[]
  words: Readonly<Record<string, Words>>
  /** Numbers of the mix that its words name. */
  numbers?(rules: Ruleset): Readonly<Record<string, number>>
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
