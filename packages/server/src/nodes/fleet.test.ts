import { memoryStore } from '@heptapolis/store'
import { expect, test } from 'vitest'
import { Fleet } from './fleet.ts'

test('of servers that know of each other exactly one goes first at a table, and each at some', async () => {
  const store = { ...memoryStore(), isShared: true }
  const fleets = Array.from({ length: 3 }, () => new Fleet(store, () => 1000))
  for (const fleet of fleets) await fleet.join()
  for (const fleet of fleets) await fleet.lost()
  const tables = Array.from({ length: 60 }, (_, i) => `table${i}`)
  const first = tables.map((table) => fleets.filter((fleet) => fleet.goesFirst(table)))
  expect(first.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(first.flat()).size).toBe(3)
})

test('a server that is alone goes first everywhere', async () => {
  const fleet = new Fleet(memoryStore(), () => 1000)
  await fleet.join()
  expect(fleet.goesFirst('k7Qx2a')).toBe(true)
})
