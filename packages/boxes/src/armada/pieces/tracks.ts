/**
 * Gains of the six spaces of each column, equal on every shipyard. No picture of a printed board was found; the blue
 * values come from recorded games, the others are placeholders.
 */
import type { Fleet, Level, Sourced } from './define.ts'

export interface Space {
  /** Naval strength of the red ship on this space; not cumulative. */
  naval?: number
  /** Commercial level of the yellow ship here. */
  level?: number
  /** Coins on arrival, once. */
  coins?: number
  /** Arrival triggers Tax. */
  tax?: boolean
  /** Points of the blue ship here at the end of the game. */
  points?: number
  /** Arrival explores an island of this level. */
  explore?: Level
}

export interface TrackDef extends Sourced {
  spaces: readonly Space[]
  /** Spaces that an owner of the box has corrected. */
  corrected?: readonly number[]
}

export const TRACKS: Record<Fleet, TrackDef> = {
  red: {
    confidence: 'low',
    spaces: [{ naval: 1 }, { naval: 2 }, { naval: 3 }, { naval: 4 }, { naval: 5 }, { naval: 8 }],
  },
  yellow: {
    confidence: 'low',
    spaces: [
      { level: 1, coins: 2 },
      { level: 1, coins: 1, tax: true },
      { level: 2, coins: 3 },
      { level: 2, coins: 2, tax: true },
      { level: 3, coins: 4 },
      { level: 4, coins: 3, tax: true },
    ],
  },
  blue: {
    confidence: 'medium',
    spaces: [{ points: 1 }, { points: 2 }, { points: 4 }, { points: 6 }, { points: 8 }, { points: 10 }],
  },
  green: {
    confidence: 'low',
    spaces: [{}, { explore: 1 }, {}, { explore: 2 }, {}, { explore: 3 }],
  },
}
