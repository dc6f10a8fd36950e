/** Counting science: the best use of symbols whose kind is chosen when scoring. */

export interface ScienceHand {
  /** Compasses, gears, tablets. */
  counts: [number, number, number]
  /** Symbols of free choice. */
  wild: number
  /** Symbols that may be borrowed, and from how many cards of each kind. */
  borrowed: number
  lenders: [number, number, number]
  /** Symbols of the kind the city has most of. */
  most: number
  /** Symbols that may be exchanged for another kind. */
  swaps: number
  perSet: number
}

export const emptyHand = (): ScienceHand => ({
  counts: [0, 0, 0],
  wild: 0,
  borrowed: 0,
  lenders: [0, 0, 0],
  most: 0,
  swaps: 0,
  perSet: 7,
})

/** A pile of equal symbols scores its square, a set of three different ones seven (or more). */
export function plainScience(a: number, b: number, c: number, perSet: number): number {
  return a * a + b * b + c * c + Math.min(a, b, c) * perSet
}

/** The points of the hand under the best choices. The order of the choices is free, whichever scores best. */
export function scienceScore(hand: ScienceHand): number {
  const [a, b, c] = hand.counts
  return best(hand, a, b, c, hand.wild, hand.borrowed, hand.most, hand.swaps, 0)
}

const KINDS = [0, 1, 2]

function best(
  h: ScienceHand,
  a: number,
  b: number,
  c: number,
  wild: number,
  borrowed: number,
  most: number,
  swaps: number,
  lent: number,
): number {
  const add = (kind: number, by = 1): [number, number, number] => [
    a + (kind === 0 ? by : 0),
    b + (kind === 1 ? by : 0),
    c + (kind === 2 ? by : 0),
  ]
  let top = plainScience(a, b, c, h.perSet)
  if (wild > 0) for (const k of KINDS) top = Math.max(top, best(h, ...add(k), wild - 1, borrowed, most, swaps, lent))
  if (borrowed > 0) {
    for (const k of KINDS) {
      if (((lent >> (k * 4)) & 15) >= h.lenders[k]) continue
      top = Math.max(top, best(h, ...add(k), wild, borrowed - 1, most, swaps, lent + (1 << (k * 4))))
    }
  }
  if (most > 0) {
    const largest = Math.max(a, b, c)
    for (const k of KINDS) {
      if ([a, b, c][k] === largest) top = Math.max(top, best(h, ...add(k), wild, borrowed, most - 1, swaps, lent))
    }
  }
  if (swaps > 0) {
    for (const k of KINDS) {
      if (h.counts[k] === 0 || [a, b, c][k] === 0) continue
      for (const to of KINDS) {
        if (to === k) continue
        const next: [number, number, number] = [a, b, c]
        next[k]--
        next[to]++
        top = Math.max(top, best(h, ...next, wild, borrowed, most, swaps - 1, lent))
      }
    }
  }
  return top
}
