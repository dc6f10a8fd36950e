/** Which costs of a city something may bend, as bits: cards by their colour, stages, and cards that may be chained. */
import { COLOURS, type Colour } from '../vocabulary.ts'

/** Cards of a colour, by its number; those without one have a bit of their own (1 << -1). */
const ofColour = (colour: number): number => 1 << colour

const STAGES = 1 << 16
const CHAINS = 1 << 17

export const bent = {
  nothing: 0,
  everything: -1,
  /** What building a stage costs. */
  stages: STAGES,
  /** What a card costs that is built by chain, or what makes it free. */
  chains: CHAINS,
  cards: (colour: Colour): number => ofColour(COLOURS.indexOf(colour)),
} as const

export const bendsCard = (bends: number, colour: number, canChain: boolean): boolean =>
  (bends & ofColour(colour)) !== 0 || (canChain && (bends & CHAINS) !== 0)
