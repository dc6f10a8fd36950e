import { expect, test } from 'vitest'
import { restart } from './restart.ts'

test('a server with open tables that is killed listens again, and everybody who comes back goes on', async () => {
  const { listening, first, all, memory } = await restart({ tables: 30, back: 3 })
  expect(listening).toBeGreaterThan(0)
  expect(first).toBeGreaterThanOrEqual(listening)
  expect(all).toBeGreaterThanOrEqual(first)
  expect(memory).toBeGreaterThan(0)
}, 300_000)
