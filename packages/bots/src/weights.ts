/** The weights of the estimate, in points. `node packages/bots/tools/tune.ts` looks for better ones by self-play. */
export interface Weights {
  /** A coin one can pay with, up to so many, at the start of the game. */
  coin: number
  enoughCoins: number
  /** How much conflicts to come count, and how unsure their outcome is: by now, and by turn to come. */
  conflict: number
  doubt: number
  doubtPerTurn: number
  /** What a turn in which something can be built brings, by Age; among how many cards one picks. */
  turnI: number
  turnII: number
  turnIII: number
  picks: number
  /** How likely a unit is had that a neighbour sells cheaply, sells, or nobody sells. */
  easeCheap: number
  easeBought: number
  easeNone: number
  /** A stage to come. */
  stage: number
  symbol: number
  symbolKind: number
  power: number
  /** How much of what pieces may still gain for things counted at the end is believed. */
  growth: number
}

export const WEIGHTS: Weights = {
  coin: 0.2,
  enoughCoins: 5,
  conflict: 0.9,
  doubt: 0.6,
  doubtPerTurn: 0.12,
  turnI: 1,
  turnII: 3,
  turnIII: 5,
  picks: 2.5,
  easeCheap: 0.85,
  easeBought: 0.65,
  easeNone: 0.1,
  stage: 4,
  symbol: 1.5,
  symbolKind: 1,
  power: 3,
  growth: 0.5,
}
