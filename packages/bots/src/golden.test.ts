import { expect, test } from 'vitest'
import { golden } from '../tools/golden.ts'
import kept from './golden.json' with { type: 'json' }

test('Every bot plays its golden games unchanged; after intended changes run npm run golden', () => {
  expect(golden()).toEqual(kept)
})
