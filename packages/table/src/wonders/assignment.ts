/** Assignment algorithm for wonders: the assignment to seats with the greatest sum of bids. */
interface BestAssignment {
  sum: number
  /** Lot of each seat. */
  lots: readonly number[]
}

/**
 * One lot per seat, so that the sum of the bids is greatest. `bids` has a row per seat and a column per lot, as many as
 * seats. Of several best assignments the first in the order of rows and columns counts; the caller shuffles them.
 */
export function bestAssignment(bids: readonly (readonly number[])[]): readonly number[] {
  const known = new Map<number, BestAssignment>()
  const bestFrom = (seat: number, taken: number): BestAssignment => {
    const row = bids[seat]
    if (!row) return { sum: 0, lots: [] }
    const before = known.get(taken)
    if (before) return before
    let best: BestAssignment = { sum: Number.NEGATIVE_INFINITY, lots: [] }
    for (const [lot, bid] of row.entries()) {
      if (taken & (1 << lot)) continue
      const rest = bestFrom(seat + 1, taken | (1 << lot))
      if (bid + rest.sum > best.sum) best = { sum: bid + rest.sum, lots: [lot, ...rest.lots] }
    }
    known.set(taken, best)
    return best
  }
  return bestFrom(0, 0).lots
}
