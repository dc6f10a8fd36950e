import { expect, test } from 'vitest'
import { words as fr } from '../words/fr.ts'
import { rowsOf } from './round.ts'

test.each([
  [2, [1], [0]],
  [3, [1], [0, 2]],
  [4, [1, 2], [0, 3]],
  [5, [1, 2], [0, 4, 3]],
  [7, [1, 2, 3], [0, 6, 5, 4]],
])('%i cities lie clockwise round the tablet, so that left hands meet right hands', (cities, above, below) => {
  expect(rowsOf(cities)).toEqual({ above, below })
})

test('elides before a name that begins with a vowel, in French', () => {
  expect(fr.cardTurns(['Anna'])).toBe('Les cartes sont révélées dès qu’Anna aura choisi.')
  expect(fr.cardTurns(['Maya', 'Anna'])).toBe('Les cartes sont révélées dès que Maya et Anna auront choisi.')
})
