/** SHA-256 (FIPS 180-4), for seeds and digests. */

const BLOCK_BYTES = 64
const LENGTH_BYTES = 8
const ROUNDS = 64

/** The first 32 bits of the fractional parts of the cube roots, and of the square roots, of the first primes. */
const ROUND_WORDS = fractions(ROUNDS, 1 / 3)
const START = fractions(8, 1 / 2)

function fractions(count: number, power: number): Int32Array {
  const words: number[] = []
  for (let n = 2; words.length < count; n++) {
    if (!isPrime(n)) continue
    const root = n ** power
    words.push((root - Math.floor(root)) * 2 ** 32)
  }
  return Int32Array.from(words, (word) => word | 0)
}

function isPrime(n: number): boolean {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
}

const turnRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The eight words of the hash of a text, written as UTF-8. */
export const sha256 = (text: string): Int32Array => sha256Of(utf8(text))

/** The same of bytes. */
export function sha256Of(message: ArrayLike<number>): Int32Array {
  const bytes = padded(message)
  const hash = START.slice()
  for (let from = 0; from < bytes.length; from += BLOCK_BYTES) compress(hash, schedule, bytes, from)
  return hash
}

/** The words of the block under way. */
const schedule = new Int32Array(ROUNDS)

function padded(message: ArrayLike<number>): Uint8Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const bytes = new Uint8Array(blocks * BLOCK_BYTES)
  bytes.set(message)
  bytes[message.length] = 0x80
  let bits = message.length * 8
  for (let i = bytes.length - 1; bits > 0; i--) {
    bytes[i] = bits % 256
    bits = Math.floor(bits / 256)
  }
  return bytes
}

function compress(hash: Int32Array, w: Int32Array, bytes: Uint8Array, from: number): void {
  for (let i = 0; i < 16; i++) {
    const at = from + i * 4
    w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
  }
  for (let i = 16; i < ROUNDS; i++) {
    const a = w[i - 15]
    const b = w[i - 2]
    const first = turnRight(a, 7) ^ turnRight(a, 18) ^ (a >>> 3)
    const second = turnRight(b, 17) ^ turnRight(b, 19) ^ (b >>> 10)
    w[i] = (w[i - 16] + first + w[i - 7] + second) | 0
  }
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let i = 0; i < ROUNDS; i++) {
    const mixedE = turnRight(e, 6) ^ turnRight(e, 11) ^ turnRight(e, 25)
    const one = (h + mixedE + ((e & f) ^ (~e & g)) + ROUND_WORDS[i] + w[i]) | 0
    const mixedA = turnRight(a, 2) ^ turnRight(a, 13) ^ turnRight(a, 22)
    const two = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}

/** Half of a pair that stands alone counts as U+FFFD, as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return bytes
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)

export const toHex = (words: Iterable<number>): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

/** The words of hex digits, eight digits each. */
export const fromHex = (hex: string): Int32Array =>
  Int32Array.from({ length: hex.length / 8 }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0)
