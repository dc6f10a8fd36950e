/** Notation of Armada's pieces. Every value has a confidence; a correction edits one line. */
import type { Age, Colour, Cost, Effect, EffectOf, PieceDef } from '@heptapolis/engine/box'

/** high: read from the printed piece or confirmed by several sources; medium: one source; low: our placeholder. */
export type Confidence = 'high' | 'medium' | 'low'
export interface Sourced {
  confidence: Confidence
}

/** The four columns of a shipyard, each with a ship of its colour. */
export const FLEETS = ['red', 'yellow', 'blue', 'green'] as const
export type Fleet = (typeof FLEETS)[number]
export const [RED, YELLOW, BLUE, GREEN] = [0, 1, 2, 3]
/** Spaces per column. */
export const SPACES = 6

/** Target of a card: two seats to the left, or two to the right. */
export type Distant = 'farLeft' | 'farRight'

export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

export interface CardDef extends PieceDef, Sourced {}
export interface IslandDef extends PieceDef, Sourced {
  level: Level
}

export const card = (
  confidence: Confidence,
  id: string,
  age: Age,
  colour: Colour,
  cost: Cost,
  ...effects: Effect[]
): CardDef => ({ id, sort: 'card', age, colour, cost, effects, confidence })

export const island = (confidence: Confidence, level: Level, id: string, ...effects: Effect[]): IslandDef => ({
  id,
  sort: 'island',
  scoreLine: 'islands',
  level,
  effects,
  confidence,
})

export const naval = (strength: number): EffectOf<'naval'> => ({ kind: 'naval', strength })
export const advance = (fleets: number, of?: readonly Fleet[]): EffectOf<'advance'> => ({ kind: 'advance', fleets, of })
export const drawIsland = (level: Level): EffectOf<'drawIsland'> => ({ kind: 'drawIsland', level })
export const piracy = (): EffectOf<'piracy'> => ({ kind: 'piracy' })
export const boarding = (against: Distant): EffectOf<'boarding'> => ({ kind: 'boarding', against })
export const emporium = (at: Distant, perTurn: number, price: number): EffectOf<'emporium'> => ({
  kind: 'emporium',
  at,
  perTurn,
  price,
})
export const majority = (): EffectOf<'majority'> => ({ kind: 'majority' })
export const seaPower = (power: EffectOf<'seaPower'>['power'], amount = 1): EffectOf<'seaPower'> => ({
  kind: 'seaPower',
  power,
  amount,
})
