import { describe, expect, test } from 'vitest'
import { among, cardsOf, choose, coinsOf, everybodyElseSells, legal, playTurn, refusal } from '../../testing.ts'
import { atSea, PLAIN, RICH, shipsOf } from '../testing.ts'
import { navalConstruction } from './naval-construction.ts'

/** City whose board produces stone; the first spaces of shipyard A cost wood, stone, ore and clay. */
const city = { ...PLAIN, shipyard: 'shipyard-a' }
const fleetsWith = (g: ReturnType<typeof atSea>, action: string, card: string) =>
  [...new Set(legal(g, 0, { action, card }).map((move) => move.fleet))].sort()

describe('Naval construction', () => {
  test.each([
    ['stockade', 'red'],
    ['tavern', 'yellow'],
    ['altar', 'blue'],
    ['scriptorium', 'green'],
  ])('goes along with %s in the %s column', (card, fleet) => {
    const g = atSea({ cities: among(3, { ...city, cards: [...RICH], hand: [card] }) })
    expect(fleetsWith(g, 'build', card)).toEqual([fleet, undefined])
    playTurn(g, { 0: { action: 'build', card, fleet } })
    expect(shipsOf(g, 0)[fleet]).toBe(1)
    expect(cardsOf(g, 0)).toContain(card)
  })

  test.each(['lumber-yard', 'workers-guild'])('never goes along with brown, grey or purple cards: %s', (card) => {
    const g = atSea({ age: 3, cities: among(3, { ...city, cards: [...RICH], hand: [card, 'altar'] }) })
    expect(fleetsWith(g, 'build', card)).toEqual([undefined])
  })

  test('never goes along with a card of no colour', () => {
    const g = atSea({ cities: among(3, city) })
    expect(navalConstruction.withCard?.(g, 0, { ...g.rules.piece('altar'), colour: -1 })).toEqual([])
  })

  test('never goes along with grey cards', () => {
    const g = atSea({ cities: among(3, { ...city, hand: ['loom-age-1'] }) })
    expect(fleetsWith(g, 'build', 'loom-age-1')).toEqual([undefined])
  })

  test('never goes along with black cards', () => {
    const g = atSea({ boxes: ['cities'], cities: among(3, { ...city, hand: ['hideout'] }) })
    expect(fleetsWith(g, 'build', 'hideout')).toEqual([undefined])
  })

  test('is a choice: the card may be built without it', () => {
    const g = atSea({ cities: among(3, { ...city, cards: [...RICH], hand: ['altar'] }) })
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    expect(shipsOf(g, 0)).toEqual({ red: 0, yellow: 0, blue: 0, green: 0 })
  })

  test.each([
    ['shipyard-a', 'red'],
    ['shipyard-b', 'yellow'],
    ['shipyard-c', 'blue'],
    ['shipyard-d', 'green'],
    ['shipyard-e', 'red'],
    ['shipyard-f', 'blue'],
    ['shipyard-g', 'green'],
    ['shipyard-h', 'yellow'],
  ])('goes along with a stage in the column with the wonder symbol: %s, %s', (shipyard, fleet) => {
    const wonder = { wonder: 'gizah', side: 'a', shipyard, cards: [...RICH] }
    const g = atSea({ edition: '1e', cities: among(3, { ...wonder, hand: ['altar'] }) })
    expect(fleetsWith(g, 'stage', 'altar')).toEqual([fleet, undefined])
    playTurn(g, { 0: { action: 'stage', card: 'altar', fleet } })
    expect(shipsOf(g, 0)[fleet]).toBe(1)
  })

  test('moves a ship one space only, and at most one ship a turn', () => {
    const g = atSea({ cities: among(3, { ...city, cards: [...RICH], ships: { blue: 2 }, hand: ['altar'] }) })
    playTurn(g, { 0: { action: 'build', card: 'altar', fleet: 'blue' } })
    expect(shipsOf(g, 0)).toEqual({ red: 0, yellow: 0, blue: 3, green: 0 })
  })

  test('a ship on its last space cannot advance', () => {
    const g = atSea({
      cities: among(3, { ...city, cards: [...RICH], ships: { blue: 6, red: 6, yellow: 6 }, hand: ['altar'] }),
    })
    expect(fleetsWith(g, 'build', 'altar')).toEqual([undefined])
    expect(fleetsWith(g, 'stage', 'altar')).toEqual([undefined])
    expect(fleetsWith(g, 'sell', 'altar')).toEqual([undefined])
  })
})

