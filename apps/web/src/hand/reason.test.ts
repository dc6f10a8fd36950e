import { BOXES } from '@heptapolis/boxes'
import { fromPosition, state, whyNot } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { playAtRandom, rulesOf } from '../testing.ts'
import { reasonFor } from './reason.ts'

test('a reason is given exactly where the rules refuse to build, and names what is lacking', () => {
  const seen = new Set<string>()
  playAtRandom(rulesOf({ seats: [{}, {}, {}, {}], boxes: ['leaders', 'cities'] }), (g, seat) => {
    for (const index of state.hand.items(g, seat)) {
      const { id, title } = g.rules.pieces[index]
      const reason = reasonFor(g, seat, id)
      expect(reason === undefined, id).toBe(whyNot(g, seat, id) === undefined)
      if (!reason) continue
      seen.add(reason.is)
      if (reason.is === 'twice') expect(state.titles.has(g, seat, title)).toBe(true)
      if (reason.is === 'coins') expect(reason.needed).toBeGreaterThan(reason.held)
      if (reason.is === 'goods') expect(reason.lacking.length).toBeGreaterThan(0)
    }
  })
  expect([...seen].sort()).toEqual(expect.arrayContaining(['goods', 'twice']))
})

test('coins that are lacking are told with those at hand', () => {
  const city = { wonder: 'gizah', coins: 0, hand: ['timber-yard', 'altar'] }
  const game = fromPosition({ age: 1, turn: 6, cities: [city, {}, {}] }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  expect(reasonFor(game.value, 0, 'timber-yard')).toEqual({ is: 'coins', needed: 1, held: 0 })
  expect(reasonFor(game.value, 0, 'altar')).toBeUndefined()
})
