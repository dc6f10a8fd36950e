import { describe, expect, test } from 'vitest'
import { choose, coinsOf, legal, playTurn, refusal, type Scenario, scenario } from '../testing.ts'

/** Payments for building the only card in hand, as [left, right, bank]. */
function payments(position: Scenario, seat = 0): number[][] {
  const g = scenario(position)
  return legal(g, seat, { action: 'build' }).map(({ pay = {} }) => [pay.left ?? 0, pay.right ?? 0, pay.bank ?? 0])
}

// Boards of 2e whose resources do not interfere: Rhodos produces ore, Ephesos papyrus, Alexandria glass.
const rhodos = { wonder: 'rhodos' }
const ephesos = { wonder: 'ephesos' }
const alexandria = { wonder: 'alexandria' }

describe('What neighbours sell', () => {
  test('is the good of their board', () => {
    const gizah = { wonder: 'gizah' }
    expect(payments({ cities: [{ ...rhodos, hand: ['baths'] }, gizah, ephesos] })).toEqual([[2, 0, 0]])
    expect(payments({ cities: [{ ...rhodos, hand: ['baths'] }, ephesos, gizah] })).toEqual([[0, 2, 0]])
  })

  test('is what their brown and grey cards make', () => {
    const hand = ['apothecary']
    expect(payments({ cities: [{ ...rhodos, hand }, { ...ephesos, cards: ['loom-age-1'] }, alexandria] })).toEqual([
      [2, 0, 0],
    ])
    const stone = { ...ephesos, cards: ['stone-pit'] }
    expect(payments({ cities: [{ ...rhodos, hand: ['baths'] }, stone, alexandria] })).toEqual([[2, 0, 0]])
  })

  test('is not what a card makes that they build in the same turn', () => {
    const cities = [
      { ...rhodos, hand: ['baths'] },
      { ...ephesos, hand: ['stone-pit'] },
      { ...alexandria, hand: ['altar'] },
    ]
    const g = scenario({ cities })
    choose(g, 1, { action: 'build', card: 'stone-pit' })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
  })

  test('is not what Forum and Caravansery make', () => {
    const neighbour = { ...ephesos, cards: ['forum', 'caravansery'] }
    for (const card of ['apothecary', 'baths', 'stockade']) {
      expect(payments({ cities: [{ ...rhodos, coins: 9, hand: [card] }, neighbour, alexandria] })).toEqual([])
    }
  })

  test('is not what the stages of Alexandria make', () => {
    const neighbour = { ...alexandria, side: 'night', stages: 2 }
    for (const card of ['apothecary', 'baths', 'stockade']) {
      expect(payments({ cities: [{ ...rhodos, coins: 9, hand: [card] }, neighbour, ephesos] })).toEqual([])
    }
  })

  test('is never sold by a city that is no neighbour', () => {
    const cities = [{ ...rhodos, coins: 9, hand: ['baths'] }, ephesos, { wonder: 'gizah' }, alexandria]
    expect(payments({ cities })).toEqual([])
  })

  test('are as many units as they make, each only once to one buyer', () => {
    const hand = ['walls']
    const buy = (cards: string[]) =>
      payments({ age: 2, cities: [{ ...rhodos, coins: 9, hand }, { ...ephesos, cards }, alexandria] })
    expect(buy(['quarry'])).toEqual([])
    expect(buy(['quarry', 'stone-pit'])).toEqual([[6, 0, 0]])
  })

  test('is one option of a choice card a turn', () => {
    // Gardens: 1 wood and 2 clay.
    const hand = ['gardens']
    const buy = (cards: string[]) =>
      payments({ age: 3, cities: [{ ...rhodos, coins: 9, hand }, { ...ephesos, cards }, alexandria] })
    expect(buy(['tree-farm', 'clay-pool'])).toEqual([])
    expect(buy(['tree-farm', 'brickyard'])).toEqual([[6, 0, 0]])
    expect(buy(['tree-farm', 'clay-pit', 'excavation'])).toEqual([[6, 0, 0]])
  })

  test('may be another option than the one the owner uses in the same turn', () => {
    const seller = { ...ephesos, coins: 0, cards: ['timber-yard'], hand: ['stockade'] }
    const g = scenario({ cities: [{ ...rhodos, hand: ['baths'] }, seller, alexandria] })
    playTurn(g, { 0: { action: 'build', card: 'baths' }, 1: { action: 'build', card: 'stockade' } })
    expect(coinsOf(g, 0)).toBe(1)
    expect(coinsOf(g, 1)).toBe(2)
  })

  test('may be sold to both neighbours in one turn, and still be used by the owner', () => {
    const seller = { ...ephesos, coins: 0, cards: ['stone-pit'], hand: ['baths'] }
    const g = scenario({ cities: [{ ...rhodos, hand: ['baths'] }, seller, { ...alexandria, hand: ['baths'] }] })
    playTurn(g, {
      0: { action: 'build', card: 'baths' },
      1: { action: 'build', card: 'baths' },
      2: { action: 'build', card: 'baths' },
    })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([1, 4, 1])
  })
})

