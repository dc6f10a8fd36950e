/** Options of a table follow from one declaration. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { readOptions } from './decide/checks.ts'
import { decide } from './decide/decide.ts'
import { fold } from './log/apply.ts'
import type { Options, TableEvent } from './model/events.ts'
import { AMONG_FRIENDS, type ChoiceName, choicesOf, ROWS, TABLE_OPTIONS } from './model/options.ts'
import { TestTable, termsFor } from './testing.ts'

const NAMES = Object.keys(TABLE_OPTIONS) as ChoiceName[]

describe.each(NAMES)('The option %s', (name) => {
  test('accepts only its choices', () => {
    const read = (value: unknown) => readOptions({ ...AMONG_FRIENDS, seating: 'anybody', [name]: value } as Options)
    for (const choice of choicesOf(name)) {
      const result = read(choice)
      // A rated table needs more than this one choice.
      if (result.ok) expect(result.value[name]).toBe(choice)
      else expect([name, choice, result.error.code]).toEqual(['rated', true, 'bad-rated'])
    }
    expect(read('something else')).toMatchObject({ ok: false, error: { code: 'bad-options' } })
  })

  test('has a default among its choices, also where it is absent', () => {
    expect(choicesOf(name)).toContain(AMONG_FRIENDS[name])
    const { [name]: _, ...others } = AMONG_FRIENDS
    expect(readOptions(others)).toEqual({ ok: true, value: AMONG_FRIENDS })
  })

  test('may be absent in a log that is older: the table has the default, and its settings can be changed', () => {
    const { events, secret } = TestTable.created(['ada', 'ben'])
    const older = events.map((event) => {
      if (event.kind !== 'open') return event
      const { [name]: _, ...options } = event.options
      return { ...event, options } as TableEvent
    })
    const table = sure(fold(older, secret))
    expect(table.options).toEqual(AMONG_FRIENDS)
    const set = decide(table, 'ada', { do: 'set', terms: termsFor(4) }, { now: 0 })
    expect(sure(set).table.options).toEqual(AMONG_FRIENDS)
  })
})

test('The form has a row for exactly the options that declare one', () => {
  expect(ROWS).toEqual(NAMES.filter((name) => 'hasRow' in TABLE_OPTIONS[name]))
  expect(ROWS).toContain('talk')
})

describe('At a table without chat', () => {
  const silent = (more: Partial<Options> = {}) =>
    TestTable.playing(['ada', 'ben'], { options: { ...AMONG_FRIENDS, talk: 'none', ...more } })

  test('rejects text and phrases on every channel', () => {
    const testTable = silent()
    for (const said of [{ text: 'hello' }, { phrase: 'thanks' }]) {
      expect(testTable.refuses('ada', { do: 'say', channel: 'all', ...said }).code).toBe('no-talk')
    }
    expect(testTable.shown('ada').chat.filter(({ did }) => did === undefined)).toEqual([])
  })

  test('rejects a vote for free text', () => {
    expect(silent().refuses('ada', { do: 'vote', about: 'talk', yes: true }).code).toBe('no-talk')
  })

  test('stays without chat when it is opened to strangers; text becomes preset messages', () => {
    const open = (talk: Options['talk']) =>
      readOptions({ ...AMONG_FRIENDS, talk, visibility: 'open', seating: 'anybody' })
    expect(open('none')).toMatchObject({ value: { talk: 'none' } })
    expect(open('text')).toMatchObject({ value: { talk: 'phrases' } })
  })
})
