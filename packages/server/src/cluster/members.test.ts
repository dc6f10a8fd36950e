import { memoryStore } from '@heptapolis/store'
import { describe, expect, test } from 'vitest'
import { ClusterMembers } from './members.ts'

test('elects exactly one server per table, and each server for some', async () => {
  const store = { ...memoryStore(), isShared: true }
  const fleets = Array.from({ length: 3 }, () => new ClusterMembers(store, () => 1000))
  for (const fleet of fleets) await fleet.join()
  for (const fleet of fleets) await fleet.lost()
  const tables = Array.from({ length: 60 }, (_, i) => `table${i}`)
  const first = tables.map((table) => fleets.filter((fleet) => fleet.goesFirst(table)))
  expect(first.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(first.flat()).size).toBe(3)
})

test('lets a single server go first everywhere', async () => {
  const fleet = new ClusterMembers(memoryStore(), () => 1000)
  await fleet.join()
  expect(fleet.goesFirst('k7Qx2a')).toBe(true)
})

describe('a server that ends', () => {
  const began = 1_000_000
  async function pair() {
    const clock = { now: began }
    const store = { ...memoryStore(), isShared: true }
    const fleets = [new ClusterMembers(store, () => clock.now), new ClusterMembers(store, () => clock.now)]
    for (const fleet of fleets) await fleet.join()
    for (const fleet of fleets) await fleet.lost()
    return { clock, store, one: fleets[0], other: fleets[1] }
  }

  test('without goodbye is missed after five seconds', async () => {
    const { clock, one } = await pair()
    for (let second = 1; second < 5; second++) {
      clock.now = began + 1000 * second
      expect(await one.lost()).toBeUndefined()
    }
    clock.now = began + 6000
    expect(await one.lost()).toBe(began)
  })

  test('is not missed by a server that hardly looked meanwhile', async () => {
    const { clock, one, other } = await pair()
    for (const late of [8000, 16_000, 24_000]) {
      clock.now = began + late
      expect(await one.lost()).toBeUndefined()
    }
    await other.beat()
    expect(await one.lost()).toBeUndefined()
  })

  test('with a goodbye is missed later, since its people are reconnecting', async () => {
    const { clock, one, other } = await pair()
    await other.leave()
    expect(['a', 'b', 'c', 'd', 'e', 'f'].every((table) => one.goesFirst(table))).toBe(false)
    clock.now = began + 19_000
    expect(await one.lost()).toBeUndefined()
    expect(['a', 'b', 'c', 'd', 'e', 'f'].every((table) => one.goesFirst(table))).toBe(true)
    clock.now = began + 21_000
    expect([await one.lost(), await one.lost()]).toEqual([began, undefined])
  })

  test('as the last one does not count as present for the next', async () => {
    const { clock, store, one, other } = await pair()
    await one.leave()
    await other.leave()
    clock.now = began + 3000
    expect(await new ClusterMembers(store, () => clock.now).join()).toBe(began)
  })
})
