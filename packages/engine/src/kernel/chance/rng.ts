/** Random numbers from four integers of state (sfc32), so that a game can carry, copy and replay its chance. */

export interface Random {
  /** A whole number from 0 up to, not including, `below`, which is at most 32768. */
  below(below: number): number
  /** 32 bits. */
  bits(): number
}

/** Marker in place of the number of deals: the four words after it are the state of fast random numbers. */
export const QUICK = -1

/** Mixes a text into four integers (FNV-1a followed by an avalanche). */
export function seedState(text: string): [number, number, number, number] {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  const next = () => {
    hash = (hash + 0x9e3779b9) | 0
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) | 0
  }
  return [next(), next(), next(), next()]
}

/** Steps the four integers that start at `at` and returns 32 fresh bits. */
export function step(state: Int32Array, at: number): number {
  const a = state[at]
  const b = state[at + 1]
  const c = state[at + 2]
  const counter = state[at + 3]
  const result = (a + b + counter) | 0
  state[at + 3] = (counter + 1) | 0
  state[at] = b ^ (b >>> 9)
  state[at + 1] = (c + (c << 3)) | 0
  state[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0
  return result
}

/** 32 bits as a whole number from 0 up to, not including, `below`, at most 32768. */
export const scale = (bits: number, below: number): number =>
  ((bits >>> 16) * below + (((bits & 0xffff) * below) >>> 16)) >>> 16

export function random(seed: string): Random {
  const state = Int32Array.from(seedState(seed))
  for (let i = 0; i < 12; i++) step(state, 0)
  return { below: (below) => scale(step(state, 0), below), bits: () => step(state, 0) }
}

export function shuffle<T>(items: T[], from: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = from.below(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
  return items
}
