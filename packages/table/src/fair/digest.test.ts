import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { TestTable } from '../testing.ts'
import { digestOf, useSha256 } from './digest.ts'

const native = (text: string): string => hash('sha256', text)

test.each(['', 'Gizeh', 'été, 七, 𓂀', 'half of a pair: \ud800', 'x'.repeat(70_000)])(
  'the digest is that of SHA-256: %.20s',
  (text) => expect(digestOf(text)).toBe(native(text)),
)

test('rounds have the same hashes by a native digest', () => {
  const hashes = (): string[] => {
    const testTable = TestTable.playing(['ada', 'ben', 'cleo'])
    for (let round = 0; round < 3; round++) testTable.playRound('ada', 'ben', 'cleo')
    return testTable.events.flatMap((event) => (event.kind === 'round' ? [event.hash] : []))
  }
  const before = hashes()
  useSha256(native)
  expect(hashes()).toEqual(before)
  expect(before.length).toBeGreaterThan(3)
})
