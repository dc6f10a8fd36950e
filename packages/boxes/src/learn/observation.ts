/** Observation: all inputs, and the nonzero ones. Reused without allocation. */

/** Inputs are small integers; larger values are capped. */
const MOST = 127

export class Observation {
  /** All inputs. */
  readonly values: Int8Array
  /** Nonzero inputs: the first `size` entries, unordered. */
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

  /** Increases an input; inputs never decrease within an observation. */
  add(index: number, count: number): void {
    if (count === 0) return
    const before = this.values[index]
    if (before === 0) this.indices[this.size++] = index
    this.values[index] = Math.max(-MOST, Math.min(MOST, before + count))
  }
}

/** Writes the change of each input and returns their number: the update of an incrementally computed first layer. */
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
