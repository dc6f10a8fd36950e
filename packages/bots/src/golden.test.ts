import { expect, test } from 'vitest'
import { golden } from '../tools/golden.ts'
import kept from './golden.json' with { type: 'json' }

test('Every bot plays its golden games unchanged; after intended changes run tools/golden.ts', () => {
  expect(golden()).toEqual(kept)
})
