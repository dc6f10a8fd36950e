/**
 * Figures of the rules as data: the engine calculates with them and the rulebook prints them, so that both always
 * agree. Boxes add theirs by merging into `Figures`.
 */
export interface Figures {
  /** Coins a city begins with. */
  startingCoins: number
  /** Coins a sold card brings. */
  sale: number
  /** Coins for a good of a neighbour, and for one that a bargain makes cheaper. */
  price: number
  bargain: number
  /** Coins per point at the end. */
  coinsAPoint: number
  /** Points of a set of different science symbols. */
  sciencePerSet: number
  /** Value of a victory token by Age. */
  victories: readonly number[]
  /** Points that a defeat takes. */
  defeat: number
}

/** A figure that is one number. */
export type Figure = { [Name in keyof Figures]: Figures[Name] extends number ? Name : never }[keyof Figures]
