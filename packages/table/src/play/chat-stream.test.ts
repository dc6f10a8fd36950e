/** Notices of joining and leaving in the chat: a code and a name. */
import { expect, test } from 'vitest'
import { nonceOf, TestTable, termsFor } from '../testing.ts'

const lines = (testTable: TestTable, who = 'ada') =>
  testTable.shown(who).chat.map(({ name, did, text }) => `${name} ${did ?? text}`)

test('The stream has notices of creation, sitting, leaving a seat, watching, leaving and the start', () => {
  const testTable = TestTable.created(['ada', 'ben'], { terms: termsFor(3) })
  testTable.does('wim', { do: 'watch', name: 'Wim' })
  testTable.does('ben', { do: 'say', channel: 'all', text: 'hello' })
  testTable.does('ben', { do: 'stand' })
  testTable.does('wim', { do: 'leave' })
  testTable.does('cleo', { do: 'sit', name: 'Cleo', nonce: nonceOf('cleo') })
  testTable.does('ada', { do: 'remove', seat: 1 })
  testTable.does('ada', { do: 'begin', fill: 'easy' })
  const told = [
    'ada opened',
    'ben sat',
    'Wim watched',
    'ben hello',
    'ben stood',
    'Wim left',
    'Cleo sat',
    'Cleo removed',
  ]
  expect(lines(testTable)).toEqual([...told, 'ada began'])
  expect(lines(testTable, 'stranger')).toEqual(lines(testTable))
  expect(testTable.shown('ada').chat.some((line) => 'who' in line)).toBe(false)
  expect(testTable.folded().chat).toEqual(testTable.table.chat)
})

test('A change of seats is no notice of joining; taking over from a bot is', () => {
  const testTable = TestTable.created(['ada'], { terms: termsFor(3) })
  testTable.does('ada', { do: 'sit', seat: 2, name: 'ada', nonce: nonceOf('ada') })
  testTable.does('ada', { do: 'begin', fill: 'easy' })
  testTable.joins('ben', 0)
  expect(lines(testTable)).toEqual(['ada opened', 'ada began', 'ben sat'])
})

test('A spectator may create and start a table; a deleted account has no name', () => {
  const testTable = TestTable.created(['ada', 'ben'])
  testTable.tend({ do: 'forget', who: 'ben' })
  expect(lines(testTable)).toEqual(['ada opened', ' sat', ' stood'])
})
