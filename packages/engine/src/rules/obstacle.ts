/** Why something cannot be built: facts that any language can put in words. */
import type { Resource } from './vocabulary.ts'

export type Obstacle =
  | { is: 'unknown' }
  | { is: 'twice' }
  /** Every stage of the wonder stands. */
  | { is: 'complete' }
  | { is: 'coins'; needed: number; held: number }
  | {
      is: 'goods'
      lacking: readonly Lack[]
      /** The wonders of the neighbours. */
      sellers: { left: string; right: string }
      /** Whether the sellers have all of it between them. */
      onSale: boolean
      /** What it comes to, where all of it can be bought in one turn. */
      price: number | undefined
      held: number
    }

export interface Lack {
  good: Resource
  units: number
  left: Offer
  right: Offer
}

/** What a neighbour has of a good, and what a unit costs. */
export interface Offer {
  stock: number
  price: number
}
