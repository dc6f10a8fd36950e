/** Deals of a day. */
import { expect, test } from 'vitest'
import { isPast } from './deals.ts'

test('a deal is of the past once its day is over at Greenwich, wherever one sits', () => {
  expect(isPast('2026-11-16', Date.parse('2026-11-16T23:59:59Z'))).toBe(false)
  expect(isPast('2026-11-16', Date.parse('2026-11-17T00:00:00Z'))).toBe(true)
})
