import { expect, test } from 'vitest'
import { guestAt, openInn, termsFor } from '../testing.ts'

test('a table that is not there takes no memory', async () => {
  const { house, origin } = await openInn()
  const before = house.desks.size
  const asked = Array.from({ length: 500 }, (_, i) => house.desks.at(`none-${i}`).look())
  expect((await Promise.all(asked)).every((found) => !found.ok)).toBe(true)
  expect(house.desks.size).toBe(before)
  const ada = await guestAt(origin)
  const { table } = await ada.opens(termsFor(3))
  expect((await house.desks.at(table).look()).ok).toBe(true)
  expect(house.desks.size).toBe(before + 1)
})
