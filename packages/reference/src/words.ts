/** Game terms of the reference, declared independently of the engine. */
import type { Resource, ScienceSymbol } from '@heptapolis/engine/show'

export const GOODS: readonly Resource[] = ['wood', 'stone', 'clay', 'ore', 'glass', 'cloth', 'papyrus']
export const RAW_GOODS: readonly Resource[] = ['wood', 'stone', 'clay', 'ore']
export const KINDS_OF_SCIENCE: readonly ScienceSymbol[] = ['compass', 'gear', 'tablet']
export const FLEETS = ['red', 'yellow', 'blue', 'green'] as const
export type FleetName = (typeof FLEETS)[number]
/** Two seats away. */
export type Far = 'farLeft' | 'farRight'
