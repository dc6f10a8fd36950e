import { clone, newGame, state } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { playAtRandom, rulesOf } from '../testing.ts'
import { shareTable } from './share.ts'
import { type TableView, viewTable } from './view.ts'

test('an unchanged city is the same object', () => {
  const g = newGame(rulesOf(), 'test')
  const before = viewTable(g)
  const richer = clone(g)
  state.coins.set(richer, 1, 9)
  const after = shareTable(before, viewTable(richer))
  expect(after.cities[0]).toBe(before.cities[0])
  expect(after.cities[2]).toBe(before.cities[2])
  expect(after.cities[1].coins).toBe(9)
  expect(after.cities[1].stages).toBe(before.cities[1].stages)
})

test('shared views equal newly computed ones throughout a game', () => {
  let shared: TableView | undefined
  playAtRandom(rulesOf({ seats: [{}, {}, {}, {}], boxes: ['leaders', 'armada', 'cities'] }), (g) => {
    const now = viewTable(g)
    shared = shareTable(shared, now)
    expect(shared).toEqual(now)
  })
})
