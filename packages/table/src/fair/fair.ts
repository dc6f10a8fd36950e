/**
 * Verifiable shuffling. The table publishes a hash of its secret before anybody sits down, and every player adds a
 * random number; both determine the cards. After the game the secret is revealed, and anybody can verify the deal.
 */

import type { Terms } from '@heptapolis/engine'
import { ChaCha, fromHex, sha256Of, toHex } from '@heptapolis/engine/kernel'
import { bytesOf, hmac } from './hmac.ts'

const COMMIT = 'heptapolis commit 1'
const DEAL = 'heptapolis deal 1'
const DICE = 'heptapolis bot 1'
const SEAL = 'heptapolis seal 1'
const WONDERS = 'heptapolis wonders 1'
const WONDER_DICE = 'heptapolis wonder bot 1'

/** 32 bytes in hex, and 16. */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
export const isNonce = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)

const keyOf = (secret: string): Uint8Array => bytesOf(fromHex(secret))

/** Commitment, published when the table is created. */
export const commitmentTo = (secret: string): string =>
  toHex(sha256Of([...new TextEncoder().encode(COMMIT), ...keyOf(secret)]))

/** Seed of the deal. Its domain differs from that of the commitment, so neither reveals the other. */
export const seedOf = (secret: string, id: string, terms: Terms, nonces: readonly string[]): string =>
  keyed(secret, DEAL, id, canonical(terms), ...nonces)

/** Seed of an agreement about wonders. It reveals nothing about the deal. */
export const wonderSeedOf = (secret: string, id: string, terms: Terms, nonces: readonly string[]): string =>
  keyed(secret, WONDERS, id, canonical(terms), ...nonces)

/** Random seed of a bot that answers in an agreement. */
export const wonderDiceOf = (secret: string, step: number, seat: number): string =>
  keyed(secret, WONDER_DICE, String(step), String(seat))

/** Random seed of a bot for a city and round. */
export const diceOf = (secret: string, round: number, city: number): string =>
  keyed(secret, DICE, String(round), String(city))

/** Joined by line breaks, which no part contains: JSON, ids and hex are one line each. */
const keyed = (secret: string, ...parts: string[]): string => toHex(hmac(keyOf(secret), parts.join('\n')))

/** Canonical JSON: sorted keys, no undefined fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

/** Encrypts dealt pieces, so that the log alone reveals no card. An empty deal is public. */
export function sealed(secret: string, round: number, gave: readonly (readonly string[])[]): string {
  if (gave.length === 0) return ''
  return btoa(String.fromCharCode(...crossed(secret, round, new TextEncoder().encode(JSON.stringify(gave)))))
}

/** Throws if it was not encrypted with this secret for this round. */
export function unsealed(secret: string, round: number, text: string): string[][] {
  if (text === '') return []
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(crossed(secret, round, bytes)))
}

/** Stream cipher with a key per round: applied twice it restores the input. */
function crossed(secret: string, round: number, bytes: Uint8Array): Uint8Array {
  const stream = new ChaCha().open(fromHex(keyed(secret, SEAL, String(round))), 0, 0)
  return bytes.map((byte) => byte ^ (stream.bits() & 0xff))
}
