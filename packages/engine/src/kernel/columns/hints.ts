/**
 * Hints for people, declared with a column: how a city (or the table) shows it, and how a score-pad asks for it. They are
 * data; apps draw by them. What the numbers of the column are its form says.
 */

/** The symbol of the game, or of the box, that stands for a column. */
export interface Mark {
  symbol: string
  /**
   * How it is drawn, where a number beside the symbol would not do: as a sum that counts against the city, as tokens with
   * their signs, as so many I, II and III, or piece by piece with what they do or what they are called.
   */
  as?: 'loss' | 'tokens' | 'numerals' | 'faces' | 'names'
  /** Where there has to be room for it: only beside cities near by, or in the panel of a city shown in full. */
  room?: 'near' | 'panel'
}

/** How a score-pad asks for what a city has at the end of the game. */
export type Pad =
  /** A number, or several side by side. */
  | { is: 'stepper' }
  /** Tokens of these values, each as often as wished, so many in all. */
  | { is: 'tokens'; values: readonly number[]; most: number }
  /** Of the tokens of its form each once, or not at all. */
  | { is: 'toggles' }
  /** Pieces found by a few letters; of some a city may have several alike. */
  | { is: 'picker'; several?: boolean }
  /** One piece of its sort. */
  | { is: 'choice' }
  /** How many pieces: which ones they are does not matter. */
  | { is: 'count' }
  /** One piece that somebody beside the city has in this field, asked for where an effect of this kind wants it. */
  | { is: 'borrowed'; from: string; with: string }
  /** Pieces the city had in this field before an effect of this kind took them. */
  | { is: 'moved'; from: string; with: string }

/** A word stands for the plain form: `mark: 'road'`, `pad: 'stepper'`. */
export interface Hints {
  /** False where it is to be seen otherwise: as floors of the city, in a panel of its own, or in the log. */
  mark?: Mark | string | false
  pad?: Pad | PlainPad
}

type PlainPad = 'stepper' | 'toggles' | 'picker' | 'choice' | 'count'

export const markOf = ({ mark }: Hints): Mark | false | undefined =>
  typeof mark === 'string' ? { symbol: mark } : mark

export const padOf = ({ pad }: Hints): Pad | undefined => (typeof pad === 'string' ? { is: pad } : pad)
