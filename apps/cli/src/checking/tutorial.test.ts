/** Games with a box that the reference does not support are still checked, and the report says so. */
import { expect, test } from 'vitest'
import { heptapolis, PATIENT } from '../testing.ts'

const checked = (...args: string[]) =>
  heptapolis(['check', '--mix', 'leaders,beacons', '--games', '4', '--second', '4', '--threads', '1', ...args])

test('The check plays the tutorial box, and says that the reference does not support it', PATIENT, async () => {
  const { code, out } = await checked()
  expect(out).toContain('The second scorer does not know Beacons')
  expect(out).toContain('4 games passed, 0 failed')
  expect(code).toBe(0)
})

test('The check reports the same as JSON', PATIENT, async () => {
  const { out } = await checked('--json')
  expect(JSON.parse(out)).toMatchObject({ games: 4, failed: 0, withoutSecond: ['beacons'] })
})
