import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const KNOWN = ['wood', 'stone', 'clay', 'ore', 'glass', 'cloth', 'papyrus', 'coins']

test.each([
  ['coin', 'coins'],
  ['Wood', 'wood'],
  ['papirus', 'papyrus'],
  ['colth', 'cloth'],
  ['or', 'ore'],
])('who writes %s means %s', (written, meant) => {
  expect(nearest(written, KNOWN)).toBe(meant)
})

test('finds nothing for a dissimilar name', () => {
  expect(nearest('marble', KNOWN)).toBeUndefined()
  expect(nearest('anything', [])).toBeUndefined()
})
