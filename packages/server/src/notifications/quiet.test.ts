import { expect, test } from 'vitest'
import { endOfQuiet } from './quiet.ts'

const HOUR = 3_600_000
const at = (time: string): number => Date.parse(`2026-11-15T${time}Z`)

test.each([
  ['in the evening', '22:30', '2026-11-16T06:00:00.000Z'],
  ['after midnight', '03:00', '2026-11-15T06:00:00.000Z'],
  ['as they begin', '21:00', '2026-11-16T06:00:00.000Z'],
  ['as they end', '06:00', undefined],
  ['at noon', '12:00', undefined],
])('quiet hours from 22 to 7, one hour ahead: %s', (_, time, end) => {
  const until = endOfQuiet({ from: 22 * 60, to: 7 * 60, zone: HOUR }, at(`${time}:00`))
  expect(until === undefined ? undefined : new Date(until).toISOString()).toBe(end)
})

test('treats equal start and end as no quiet hours', () => {
  expect(endOfQuiet({ from: 60, to: 60, zone: 0 }, at('01:00:00'))).toBeUndefined()
})
