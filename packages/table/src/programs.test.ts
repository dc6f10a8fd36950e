/** Bots of people, which connect by the public API and have a seat like a person. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import { nonceOf, TestTable } from './testing.ts'

/** Ada, Ben and a program at one table. */
function table(): TestTable {
  const testTable = TestTable.created(['ada', 'ben'])
  const sit = { do: 'sit', name: 'Deep', nonce: nonceOf('deep') } as const
  testTable.written(decide(testTable.table, 'deep', sit, { now: testTable.now, isProgram: true }))
  return testTable
}

describe('A program at a table', () => {
  test('is shown as a program under any name', () => {
    expect(table().shown('ada').seats[2]).toMatchObject({ kind: 'person', name: 'Deep', isProgram: true })
    expect(table().shown('ada').seats[0].isProgram).toBeUndefined()
  })

  test('cannot be declared by a message', () => {
    const testTable = TestTable.created(['ada'])
    const forged = { do: 'sit', name: 'Ben', nonce: nonceOf('ben'), isProgram: true } as const
    testTable.written(decide(testTable.table, 'ben', forged, { now: testTable.now }))
    expect(testTable.shown('ada').seats[1].isProgram).toBeUndefined()
  })

  test('does not vote', () => {
    const testTable = table()
    testTable.does('ada', { do: 'begin' })
    expect(testTable.refuses('deep', { do: 'vote', about: 'pause', yes: false }).code).toBe('no-vote')
    testTable.does('ada', { do: 'vote', about: 'pause', yes: true })
    testTable.does('ben', { do: 'vote', about: 'pause', yes: true })
    expect(testTable.shown('ada').paused).toBe('agreed')
  })

  test('does not keep a table running while its people are away', () => {
    const testTable = table()
    testTable.does('ada', { do: 'begin' })
    testTable.does('ada', { do: 'away' })
    expect(testTable.shown('ada').paused).toBeUndefined()
    testTable.does('ben', { do: 'away' })
    expect(testTable.shown('ada').paused).toBe('empty')
    testTable.does('ben', { do: 'back' })
    expect(testTable.shown('ada').paused).toBeUndefined()
  })

  test('cannot join a rated table', () => {
    const clock = { kind: 'move', time: 90_000 } as const
    const rated = { visibility: 'open', seating: 'anybody', clock, absence: 'bot', rated: true } as const
    const testTable = TestTable.created(['ada'], { options: rated })
    const sit = { do: 'sit', name: 'Deep', nonce: nonceOf('deep') } as const
    const guest = { isAccount: true, rating: 1500, besides: [] }
    const moment = { now: testTable.now, isProgram: true, guest } as const
    expect(decide(testTable.table, 'deep', sit, moment)).toMatchObject({ ok: false, error: { code: 'people-only' } })
  })

  test('never becomes host', () => {
    const testTable = table()
    testTable.does('ben', { do: 'stand' })
    testTable.does('ada', { do: 'stand' })
    expect(testTable.shown('deep').you.isHost).toBe(false)
    testTable.does('ben', { do: 'sit', name: 'Ben', nonce: nonceOf('ben') })
    expect(testTable.shown('ben').you.isHost).toBe(true)
  })

  test('stays a program in the log', () => {
    const testTable = table()
    expect(testTable.folded()).toEqual(testTable.table)
    expect(sure(decide(testTable.table, 'deep', { do: 'stand' }, { now: testTable.now })).table.seats[2]).toEqual({
      late: 0,
      vacations: [],
    })
  })
})
