import { expect, test } from 'vitest'
import { nextPlace } from './useGridKeys.ts'

/** Two lines of four cities, and totals of two teams. */
const rows = [{ length: 4 }, { length: 4 }, { length: 2 }]
const move = (key: string, row: number, column: number, ctrlKey = false) =>
  nextPlace({ key, ctrlKey }, { row, column }, rows)

test('moves by arrow keys, and stays at the edges', () => {
  expect(move('ArrowRight', 0, 0)).toEqual({ row: 0, column: 1 })
  expect(move('ArrowRight', 0, 3)).toEqual({ row: 0, column: 3 })
  expect(move('ArrowLeft', 1, 0)).toEqual({ row: 1, column: 0 })
  expect(move('ArrowUp', 0, 2)).toEqual({ row: 0, column: 2 })
  expect(move('ArrowDown', 0, 2)).toEqual({ row: 1, column: 2 })
})

test('enters the last cell of a shorter row', () => {
  expect(move('ArrowDown', 1, 3)).toEqual({ row: 2, column: 1 })
})

test('goes to the ends of a row, and with Ctrl to the corners', () => {
  expect(move('End', 1, 0)).toEqual({ row: 1, column: 3 })
  expect(move('Home', 1, 3)).toEqual({ row: 1, column: 0 })
  expect(move('Home', 2, 1, true)).toEqual({ row: 0, column: 0 })
  expect(move('End', 0, 0, true)).toEqual({ row: 2, column: 1 })
})

test('leaves other keys alone', () => {
  expect(move('Enter', 0, 0)).toBeUndefined()
})
