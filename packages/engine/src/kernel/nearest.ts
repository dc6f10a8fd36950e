/** Finds the known name nearest to a misspelled one. */

/** Undefined if more than a third of the letters would have to change. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const one of known) {
    const changes = changesBetween(name.toLowerCase(), one.toLowerCase())
    if (changes >= fewest) continue
    fewest = changes
    best = one
  }
  return best
}

/** Edit distance: insertions, deletions and replacements. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[b.length]
}
