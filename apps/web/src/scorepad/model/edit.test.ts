import { expect, test } from 'vitest'
import { holdersBut, lastEntered, removed, taken, toggled } from './edit.ts'
import { isUnused, isWithoutPoints, newPad, type PadPosition, withCity } from './pad.ts'
import { scorePosition } from './scoring.ts'

const table: PadPosition = newPad(['Ada', 'Ben', 'Cleo']).position
const rulesOf = (position: PadPosition) => {
  const { rules } = scorePosition(position)
  if (!rules) throw new Error('It cannot be played')
  return rules
}
const rules = rulesOf(table)
const guild = rules.piece('workers-guild')

test('adds a card at the first tap and removes it at the second', () => {
  const once = toggled(rules, table.cities[0], guild)
  expect(once).toEqual({ cards: ['workers-guild'] })
  expect(toggled(rules, { ...table.cities[0], ...once }, guild)).toEqual({ cards: [] })
})

test('names the owner of the last copy and takes it over', () => {
  const placed = withCity(table, 1, { cards: ['workers-guild'] })
  expect(holdersBut(rules, placed, 0, guild)).toEqual([1])
  const { cities } = taken(rules, placed, 0, guild)
  expect(cities.map(({ cards }) => cards)).toEqual([['workers-guild'], [], []])
})

test('takes nothing over while a copy is left', () => {
  const five = newPad(['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']).position
  const placed = withCity(five, 1, { cards: ['altar'] })
  const inFive = rulesOf(five)
  expect(holdersBut(inFive, placed, 0, inFive.piece('altar'))).toEqual([])
})

test('lists the last entry first and removes it', () => {
  const city = { ...table.cities[0], cards: ['altar', 'palace', 'baths'] }
  expect(lastEntered(rules, city, 2).map(({ id }) => id)).toEqual(['baths', 'palace'])
  expect(removed(rules, city, rules.piece('palace'))).toEqual({ cards: ['altar', 'baths'] })
})

test('a new pad is unused until something is entered or chosen, and has no points until a city has some', () => {
  const fresh = newPad(['Ada', ''])
  expect([isUnused(fresh), isWithoutPoints(fresh.position)]).toEqual([true, true])
  expect(isUnused({ ...fresh, isNew: false })).toBe(false)
  const filled = withCity(fresh.position, 0, { numbers: { blue: 3 } })
  expect([isUnused({ ...fresh, position: filled }), isWithoutPoints(filled)]).toEqual([false, false])
})

test('an old pad without names and points is unused', () => {
  const { isNew: _, ...old } = newPad(['', ''])
  expect(isUnused(old)).toBe(true)
  expect(isUnused({ ...old, position: newPad(['Ada', '']).position })).toBe(false)
})
