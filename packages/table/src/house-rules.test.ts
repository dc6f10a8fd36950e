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
    const desk = TestTable.playing(PEOPLE, { terms: termsFor(3, { houseRules }) })
    expect(desk.shown('ben').terms.houseRules).toEqual(houseRules)
    expect(desk.shown('ben').game?.view.setup?.houseRules).toEqual(houseRules)
    desk.playOn(...PEOPLE)
    expect(desk.folded()).toEqual(desk.table)
    const record = sure(recordOf(desk.events))
    expect(record.setup.houseRules).toEqual(houseRules)
    sure(verifyRecord(JSON.parse(JSON.stringify(record)), atRandom))
  })

  test('can be changed by the host in the room; the standard said aloud is stored as nothing', () => {
    const desk = TestTable.laid(PEOPLE)
    expect(desk.table.terms).not.toHaveProperty('houseRules')
    desk.does('ada', { do: 'set', terms: termsFor(3, { houseRules }) })
    expect(desk.table.terms.houseRules).toEqual(houseRules)
    expect(desk.refuses('ben', { do: 'set', terms: termsFor(3) }).code).toBe('not-host')
    desk.does('ada', { do: 'set', terms: termsFor(3, { houseRules: { ties: 'coins' } }) })
    expect(desk.table.terms).not.toHaveProperty('houseRules')
  })

  test('are refused if unknown', () => {
    const desk = TestTable.laid(PEOPLE)
    const unknown: Record<string, string>[] = [{ ties: 'never' }, { luck: 'on' }]
    for (const wrong of unknown)
      expect(desk.refuses('ada', { do: 'set', terms: termsFor(3, { houseRules: wrong }) }).code).toBe('bad-setup')
  })

  test('are refused at a rated table, at its creation and later', () => {
    const terms = termsFor(3, { houseRules: { aids: 'off' } })
    expect(() => TestTable.laid(['ada'], { terms, options: RATED })).toThrow('rated-house-rules')
    const desk = TestTable.laid(['ada'], { options: RATED })
    expect(desk.refuses('ada', { do: 'set', terms }).code).toBe('rated-house-rules')
  })

  test('stay for a rematch', () => {
    const desk = TestTable.playing(PEOPLE, { terms: termsFor(3, { houseRules }) })
    desk.playOn(...PEOPLE)
    expect(desk.rematch('ada', 'next1').table.terms.houseRules).toEqual(houseRules)
  })
})
