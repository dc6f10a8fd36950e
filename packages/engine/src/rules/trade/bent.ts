/** Costs of a city that may be modified, as bits: cards by colour, stages, and cards that may be chained. */
import { COLOURS, type Colour } from '../vocabulary.ts'

/** Bit of a card colour; cards without a colour have their own (1 << -1). */
const ofColour = (colour: number): number => 1 << colour

const STAGES = 1 << 16
const CHAINS = 1 << 17

export const bent = {
  nothing: 0,
  everything: -1,
  /** Cost of a stage. */
  stages: STAGES,
  /** Cost of a card that is built by chain, or the chain itself. */
  chains: CHAINS,
  cards: (colour: Colour): number => ofColour(COLOURS.indexOf(colour)),
} as const

export const bendsCard = (bends: number, colour: number, canChain: boolean): boolean =>
  (bends & ofColour(colour)) !== 0 || (canChain && (bends & CHAINS) !== 0)
