/**
 * ChaCha (RFC 8439, there with 20 rounds): a stream cipher used as a source of chance. Whoever has seen a part of what
 * it gave can reckon neither the key nor what comes next.
 */
import { type Random, scale } from './rng.ts'

export const KEY_WORDS = 8
const BLOCK_WORDS = 16
/** "expand 32-byte k", the constant of the cipher. */
const HEAD = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
/** Eight are as many as anybody has come near breaking, and one more. */
const ROUNDS = 8

const turnLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b]
  x[d] = turnLeft(x[d] ^ x[a], 16)
  x[c] += x[d]
  x[b] = turnLeft(x[b] ^ x[c], 12)
  x[a] += x[b]
  x[d] = turnLeft(x[d] ^ x[a], 8)
  x[c] += x[d]
  x[b] = turnLeft(x[b] ^ x[c], 7)
}

/** Writes the block that follows from the sixteen words of `input` into `out`. */
export function chachaBlock(input: Int32Array, out: Int32Array, rounds = ROUNDS): void {
  out.set(input)
  for (let i = 0; i < rounds; i += 2) {
    quarterRound(out, 0, 4, 8, 12)
    quarterRound(out, 1, 5, 9, 13)
    quarterRound(out, 2, 6, 10, 14)
    quarterRound(out, 3, 7, 11, 15)
    quarterRound(out, 0, 5, 10, 15)
    quarterRound(out, 1, 6, 11, 12)
    quarterRound(out, 2, 7, 8, 13)
    quarterRound(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] += input[i]
}

const COUNTER = 12
const NONCE = 13

/** The streams of a key, one a number. */
export class ChaCha implements Random {
  private readonly input = new Int32Array(BLOCK_WORDS)
  private readonly block = new Int32Array(BLOCK_WORDS)
  private used = BLOCK_WORDS

  constructor() {
    this.input.set(HEAD)
  }

  /** Starts the stream of this number under the key that lies at `at`. */
  open(cells: Int32Array, at: number, number: number): this {
    for (let i = 0; i < KEY_WORDS; i++) this.input[HEAD.length + i] = cells[at + i]
    this.input[COUNTER] = 0
    this.input[NONCE] = number
    this.used = BLOCK_WORDS
    return this
  }

  bits(): number {
    if (this.used === BLOCK_WORDS) {
      chachaBlock(this.input, this.block)
      this.input[COUNTER] += 1
      this.used = 0
    }
    return this.block[this.used++]
  }

  below(below: number): number {
    return scale(this.bits(), below)
  }
}
