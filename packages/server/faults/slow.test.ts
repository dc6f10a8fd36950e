import { expect, test } from 'vitest'
import { slowReaders } from './slow.ts'

test('slow readers do not delay others', async () => {
  const found = await slowReaders({ tables: 3, people: 3, share: 0.3, seconds: 2, think: 20 })
  expect(found.slow).toBe(3)
  expect(found.before.choices).toBeGreaterThan(0)
  expect(found.beside.choices).toBeGreaterThan(0)
  expect(found.games).toBeGreaterThan(0)
}, 300_000)
