import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256, toHex } from './sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('SHA-256 of %j is the one of FIPS 180-4', (text, hash) => {
  expect(toHex(sha256(text))).toBe(hash)
})

test.each(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}'])(
  'SHA-256 of %j, at the length boundaries of UTF-8',
  (text) => expect(toHex(sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex')),
)

test('SHA-256 of any text equals that of Node', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(toHex(sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
    { seed: 1 },
  )
})
