/** Plain data that a box declares: its share of a deck, names, options. */

/** Cards of an Age's deck: all of `all`, and a number of random ones. */
export interface DeckPart {
  all?: readonly number[]
  drawn?: { from: readonly number[]; count: number }
}

/** Pieces of which a game uses `needed` by chance: a set-up may leave out named ones, as long as enough remain. */
export interface Pool {
  readonly pieces: readonly number[]
  readonly needed: number
}

/** Printed names by id. */
export type Names = Readonly<Record<string, string>>

/** Former names, mapped to current ones. */
export interface Former {
  /** A former id may map to several current ids, one per edition; a game has one of them. */
  pieces?: Readonly<Record<string, readonly string[]>>
  options?: Readonly<Record<string, string>>
}

/** Values of an option: one of these words, a flag, or structured data that the box reads itself. */
export type Choice = readonly string[] | 'yes or no' | 'at length'
