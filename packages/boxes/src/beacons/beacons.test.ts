import { replay, toPosition } from '@heptapolis/engine/records'
import { EDITIONS, fromPosition, hash, random, type Setup, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { leakAt } from '../secrecy/secrecy.ts'
import {
  begin,
  cardsConserved,
  checkInvariants,
  coinsOf,
  playOut,
  playTurn,
  points,
  scenario,
  setupFor,
  sure,
  withEveryBox,
} from '../testing.ts'
import { CARDS } from './cards.ts'
import { oil, ships } from './oil.ts'

const boxes = ['beacons']

describe('Oil', () => {
  test('every city begins with one oil, and a ship for each is at sea', () => {
    const g = begin(setupFor(5, { boxes }))
    expect([0, 1, 2, 3, 4].map((seat) => oil.get(g, seat))).toEqual([1, 1, 1, 1, 1])
    expect(ships.get(g)).toBe(5)
  })

  test.each(
    CARDS.map(({ id, effects = [] }) => [
      id,
      effects.reduce((sum, one) => sum + (one.kind === 'oil' ? one.oil : 0), 0),
    ]),
  )('%s brings %i', (id, count) => {
    const age = CARDS.find((card) => card.id === id)?.age
    const rich = ['timber-yard', 'stone-pit', 'clay-pool', 'glassworks', 'press', 'lumber-yard', 'quarry']
    const g = scenario({ boxes, age, cities: [{ cards: rich, coins: 20, oil: 3, hand: [id, 'altar'] }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: id } })
    expect(oil.get(g, 0)).toBe(3 + Number(count))
  })

  test('is nine at most, and what does not go in is lost', () => {
    const g = scenario({ boxes, age: 1, cities: [{ oil: 8, hand: ['oil-press', 'altar'] }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'oil-press' } })
    expect(oil.get(g, 0)).toBe(9)
  })

  test('that is left is worth a point each', () => {
    const g = scenario({ boxes, cities: [{ oil: 4 }, {}, {}] })
    expect(points(g, 0, 'beacons')).toBe(4)
    expect(points(g, 1, 'beacons')).toBe(0)
  })
})

describe('At the end of an Age', () => {
  const lastTurn = (held: readonly number[], atSea: number) =>
    scenario({ boxes, age: 1, turn: 7, shipsAtSea: atSea, cities: held.map((count) => ({ coins: 0, oil: count })) })

  test('the ships come evenly to the beacons that are lit, and each brings two coins', () => {
    const g = lastTurn([2, 0, 1, 0, 0], 5)
    playTurn(g)
    // Everybody has sold a card for three coins.
    expect([0, 1, 2, 3, 4].map((seat) => coinsOf(g, seat))).toEqual([7, 3, 7, 3, 3])
    expect([0, 2].map((seat) => oil.get(g, seat))).toEqual([1, 0])
    expect(ships.get(g)).toBe(1 + 5)
  })

  test('where no beacon is lit all ships stay at sea', () => {
    const g = lastTurn([0, 0, 0], 4)
    playTurn(g)
    expect(ships.get(g)).toBe(4 + 3)
  })
})

describe('The decks', () => {
  test.each([3, 4, 5, 6, 7])('%i players find as many cards of the box in each Age', (players) => {
    const g = begin(setupFor(players, { boxes }))
    const hands = setupFor(players).seats.flatMap((_, seat) => state.hand.items(g, seat))
    expect(hands.filter((card) => g.rules.pieces[card].box === 'beacons')).toHaveLength(players)
    expect(hands).toHaveLength(8 * players)
  })
})

/** Checks that record and position keep the whole game. */
function watch(setup: Setup): void {
  const conserved = cardsConserved()
  let step = 0
  const { game, record } = playOut(setup, random(setup.seed), (g) => {
    conserved(g)
    if (step++ % 20 !== 0) return
    checkInvariants(g)
    const written = toPosition(g)
    expect(toPosition(sure(fromPosition(written, BOXES)))).toEqual(written)
  })
  checkInvariants(game)
  const again = replay(record, BOXES)
  expect(again.ok && hash(again.value)).toBe(hash(game))
}

describe('Random games keep what must hold', () => {
  test.each([3, 4, 5, 6, 7])('for %i players, alone and with Leaders or Cities', (players) => {
    for (const more of [[], players % 2 === 0 ? ['leaders'] : ['cities']]) {
      const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? { wonder: 'brigantium' } : {}))
      const edition = EDITIONS[players % EDITIONS.length]
      watch({ ...setupFor(players), edition, boxes: [...more, ...boxes], seats, seed: `beacons ${players} ${more}` })
    }
  })

  test.each(['leaders', 'cities'])('and tell nobody what is hidden, with %s', (other) => {
    const chance = random('leaks')
    let step = 0
    const setup = setupFor(4, { boxes: [other, ...boxes], seed: 'leaks' })
    playOut(setup, random(setup.seed), (g) => {
      if (step++ % 20 === 0) expect(leakAt(g, step % 4, chance)).toBeUndefined()
    })
    expect(step).toBeGreaterThan(80)
  })

  test('with every box there is', () => {
    watch({ ...withEveryBox('2e', 4), seed: 'all boxes' })
  })
})
