import { expect, test } from 'vitest'
import { momentText } from './moment.ts'

const DAY = 86_400_000
const MONDAY = new Date(2026, 10, 16, 14, 5).getTime()

test('names the weekday of a deadline, and the date if the weekday is ambiguous', () => {
  expect(momentText(MONDAY + 5 * DAY, 'en', MONDAY)).toMatch(/^Sat/)
  expect(momentText(MONDAY + 7 * DAY, 'en', MONDAY)).toMatch(/^Nov 23/)
  expect(momentText(MONDAY + 7 * DAY, 'fr', MONDAY)).toMatch(/^23 nov/)
})
