/** What a box declares as plain data: its share of a deck, names, wishes. */

/** Cards of an Age's deck: all of these, and so many of those at random. */
export interface DeckPart {
  all?: readonly number[]
  drawn?: { from: readonly number[]; count: number }
}

/** What is printed on things, by id. */
export type Names = Readonly<Record<string, string>>

/** What was once called otherwise: by its former name, what it is called today. */
export interface Former {
  /** Of several ids of today the game has one: those of the two editions. */
  pieces?: Readonly<Record<string, readonly string[]>>
  options?: Readonly<Record<string, string>>
}

/** What can be wished: one of these words, yes or no, or something at length, which the box reads itself. */
export type Choice = readonly string[] | 'yes or no' | 'at length'
