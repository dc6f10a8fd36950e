import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

test('frames and bodies of any shape are answered with a code, and the table goes on', async () => {
  const found = await fuzz({ frames: 1500, bodies: 100, seed: 'a sample' })
  expect(found).toEqual({ frames: 1500, bodies: 100, bugs: 0, serverErrors: 0, isStanding: true })
}, 300_000)
