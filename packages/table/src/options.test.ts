/** Options of a table follow from one declaration. */
import { describe, expect, test } from 'vitest'
import { readOptions } from './decide/checks.ts'
import type { Options } from './model/events.ts'
import { AMONG_FRIENDS, type ChoiceName, choicesOf, ROWS, TABLE_OPTIONS } from './model/options.ts'
import { TestTable } from './testing.ts'

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
    expect(read(undefined)).toMatchObject({ ok: false, error: { code: 'bad-options' } })
  })

  test('has a default among its choices', () => {
    expect(choicesOf(name)).toContain(AMONG_FRIENDS[name])
  })
})

test('The form has a row for each option that declares one', () => {
  expect(ROWS).toEqual(['absence', 'wonders', 'talk'])
})

describe('At a table without chat', () => {
  const silent = (more: Partial<Options> = {}) =>
    TestTable.playing(['ada', 'ben'], { options: { ...AMONG_FRIENDS, talk: 'none', ...more } })

  test('rejects text and phrases on every channel', () => {
    const desk = silent()
    for (const said of [{ text: 'hello' }, { phrase: 'thanks' }]) {
      expect(desk.refuses('ada', { do: 'say', channel: 'all', ...said }).code).toBe('no-talk')
    }
    expect(desk.shown('ada').chat.filter(({ did }) => did === undefined)).toEqual([])
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
