/**
 * Pictures of the rulebook by a box, drawn from the rules of the mix and the player count: its things on the table, and
 * pictures below its rules. Their texts are with its rules.
 */
import type { Colour, Game, Ruleset } from '@heptapolis/engine/box'
import type { Speech } from '../words/types.ts'
import type { Word } from './face.ts'
import type { Pen } from './pen.ts'

export interface Sheet {
  rules: Ruleset
  /** Numbers of the mix, by name. */
  numbers: Readonly<Record<string, number>>
  say: Speech
  pen: Pen
  /** Label of the box, by name. */
  word(name: string): string
  /** Phone layout: stacked instead of side by side. */
  narrow: boolean
  /** Effect of a piece as a sequence of symbols. */
  face(piece: string): readonly Word[]
}

export interface Drawn {
  width: number
  height: number
  svg: string
}

/** Thing in the middle of the set-up table, and the rule about it. */
export interface Lying extends Drawn {
  rule: string
  label?: string
}

/** Cards of each player besides the hand of the Age: their number and back. */
export interface Held {
  rule: string
  symbol: string
  colour: string
  count: number
}

export interface Picture {
  /** Also the key of its caption in the texts of the box. */
  id: string
  /** Rule above the picture. */
  under: string
  /** Whether it shows placeholder values of pieces that we have not seen. */
  reconstructed?(sheet: Sheet): boolean
  draw(sheet: Sheet): Drawn | undefined
}

/** Sign of a city that stays away from a conflict, because of a token or by choice. */
export interface Absence {
  /** Field of a city with the number of its tokens. */
  field?: string
  /** Action of a city that stays away. */
  action?: string
  /** Replaces the strength; at most 26 units wide and high. */
  draw(pen: Pen): string
}

/** Conflict with tokens of its own, in the pictures of examples. */
export interface ConflictScene {
  /** Field of a city that lists the values of its tokens. */
  tokens: string
  tone: Colour
  /** Symbol of the strength. */
  symbol: string
  strengthOf(g: Game, seat: number): number
  /** Strength of a city, 126 units wide with the wonder in the first 40; the ground is at y = 0. */
  draw(pen: Pen, strength: number): { svg: string; height: number }
  absence?: Absence
}

export interface BoxPictures {
  middle?(sheet: Sheet): readonly Lying[]
  held?(sheet: Sheet): readonly Held[]
  pictures?: readonly Picture[]
  /** What a city has in the pictures of examples, besides the fields that its columns mark. */
  tokens?(g: Game, seat: number): readonly Word[]
  conflicts?: readonly ConflictScene[]
  /** Tokens that keep a city out of the conflicts with its neighbours. */
  absence?: Absence
}
