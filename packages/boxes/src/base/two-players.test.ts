import { isOver, scores, toAct, view } from '@heptapolis/engine'
import { controller, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import {
  begin,
  cardsOf,
  choose,
  coinsOf,
  discarded,
  everybodyElseSells,
  handOf,
  legal,
  playTurn,
  refusal,
  type Scenario,
  scenario,
  setupFor,
} from '../testing.ts'

const FREE = 2
const seats = [{}, {}]
const table = (more: Partial<Scenario> & Pick<Scenario, 'cities'>) =>
  scenario({ edition: '1e', setup: { seats }, ...more })
const rhodos = { wonder: 'rhodos', side: 'a' }
const gizah = { wonder: 'gizah', side: 'a' }
const ephesos = { wonder: 'ephesos', side: 'a' }

describe('Two players', () => {
  test('sit at a table of three cities, each with a board and 3 coins', () => {
    const g = begin(setupFor(2, { edition: '1e' }))
    expect([0, 1, FREE].map((seat) => coinsOf(g, seat))).toEqual([3, 3, 3])
    expect(new Set([0, 1, FREE].map((seat) => state.board.get(g, seat))).size).toBe(3)
    expect(state.pile.size(g, 0)).toBe(6)
  })

  test('get a hand each, and the free city a pile as large', () => {
    for (const [boxes, size] of [
      [[], 7],
      [['cities'], 8],
    ] as const) {
      const g = begin(setupFor(2, { boxes: [...boxes] }))
      // The keeper has drawn already.
      expect([handOf(g, 0).length, handOf(g, 1).length, state.pile.size(g, 0)]).toEqual([size + 1, size, size - 1])
    }
  })

  test('the keeper draws from the pile first: 8 cards against 7', () => {
    const g = begin(setupFor(2, { edition: '1e' }))
    expect([handOf(g, 0).length, handOf(g, 1).length]).toEqual([8, 7])
  })

  test.each([
    [1, [0, 1, 0, 1, 0, 1]],
    [2, [1, 0, 1, 0, 1, 0]],
    [3, [0, 1, 0, 1, 0, 1]],
  ])('the keeper changes every turn; Age %i begins with the neighbour on its side', (age, expected) => {
    const g = begin(setupFor(2, { edition: '1e' }))
    while (state.age.get(g) < age) everybodyElseSells(g)
    const keepers: number[] = []
    while (state.age.get(g) === age && !isOver(g)) {
      keepers.push(controller(g, FREE))
      everybodyElseSells(g)
    }
    expect(keepers).toEqual(expected)
  })

  test('swap their hands every turn', () => {
    for (const age of [1, 2]) {
      const g = table({ age, turn: 3, cities: [{}, {}, {}] })
      const keeper = controller(g, FREE)
      const own = handOf(g, keeper)
      const other = handOf(g, 1 - keeper)
      choose(g, 1 - keeper, { action: 'sell', card: other[0] })
      choose(g, keeper, { action: 'sell', card: own[0] })
      const free = legal(g, FREE)[0]
      choose(g, FREE, free)
      expect(handOf(g, 1 - keeper).slice(0, 4)).toEqual(
        own.slice(1).filter((_, i, all) => i !== all.indexOf(String(free.card))),
      )
      expect(handOf(g, keeper)).toEqual(other.slice(1))
    }
  })

  test('after the sixth turn the last card of the pile is discarded with the last of the hands', () => {
    const g = table({ age: 1, turn: 6, cities: [{}, {}, {}] })
    const left = state.pile.items(g).map((card) => g.rules.pieces[card].id)
    expect(left).toHaveLength(1)
    playTurn(g)
    expect(discarded(g)).toContain(left[0])
    expect(discarded(g).length).toBeGreaterThanOrEqual(5)
    expect(state.age.get(g)).toBe(2)
  })

  test('compete alone: the free city fights, but is not scored', () => {
    const hand = ['altar', 'theater', 'baths']
    const g = table({
      age: 3,
      turn: 6,
      cities: [
        { ...rhodos, hand },
        { ...gizah, hand },
        { ...ephesos, cards: ['arsenal'] },
      ],
    })
    while (!isOver(g)) everybodyElseSells(g)
    expect(scores(g)).toHaveLength(2)
    expect([0, 1, FREE].map((seat) => state.defeats.get(g, seat))).toEqual([1, 1, 0])
    expect(state.victories.get(g, FREE, 2)).toBe(2)
  })
})

describe('The free city', () => {
  test('is answered for once its keeper has chosen, with what is left of the hand', () => {
    const g = table({
      age: 1,
      cities: [{ ...rhodos, hand: ['altar', 'tavern'] }, { ...gizah, hand: ['altar'] }, ephesos],
    })
    expect(toAct(g)).toEqual([0, 1])
    expect(legal(g, FREE)).toEqual([])
    choose(g, 0, { action: 'build', card: 'altar' })
    expect(toAct(g)).toEqual([1, FREE])
    expect(legal(g, FREE).map((move) => move.card)).not.toContain('altar')
    expect(legal(g, FREE).map((move) => move.card)).toContain('tavern')
  })

  test('may get the second of two equal cards', () => {
    const g = table({
      age: 1,
      cities: [{ ...rhodos, hand: ['altar', 'altar', ...Array(6).fill('theater')] }, gizah, ephesos],
    })
    choose(g, 0, { action: 'build', card: 'altar' })
    expect(legal(g, FREE, { card: 'altar' })).toHaveLength(1)
  })

  test('is chosen for anew when its keeper has a change of mind', () => {
    const g = table({ age: 1, cities: [{ ...rhodos, hand: ['altar', 'tavern'] }, gizah, ephesos] })
    choose(g, 0, { action: 'build', card: 'altar' })
    choose(g, FREE, { action: 'build', card: 'tavern' })
    expect(toAct(g)).toEqual([1])
    choose(g, 0, { action: 'build', card: 'tavern' })
    expect(toAct(g)).toEqual([1, FREE])
    expect(legal(g, FREE, { card: 'tavern' })).toEqual([])
  })

  test('builds or adds a stage where some card allows it; only otherwise does it sell', () => {
    const hand = ['altar', 'palace', 'tavern', ...Array(5).fill('palace')]
    const g = table({ age: 1, cities: [{ ...rhodos, hand }, gizah, ephesos] })
    choose(g, 0, { action: 'build', card: 'altar' })
    expect(legal(g, FREE)).toEqual([{ action: 'build', card: 'tavern' }])
    expect(refusal(g, FREE, { action: 'sell', card: 'tavern' }).code).toBe('illegal-move')
    const poor = table({
      age: 1,
      cities: [{ ...rhodos, hand: ['altar', ...Array(7).fill('palace')] }, gizah, { ...ephesos, coins: 0 }],
    })
    choose(poor, 0, { action: 'build', card: 'altar' })
    expect(legal(poor, FREE)).toEqual([{ action: 'sell', card: 'palace' }])
  })

  test('trades like any city, and the keeper picks the seller', () => {
    const hand = ['altar', 'stockade', ...Array(6).fill('altar')]
    const wood = { cards: ['lumber-yard'] }
    const g = table({
      age: 1,
      cities: [
        { ...rhodos, ...wood, hand },
        { ...gizah, ...wood, hand: ['altar'] },
        { ...ephesos, cards: ['altar'] },
      ],
    })
    choose(g, 0, { action: 'build', card: 'altar' })
    expect(legal(g, FREE, { card: 'stockade' }).map((move) => move.pay)).toEqual([
      { left: 2, right: 0, bank: 0 },
      { left: 0, right: 2, bank: 0 },
    ])
    choose(g, FREE, { action: 'build', card: 'stockade', pay: { right: 2 } })
    choose(g, 1, { action: 'sell', card: 'altar' })
    expect([0, 1, FREE].map((seat) => coinsOf(g, seat))).toEqual([3, 8, 1])
    expect(cardsOf(g, FREE)).toEqual(['altar', 'stockade'])
  })

  test('must use a chain', () => {
    const hand = ['altar', 'aqueduct', ...Array(6).fill('palace')]
    const g = table({
      age: 2,
      cities: [gizah, { ...rhodos, hand }, { ...ephesos, coins: 9, cards: ['baths', 'quarry', 'stone-pit'] }],
    })
    expect(controller(g, FREE)).toBe(1)
    choose(g, 1, { action: 'build', card: 'altar' })
    expect(legal(g, FREE, { card: 'aqueduct', action: 'build' })).toEqual([
      { action: 'build', card: 'aqueduct', by: 'chain' },
    ])
  })

  test('comes first, step by step', () => {
    const hand = ['altar', 'theater', 'baths']
    const g = table({ age: 1, cities: [{ ...rhodos, hand }, { ...gizah, hand }, ephesos] })
    const built: unknown[] = []
    g.listener = ({ what, seat }) => what === 'built' && built.push(seat)
    choose(g, 0, { action: 'build', card: 'altar' })
    choose(g, 1, { action: 'build', card: 'altar' })
    choose(g, FREE, { action: 'build', card: 'theater' })
    expect(built).toEqual([FREE, 0, 1])
  })

  test('pays its keeper too late for this turn (our ruling)', () => {
    const g = table({
      age: 1,
      cities: [
        { ...rhodos, coins: 0, cards: ['lumber-yard'], hand: ['barracks', 'guard-tower', 'stockade'] },
        { ...gizah, cards: ['clay-pool'], hand: ['altar'] },
        { ...ephesos, coins: 2, cards: ['altar'] },
      ],
    })
    expect(legal(g, 0, { action: 'build', card: 'guard-tower' })).toEqual([])
    choose(g, 0, { action: 'build', card: 'barracks' })
    choose(g, 1, { action: 'build', card: 'altar' })
    choose(g, FREE, { action: 'build', card: 'stockade' })
    expect([0, 1, FREE].map((seat) => coinsOf(g, seat))).toEqual([2, 3, 0])
  })

  test('its choice is seen by its keeper alone', () => {
    const g = table({ age: 1, cities: [{}, {}, {}] })
    expect(view(g, 0).cities[0].hand).toHaveLength(8)
    expect(view(g, 1).cities[0].hand).toBeUndefined()
    expect(view(g, 1).cities[0].handSize).toBe(8)
  })

  test('what one keeper laid under its wonder is not for the next (our ruling)', () => {
    const g = table({
      age: 1,
      cities: [
        { ...rhodos, hand: ['altar', 'theater', 'baths', 'stockade'] },
        { ...gizah, hand: ['altar', 'baths', 'stockade'] },
        { ...ephesos, cards: ['quarry'] },
      ],
    })
    choose(g, 0, { action: 'sell', card: 'altar' })
    choose(g, 1, { action: 'sell', card: 'altar' })
    choose(g, FREE, { action: 'stage', card: 'theater' })
    expect(controller(g, FREE)).toBe(1)
    for (const seat of [0, 1]) {
      expect(view(g, seat).cities[FREE].buried).toBeUndefined()
      expect(view(g, seat).cities[FREE].buriedSize).toBe(1)
    }
  })
})