describe('Prices', () => {
  const both = (cards: string[], hand: string[], more = {}) => ({
    age: 3,
    cities: [
      { ...rhodos, coins: 20, cards, hand, ...more },
      { ...ephesos, cards: ['lumber-yard', 'loom-age-1'] },
      { ...alexandria, cards: ['lumber-yard', 'loom-age-2'] },
    ],
  })

  test('are 2 coins a unit', () => {
    expect(payments(both([], ['stockade']))).toEqual([
      [2, 0, 0],
      [0, 2, 0],
    ])
  })

  test('fall to 1 coin for raw materials on the right with the East Trading Post', () => {
    expect(payments(both(['east-trading-post'], ['stockade']))).toEqual([
      [0, 1, 0],
      [2, 0, 0],
    ])
    expect(payments(both(['east-trading-post'], ['apothecary']))).toEqual([
      [2, 0, 0],
      [0, 2, 0],
    ])
  })

  test('fall to 1 coin for raw materials on the left with the West Trading Post', () => {
    expect(payments(both(['west-trading-post'], ['stockade']))).toEqual([
      [1, 0, 0],
      [0, 2, 0],
    ])
    expect(payments(both(['west-trading-post'], ['apothecary']))).toEqual([
      [2, 0, 0],
      [0, 2, 0],
    ])
  })

  test('fall to 1 coin for manufactured goods on both sides with the Marketplace', () => {
    expect(payments(both(['marketplace'], ['apothecary']))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ])
    expect(payments(both(['marketplace'], ['stockade']))).toEqual([
      [2, 0, 0],
      [0, 2, 0],
    ])
  })

  test('do not fall twice: Olympia (1e, B) with a trading post still pays 1', () => {
    const olympia = { wonder: 'olympia', side: 'b', stages: 1 }
    const position = { ...both(['east-trading-post'], ['guard-tower'], olympia), edition: '1e' as const }
    position.cities[1].cards = ['clay-pool']
    position.cities[2].cards = ['clay-pool']
    expect(payments(position)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ])
  })

  test('fall the turn after: not for what is bought together with the trading post', () => {
    const g = scenario({
      cities: [
        { ...rhodos, hand: ['west-trading-post'] },
        { ...ephesos, cards: ['lumber-yard'], hand: ['altar'] },
        { ...alexandria, hand: ['stockade', 'altar'] },
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'west-trading-post' }, 2: { action: 'sell', card: 'altar' } })
    expect(legal(g, 0, { action: 'build' })).toEqual([
      { action: 'build', card: 'stockade', pay: { left: 1, right: 0, bank: 0 } },
    ])
  })
})

