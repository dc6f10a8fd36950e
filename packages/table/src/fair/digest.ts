/** SHA-256 of a text as hex: a slow function that runs anywhere, or a faster one that a server installs. */
import { sha256, toHex } from '@heptapolis/engine/kernel'

export type TextDigest = (text: string) => string

let digest: TextDigest = (text) => toHex(sha256(text))

export const digestOf: TextDigest = (text) => digest(text)

/** Installs a digest function for the whole process. */
export function useSha256(native: TextDigest): void {
  digest = native
}
