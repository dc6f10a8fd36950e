import { expect, test } from 'vitest'
import { spreadOf } from './led.ts'

/** Quantiles of Student's t at 97.5 %, with the correction for a variance divided by n. */
test.each([
  [5, 2.776],
  [12, 2.201],
  [30, 2.045],
  [400, 1.966],
])('an interval from %i worlds is as wide as the t-distribution demands', (worlds, quantile) => {
  const spread = spreadOf({ gap: 1, error: 1, worlds })
  const exact = quantile * Math.sqrt(worlds / (worlds - 1))
  expect(Math.abs(spread - exact)).toBeLessThan(0.12)
})

test('nothing is known after three worlds', () => {
  expect(spreadOf({ gap: 5, error: 0.1, worlds: 3 })).toBe(Number.POSITIVE_INFINITY)
})
