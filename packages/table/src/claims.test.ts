/** Requests for seats in a running game, which the players vote on. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import { nonceOf, TestTable, termsFor } from './testing.ts'

const sit = (name: string, seat?: number) => ({ do: 'sit', name, nonce: nonceOf(name), seat }) as const
const vote = (of: number, yes = true) => ({ do: 'vote', about: 'seat', of, yes }) as const
const handsSeen = (desk: TestTable, who: string) =>
  desk.shown(who).game?.view.cities.flatMap(({ hand }, seat) => (hand ? [seat] : []))

/** Ada and Ben play with two bots; Wim watches. */
function playing(): TestTable {
  const desk = TestTable.playing(['ada', 'ben'], { terms: termsFor(4) })
  desk.does('wim', { do: 'watch', name: 'Wim' })
  return desk
}

describe('A requested seat in a running game', () => {
  test('is given when every player present says yes, and not before', () => {
    const desk = playing()
    expect(desk.does('wim', sit('Wim', 2)).map(({ kind }) => kind)).toEqual(['claim'])
    const ballot = { about: 'seat', of: 2, name: 'Wim', electors: [0, 1] }
    expect(desk.shown('ada').ballots).toEqual([{ ...ballot, votes: [] }])
    expect([desk.shown('wim').you.seat, handsSeen(desk, 'wim')]).toEqual([undefined, []])
    desk.does('ada', vote(2))
    expect(desk.shown('wim').you.seat).toBeUndefined()
    desk.does('ben', vote(2))
    expect(desk.shown('wim')).toMatchObject({ you: { seat: 2 }, ballots: [], watchers: [] })
    expect(handsSeen(desk, 'wim')).toEqual([2])
    expect(desk.shown('ada').chat.at(-1)).toMatchObject({ name: 'Wim', did: 'sat', seat: 2 })
    expect(desk.folded()).toEqual(desk.table)
  })

  test('is refused by one no, until the next round', () => {
    const desk = playing()
    desk.does('wim', sit('Wim', 2))
    desk.does('ada', vote(2))
    desk.does('ben', vote(2, false))
    expect(desk.shown('wim')).toMatchObject({ you: { watcher: 0 }, ballots: [] })
    expect(desk.refuses('wim', sit('Wim', 3)).code).toBe('declined')
    expect(desk.refuses('ada', vote(2)).code).toBe('no-vote')
    desk.playRound('ada', 'ben')
    desk.does('wim', sit('Wim', 3))
    expect(desk.shown('ada').ballots).toMatchObject([{ of: 3, name: 'Wim' }])
  })

  test('waits while no player is present, and is free where all have resigned', () => {
    const desk = playing()
    for (const who of ['ada', 'ben']) desk.does(who, { do: 'away' })
    desk.does('wim', sit('Wim', 2))
    expect(desk.shown('wim').you.seat).toBeUndefined()
    for (const who of ['ada', 'ben']) desk.does(who, { do: 'resign' })
    desk.does('xena', sit('Xena', 3))
    expect(desk.shown('xena').you.seat).toBe(3)
  })

  test('is asked for by one person, who asks for one seat', () => {
    const desk = playing()
    desk.does('wim', sit('Wim', 2))
    expect(desk.does('wim', sit('Wim', 2))).toEqual([])
    expect(desk.refuses('xena', sit('Xena', 2)).code).toBe('seat-taken')
    desk.does('xena', sit('Xena'))
    desk.does('wim', { do: 'leave' })
    expect(desk.shown('ada').ballots).toMatchObject([{ of: 3, name: 'Xena' }])
    desk.does('xena', sit('Xena', 2))
    expect(desk.shown('ada').ballots).toMatchObject([{ of: 2, name: 'Xena' }])
  })

  test('is not asked for twice from one device', () => {
    const desk = playing()
    desk.does('wim', sit('Wim', 2))
    const twin = decide(desk.table, 'twin', sit('Twin', 3), { now: desk.now, beside: ['wim'] })
    expect(twin).toMatchObject({ ok: false, error: { code: 'same-device' } })
  })

  test('needs a vote for a program too, and programs do not vote', () => {
    const desk = playing()
    desk.written(decide(desk.table, 'deep', sit('Deep', 2), { now: desk.now, isProgram: true }))
    expect(desk.shown('ada').ballots).toMatchObject([{ of: 2, name: 'Deep', isProgram: true }])
    expect(desk.shown('deep').you.seat).toBeUndefined()
    for (const who of ['ada', 'ben']) desk.does(who, vote(2))
    expect(desk.shown('ada').seats[2]).toMatchObject({ kind: 'person', name: 'Deep', isProgram: true })
    desk.does('wim', sit('Wim', 3))
    expect(desk.shown('ada').ballots).toMatchObject([{ of: 3, electors: [0, 1] }])
    expect(desk.refuses('deep', vote(3)).code).toBe('no-vote')
  })

  test('is not given to an account deleted meanwhile', () => {
    const desk = playing()
    desk.does('wim', sit('Wim', 2))
    desk.tend({ do: 'forget', who: 'wim' })
    expect(desk.shown('ada').ballots).toEqual([])
    expect(sure(desk.tries('xena', sit('Xena', 2))).events).toHaveLength(1)
  })
})
