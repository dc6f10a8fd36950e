/** Numbers of the rules. */
import type { Age } from '@heptapolis/engine/box'
import type { Sourced } from './define.ts'

export interface NavalPrizes {
  /** Token of each of the weakest. */
  weakest: number
  /** Tokens of the first, second, … */
  ranks: readonly number[]
}

export interface Known extends Sourced {
  value: number
}

export const NAVAL_TOKENS: Sourced & { ages: Record<Age, NavalPrizes> } = {
  confidence: 'high',
  ages: {
    1: { weakest: -1, ranks: [3, 1] },
    2: { weakest: -2, ranks: [5, 3] },
    3: { weakest: -3, ranks: [7, 5, 3] },
  },
}

/** All token values, best first. */
export const NAVAL_VALUES: readonly number[] = [
  ...new Set(Object.values(NAVAL_TOKENS.ages).flatMap(({ ranks, weakest }) => [...ranks, weakest])),
].sort((a, b) => b - a)

/** A city takes one per Age: a position with more is a mistake. */
export const MOST_NAVAL_TOKENS = 4

export interface NavalNumbers {
  /** Maximum points of a guild. */
  guildCap: Known
  /** Islands that a single explorer of a level chooses from. */
  islandsDrawn: Known
  /** Coins lost to Tax per level below the city that triggers it. */
  taxPerLevel: Known
  /** Coins lost to Piracy per own level. */
  piracyPerLevel: Known
}

export const NUMBERS: NavalNumbers = {
  guildCap: { value: 10, confidence: 'high' },
  islandsDrawn: { value: 4, confidence: 'medium' },
  taxPerLevel: { value: 1, confidence: 'low' },
  piracyPerLevel: { value: 1, confidence: 'high' },
}
