import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE, rateText, withLimits } from './limits.ts'

test('docs/running-a-server.md lists every limit', () => {
  const page = readFileSync(PAGE, 'utf8')
  expect(page).toBe(withLimits(page))
})

test.each([
  [{ burst: 60, every: 60_000 }, '60, then 1 per minute'],
  [{ burst: 80, every: 25 }, '80, then 40 per second'],
  [{ burst: 5, every: 600_000 }, '5, then 6 per hour'],
])('prints a rate in words: %j', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})
