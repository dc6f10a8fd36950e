/** The inputs that are not zero, and all of them. Kept and filled anew, it costs no allocation. */

/** Inputs are small whole numbers: what is more does not tell more. */
const MOST = 127

export class Observation {
  /** Every input. */
  readonly values: Int8Array
  /** Those that are not zero, the first `size` of the list; in no order. */
  readonly indices: Int32Array
  size = 0

  constructor(length: number) {
    this.values = new Int8Array(length)
    this.indices = new Int32Array(length)
  }

  clear(): void {
    for (let i = 0; i < this.size; i++) this.values[this.indices[i]] = 0
    this.size = 0
  }

  /** So much more of an input that is never taken away from again. */
  add(index: number, count: number): void {
    if (count === 0) return
    const before = this.values[index]
    if (before === 0) this.indices[this.size++] = index
    this.values[index] = Math.max(-MOST, Math.min(MOST, before + count))
  }
}

/**
 * Writes down by how much each input has changed and returns how many have: what a first layer that is kept up to date
 * has to add.
 */
export function changes(before: Observation, now: Observation, indices: Int32Array, by: Int16Array): number {
  let size = 0
  for (let i = 0; i < now.size; i++) {
    const index = now.indices[i]
    const change = now.values[index] - before.values[index]
    if (change === 0) continue
    indices[size] = index
    by[size++] = change
  }
  for (let i = 0; i < before.size; i++) {
    const index = before.indices[i]
    if (now.values[index] !== 0) continue
    indices[size] = index
    by[size++] = -before.values[index]
  }
  return size
}
