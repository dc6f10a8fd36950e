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

test('what is like nothing known means nothing', () => {
  expect(nearest('marble', KNOWN)).toBeUndefined()
  expect(nearest('anything', [])).toBeUndefined()
})
