/**
 * Weights of the estimate of a city, in points. `node packages/bots/tools/tuning/tune.ts` improves them by self-play.
 */
export interface Weights {
  /** Value of a spendable coin, up to a maximum number, at the start of the game. */
  coin: number
  enoughCoins: number
  /** Weight of future conflicts, and the uncertainty of their outcome: base and per remaining turn. */
  conflict: number
  doubt: number
  doubtPerTurn: number
  /** Value of a turn with a buildable card, by Age; number of cards to pick from. */
  turnI: number
  turnII: number
  turnIII: number
  picks: number
  /** Chance to get a unit that a neighbour sells cheaply, sells normally, or that is not for sale. */
  easeCheap: number
  easeBought: number
  easeNone: number
  stage: number
  symbol: number
  symbolKind: number
  power: number
  /** Share of the possible future growth that is counted. */
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
