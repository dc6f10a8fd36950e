/** Bots of people, which connect by the public API and have a seat like a person. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import { nonceOf, TestTable } from './testing.ts'

/** Ada, Ben and a program at one table. */
function table(): TestTable {
  const desk = TestTable.laid(['ada', 'ben'])
  const sit = { do: 'sit', name: 'Deep', nonce: nonceOf('deep') } as const
  desk.written(decide(desk.table, 'deep', sit, { now: desk.now, isProgram: true }))
  return desk
}

describe('A program at a table', () => {
  test('is shown as a program under any name', () => {
    expect(table().shown('ada').seats[2]).toMatchObject({ kind: 'person', name: 'Deep', isProgram: true })
    expect(table().shown('ada').seats[0].isProgram).toBeUndefined()
  })

  test('cannot be declared by a message', () => {
    const desk = TestTable.laid(['ada'])
    const forged = { do: 'sit', name: 'Ben', nonce: nonceOf('ben'), isProgram: true } as const
    desk.written(decide(desk.table, 'ben', forged, { now: desk.now }))
    expect(desk.shown('ada').seats[1].isProgram).toBeUndefined()
  })

  test('does not vote', () => {
    const desk = table()
    desk.does('ada', { do: 'begin' })
    expect(desk.refuses('deep', { do: 'vote', about: 'pause', yes: false }).code).toBe('no-vote')
    desk.does('ada', { do: 'vote', about: 'pause', yes: true })
    desk.does('ben', { do: 'vote', about: 'pause', yes: true })
    expect(desk.shown('ada').paused).toBe('agreed')
  })

  test('does not keep a table running while its people are away', () => {
    const desk = table()
    desk.does('ada', { do: 'begin' })
    desk.does('ada', { do: 'away' })
    expect(desk.shown('ada').paused).toBeUndefined()
    desk.does('ben', { do: 'away' })
    expect(desk.shown('ada').paused).toBe('empty')
    desk.does('ben', { do: 'back' })
    expect(desk.shown('ada').paused).toBeUndefined()
  })

  test('cannot join a rated table', () => {
    const clock = { kind: 'move', time: 90_000 } as const
    const rated = { visibility: 'open', seating: 'anybody', clock, absence: 'bot', rated: true } as const
    const desk = TestTable.laid(['ada'], { options: rated })
    const sit = { do: 'sit', name: 'Deep', nonce: nonceOf('deep') } as const
    const guest = { isAccount: true, rating: 1500, besides: [] }
    const moment = { now: desk.now, isProgram: true, guest } as const
    expect(decide(desk.table, 'deep', sit, moment)).toMatchObject({ ok: false, error: { code: 'people-only' } })
  })

  test('never becomes host', () => {
    const desk = table()
    desk.does('ben', { do: 'stand' })
    desk.does('ada', { do: 'stand' })
    expect(desk.shown('deep').you.isHost).toBe(false)
    desk.does('ben', { do: 'sit', name: 'Ben', nonce: nonceOf('ben') })
    expect(desk.shown('ben').you.isHost).toBe(true)
  })

  test('stays a program in the log', () => {
    const desk = table()
    expect(desk.folded()).toEqual(desk.table)
    expect(sure(decide(desk.table, 'deep', { do: 'stand' }, { now: desk.now })).table.seats[2]).toEqual({
      late: 0,
      vacations: [],
    })
  })
})
