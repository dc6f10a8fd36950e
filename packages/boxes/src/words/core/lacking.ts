/** Helpers for texts about missing resources, for all languages. */
import type { Offer } from '@heptapolis/engine/box'

interface Wanted {
  units: number
  left: Offer
  right: Offer
}

/** Whether neither neighbour has any. */
export const isNowhere = ({ left, right }: Pick<Wanted, 'left' | 'right'>): boolean => left.stock + right.stock === 0

/** Whether the city pays less than the prices of the neighbours come to: discounts hold for a purchase, not for a unit. */
export const isDiscounted = (price: number, lacking: readonly Wanted[]): boolean =>
  price < lacking.reduce((sum, wanted) => sum + listedPrice(wanted), 0)

function listedPrice({ units, left, right }: Wanted): number {
  const [cheap, dear] = left.price <= right.price ? [left, right] : [right, left]
  const first = Math.min(units, cheap.stock)
  return first * cheap.price + (units - first) * dear.price
}
