/** Deals verified with other tools: Node crypto instead of the own code. */
import { createHash, createHmac } from 'node:crypto'
import { toHex } from '@heptapolis/engine/kernel'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsFor } from '../testing.ts'
import { canonical, commitmentTo, diceOf, sealed, seedOf, unsealed } from './fair.ts'
import { hmac } from './hmac.ts'

const SECRET = '00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210'
const key = Buffer.from(SECRET, 'hex')
const nonces = ['0123456789abcdef0123456789abcdef', '', 'fedcba9876543210fedcba9876543210']

test('HMAC-SHA-256 equals that of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.string({ maxLength: 200 }), (secret, message) => {
      expect(toHex(hmac(secret, message))).toBe(createHmac('sha256', secret).update(message, 'utf8').digest('hex'))
    }),
    { seed: 1, numRuns: 50 },
  )
})

test('The commitment is a hash of its domain and the secret', () => {
  expect(commitmentTo(SECRET)).toBe(createHash('sha256').update('heptapolis commit 1').update(key).digest('hex'))
})

test('The seed depends on secret, table, terms and nonces', () => {
  const terms = termsFor(3, { boxes: ['leaders'] })
  const message = ['heptapolis deal 1', 'k7Qx2', canonical(terms), ...nonces].join('\n')
  const seed = seedOf(SECRET, 'k7Qx2', terms, nonces)
  expect(seed).toBe(createHmac('sha256', key).update(message).digest('hex'))
  const others = [
    seedOf(SECRET.replace('0', '1'), 'k7Qx2', terms, nonces),
    seedOf(SECRET, 'k7Qx3', terms, nonces),
    seedOf(SECRET, 'k7Qx2', termsFor(3), nonces),
    seedOf(SECRET, 'k7Qx2', terms, [...nonces].reverse()),
    diceOf(SECRET, 1, 0),
    diceOf(SECRET, 1, 1),
    diceOf(SECRET, 2, 0),
    commitmentTo(SECRET),
  ]
  expect(new Set([seed, ...others]).size).toBe(others.length + 1)
})

test('The seed does not depend on the key order of terms', () => {
  expect(canonical({ b: [1, { d: 'x', c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":"x"}]}')
  expect(canonical({ a: null, b: [1, { d: 'x' }] })).toBe(canonical({ b: [1, { d: 'x' }], a: null }))
})

test('Sealed deals survive a round trip and reveal nothing', () => {
  const gave = [['gizah-day', 'rhodos-night'], ['altar', 'baths'], []]
  const text = sealed(SECRET, 7, gave)
  expect(unsealed(SECRET, 7, text)).toEqual(gave)
  expect(atob(text)).not.toContain('altar')
  expect(sealed(SECRET, 8, gave)).not.toBe(text)
  expect(() => unsealed(SECRET, 8, text)).toThrow()
  expect(unsealed(SECRET, 7, sealed(SECRET, 7, []))).toEqual([])
})
