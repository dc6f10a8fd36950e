import { expect, test } from 'vitest'
import { type Plot, slotsOf, storeysOf, symbolSize } from './towers.ts'

const PLOT: Plot = { left: 400, right: 1180, ground: 540 }
const gains = (...points: number[]) => points.map((each) => ({ points: each, colours, symbol: '' }))
const colours = { tint: '', line: '', ink: '' }

test('a tower is as high as its points', () => {
  const { storeys, top } = storeysOf(gains(3, 0, 7), PLOT.ground, 5)
  expect(top).toBe(PLOT.ground - 50)
  expect(storeys.map(({ height }) => height)).toEqual([15, 35])
})

test('losses sink a tower from the ground', () => {
  const { storeys, top, lost } = storeysOf(gains(-4, 3, 7), PLOT.ground, 5)
  expect(lost).toBe(4)
  expect(top).toBe(PLOT.ground - 30)
  expect(storeys.map(({ points, height }) => [points, height])).toEqual([[7, 30]])
})

test('a city below zero has no storey', () => {
  expect(storeysOf(gains(-9, 3), PLOT.ground, 5)).toMatchObject({ storeys: [], top: PLOT.ground, lost: 9 })
})

test.each([[[1, 1]], [[1, 1, 1, 1, 1, 1, 1, 1]], [[2, 2]], [[2, 2, 2, 2]]])(
  'towers of parties %j stand side by side',
  (sizes) => {
    const slots = slotsOf(sizes, PLOT)
    expect(slots).toHaveLength(sizes.reduce((sum, size) => sum + size, 0))
    expect(slots[0].x).toBeGreaterThanOrEqual(PLOT.left)
    for (const [i, { x }] of slots.entries()) if (i > 0) expect(x).toBeGreaterThan(slots[i - 1].x + slots[i - 1].width)
    const last = slots[slots.length - 1]
    expect(last.x + last.width).toBeLessThanOrEqual(PLOT.right)
  },
)

test('partners stand closer together than teams', () => {
  const [a, b, c] = slotsOf([2, 2], PLOT)
  expect(b.x - a.x).toBeLessThan(c.x - b.x)
})

test('a low storey has no symbol, a high one no larger than a word', () => {
  expect([4, 20, 200].map(symbolSize)).toEqual([0, 17, 20])
})
