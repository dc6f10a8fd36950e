import { expect, test } from 'vitest'
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
