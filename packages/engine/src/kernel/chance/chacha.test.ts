import { describe, expect, test } from 'vitest'
import { ChaCha, chachaBlock } from './chacha.ts'

const words = (hex: string): Int32Array => new Int32Array(Uint8Array.from(bytes(hex)).buffer)
const bytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
const hex = (block: Int32Array): string =>
  Array.from(new Uint8Array(block.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

const HEAD = '657870616e642033322d62797465206b'

function block(key: string, counterAndNonce: string, rounds: number): string {
  const out = new Int32Array(16)
  chachaBlock(words(HEAD + key + counterAndNonce), out, rounds)
  return hex(out)
}

describe('ChaCha', () => {
  test('gives the block of RFC 8439, section 2.3.2', () => {
    const key = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
    expect(block(key, '01000000000000090000004a00000000', 20)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  test('gives the blocks of RFC 8439, appendix A.1, for the key of zeros', () => {
    const zeros = '0'.repeat(64)
    expect(block(zeros, '0'.repeat(32), 20)).toMatch(/^76b8e0ada0f13d90405d6ae55386bd28/)
    expect(block(zeros, `01${'0'.repeat(30)}`, 20)).toMatch(/^9f07e7be5551387a98ba977c732d080d/)
  })

  test('gives with eight rounds the published block for the key of zeros', () => {
    expect(block('0'.repeat(64), '0'.repeat(32), 8)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    )
  })

  test('has one stream per number, continued block by block', () => {
    const key = Int32Array.from([1, 2, 3, 4, 5, 6, 7, 8])
    const draw = (number: number) => {
      const stream = new ChaCha().open(key, 0, number)
      return Array.from({ length: 40 }, () => stream.bits())
    }
    expect(draw(0)).toEqual(draw(0))
    expect(new Set([...draw(0), ...draw(1), ...draw(2)]).size).toBe(120)
  })
})
