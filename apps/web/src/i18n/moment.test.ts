import { expect, test } from 'vitest'
import { momentText } from './moment.ts'

const DAY = 86_400_000
const MONDAY = new Date(2026, 10, 16, 14, 5).getTime()

test('a clock over days tells the day by its name, and by its date where that name might be today’s', () => {
  expect(momentText(MONDAY + 5 * DAY, 'en', MONDAY)).toMatch(/^Sat/)
  expect(momentText(MONDAY + 7 * DAY, 'en', MONDAY)).toMatch(/^Nov 23/)
  expect(momentText(MONDAY + 7 * DAY, 'fr', MONDAY)).toMatch(/^23 nov/)
})
