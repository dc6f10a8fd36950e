import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kill.ts'

test('loses, doubles and freezes nothing when the server is killed under load', async () => {
  const found = await killAgainAndAgain({ kills: 2, tables: 2, seed: 'a sample', patience: 40 })
  expect(found).toMatchObject({ lost: 0, doubled: 0, frozen: 0 })
  expect(found.waits).toHaveLength(2)
  expect(found.acknowledged).toBeGreaterThan(10)
}, 300_000)
