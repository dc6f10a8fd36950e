/** Numbers of the rules themselves. */
import type { Age } from '@heptapolis/engine/box'
import type { Sourced } from './define.ts'

export interface NavalPrizes {
  /** What each of the weakest takes. */
  weakest: number
  /** What the first, second, … take. */
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

/** Every value there is, the best first. */
export const NAVAL_VALUES: readonly number[] = [
  ...new Set(Object.values(NAVAL_TOKENS.ages).flatMap(({ ranks, weakest }) => [...ranks, weakest])),
].sort((a, b) => b - a)

/** A city takes one an Age: more than this is a slip of whoever writes a position. */
export const MOST_NAVAL_TOKENS = 4

export interface NavalNumbers {
  /** The most points one guild scores. */
  guildCap: Known
  /** Islands an explorer who is alone at a level chooses from. */
  islandsDrawn: Known
  /** Coins lost to Tax for each level below the one who sets it off. */
  taxPerLevel: Known
  /** Coins lost to Piracy for each own level. */
  piracyPerLevel: Known
}

export const NUMBERS: NavalNumbers = {
  guildCap: { value: 10, confidence: 'high' },
  islandsDrawn: { value: 4, confidence: 'medium' },
  taxPerLevel: { value: 1, confidence: 'low' },
  piracyPerLevel: { value: 1, confidence: 'high' },
}
