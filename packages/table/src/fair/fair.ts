/**
 * Deals that anybody can check. The table publishes a commitment to its secret before anybody sits down; everybody brings
 * a nonce; the seed follows from both. So nobody chooses the deal, and when the secret is revealed all of it can be
 * reckoned again.
 */

import type { Terms } from '@heptapolis/engine'
import { ChaCha, fromHex, sha256Of, toHex } from '@heptapolis/engine/kernel'
import { bytesOf, hmac } from './hmac.ts'

const COMMIT = 'heptapolis commit 1'
const DEAL = 'heptapolis deal 1'
const DICE = 'heptapolis bot 1'
const SEAL = 'heptapolis seal 1'

/** 32 bytes in hex, and 16. */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
export const isNonce = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)

const keyOf = (secret: string): Uint8Array => bytesOf(fromHex(secret))

/** What is published when the table opens. */
export const commitmentTo = (secret: string): string =>
  toHex(sha256Of([...new TextEncoder().encode(COMMIT), ...keyOf(secret)]))

/** The seed of the deal. Another domain than the commitment's, so that this tells nothing of it. */
export const seedOf = (secret: string, id: string, terms: Terms, nonces: readonly string[]): string =>
  keyed(secret, DEAL, id, canonical(terms), ...nonces)

/** The dice of a bot that answers for a city in a round. */
export const diceOf = (secret: string, round: number, city: number): string =>
  keyed(secret, DICE, String(round), String(city))

/** None of the parts has a line of its own to break: JSON, ids and hex are one line each. */
const keyed = (secret: string, ...parts: string[]): string => toHex(hmac(keyOf(secret), parts.join('\n')))

/** One text for equal values: keys in order, what is undefined left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

/** What chance gave, written so that the log alone tells no card. That it gave nothing everybody knows. */
export function sealed(secret: string, round: number, gave: readonly (readonly string[])[]): string {
  if (gave.length === 0) return ''
  return btoa(String.fromCharCode(...crossed(secret, round, new TextEncoder().encode(JSON.stringify(gave)))))
}

/** Throws where it was not sealed with this secret for this round. */
export function unsealed(secret: string, round: number, text: string): string[][] {
  if (text === '') return []
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(crossed(secret, round, bytes)))
}

/** Bytes crossed with the stream of a key of the round's own; twice is as before. */
function crossed(secret: string, round: number, bytes: Uint8Array): Uint8Array {
  const stream = new ChaCha().open(fromHex(keyed(secret, SEAL, String(round))), 0, 0)
  return bytes.map((byte) => byte ^ (stream.bits() & 0xff))
}
