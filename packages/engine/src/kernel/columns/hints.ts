/**
 * Display hints, declared with a column: how a city or the table shows it, and how the score pad asks for it. They are
 * data that apps interpret. The form says what the numbers mean.
 */

/** The symbol of the game, or of the box, that stands for a column. */
export interface Mark {
  symbol: string
  /**
   * Display other than a number beside the symbol: a negative sum, tokens with their signs, numerals I to III, or
   * single pieces by effect or by name.
   */
  as?: 'loss' | 'tokens' | 'numerals' | 'faces' | 'names'
  /** Smallest space that shows it: cities near by, or the panel of a city shown in full. */
  room?: 'near' | 'panel'
}

/** Input control of the score pad for a field at the end of the game. */
export type Pad =
  /** A number, or several side by side. */
  | { is: 'stepper' }
  /** Tokens of these values, any number of each, up to a total. */
  | { is: 'tokens'; values: readonly number[]; most: number }
  /** Each token of its form at most once. */
  | { is: 'toggles' }
  /** Pieces found by typing; `several`: a city may have equal ones. */
  | { is: 'picker'; several?: boolean }
  /** One piece of its sort. */
  | { is: 'choice' }
  /** Number of pieces, whichever they are. */
  | { is: 'count' }
  /** One piece from this field of a city beside; asked for if the city has an effect of this kind. */
  | { is: 'borrowed'; from: string; with: string }
  /** Pieces that an effect of this kind removed from this field of the city. */
  | { is: 'moved'; from: string; with: string }

/** A string is short for the plain form: `mark: 'road'`, `pad: 'stepper'`. */
export interface Hints {
  /** False if it is shown elsewhere: as floors of the city, in its own panel, or in the log. */
  mark?: Mark | string | false
  pad?: Pad | PlainPad
}

type PlainPad = 'stepper' | 'toggles' | 'picker' | 'choice' | 'count'

export const markOf = ({ mark }: Hints): Mark | false | undefined =>
  typeof mark === 'string' ? { symbol: mark } : mark

export const padOf = ({ pad }: Hints): Pad | undefined => (typeof pad === 'string' ? { is: pad } : pad)
