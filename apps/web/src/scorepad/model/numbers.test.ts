import { expect, test } from 'vitest'
import { flipped, linesOf, pointsIn, textIn, typedInto, withSymbol } from './numbers.ts'
import { isBlank, newPad, type PadCity, type PadPosition, withCity, withSetup } from './pad.ts'
import { scorePosition } from './scoring.ts'

const table: PadPosition = newPad(['Ada', 'Ben', 'Cleo']).position
const lineIn = (position: PadPosition, id: string) => {
  const { rules } = scorePosition(position)
  const line = rules && linesOf(rules, position).find((one) => one.id === id)
  if (!rules || !line) throw new Error(`There is no line ${id}`)
  return { rules, line }
}
const type = (city: PadCity, id: string, text: string, apart = false): PadCity => ({
  ...city,
  ...typedInto(city, lineIn(table, id).line, text, apart),
})
const blank = table.cities[0]

test('stores a number in its line, and an emptied cell as missing', () => {
  const city = type(type(blank, 'civil', '12'), 'military', '-3')
  expect(city.numbers).toEqual({ civil: 12, military: -3 })
  expect(type(city, 'civil', '').numbers).toEqual({ military: -3 })
})

test('ignores a lone sign', () => {
  expect(typedInto(blank, lineIn(table, 'military').line, '-', false)).toBeUndefined()
})

test.each([
  ['military', '500', { military: 500 }],
  ['civil', '-60', { civil: -60 }],
])('takes over %s %s as typed', (line, text, numbers) => {
  expect(typedInto(blank, lineIn(table, line).line, text, false)?.numbers).toEqual(numbers)
})

test.each([
  ['treasury', '-3'],
  ['military', '12345'],
])('does not take over %s %s', (line, text) => {
  expect(typedInto(blank, lineIn(table, line).line, text, false)).toBeUndefined()
})

test('is blank again after all numbers were removed', () => {
  expect(isBlank(type(type(blank, 'civil', '12'), 'civil', ''))).toBe(true)
})

test('converts three coins to a point', () => {
  const city = type(blank, 'treasury', '11')
  const { rules, line } = lineIn(table, 'treasury')
  expect(textIn(city, line)).toBe('11')
  expect(pointsIn(rules, city, line)).toBe(3)
})

test.each([
  ['312', 9 + 1 + 4 + 7],
  ['3', 9],
  ['222', 4 + 4 + 4 + 14],
  ['1101', 1 + 1 + 1 + 7],
])('scores the symbols %s as %i: squares, sets, and the best use of wild ones', (text, points) => {
  const city = type(blank, 'science', text, true)
  const { rules, line } = lineIn(table, 'science')
  expect(textIn(city, line)).toBe(text)
  expect(pointsIn(rules, city, line)).toBe(points)
})

test('replaces symbols by points counted by hand', () => {
  const city = type(type(blank, 'science', '312', true), 'science', '45')
  const { rules, line } = lineIn(table, 'science')
  expect(pointsIn(rules, city, line)).toBe(45)
})

test('takes debts as positive numbers', () => {
  const boxed = withSetup(table, { boxes: ['cities'] })
  const { rules, line } = lineIn(boxed, 'debt')
  const city = { ...blank, ...typedInto(blank, line, '4', false) }
  expect(pointsIn(rules, city, line)).toBe(-4)
  expect(textIn(city, line)).toBe('4')
})

test('adds up what is known and counts missing numbers', () => {
  const { sheets } = scorePosition(withCity(table, 1, type(type(blank, 'civil', '12'), 'treasury', '7')))
  expect(sheets[1]).toMatchObject({ total: 14, missing: 5, bare: true })
  expect(sheets[0].missing).toBe(0)
})

test('adds a symbol of a kind, and flips the sign', () => {
  expect([withSymbol('', 1), withSymbol('31', 2), withSymbol('312', 0), withSymbol('9', 0)]).toEqual([
    '01',
    '311',
    '412',
    '9',
  ])
  expect([flipped('4'), flipped('-4'), flipped('')]).toEqual(['-4', '4', '-'])
})
