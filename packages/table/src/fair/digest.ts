/** The digest of a text: SHA-256 in hex. A server brings its machine's own, which gives the same in less time. */
import { sha256, toHex } from '@heptapolis/engine/kernel'

export type TextDigest = (text: string) => string

let digest: TextDigest = (text) => toHex(sha256(text))

export const digestOf: TextDigest = (text) => digest(text)

/** Has texts digested by this from now on, in the whole process. */
export function useSha256(native: TextDigest): void {
  digest = native
}
