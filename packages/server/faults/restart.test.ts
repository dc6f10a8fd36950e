import { expect, test } from 'vitest'
import { restart } from './restart.ts'

test('listens again after a kill with open tables, and everybody continues', async () => {
  const { listening, first, all, memory } = await restart({ tables: 30, back: 3 })
  expect(listening).toBeGreaterThan(0)
  expect(first).toBeGreaterThanOrEqual(listening)
  expect(all).toBeGreaterThanOrEqual(first)
  expect(memory).toBeGreaterThan(0)
}, 300_000)
