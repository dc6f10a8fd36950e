/** HMAC (RFC 2104) in plain TypeScript, because browsers offer their own only on https pages. */
import { itemAt, sha256Of } from '@heptapolis/engine/kernel'

const BLOCK_BYTES = 64
const INNER = 0x36
const OUTER = 0x5c

/** Keys here are never longer than a block. */
export function hmac(key: Uint8Array, message: string): Int32Array {
  const inside = sha256Of([...padded(key, INNER), ...new TextEncoder().encode(message)])
  return sha256Of([...padded(key, OUTER), ...bytesOf(inside)])
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key)
  return block.map((byte) => byte ^ pad)
}

const WORD_BYTES = 4

/** Bytes of words, highest first. */
export const bytesOf = (words: Int32Array): Uint8Array =>
  Uint8Array.from(
    { length: words.length * WORD_BYTES },
    (_, i) => itemAt(words, Math.floor(i / WORD_BYTES)) >>> (24 - 8 * (i % WORD_BYTES)),
  )
