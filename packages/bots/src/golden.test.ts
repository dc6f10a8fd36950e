import { expect, test } from 'vitest'
import { golden } from '../tools/golden.ts'
import kept from './golden.json' with { type: 'json' }

test('Every bot plays as it did; where it is meant to play otherwise, tools/golden.ts writes the games anew', () => {
  expect(golden()).toEqual(kept)
})
