import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

const words = {
  plain: 'Deux lettres : au, ta',
  quoted: 'la carte « Autel » !',
  said: (share: number) => `${share} % ; le reste`,
  inside: [{ deep: 'Prêt ?' }],
}

test('No line of French ends before ; : ! ? » % or after «', () => {
  const { plain, quoted, said, inside } = typeset(words)
  expect(plain).toBe('Deux lettres\u00a0: au, ta')
  expect(quoted).toBe('la carte «\u00a0Autel\u00a0»\u00a0!')
  expect(said(5)).toBe('5\u00a0%\u00a0; le reste')
  expect(inside[0].deep).toBe('Prêt\u00a0?')
})
