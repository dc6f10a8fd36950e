/**
 * The numbers of the rules themselves, as data: the engine reckons with them and the rulebook reads them, so that a
 * sentence cannot say another number than the one that is played. Boxes add theirs by merging into `Figures`.
 */
export interface Figures {
  /** Coins a city begins with. */
  startingCoins: number
  /** Coins a sold card brings. */
  sale: number
  /** Coins for a good of a neighbour, and for one that a bargain makes cheaper. */
  price: number
  bargain: number
  /** Coins that make a point in the end. */
  coinsAPoint: number
  /** Points of a set of different science symbols. */
  sciencePerSet: number
  /** What a victory in the conflicts of each Age is worth. */
  victories: readonly number[]
  /** Points that a defeat takes. */
  defeat: number
}

/** A figure that is one number. */
export type Figure = { [Name in keyof Figures]: Figures[Name] extends number ? Name : never }[keyof Figures]
