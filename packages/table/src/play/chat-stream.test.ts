/** Notices of joining and leaving in the chat: a code and a name. */
import { expect, test } from 'vitest'
import { nonceOf, TestTable, termsFor } from '../testing.ts'

const lines = (desk: TestTable, who = 'ada') =>
  desk.shown(who).chat.map(({ name, did, text }) => `${name} ${did ?? text}`)

test('The stream has notices of creation, sitting, leaving a seat, watching, leaving and the start', () => {
  const desk = TestTable.laid(['ada', 'ben'], { terms: termsFor(3) })
  desk.does('wim', { do: 'watch', name: 'Wim' })
  desk.does('ben', { do: 'say', channel: 'all', text: 'hello' })
  desk.does('ben', { do: 'stand' })
  desk.does('wim', { do: 'leave' })
  desk.does('cleo', { do: 'sit', name: 'Cleo', nonce: nonceOf('cleo') })
  desk.does('ada', { do: 'remove', seat: 1 })
  desk.does('ada', { do: 'begin', fill: 'easy' })
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
  expect(lines(desk)).toEqual([...told, 'ada began'])
  expect(lines(desk, 'stranger')).toEqual(lines(desk))
  expect(desk.shown('ada').chat.some((line) => 'who' in line)).toBe(false)
  expect(desk.folded().chat).toEqual(desk.table.chat)
})

test('A change of seats is no notice of joining; taking over from a bot is', () => {
  const desk = TestTable.laid(['ada'], { terms: termsFor(3) })
  desk.does('ada', { do: 'sit', seat: 2, name: 'ada', nonce: nonceOf('ada') })
  desk.does('ada', { do: 'begin', fill: 'easy' })
  desk.joins('ben', 0)
  expect(lines(desk)).toEqual(['ada opened', 'ada began', 'ben sat'])
})

test('A spectator may create and start a table; a deleted account has no name', () => {
  const desk = TestTable.laid(['ada', 'ben'])
  desk.tend({ do: 'forget', who: 'ben' })
  expect(lines(desk)).toEqual(['ada opened', ' sat', ' stood'])
})
