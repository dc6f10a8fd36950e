import type { Terms } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { troubleText } from '../words.ts'
import { rejectionText, requestedTerms } from './rejections.ts'

const TABLE: Terms = { edition: '2e', boxes: [], seats: [{}, { wonder: 'gizah' }, {}, {}] }

test('of a mix that cannot be played it is said in words why', () => {
  const inTeams = requestedTerms({ do: 'set', terms: { ...TABLE, teams: true } }, TABLE)
  expect(rejectionText('no-teams', inTeams)).toBe('A game in teams needs the box Cities or Armada.')
  const twice = requestedTerms({ do: 'wonder', seat: 0, wonder: 'gizah', side: 'day' }, TABLE)
  expect(rejectionText('wonder-twice', twice)).toMatch(/Gizah/)
})

test('of anything else the words for its code are said', () => {
  expect(rejectionText('seat-taken', requestedTerms({ do: 'set', terms: TABLE }, TABLE))).toBe(
    troubleText('seat-taken'),
  )
  expect(rejectionText('not-host', requestedTerms({ do: 'begin' }, TABLE))).toBe(troubleText('not-host'))
})
