/** Type of a score-pad: a game state as JSON, with plain numbers for cities that are not entered card by card. */
import type { CityPosition, Position, Setup } from '@heptapolis/engine'

export interface PadCity extends CityPosition {
  /** Points by score line, for a player whose city is not entered. */
  numbers?: Record<string, number>
  /** Beside them, how many science symbols: compasses, gears, tablets and those of free choice. */
  symbols?: number[]
}

export interface PadPosition extends Position {
  setup: Setup
  cities: PadCity[]
}
