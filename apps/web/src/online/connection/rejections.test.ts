import type { Terms } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { troubleText } from '../words.ts'
import { rejectionText, requestedTerms } from './rejections.ts'

const TABLE: Terms = { edition: '2e', boxes: [], seats: [{}, { wonder: 'gizah' }, {}, {}] }

test('explains why a mix cannot be played', () => {
  const inTeams = requestedTerms({ do: 'set', terms: { ...TABLE, teams: true } }, TABLE)
  expect(rejectionText('no-teams', inTeams)).toBe('A game in teams needs the expansion Cities or Armada.')
  const twice = requestedTerms({ do: 'wonder', seat: 0, wonder: 'gizah', side: 'day' }, TABLE)
  expect(rejectionText('wonder-twice', twice)).toMatch(/Gizah/)
})

test('falls back to the text of the error code', () => {
  expect(rejectionText('seat-taken', requestedTerms({ do: 'set', terms: TABLE }, TABLE))).toBe(
    troubleText('seat-taken'),
  )
  expect(rejectionText('not-host', requestedTerms({ do: 'begin' }, TABLE))).toBe(troubleText('not-host'))
})
