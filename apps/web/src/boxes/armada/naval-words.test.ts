import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { navalWords } from './naval-words.ts'

test('taking part in a naval conflict tells strength and points, staying out that there is no token', () => {
  const seats = [{}, {}, {}]
  const game = fromPosition(
    {
      setup: { edition: '2e', boxes: ['armada'], seats, seed: '' },
      age: 1,
      turn: 7,
      cities: [{ ships: { red: 4 } }, { ships: { red: 1 } }, {}],
    },
    BOXES,
  )
  if (!game.ok) throw new Error(game.error.message)
  const said = (seat: number, action: string) => navalWords(game.value, seat, { action })
  expect(said(0, 'skip')).toMatch(/^naval strength \d+: \+3 points if all others take part$/)
  expect(said(2, 'skip')).toBe('naval strength 0: −1 point if all others take part')
  expect(said(0, 'stay-out')).toBe('no naval token in this Age')
})
