import { expect, test } from 'vitest'
import { isPast } from './deals.ts'

test('counts a deal as past when its day is over in UTC', () => {
  expect(isPast('2026-11-16', Date.parse('2026-11-16T23:59:59Z'))).toBe(false)
  expect(isPast('2026-11-16', Date.parse('2026-11-17T00:00:00Z'))).toBe(true)
})