describe('The cost of naval construction', () => {
  test('is paid together with the card: a resource serves once', () => {
    // Baths and the second blue space of shipyard C cost a stone each; the city produces one.
    const one = { ...city, shipyard: 'shipyard-c', ships: { blue: 1 }, hand: ['baths'] }
    const alone = [one, { wonder: 'rhodos' }, { wonder: 'babylon' }]
    expect(legal(atSea({ cities: alone }), 0, { action: 'build', fleet: 'blue' })).toEqual([])
    const g = atSea({ cities: [{ ...one, cards: ['stone-pit'] }, ...alone.slice(1)] })
    expect(legal(g, 0, { action: 'build', fleet: 'blue' })).toHaveLength(1)
  })

  test('is bought from the neighbours like any other, coins to the sellers', () => {
    const g = atSea({ cities: [{ ...city, hand: ['altar'] }, { wonder: 'rhodos', coins: 0 }, { wonder: 'babylon' }] })
    choose(g, 0, { action: 'build', card: 'altar', fleet: 'blue', pay: { left: 2 } })
    everybodyElseSells(g)
    expect(coinsOf(g, 0)).toBe(1)
    expect(coinsOf(g, 1)).toBe(2 + 3)
    expect(shipsOf(g, 0).blue).toBe(1)
  })

  test('in coins goes to the bank, together with the coins of the card', () => {
    const g = atSea({ cities: among(3, { ...city, ships: { blue: 4 }, hand: ['altar'] }) })
    playTurn(g, { 0: { action: 'build', card: 'altar', fleet: 'blue' } })
    expect(coinsOf(g, 0)).toBe(0)
    expect(shipsOf(g, 0).blue).toBe(5)
  })

  test('must be met: too few coins, no construction', () => {
    const g = atSea({ cities: among(3, { ...city, coins: 2, ships: { blue: 4 }, hand: ['altar'] }) })
    expect(refusal(g, 0, { action: 'build', card: 'altar', fleet: 'blue' }).code).toBe('illegal-move')
  })

  test('a chained card still pays its naval cost', () => {
    const poor = { ...city, coins: 0, cards: ['baths'], hand: ['aqueduct'] }
    const without = atSea({ age: 2, cities: [poor, { wonder: 'babylon' }, { wonder: 'ephesos' }] })
    expect(legal(without, 0, { action: 'build' })).toEqual([{ action: 'build', card: 'aqueduct', by: 'chain' }])
    const g = atSea({
      age: 2,
      cities: [{ ...poor, cards: ['baths', 'ore-vein'] }, { wonder: 'babylon' }, { wonder: 'ephesos' }],
    })
    playTurn(g, { 0: { action: 'build', card: 'aqueduct', fleet: 'blue' } })
    expect(shipsOf(g, 0).blue).toBe(1)
  })

  test('a card made free by a power still pays its naval cost', () => {
    const olympia = { wonder: 'olympia', side: 'day', stages: 2, coins: 0, shipyard: 'shipyard-a', hand: ['stockade'] }
    const free = { action: 'build', card: 'stockade', by: 'free-new-colour' }
    const others = [{ wonder: 'babylon' }, { wonder: 'ephesos' }]
    expect(legal(atSea({ cities: [olympia, ...others] }), 0, { action: 'build' })).toEqual([free])
    const g = atSea({ cities: [{ ...olympia, cards: ['lumber-yard'] }, ...others] })
    expect(legal(g, 0, { action: 'build' })).toEqual([free, { ...free, fleet: 'red' }])
  })
})

