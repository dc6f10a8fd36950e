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

/** Buffers that are reused, because every game hashes seeds. */
let message = new Uint8Array(BLOCK_BYTES)
let words = new DataView(message.buffer)
const schedule = new Int32Array(ROUNDS)

/** SHA-256 of a text in UTF-8, as eight words. */
export function sha256(text: string): Int32Array {
  makeRoom(text.length * MOST_BYTES_A_UNIT)
  return hashMessage(writeText(text))
}

/** SHA-256 of bytes, as eight words. */
export function sha256Of(bytes: ArrayLike<number>): Int32Array {
  makeRoom(bytes.length)
  message.set(bytes)
  return hashMessage(bytes.length)
}

function makeRoom(bytes: number): void {
  const room = roundUp(bytes + 1 + LENGTH_BYTES)
  if (message.length >= room) return
  message = new Uint8Array(room)
  words = new DataView(message.buffer)
}

function hashMessage(size: number): Int32Array {
  const end = pad(size)
  const hash = START.slice()
  for (let from = 0; from < end; from += BLOCK_BYTES) compress(hash, schedule, words, from)
  return hash
}

const roundUp = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES

/** Pads a message of so many bytes; returns the end of its last block. */
function pad(size: number): number {
  const end = roundUp(size + 1 + LENGTH_BYTES)
  message.fill(0, size, end)
  message[size] = 0x80
  let bits = size * 8
  for (let i = end - 1; bits > 0; i--) {
    message[i] = bits % 256
    bits = Math.floor(bits / 256)
  }
  return end
}

/** Rotations are inlined and the choice function takes three operations instead of four: this halves the time. */
function compress(hash: Int32Array, w: Int32Array, words: DataView, from: number): void {
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(from + i * 4)
  for (let i = 16; i < ROUNDS; i++) {
    const a = w[i - 15]
    const b = w[i - 2]
    const first = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3)
    const second = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10)
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
    const mixedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + mixedE + (g ^ (e & (f ^ g))) + ROUND_WORDS[i] + w[i]) | 0
    const mixedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (mixedA + ((a & b) ^ (c & (a ^ b)))) | 0
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

/** UTF-8 takes at most three bytes for each unit of UTF-16. */
const MOST_BYTES_A_UNIT = 3

/** Writes a text as UTF-8; returns the number of bytes. An unpaired surrogate becomes U+FFFD. */
function writeText(text: string): number {
  const bytes = message
  let size = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // Nearly all hashed text is ASCII.
    if (unit < 0x80) {
      bytes[size++] = unit
      continue
    }
    const point = text.codePointAt(i) ?? 0
    if (point > 0xffff) i++
    size = writeLetter(point >= 0xd800 && point <= 0xdfff ? 0xfffd : point, size)
  }
  return size
}

function writeLetter(code: number, at: number): number {
  let next = at
  if (code < 0x80) message[next++] = code
  else if (code < 0x800) message[next++] = 0xc0 | (code >> 6)
  else if (code < 0x10000) message[next++] = 0xe0 | (code >> 12)
  else message[next++] = 0xf0 | (code >> 18)
  if (code >= 0x10000) message[next++] = tail(code >> 12)
  if (code >= 0x800) message[next++] = tail(code >> 6)
  if (code >= 0x80) message[next++] = tail(code)
  return next
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)

export function toHex(words: ArrayLike<number>): string {
  let hex = ''
  for (let i = 0; i < words.length; i++)
    hex +=
      BYTES[words[i] >>> 24] + BYTES[(words[i] >>> 16) & 0xff] + BYTES[(words[i] >>> 8) & 0xff] + BYTES[words[i] & 0xff]
  return hex
}

/** All bytes in hex: a table is faster than `toString`. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Words of hex digits, eight digits each. */
export const fromHex = (hex: string): Int32Array =>
  Int32Array.from({ length: hex.length / 8 }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0)
