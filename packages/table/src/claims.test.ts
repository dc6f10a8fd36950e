/** Requests for seats in a running game, which the players vote on. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import { nonceOf, TestTable, termsFor } from './testing.ts'

const sit = (name: string, seat?: number) => ({ do: 'sit', name, nonce: nonceOf(name), seat }) as const
const vote = (of: number, yes = true) => ({ do: 'vote', about: 'seat', of, yes }) as const
const handsSeen = (testTable: TestTable, who: string) =>
  testTable.shown(who).game?.view.cities.flatMap(({ hand }, seat) => (hand ? [seat] : []))

/** Ada and Ben play with two bots; Wim watches. */
function playing(): TestTable {
  const testTable = TestTable.playing(['ada', 'ben'], { terms: termsFor(4) })
  testTable.does('wim', { do: 'watch', name: 'Wim' })
  return testTable
}

describe('A requested seat in a running game', () => {
  test('is given when every player present says yes, and not before', () => {
    const testTable = playing()
    expect(testTable.does('wim', sit('Wim', 2)).map(({ kind }) => kind)).toEqual(['claim'])
    const ballot = { about: 'seat', of: 2, name: 'Wim', electors: [0, 1] }
    expect(testTable.shown('ada').ballots).toEqual([{ ...ballot, votes: [] }])
    expect([testTable.shown('wim').you.seat, handsSeen(testTable, 'wim')]).toEqual([undefined, []])
    testTable.does('ada', vote(2))
    expect(testTable.shown('wim').you.seat).toBeUndefined()
    testTable.does('ben', vote(2))
    expect(testTable.shown('wim')).toMatchObject({ you: { seat: 2 }, ballots: [], watchers: [] })
    expect(handsSeen(testTable, 'wim')).toEqual([2])
    expect(testTable.shown('ada').chat.at(-1)).toMatchObject({ name: 'Wim', did: 'sat', seat: 2 })
    expect(testTable.folded()).toEqual(testTable.table)
  })

  test('is refused by one no, until the next round', () => {
    const testTable = playing()
    testTable.does('wim', sit('Wim', 2))
    testTable.does('ada', vote(2))
    testTable.does('ben', vote(2, false))
    expect(testTable.shown('wim')).toMatchObject({ you: { watcher: 0 }, ballots: [] })
    expect(testTable.refuses('wim', sit('Wim', 3)).code).toBe('declined')
    expect(testTable.refuses('ada', vote(2)).code).toBe('no-vote')
    testTable.playRound('ada', 'ben')
    testTable.does('wim', sit('Wim', 3))
    expect(testTable.shown('ada').ballots).toMatchObject([{ of: 3, name: 'Wim' }])
  })

  test('waits while no player is present, and is free where all have resigned', () => {
    const testTable = playing()
    for (const who of ['ada', 'ben']) testTable.does(who, { do: 'away' })
    testTable.does('wim', sit('Wim', 2))
    expect(testTable.shown('wim').you.seat).toBeUndefined()
    for (const who of ['ada', 'ben']) testTable.does(who, { do: 'resign' })
    testTable.does('xena', sit('Xena', 3))
    expect(testTable.shown('xena').you.seat).toBe(3)
  })

  test('is asked for by one person, who asks for one seat', () => {
    const testTable = playing()
    testTable.does('wim', sit('Wim', 2))
    expect(testTable.does('wim', sit('Wim', 2))).toEqual([])
    expect(testTable.refuses('xena', sit('Xena', 2)).code).toBe('seat-taken')
    testTable.does('xena', sit('Xena'))
    testTable.does('wim', { do: 'leave' })
    expect(testTable.shown('ada').ballots).toMatchObject([{ of: 3, name: 'Xena' }])
    testTable.does('xena', sit('Xena', 2))
    expect(testTable.shown('ada').ballots).toMatchObject([{ of: 2, name: 'Xena' }])
  })

  test('is not asked for twice from one device', () => {
    const testTable = playing()
    testTable.does('wim', sit('Wim', 2))
    const twin = decide(testTable.table, 'twin', sit('Twin', 3), { now: testTable.now, beside: ['wim'] })
    expect(twin).toMatchObject({ ok: false, error: { code: 'same-device' } })
  })

  test('needs a vote for a program too, and programs do not vote', () => {
    const testTable = playing()
    testTable.written(decide(testTable.table, 'deep', sit('Deep', 2), { now: testTable.now, isProgram: true }))
    expect(testTable.shown('ada').ballots).toMatchObject([{ of: 2, name: 'Deep', isProgram: true }])
    expect(testTable.shown('deep').you.seat).toBeUndefined()
    for (const who of ['ada', 'ben']) testTable.does(who, vote(2))
    expect(testTable.shown('ada').seats[2]).toMatchObject({ kind: 'person', name: 'Deep', isProgram: true })
    testTable.does('wim', sit('Wim', 3))
    expect(testTable.shown('ada').ballots).toMatchObject([{ of: 3, electors: [0, 1] }])
    expect(testTable.refuses('deep', vote(3)).code).toBe('no-vote')
  })

  test('is not given to an account deleted meanwhile', () => {
    const testTable = playing()
    testTable.does('wim', sit('Wim', 2))
    testTable.tend({ do: 'forget', who: 'wim' })
    expect(testTable.shown('ada').ballots).toEqual([])
    expect(sure(testTable.tries('xena', sit('Xena', 2))).events).toHaveLength(1)
  })
})
