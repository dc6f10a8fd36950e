/** Error of a share that was measured in games, such as a win rate. */

/** Normal quantile of a 95 % interval. */
const Z = 1.96

/**
 * 95 % error of a share: the farther end of the Wilson interval, because four wins in four games prove
 * little.
 */
export function doubt(share: number, count: number): number {
  if (count === 0) return 1
  const scale = 1 + Z ** 2 / count
  const middle = (share + Z ** 2 / (2 * count)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2)
  return half + Math.abs(middle - share)
}
