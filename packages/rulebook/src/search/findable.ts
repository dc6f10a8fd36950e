/** Types of the rulebook search: its input and its results. */
export interface Findable {
  number: string
  title: string
  text: string
  /** Context words: section and name. */
  near: string
  /** Typical questions. */
  asked: readonly string[]
  /** Prior likelihood; 1 for rules. */
  weight: number
  /** Index of the rule that this entry explains; it comes first. */
  explains?: number
}

export interface Dictionary {
  /** Synonym → word of the book. */
  means: Readonly<Record<string, string>>
  /** Word of the book → broader one: wood → resource. */
  broader: Readonly<Record<string, string>>
  /** Function words, which weigh little: the, of, how. */
  stops: readonly string[]
  /** Word endings that do not change the meaning, longest first: ing, ed. */
  endings: readonly string[]
  /** Pattern of words that only repeat the table: with five players. Empty where they matter. */
  aside: string
}

/** For a query: indexes of the results, best first, and the interpretation if it differs from the query. */
export type Find = (query: string) => { found: number[]; readAs: string }
