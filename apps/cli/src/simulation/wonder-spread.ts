/** Spread of win rates between wonder boards, without the part that chance explains. */

interface BoardResult {
  count: number
  winRate: number
}

/** Standard deviation of the true win rates, with the bounds of its 95 % interval. */
export interface WonderSpread {
  deviation: number
  low: number
  high: number
}

/** Standard normal quantile of a two-sided 95 % interval. */
const TWO_SIDED = 1.96

/**
 * Squared differences in units of their sampling variance follow a noncentral chi-squared distribution. Each game has
 * one winner, so they sum to the number of boards if all boards are equal. The interval uses its normal approximation.
 */
export function wonderSpread(boards: readonly BoardResult[]): WonderSpread {
  const seats = boards.reduce((sum, { count }) => sum + count, 0)
  const mean = boards.reduce((sum, { count, winRate }) => sum + count * winRate, 0) / seats
  const unit = mean * (1 - mean)
  const observed = boards.reduce((sum, { count, winRate }) => sum + (count * (winRate - mean) ** 2) / unit, 0)
  const scale = boards.length / (boards.length - 1)
  const expected = (excess: number): number => boards.length + excess
  const error = (excess: number): number => scale * Math.sqrt(2 * (boards.length - 1 + (2 * excess) / scale))
  const deviation = (excess: number): number => Math.sqrt((Math.max(0, excess) * unit) / seats)
  return {
    deviation: deviation(observed - boards.length),
    low: deviation(solved((excess) => expected(excess) + TWO_SIDED * error(excess), observed)),
    high: deviation(solved((excess) => expected(excess) - TWO_SIDED * error(excess), observed)),
  }
}

const STEPS = 60

/** The excess, from 0 on, at which a growing function reaches a value; 0 if it is above it from the start. */
function solved(of: (excess: number) => number, value: number): number {
  let low = 0
  let high = 4 * value + 100
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2
    if (of(middle) < value) low = middle
    else high = middle
  }
  return low
}
