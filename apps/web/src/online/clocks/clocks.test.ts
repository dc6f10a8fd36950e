import { expect, test } from 'vitest'
import { CLOCKS, clockOf, paceOf, withWeekends } from './clocks.ts'

test('switches weekends off and on without changing the rest of a clock', () => {
  const free = withWeekends(CLOCKS.d3, true)
  const zone = -new Date().getTimezoneOffset() * 60_000
  expect(free).toEqual({ ...CLOCKS.d3, weekends: { zone } })
  expect(clockOf(free)).toBe('d3')
  expect(withWeekends(free, false)).toEqual(CLOCKS.d3)
})

test('leaves a clock without days unchanged', () => {
  expect(withWeekends(CLOCKS.s45, true)).toEqual(CLOCKS.s45)
  expect(Object.values(CLOCKS).map(paceOf)).toEqual(['none', 'live', 'live', 'live', 'days', 'days', 'days'])
})
