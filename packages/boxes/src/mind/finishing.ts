/** Probability that the others complete a shared building. */

/** Probability that at least `needed` of the others join, each with this likelihood. */
export function finishing(needed: number, others: number, likelihood: number): number {
  if (needed <= 0) return 1
  if (needed > others) return 0
  const p = Math.min(MOST_LIKELY, Math.max(0, likelihood))
  let chance = 0
  for (let k = needed; k <= others; k++) chance += choose(others, k) * p ** k * (1 - p) ** (others - k)
  return chance
}

const MOST_LIKELY = 0.85

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}
