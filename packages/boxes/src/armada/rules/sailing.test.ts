import { question, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { among, choose, coinsOf, legal, playTurn } from '../../testing.ts'
import { taxing } from '../columns.ts'
import { atSea, PLAIN, RICH, shipsOf, withoutIsland } from '../testing.ts'
import { commercialLevel } from './shipyard.ts'

const city = { ...PLAIN, shipyard: 'shipyard-a' }
const fleets = (g: ReturnType<typeof atSea>) => legal(g, 0).map((move) => move.fleet)

describe('An advance printed on a card', () => {
  test.each([
    ['construction-zone', 1],
    ['dry-hold', 1],
    ['boathouse', 2],
    ['ship-repair', 2],
    ['harbor-masters-office', 3],
    ['naval-headquarters', 3],
  ])('%s: one ship of your choice, without payment', (card, age) => {
    const g = atSea({ age, cities: among(3, { ...city, cards: [...RICH], hand: [card] }) })
    playTurn(g, { 0: { action: 'build', card } })
    expect([toAct(g), question(g, 0)?.id]).toEqual([[0], 'advance'])
    expect(fleets(g)).toEqual(['red', 'yellow', 'blue', 'green'])
    choose(g, 0, { action: 'advance', fleet: 'red' })
    expect(shipsOf(g, 0)).toEqual({ red: 1, yellow: 0, blue: 0, green: 0 })
    expect(coinsOf(g, 0)).toBe(3)
  })

  test('may follow a paid construction of the same turn, with the same ship', () => {
    const g = atSea({ cities: among(3, { ...city, cards: ['ore-vein'], hand: ['dry-hold'] }) })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold', fleet: 'blue' } })
    choose(g, 0, { action: 'advance', fleet: 'blue' })
    expect(shipsOf(g, 0).blue).toBe(2)
  })

  test('offers no ship that lies on its last space', () => {
    const g = atSea({ cities: among(3, { ...city, ships: { red: 6, green: 6 }, hand: ['dry-hold'] }) })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' } })
    expect(fleets(g)).toEqual(['yellow', 'blue'])
  })

  test('is made at once where only one ship can move, and lapses where none can', () => {
    const one = atSea({ cities: among(3, { ...city, ships: { red: 6, yellow: 6, green: 6 }, hand: ['dry-hold'] }) })
    playTurn(one, { 0: { action: 'build', card: 'dry-hold' } })
    expect(shipsOf(one, 0).blue).toBe(1)
    const none = atSea({
      cities: among(3, { ...city, ships: { red: 6, yellow: 6, blue: 6, green: 6 }, hand: ['dry-hold'] }),
    })
    playTurn(none, { 0: { action: 'build', card: 'dry-hold' } })
    expect(question(none, 0)?.id).toBe('turn')
  })
})

describe('An advance printed on an island', () => {
  test.each([
    ['topaz-island-blue', 'helmsmans-rest', 1, 'blue'],
    ['topaz-island-yellow', 'helmsmans-rest', 1, 'yellow'],
  ])('%s moves its ship once, without a question', (island, card, age, fleet) => {
    const [some, more] = withoutIsland(island)
    const g = atSea({
      age,
      cities: [{ ...city, hand: [card] }, { islands: some }, { islands: more }],
    })
    playTurn(g, { 0: { action: 'build', card } })
    expect(shipsOf(g, 0)).toEqual({ red: 0, yellow: 0, blue: 0, green: 0, [fleet]: 1 })
    expect(question(g, 0)?.id).toBe('turn')
  })

  test.each([
    ['stormy-oasis', 'cartographers-office', 2, 2],
    ['torrential-archipelago', 'nautical-archives', 3, 3],
  ])('%s moves different ships, one space each', (island, card, age, count) => {
    const [some, more] = withoutIsland(island)
    const g = atSea({
      age,
      cities: [{ ...city, cards: [...RICH], hand: [card] }, { islands: some }, { islands: more }],
    })
    playTurn(g, { 0: { action: 'build', card } })
    choose(g, 0, { action: 'advance', fleet: 'blue' })
    expect(fleets(g)).toEqual(['red', 'yellow', 'green'])
    choose(g, 0, { action: 'advance', fleet: 'yellow' })
    if (count === 3) choose(g, 0, { action: 'advance', fleet: 'red' })
    expect(shipsOf(g, 0)).toEqual({ red: count === 3 ? 1 : 0, yellow: 1, blue: 1, green: 0 })
    expect(question(g, 0)?.id).toBe('turn')
  })
})

describe('An advance of several ships with as many or fewer that can move', () => {
  test.each([
    ['stormy-oasis', 'cartographers-office', 2, { red: 6 }, { red: 6, yellow: 1, blue: 1, green: 6 }],
    ['torrential-archipelago', 'nautical-archives', 3, { red: 6 }, { red: 6, yellow: 1, blue: 1, green: 6 }],
    ['torrential-archipelago', 'nautical-archives', 3, {}, { red: 1, yellow: 1, blue: 1, green: 6 }],
  ])('%s moves each of them one space, without a question', (island, card, age, ships, expected) => {
    const [some, more] = withoutIsland(island)
    const own = { ...city, cards: [...RICH], ships: { ...ships, green: 6 }, hand: [card] }
    const g = atSea({ age, cities: [own, { islands: some }, { islands: more }] })
    playTurn(g, { 0: { action: 'build', card } })
    expect(shipsOf(g, 0)).toEqual(expected)
    expect(question(g, 0)?.id).toBe('turn')
  })
})

describe('Arriving with the yellow ship', () => {
  test.each([
    [1, 1, 2, 0],
    [2, 1, 1, 1],
    [3, 2, 3, 0],
    [4, 2, 2, 1],
    [5, 3, 4, 0],
    [6, 4, 3, 1],
  ])('on space %i sets the level to %i and gives %i coins once', (space, level, coins, tax) => {
    const g = atSea({
      cities: among(3, { ...city, coins: 0, ships: { yellow: space - 1 }, hand: ['dry-hold'] }),
    })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' } })
    choose(g, 0, { action: 'advance', fleet: 'yellow' })
    expect(commercialLevel(g, 0)).toBe(level)
    expect(coinsOf(g, 0)).toBe(coins)
    // Cities below have paid as far as they could.
    expect(coinsOf(g, 1)).toBe(6 - tax * level)
    expect(taxing.get(g, 0)).toBe(0)
  })

  test('the commercial level is 0 at the start', () => {
    expect(commercialLevel(atSea({ cities: among(3) }), 0)).toBe(0)
  })
})

describe('Wondrous Oasis', () => {
  test('gives 1 coin for every space, paid or free', () => {
    const g = atSea({
      cities: among(3, { ...city, coins: 0, cards: ['ore-vein'], islands: ['wondrous-oasis'], hand: ['dry-hold'] }),
    })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold', fleet: 'blue' } })
    expect(coinsOf(g, 0)).toBe(1)
    choose(g, 0, { action: 'advance', fleet: 'yellow' })
    expect(coinsOf(g, 0)).toBe(1 + 1 + 2)
  })
})
