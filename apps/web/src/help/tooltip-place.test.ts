import { expect, test } from 'vitest'
import { placeOf, WIDTH } from './tooltip-place.ts'

const screen = { width: 1366, height: 768 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const hand = box(500, 570, 330, 190)
const card = box(690, 570, 130, 160)

test('is above the hand where there is no room below', () => {
  expect(placeOf({ spot: card, hand, screen }, 126)).toEqual({ left: 755 - WIDTH / 2, top: 434 })
})

test('is beside the newest building instead of over it', () => {
  const newest = box(650, 475, 115, 40)
  const { left, top } = placeOf({ spot: card, hand, newest, screen }, 126)
  expect({ left, top }).toEqual({ left: 775, top: 434 })
  const right = box(760, 475, 115, 40)
  expect(placeOf({ spot: card, hand, newest: right, screen }, 126).left).toBe(760 - 10 - WIDTH)
})

test('keeps its place where the newest building is elsewhere', () => {
  expect(placeOf({ spot: card, hand, newest: box(100, 475, 115, 40), screen }, 126).left).toBe(755 - WIDTH / 2)
})
