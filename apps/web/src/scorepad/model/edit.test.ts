import { expect, test } from 'vitest'
import { holdersBut, lastEntered, removed, taken, toggled } from './edit.ts'
import { newPad, type PadPosition, withCity } from './pad.ts'
import { reckon } from './scoring.ts'

const table: PadPosition = newPad(['Ada', 'Ben', 'Cleo']).position
const rulesOf = (position: PadPosition) => {
  const { rules } = reckon(position)
  if (!rules) throw new Error('It cannot be played')
  return rules
}
const rules = rulesOf(table)
const guild = rules.piece('workers-guild')

test('a tap puts a card into the city, another takes it out', () => {
  const once = toggled(rules, table.cities[0], guild)
  expect(once).toEqual({ cards: ['workers-guild'] })
  expect(toggled(rules, { ...table.cities[0], ...once }, guild)).toEqual({ cards: [] })
})

test('a card whose copies are all placed says with whom, and comes over', () => {
  const placed = withCity(table, 1, { cards: ['workers-guild'] })
  expect(holdersBut(rules, placed, 0, guild)).toEqual([1])
  const { cities } = taken(rules, placed, 0, guild)
  expect(cities.map(({ cards }) => cards)).toEqual([['workers-guild'], [], []])
})

test('with a copy left nobody has to give it up', () => {
  const five = newPad(['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']).position
  const placed = withCity(five, 1, { cards: ['altar'] })
  const inFive = rulesOf(five)
  expect(holdersBut(inFive, placed, 0, inFive.piece('altar'))).toEqual([])
})

test('what was entered last comes first, and is taken out again', () => {
  const city = { ...table.cities[0], cards: ['altar', 'palace', 'baths'] }
  expect(lastEntered(rules, city, 2).map(({ id }) => id)).toEqual(['baths', 'palace'])
  expect(removed(rules, city, rules.piece('palace'))).toEqual({ cards: ['altar', 'baths'] })
})
