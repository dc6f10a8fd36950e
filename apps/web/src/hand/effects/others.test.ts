import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, moves, showMove, sure } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

/** What a card of the first city does to the others: kind, amount, cities. */
function doneBy(card: string, boxes: string[], own: Partial<CityPosition>, others: Partial<CityPosition>[]) {
  const wonders = ['gizah', 'rhodos', 'ephesos', 'babylon'].map((wonder) => ({ wonder, side: 'day', coins: 9 }))
  const cities = [{ ...own, hand: [card, 'walls'] }, ...others].map((city, i) => ({ ...wonders[i], ...city }))
  const g = sure(fromPosition({ age: 3, turn: 2, setup: { boxes, seats: cities.map(() => ({})) }, cities }, BOXES))
  const move = moves(g, 0)
    .map((one) => showMove(g, one))
    .find((one) => one.action === 'build' && one.card === card)
  const rows = move ? changesOf(g, 0, move) : []
  return rows.flatMap((row) => (row.is === 'others' ? [[row.what, row.amount, row.cities, row.isAll]] : []))
}

test('debts of the neighbours', () => {
  expect(doneBy('raider-camp', ['cities'], {}, [{}, {}, {}])).toEqual([['debt', 1, [1, 3], false]])
})

test('coins that every other city gets or loses', () => {
  const rich = { cards: ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1'] }
  expect(doneBy('mint', ['cities'], rich, [{}, {}, {}])).toContainEqual(['gain', 3, [1, 2, 3], true])
  expect(doneBy('hideout', ['cities'], {}, [{}, {}, {}])).toEqual([['loss', 1, [1, 2, 3], true]])
})

test('a payment to a seller is no gift', () => {
  expect(doneBy('guard-tower', [], {}, [{ cards: ['clay-pool'] }, {}, {}])).toEqual([])
})
