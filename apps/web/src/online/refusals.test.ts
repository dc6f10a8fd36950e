import type { Terms } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { refusalText, wishedIn } from './refusals.ts'
import { troubleText } from './words.ts'

const TABLE: Terms = { edition: '2e', boxes: [], seats: [{}, { wonder: 'gizah' }, {}, {}] }

test('of a mix that cannot be played it is said in words why', () => {
  const inTeams = wishedIn({ do: 'set', terms: { ...TABLE, teams: true } }, TABLE)
  expect(refusalText('no-teams', inTeams)).toBe('A game in teams needs the box Cities or Armada.')
  const twice = wishedIn({ do: 'wonder', seat: 0, wonder: 'gizah', side: 'day' }, TABLE)
  expect(refusalText('wonder-twice', twice)).toMatch(/Gizah/)
})

test('of anything else the words for its code are said', () => {
  expect(refusalText('seat-taken', wishedIn({ do: 'set', terms: TABLE }, TABLE))).toBe(troubleText('seat-taken'))
  expect(refusalText('not-host', wishedIn({ do: 'begin' }, TABLE))).toBe(troubleText('not-host'))
})