describe('Paying', () => {
  test('spends the coins held at the start of the turn, not those just earned', () => {
    const g = scenario({
      cities: [{ ...rhodos, coins: 1, hand: ['baths'] }, { wonder: 'gizah', hand: ['barracks'] }, ephesos],
    })
    // Gizah would buy ore from Rhodos in this turn; Rhodos cannot spend that money yet.
    expect(refusal(g, 0, { action: 'build', card: 'baths' }).message).toMatch(/2 coins, you have 1/)
    playTurn(g, { 1: { action: 'build', card: 'barracks' } })
    expect(coinsOf(g, 0)).toBe(1 + 2 + 3)
  })

  test('gives the sellers their coins only after everybody has paid', () => {
    const g = scenario({
      cities: [
        { ...rhodos, coins: 2, hand: ['baths'] },
        { wonder: 'gizah', coins: 2, hand: ['barracks'] },
        { ...ephesos, coins: 0 },
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'baths' }, 1: { action: 'build', card: 'barracks' } })
    expect([0, 1].map((seat) => coinsOf(g, seat))).toEqual([2, 2])
  })

  test('adds the coins on the card for the bank', () => {
    const g = scenario({ age: 2, cities: [{ ...rhodos, coins: 0, hand: ['sawmill'] }, {}, {}] })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
    expect(payments({ age: 2, cities: [{ ...rhodos, coins: 1, hand: ['sawmill'] }, {}, {}] })).toEqual([[0, 0, 1]])
  })

  test('lets the player decide whom to pay: every payment nothing undercuts is a move', () => {
    const stones = { cards: ['quarry', 'stone-pit'] }
    const position = (coins: number, cards: string[] = []) => ({
      age: 2,
      cities: [
        { ...rhodos, coins, cards, hand: ['walls'] },
        { ...ephesos, ...stones },
        { ...alexandria, ...stones },
      ],
    })
    expect(payments(position(6))).toEqual([
      [6, 0, 0],
      [4, 2, 0],
      [2, 4, 0],
      [0, 6, 0],
    ])
    expect(payments(position(5))).toEqual([])
    expect(payments(position(6, ['east-trading-post']))).toEqual([
      [0, 3, 0],
      [2, 2, 0],
      [4, 1, 0],
      [6, 0, 0],
    ])
    expect(payments(position(4, ['east-trading-post']))).toEqual([
      [0, 3, 0],
      [2, 2, 0],
    ])
    expect(payments(position(6, ['mine']))).toEqual([
      [4, 0, 0],
      [2, 2, 0],
      [0, 4, 0],
    ])
  })

  test('buys from both neighbours in one turn where it must', () => {
    // Temple: wood, clay, glass.
    const cities = [
      { ...rhodos, coins: 6, hand: ['temple'] },
      { ...ephesos, cards: ['lumber-yard'] },
      { ...alexandria, cards: ['clay-pool'] },
    ]
    expect(payments({ age: 2, cities })).toEqual([[2, 4, 0]])
  })

  test('never offers to buy what the city makes itself', () => {
    const cities = [{ ...rhodos, cards: ['stone-pit'], hand: ['baths'] }, { wonder: 'gizah' }, ephesos]
    expect(payments({ cities })).toEqual([[0, 0, 0]])
  })

  test('uses an own choice card for whatever is cheapest or wished', () => {
    // Tree Farm gives wood or clay; Gardens needs 1 wood and 2 clay; the rest is bought left or right.
    const cities = [
      { ...rhodos, coins: 9, cards: ['tree-farm', 'clay-pool'], hand: ['gardens'] },
      { ...ephesos, cards: ['lumber-yard'] },
      { ...alexandria, cards: ['brickyard'] },
    ]
    expect(payments({ age: 3, cities })).toEqual([
      [2, 0, 0],
      [0, 2, 0],
    ])
  })

  test('needs to be said where more than one payment is possible', () => {
    const g = scenario({
      cities: [
        { ...rhodos, hand: ['stockade'] },
        { ...ephesos, cards: ['lumber-yard'] },
        { ...alexandria, cards: ['lumber-yard'] },
      ],
    })
    expect(refusal(g, 0, { action: 'build', card: 'stockade' }).code).toBe('ambiguous-move')
    const { values } = refusal(g, 0, { action: 'build', card: 'stockade', pay: { right: 1 } })
    expect(values).toMatchObject({ is: 'no-such-move', moves: { length: 2 } })
    playTurn(g, { 0: { action: 'build', card: 'stockade', pay: { right: 2 } } })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([1, 6, 8])
  })

  test('refuses a payment that is not on offer', () => {
    const g = scenario({ cities: [{ ...rhodos, hand: ['baths'] }, { wonder: 'gizah' }, ephesos] })
    for (const pay of [{ left: 1 }, { left: 3 }, { right: 2 }, { left: 2, bank: 1 }, {}]) {
      expect(refusal(g, 0, { action: 'build', card: 'baths', pay }).code).toBe('illegal-move')
    }
    for (const pay of [{ left: -2 }, { left: '2' }]) {
      expect(refusal(g, 0, { action: 'build', card: 'baths', pay }).code).toBe('bad-move')
    }
  })
})
