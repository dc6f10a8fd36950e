import { expect, test } from 'vitest'
import { guestAt, startTestServer, termsFor } from '../testing.ts'

test('keeps no memory for a table that does not exist', async () => {
  const { context, origin } = await startTestServer()
  const before = context.liveTables.size
  const asked = Array.from({ length: 500 }, (_, i) => context.liveTables.at(`none-${i}`).look())
  expect((await Promise.all(asked)).every((found) => !found.ok)).toBe(true)
  expect(context.liveTables.size).toBe(before)
  const ada = await guestAt(origin)
  const { table } = await ada.opens(termsFor(3))
  expect((await context.liveTables.at(table).look()).ok).toBe(true)
  expect(context.liveTables.size).toBe(before + 1)
})
