import { expect, test } from 'vitest'
import { noSuch } from './naming.ts'

const letters = (count: number): string[] => Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i))

test('Suggests all of up to twelve names; of more, similar ones or the first three', () => {
  expect(noSuch('field', 'letter', 'ö', letters(12)).values).toMatchObject({ of: 12, shown: letters(12), near: false })
  expect(noSuch('field', 'letter', 'ö', letters(13)).values).toMatchObject({ of: 13, shown: { length: 3 } })
  const words = [...letters(12), 'altar']
  expect(noSuch('field', 'word', 'alter', words).values).toMatchObject({ shown: ['altar'], near: true })
})
