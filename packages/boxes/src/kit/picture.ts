/**
 * The pictures of the rulebook that a box brings, drawn from the rules of this mix and number of players: what it puts on
 * the table, and drawings under its own rules. Their words stand with those of its rules.
 */
import type { Ruleset } from '@heptapolis/engine/box'
import type { Speech } from '../words/types.ts'
import type { Word } from './face.ts'
import type { Pen } from './pen.ts'

export interface Sheet {
  rules: Ruleset
  /** The numbers of the mix, by the names that sentences use. */
  numbers: Readonly<Record<string, number>>
  say: Speech
  pen: Pen
  /** A label of the box, by its name. */
  word(name: string): string
  /** On a phone: what stands side by side elsewhere has to stand below each other. */
  narrow: boolean
  /** What a piece does, as a sentence of symbols. */
  face(piece: string): readonly Word[]
}

export interface Drawn {
  width: number
  height: number
  svg: string
}

/** What lies in the middle of the table when it is set up, under the rule that says so. */
export interface Lying extends Drawn {
  rule: string
  label?: string
}

/** What each player holds besides a hand of the Age: so many cards with this back. */
export interface Held {
  rule: string
  symbol: string
  colour: string
  count: number
}

export interface Picture {
  /** Also the name of its caption among the words of the box. */
  id: string
  /** The rule under which it stands. */
  under: string
  /** Whether it shows values that we reconstructed, because nobody has shown us the printed piece. */
  reconstructed?(sheet: Sheet): boolean
  draw(sheet: Sheet): Drawn | undefined
}

export interface BoxPictures {
  middle?(sheet: Sheet): readonly Lying[]
  held?(sheet: Sheet): readonly Held[]
  pictures?: readonly Picture[]
}
