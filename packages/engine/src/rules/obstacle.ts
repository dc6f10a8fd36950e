/** Obstacles to building, as language-independent facts. */
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
      /** Whether the sellers together have all of it. */
      onSale: boolean
      /** Total price, if all of it can be bought in one turn. */
      price: number | undefined
      held: number
    }

export interface Lack {
  good: Resource
  units: number
  left: Offer
  right: Offer
}

/** A neighbour's supply of a resource, and its unit price. */
export interface Offer {
  stock: number
  price: number
}
