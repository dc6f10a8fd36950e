/**
 * Monument: 240 × 180, ground at 168. The first layer is its foundation with people and blocks and is never empty; the
 * other four are built on it. Wonders may have fewer than four stages: each stage adds one or two layers.
 */
import type { Materials, PlaceName } from './light/places.ts'
import type { Tone } from './light/tones.ts'

export interface Monument {
  place: PlaceName
  /** Materials other than those of its place. */
  own?: Materials
  /** Whether it is carved out of the rock. */
  isRock?: boolean
  /** Whether later layers stand before earlier ones: what is not built is then drawn on what is, as with chalk. */
  growsForward?: boolean
  /** Tone of the land or sea in its first layer that it stands before: unbuilt parts are hazy over it, not hidden by it. */
  backdrop?: Tone
  /** Whether its first layer ends in water, which continues in the sea of its landscape. */
  endsInSea?: boolean
  layers: readonly [ground: string, first: string, second: string, third: string, fourth: string]
}

const ADDED: Readonly<Record<number, readonly number[]>> = { 1: [4], 2: [2, 4], 3: [1, 2, 4], 4: [1, 2, 3, 4] }

/** Number of layers for a number of built stages. */
export function layersBuilt(built: number, stages: number): number {
  if (built <= 0 || stages <= 0) return 0
  return ADDED[stages]?.[Math.min(built, stages) - 1] ?? Math.round((4 * Math.min(built, stages)) / stages)
}

/** The drawing of a wonder. */
export type MonumentOf = (wonder: string) => Monument
