import { expect, test } from 'vitest'
import type { Inline } from './inline.ts'
import { punctuationAfter } from './inline-lists.ts'

const coins: Inline = { kind: 'coins', count: '3', text: '3 coins' }
const said = (text: string): Inline => ({ kind: 'text', text })

test.each([
  ['a point', '. Then', '.'],
  ['French punctuation with its space', '\u00a0; puis', '\u00a0;'],
  ['no word', ' from the bank.', ''],
])('A drawing keeps %s after it', (_what, text, kept) => {
  expect(punctuationAfter([coins, said(text)], 0)).toBe(kept)
})

test('A word keeps nothing, and the last drawing has nothing after it', () => {
  expect(punctuationAfter([said('coins'), said('.')], 0)).toBe('')
  expect(punctuationAfter([coins], 0)).toBe('')
  expect(punctuationAfter([said('.')], -1)).toBe('')
})
