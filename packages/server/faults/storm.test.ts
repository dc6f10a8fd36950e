import { expect, test } from 'vitest'
import { storm } from './storm.ts'

test('everybody comes back and plays on after all connections are cut at once', async () => {
  const found = await storm({ tables: 8, people: 3, house: 3, think: 50 })
  expect(found.sockets).toBe(24)
  expect(found.all).toBeGreaterThanOrEqual(found.half)
  expect(found.choices).toBeGreaterThan(0)
}, 300_000)
