import { fromPosition, isOver, type Position, type Terms, toAct, toPosition } from '@heptapolis/engine'
import { type BoardDef, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { diplomacyToken, diplomacyTokens } from '../parts/diplomacy.ts'
import {
  cardsOf,
  coinsOf,
  discarded,
  handOf,
  legal,
  playTurn,
  points,
  refusedPosition,
  scenario,
  sure,
} from '../testing.ts'

function load(position: Position) {
  const g = fromPosition(position, BOXES)
  if (!g.ok) throw new Error(g.error.message)
  return g.value
}

describe('A position', () => {
  test('needs nothing but its cities: it is then a finished game of 2e, to be scored', () => {
    const g = load({ cities: [{ cards: ['palace'] }, {}, {}] })
    expect(isOver(g)).toBe(true)
    expect(g.rules.setup).toMatchObject({ edition: '2e', boxes: [] })
    expect(points(g, 0)).toBe(8 + 1)
    expect(new Set(toPosition(g).cities.map((city) => city.wonder)).size).toBe(3)
  })

  test('with a hand is open for the choice of the first turn', () => {
    const g = load({ cities: [{ hand: ['altar', 'baths'] }, {}, {}] })
    expect([state.age.get(g), state.turn.get(g)]).toEqual([1, 1])
    expect(toAct(g)).toEqual([0, 1, 2])
    expect(handOf(g, 0)).toEqual(['baths', 'altar'])
  })

  test('tells its hands in the fixed order, however they are written', () => {
    const moves = [
      ['baths', 'altar', 'stockade'],
      ['stockade', 'altar', 'baths'],
    ].map((hand) => legal(load({ cities: [{ hand }, {}, {}] }), 0))
    expect(moves[0]).toEqual(moves[1])
    const dealt = load({ turn: 1, cities: [{}, {}, {}] })
    const numbers = state.hand.items(dealt, 0)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  test('with a turn deals the hands that are not given from what is left of the Age', () => {
    const cities = [{ cards: ['altar'], hand: ['altar', 'theater'] }, { cards: ['stockade', 'baths'] }, {}, {}, {}]
    const g = load({ age: 1, turn: 5, discard: ['tavern', 'tavern'], cities })
    for (const seat of [1, 2, 3, 4]) expect(handOf(g, seat)).toHaveLength(3)
    const all = [0, 1, 2, 3, 4].flatMap((seat) => [...handOf(g, seat), ...cardsOf(g, seat)]).concat(discarded(g))
    for (const id of all) {
      const printed = g.rules.piece(id).copies.filter((from) => from <= 5).length
      expect([id, all.filter((other) => other === id).length <= printed]).toEqual([id, true])
    }
  })

  test('is refused where too few cards are left to deal', () => {
    const hand = Array(10).fill('altar')
    const rest = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'clay-pit', 'timber-yard', 'loom-age-1']
    const more = ['glassworks-age-1', 'press-age-1', 'baths', 'theater', 'east-trading-post', 'west-trading-post']
    const last = ['marketplace', 'stockade', 'barracks', 'guard-tower', 'apothecary', 'workshop', 'scriptorium']
    const cities = [{ hand, cards: ['altar'] }, { cards: [...rest, ...more] }, { cards: last }]
    expect(refusedPosition({ cities })).toContain('Too few cards')
  })

  test('takes stages as a number or by name', () => {
    const named = load({
      cities: [{ wonder: 'gizah', side: 'night', stages: ['gizah-night-1', 'gizah-night-2'] }, {}, {}],
    })
    const counted = load({ cities: [{ wonder: 'gizah', side: 'night', stages: 2 }, {}, {}] })
    expect(points(named, 0, 'wonder')).toBe(8)
    expect(points(counted, 0, 'wonder')).toBe(8)
    expect(toPosition(counted).cities[0]).toMatchObject({
      stages: ['gizah-night-1', 'gizah-night-2'],
      buried: ['?', '?'],
    })
  })

  test('gives 3 coins and the first side where nothing else is said', () => {
    const g = load({ cities: [{ wonder: 'rhodos' }, { coins: 0 }, { wonder: 'gizah', side: 'night' }] })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([3, 0, 3])
    expect(toPosition(g).cities.map((city) => city.side)).toEqual(['day', 'day', 'night'])
  })

  test('with fewer cards than the turn has plays on: who holds none is not asked', () => {
    const g = scenario({ cities: [{ hand: ['altar'] }, { hand: ['tavern', 'tavern'] }, { hand: ['tavern'] }] })
    playTurn(g)
    expect(state.turn.get(g)).toBe(2)
    expect(toAct(g)).toEqual([2])
    playTurn(g)
    expect(state.age.get(g)).toBe(2)
    expect(toAct(g)).toEqual([0, 1, 2])
  })

  test('remembers names, tokens, discarded and buried cards', () => {
    const city = {
      name: 'Ada',
      wonder: 'gizah',
      side: 'day',
      stages: 1,
      buried: ['baths'],
      victory: [1, 1, 3],
      defeat: 2,
    }
    const position = {
      setup: { edition: '2e' as const, boxes: [], seed: 's' },
      age: 2,
      discard: ['stockade'],
      cities: [city, {}, {}],
    }
    const written = toPosition(load(position))
    expect(written.cities[0]).toMatchObject({ ...city, stages: ['gizah-day-1'] })
    expect(written.discard).toEqual(['stockade'])
    expect(written.setup).toMatchObject({ edition: '2e', boxes: [] })
  })

  test('remembers who digs next, and with what', () => {
    const digs = [
      [0, 2],
      [3, 1],
    ]
    expect(toPosition(scenario({ age: 1, digs, cities: [{}, {}, {}] })).digs).toEqual(digs)
  })

  test.each([
    [[[0]], 'digs[0] must be a number and a seat.'],
    [[[0, 2, 1]], 'digs[0] must be a number and a seat.'],
    [[[0, 2], 3], 'digs[1] must be a number and a seat.'],
    [[[0, 3]], 'digs[0] must be a whole number from 0 to 2'],
  ])('is refused with digs %j: each is a number and a seat of the table', (digs, reason) => {
    const read = fromPosition({ age: 1, digs, cities: [{}, {}, {}] } as Position, BOXES)
    expect(read.ok ? 'read' : firstSpeech.problem(read.error)).toContain(reason)
  })

  test.each([0, 1])('takes what the board of seat %i gave at the start for long gone', (seat) => {
    const generous = (board: BoardDef): BoardDef => ({ ...board, start: [...board.start, diplomacyToken()] })
    const library = BOXES.map((box) => ({
      ...box,
      boards: (terms: Terms) => (box.boards?.(terms) ?? []).map(generous),
    }))
    const g = sure(fromPosition({ setup: { boxes: ['cities'] }, cities: [{}, {}, {}] }, library))
    expect(diplomacyTokens.get(g, seat)).toBe(0)
  })

  test('remembers which power was used up in this Age', () => {
    const olympia = { wonder: 'olympia', side: 'a', stages: 2, spent: ['free-per-age'], hand: ['baths'] }
    const written = toPosition(load({ setup: { edition: '1e' }, cities: [olympia, {}, {}] }))
    expect(written.cities.map((city) => city.spent)).toEqual([['free-per-age'], undefined, undefined])
  })
})
