/**
 * Fixed computation that is timed between the benchmarks: if it runs at half the rate, the machine is slower, not the
 * engine. Changing it makes all stored runs incomparable.
 */
const cells = new Int32Array(1024)

export function pieceOfWork(seed: number): number {
  let x = seed | 1
  const found: { at: number; count: number }[] = []
  for (let i = 0; i < 2000; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    const at = x & 1023
    cells[at] = (cells[at] ?? 0) + i
    if (((cells[at] ?? 0) & 63) === 0) found.push({ at, count: i })
  }
  return found.sort((a, b) => a.at - b.at).length
}
