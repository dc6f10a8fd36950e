import { expect, test } from 'vitest'
import { type Column, type Kept, List, layOut, Table } from '../kernel/columns/column.ts'
import { CORE_COLUMNS } from './state.ts'

const CITIES = 4

function table(...columns: Column[]): Kept {
  const { at, stride, cells } = layOut(columns, CITIES)
  return { at, stride, cells: new Int32Array(cells) }
}

test('The columns of the core lie in the same cells whatever a box adds', () => {
  const tokens = new Table('tokens', 5, true)
  const pile = new List('pile', 9, false)
  const alone = table(...CORE_COLUMNS)
  const mixed = table(...CORE_COLUMNS, tokens, pile)
  expect(CORE_COLUMNS.map((column) => column.start(mixed, 0))).toEqual(
    CORE_COLUMNS.map((column) => column.start(alone, 0)),
  )
  expect(mixed.cells.length).toBe(alone.cells.length + CITIES * 5 + 10)
  for (let seat = 0; seat < CITIES; seat++) for (let i = 0; i < 5; i++) tokens.set(mixed, seat, i, 1)
  for (let i = 0; i < 9; i++) pile.push(mixed, 0, 1)
  for (const column of CORE_COLUMNS) {
    for (let seat = 0; seat < (column.perCity ? CITIES : 1); seat++) {
      const from = column.start(mixed, seat)
      expect(mixed.cells.slice(from, from + column.width).every((cell) => cell === 0)).toBe(true)
    }
  }
})
