/** Wilson interval of a share, with 95 % confidence. */
const Z = 1.96

export function wilson(hits: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const share = hits / games
  const spread = (Z * Z) / games
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
