/** The normal deviate that 95 of 100 stay within. */
const Z = 1.96

/**
 * How far the true share may lie from the one counted, 95 times of 100: the further end of Wilson's interval, for four wins
 * in four games leave much open.
 */
export function doubt(share: number, count: number): number {
  if (count === 0) return 1
  const scale = 1 + Z ** 2 / count
  const middle = (share + Z ** 2 / (2 * count)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2)
  return half + Math.abs(middle - share)
}