describe('Selling a card', () => {
  test('gives 3 coins, or 1 space of the yellow ship without payment', () => {
    const g = atSea({ cities: among(3, { ...city, coins: 0, hand: ['altar'] }) })
    expect(legal(g, 0, { action: 'sell' })).toEqual([
      { action: 'sell', card: 'altar' },
      { action: 'sell', card: 'altar', fleet: 'yellow' },
    ])
    playTurn(g, { 0: { action: 'sell', card: 'altar', fleet: 'yellow' } })
    expect(shipsOf(g, 0).yellow).toBe(1)
    // The 2 coins of the first space, not the 3 of the sale.
    expect(coinsOf(g, 0)).toBe(2)
  })
})

describe('Lost Island', () => {
  test('lets the construction with a stage use any column, at its cost', () => {
    const one = { wonder: 'gizah', side: 'day', shipyard: 'shipyard-a', coins: 0, hand: ['altar'] }
    const g = atSea({
      cities: among(3, { ...one, islands: ['lost-island'], cards: [...RICH, 'lumber-yard'], ships: { green: 6 } }),
    })
    expect(fleetsWith(g, 'stage', 'altar')).toEqual(['blue', 'red', 'yellow', undefined])
    expect(fleetsWith(g, 'build', 'altar')).toEqual(['blue', undefined])
    const poor = atSea({
      cities: among(3, { ...one, islands: ['lost-island'], cards: ['sawmill'], ships: { blue: 4 } }),
    })
    expect(fleetsWith(poor, 'stage', 'altar')).toEqual(['yellow', undefined])
  })

  test('lets a sale move the yellow ship only, as ever', () => {
    const g = atSea({ cities: among(3, { ...city, islands: ['lost-island'], cards: [...RICH], hand: ['altar'] }) })
    expect(fleetsWith(g, 'sell', 'altar')).toEqual(['yellow', undefined])
  })
})

describe('Ancient Oasis', () => {
  const oasis = { ...city, islands: ['ancient-oasis'], coins: 0 }
  const others = [{ wonder: 'ephesos' }, { wonder: 'olympia' }]

  test('takes 1 resource off a naval construction', () => {
    const g = atSea({ cities: [{ ...oasis, hand: ['altar'] }, ...others] })
    playTurn(g, { 0: { action: 'build', card: 'altar', fleet: 'blue' } })
    expect(shipsOf(g, 0).blue).toBe(1)
  })

  test('leaves the other resource to be paid, whichever the player likes', () => {
    // The sixth blue space of shipyard A costs stone and cloth: the city produces the stone.
    const g = atSea({ cities: [{ ...oasis, ships: { blue: 5 }, hand: ['altar'] }, ...others] })
    expect(legal(g, 0, { action: 'build', fleet: 'blue' })).toHaveLength(1)
  })

  test('takes it off the ship, not off the card built along with it', () => {
    // Apothecary costs cloth, the first green space clay: the clay is waived although the city produces it; the
    // cloth is bought.
    const own = { ...oasis, coins: 2, cards: ['clay-pool'], hand: ['apothecary'] }
    const g = atSea({ cities: [own, { wonder: 'ephesos', cards: ['loom-age-1'] }, others[1]] })
    expect(legal(g, 0, { action: 'build', fleet: 'green' }).map(({ pay }) => pay)).toEqual([
      { left: 2, right: 0, bank: 0 },
    ])
  })

  test('takes nothing off the card, nor off a cost in coins', () => {
    const card = atSea({ cities: [{ ...oasis, cards: ['ore-vein'], hand: ['stockade'] }, ...others] })
    expect(legal(card, 0, { action: 'build' })).toEqual([])
    const coins = atSea({ cities: [{ ...oasis, ships: { blue: 4 }, hand: ['altar'] }, ...others] })
    expect(legal(coins, 0, { action: 'build', fleet: 'blue' })).toEqual([])
  })
})
