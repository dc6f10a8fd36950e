/**
 * ChaCha (RFC 8439, there with 20 rounds): a stream cipher as a random generator. Its past output reveals neither the
 * key nor later output.
 */
import { type Random, scale } from './rng.ts'

export const KEY_WORDS = 8
const BLOCK_WORDS = 16
/** "expand 32-byte k", the constant of the cipher. */
const HEAD = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
/** No published attack breaks eight rounds. */
const ROUNDS = 8

const turnLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/**
 * Writes the block for the sixteen words of `input` into `out`. The words are separate variables, because an array
 * takes five times as long.
 */
export function chachaBlock(input: Int32Array, out: Int32Array, rounds = ROUNDS): void {
  let a = input[0]
  let b = input[1]
  let c = input[2]
  let d = input[3]
  let e = input[4]
  let f = input[5]
  let g = input[6]
  let h = input[7]
  let i = input[8]
  let j = input[9]
  let k = input[10]
  let l = input[11]
  let m = input[12]
  let n = input[13]
  let o = input[14]
  let p = input[15]
  for (let round = 0; round < rounds; round += 2) {
    a = (a + e) | 0
    m = turnLeft(m ^ a, 16)
    i = (i + m) | 0
    e = turnLeft(e ^ i, 12)
    a = (a + e) | 0
    m = turnLeft(m ^ a, 8)
    i = (i + m) | 0
    e = turnLeft(e ^ i, 7)
    b = (b + f) | 0
    n = turnLeft(n ^ b, 16)
    j = (j + n) | 0
    f = turnLeft(f ^ j, 12)
    b = (b + f) | 0
    n = turnLeft(n ^ b, 8)
    j = (j + n) | 0
    f = turnLeft(f ^ j, 7)
    c = (c + g) | 0
    o = turnLeft(o ^ c, 16)
    k = (k + o) | 0
    g = turnLeft(g ^ k, 12)
    c = (c + g) | 0
    o = turnLeft(o ^ c, 8)
    k = (k + o) | 0
    g = turnLeft(g ^ k, 7)
    d = (d + h) | 0
    p = turnLeft(p ^ d, 16)
    l = (l + p) | 0
    h = turnLeft(h ^ l, 12)
    d = (d + h) | 0
    p = turnLeft(p ^ d, 8)
    l = (l + p) | 0
    h = turnLeft(h ^ l, 7)
    a = (a + f) | 0
    p = turnLeft(p ^ a, 16)
    k = (k + p) | 0
    f = turnLeft(f ^ k, 12)
    a = (a + f) | 0
    p = turnLeft(p ^ a, 8)
    k = (k + p) | 0
    f = turnLeft(f ^ k, 7)
    b = (b + g) | 0
    m = turnLeft(m ^ b, 16)
    l = (l + m) | 0
    g = turnLeft(g ^ l, 12)
    b = (b + g) | 0
    m = turnLeft(m ^ b, 8)
    l = (l + m) | 0
    g = turnLeft(g ^ l, 7)
    c = (c + h) | 0
    n = turnLeft(n ^ c, 16)
    i = (i + n) | 0
    h = turnLeft(h ^ i, 12)
    c = (c + h) | 0
    n = turnLeft(n ^ c, 8)
    i = (i + n) | 0
    h = turnLeft(h ^ i, 7)
    d = (d + e) | 0
    o = turnLeft(o ^ d, 16)
    j = (j + o) | 0
    e = turnLeft(e ^ j, 12)
    d = (d + e) | 0
    o = turnLeft(o ^ d, 8)
    j = (j + o) | 0
    e = turnLeft(e ^ j, 7)
  }
  out[0] = a + input[0]
  out[1] = b + input[1]
  out[2] = c + input[2]
  out[3] = d + input[3]
  out[4] = e + input[4]
  out[5] = f + input[5]
  out[6] = g + input[6]
  out[7] = h + input[7]
  out[8] = i + input[8]
  out[9] = j + input[9]
  out[10] = k + input[10]
  out[11] = l + input[11]
  out[12] = m + input[12]
  out[13] = n + input[13]
  out[14] = o + input[14]
  out[15] = p + input[15]
}

const COUNTER = 12
const NONCE = 13

/** The streams of a key, selected by number. */
export class ChaCha implements Random {
  private readonly input = new Int32Array(BLOCK_WORDS)
  private readonly block = new Int32Array(BLOCK_WORDS)
  private used = BLOCK_WORDS

  constructor() {
    this.input.set(HEAD)
  }

  /** Opens the stream of this number with the key at `at`. */
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
