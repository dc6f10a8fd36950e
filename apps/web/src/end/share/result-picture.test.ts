import { expect, test } from 'vitest'
import type { FinalScore } from '../standing.ts'
import { columnsOf, PICTURE } from './result-picture.ts'

const standing = (seat: number, points: readonly number[]): FinalScore => ({
  seat,
  title: '',
  subtitle: '',
  wonder: '',
  bot: false,
  own: false,
  bare: false,
  score: {
    seat,
    rows: points.map((value, i) => ({ id: String(i), points: value, from: [] })),
    total: points.reduce((sum, value) => sum + value, 0),
    coins: 0,
    rank: seat + 1,
  },
})

test('towers are as high as their totals, losses included, and stay in the picture', () => {
  const [first, second] = columnsOf([standing(0, [10, 30]), standing(1, [-4, 24])])
  const heightOf = ({ floors }: typeof first) => floors.reduce((sum, { height }) => sum + height, 0)
  expect(heightOf(second) / heightOf(first)).toBeCloseTo(20 / 40)
  expect(second.x + second.width).toBeLessThan(PICTURE.width)
  expect(first.top).toBeGreaterThan(0)
  expect(first.floors).toHaveLength(2)
})

test('eight towers fit side by side', () => {
  const columns = columnsOf(Array.from({ length: 8 }, (_, seat) => standing(seat, [seat])))
  for (const [i, { x }] of columns.entries())
    if (i > 0) expect(x).toBeGreaterThan(columns[i - 1].x + columns[i - 1].width)
})

test('towers stay below many sentences', () => {
  const heights = [3, 7].map((sentences) => columnsOf([standing(0, [40])], sentences)[0].top)
  expect(heights[0]).toBe(300)
  // The last sentence is at 132 + 6 × 30, and the number above the tower takes 50.
  expect(heights[1]).toBeGreaterThan(132 + 6 * 30 + 50)
})
