/** House rules of a table: stored with its terms, seen by everybody, never at a rated table. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Options } from './model/events.ts'
import { recordOf } from './record/record.ts'
import { verifyRecord } from './record/verify.ts'
import { atRandom, TestTable, termsFor } from './testing.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const houseRules = { ties: 'shared', 'discard-pile': 'open', digging: 'at-once' }
const RATED: Partial<Options> = {
  clock: { kind: 'move', time: 60_000 },
  absence: 'bot',
  visibility: 'open',
  seating: 'accounts',
  rated: true,
}

describe('House rules of a table', () => {
  test('are seen in the room and in the game, and the record replays with them', () => {
    const testTable = TestTable.playing(PEOPLE, { terms: termsFor(3, { houseRules }) })
    expect(testTable.shown('ben').terms.houseRules).toEqual(houseRules)
    expect(testTable.shown('ben').game?.view.setup?.houseRules).toEqual(houseRules)
    testTable.playOn(...PEOPLE)
    expect(testTable.folded()).toEqual(testTable.table)
    const record = sure(recordOf(testTable.events))
    expect(record.setup.houseRules).toEqual(houseRules)
    sure(verifyRecord(JSON.parse(JSON.stringify(record)), atRandom))
  })

  test('can be changed by the host in the room; the standard said aloud is stored as nothing', () => {
    const testTable = TestTable.created(PEOPLE)
    expect(testTable.table.terms).not.toHaveProperty('houseRules')
    testTable.does('ada', { do: 'set', terms: termsFor(3, { houseRules }) })
    expect(testTable.table.terms.houseRules).toEqual(houseRules)
    expect(testTable.refuses('ben', { do: 'set', terms: termsFor(3) }).code).toBe('not-host')
    testTable.does('ada', { do: 'set', terms: termsFor(3, { houseRules: { ties: 'coins' } }) })
    expect(testTable.table.terms).not.toHaveProperty('houseRules')
  })

  test('are refused if unknown', () => {
    const testTable = TestTable.created(PEOPLE)
    const unknown: Record<string, string>[] = [{ ties: 'never' }, { luck: 'on' }]
    for (const wrong of unknown)
      expect(testTable.refuses('ada', { do: 'set', terms: termsFor(3, { houseRules: wrong }) }).code).toBe('bad-setup')
  })

  test('are refused at a rated table, at its creation and later', () => {
    const terms = termsFor(3, { houseRules: { aids: 'off' } })
    expect(() => TestTable.created(['ada'], { terms, options: RATED })).toThrow('rated-house-rules')
    const testTable = TestTable.created(['ada'], { options: RATED })
    expect(testTable.refuses('ada', { do: 'set', terms }).code).toBe('rated-house-rules')
  })

  test('stay for a rematch', () => {
    const testTable = TestTable.playing(PEOPLE, { terms: termsFor(3, { houseRules }) })
    testTable.playOn(...PEOPLE)
    expect(testTable.rematch('ada', 'next1').table.terms.houseRules).toEqual(houseRules)
  })
})
