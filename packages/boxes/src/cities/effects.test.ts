import { type CityPosition, type Game, type MoveJson, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, legal, playTurn, points, pointsFrom } from '../testing.ts'
import { payLosses, rich, withCities } from './testing.ts'

const science = (own: string[], leftCards: string[], rightCards: string[], opposite: string[] = []): number => {
  const cities = [{ wonder: 'gizah', cards: own }, { cards: leftCards }, { cards: opposite }, { cards: rightCards }]
  return points(withCities({ cities }), 0, 'science')
}

describe('Masks', () => {
  test('copy the symbol of a green card of either neighbour', () => {
    expect(science(['pigeonhole'], ['apothecary'], [])).toBe(1)
    expect(science(['pigeonhole'], [], ['workshop'])).toBe(1)
    expect(science(['pigeonhole'], [], [])).toBe(0)
  })

  test('are chosen at the end, for the best', () => {
    // Own compass and gear: the tablet of the left makes a set (3 + 7), the compass of the right does not.
    expect(science(['pigeonhole', 'apothecary', 'workshop'], ['scriptorium'], ['dispensary'])).toBe(10)
  })

  test('look at neighbours only', () => {
    expect(science(['pigeonhole'], [], [], ['apothecary', 'workshop'])).toBe(0)
  })

  test('never copy guilds or wonders', () => {
    const cities = [
      { wonder: 'gizah', cards: ['pigeonhole'] },
      { wonder: 'babylon', side: 'a', stages: 2 },
      { wonder: 'rhodos', cards: ['scientists-guild'] },
    ]
    expect(points(withCities({ edition: '1e', cities }), 0, 'science')).toBe(0)
  })

  test('never copy the same card twice', () => {
    expect(science(['pigeonhole', 'band-of-spies'], ['apothecary'], [])).toBe(1)
    expect(science(['pigeonhole', 'band-of-spies', 'torture-chamber'], ['apothecary'], ['workshop'])).toBe(2)
  })

  test('copy equal cards of both neighbours, since they are two', () => {
    expect(science(['pigeonhole', 'band-of-spies'], ['apothecary'], ['apothecary'])).toBe(4)
  })

  test('may copy a card the city also owns', () => {
    expect(science(['pigeonhole', 'apothecary'], ['apothecary'], [])).toBe(4)
  })

  test('three of them make a set', () => {
    const masks = ['pigeonhole', 'band-of-spies', 'torture-chamber']
    expect(science(masks, ['apothecary', 'workshop'], ['scriptorium'])).toBe(10)
  })
})

/** Whether the first city (Gizah: stone) can build the card without coins. */
const canBuild = (card: string, age: number, cards: string[], city: CityPosition = {}): boolean => {
  const own = { wonder: 'gizah', side: 'day', ...city, coins: 0, hand: [card, 'altar'], cards }
  const g = withCities({ age, cities: [own, { wonder: 'ephesos' }, { wonder: 'halikarnassos' }] })
  return legal(g, 0, { action: 'build', card }).length > 0
}
/** Its board produces glass, its second stage any raw material. */
const ALEXANDRIA = { wonder: 'alexandria', side: 'day', stages: 2 }

describe('Secret Warehouse', () => {
  test('makes one more of a resource that the board, brown or grey cards make', () => {
    expect(canBuild('walls', 2, ['stone-pit'])).toBe(false)
    expect(canBuild('walls', 2, ['stone-pit', 'secret-warehouse'])).toBe(true)
    expect(canBuild('barracks', 1, ['secret-warehouse'])).toBe(false)
  })

  test('makes one a turn', () => {
    expect(canBuild('walls', 2, ['secret-warehouse'])).toBe(false)
  })

  test('takes every kind that a brown card offers for one the city makes', () => {
    expect(canBuild('archery-range', 2, ['ore-vein', 'timber-yard'])).toBe(false)
    expect(canBuild('archery-range', 2, ['ore-vein', 'timber-yard', 'secret-warehouse'])).toBe(true)
  })

  test('ignores what yellow cards, black cards and stages make', () => {
    expect(canBuild('dispensary', 2, ['glassworks-age-1', 'ore-vein', 'secret-warehouse'])).toBe(true)
    expect(canBuild('dispensary', 2, ['glassworks-age-1', 'caravansery', 'secret-warehouse'])).toBe(false)
    expect(canBuild('dispensary', 2, ['glassworks-age-1', 'black-market', 'secret-warehouse'])).toBe(false)
    expect(canBuild('dispensary', 2, ['secret-warehouse'], ALEXANDRIA)).toBe(false)
  })
})

describe('Black Market', () => {
  test('makes one resource that the board, brown and grey cards do not make', () => {
    expect(canBuild('barracks', 1, [])).toBe(false)
    expect(canBuild('barracks', 1, ['black-market'])).toBe(true)
  })

  test('makes one a turn', () => {
    expect(canBuild('training-ground', 2, ['black-market', 'sawmill'])).toBe(false)
  })

  test('cannot make what they make already', () => {
    expect(canBuild('walls', 2, ['stone-pit', 'black-market'])).toBe(false)
    expect(canBuild('dispensary', 2, ['glassworks-age-1', 'ore-vein', 'black-market'])).toBe(false)
  })

  test('takes every kind that a brown card offers for one the city makes', () => {
    expect(canBuild('stables', 2, ['lumber-yard', 'ore-vein', 'black-market'])).toBe(true)
    expect(canBuild('stables', 2, ['lumber-yard', 'clay-pit', 'black-market'])).toBe(false)
  })

  test('ignores what yellow cards, black cards and stages make', () => {
    expect(canBuild('dispensary', 2, ['glassworks-age-1', 'caravansery', 'black-market'])).toBe(true)
    expect(canBuild('dispensary', 2, ['black-market'], ALEXANDRIA)).toBe(true)
  })

  test('works beside the Secret Warehouse, once a turn each', () => {
    expect(canBuild('courthouse', 2, ['clay-pool', 'black-market', 'secret-warehouse'])).toBe(true)
    expect(canBuild('courthouse', 2, ['clay-pool', 'black-market'])).toBe(false)
    expect(canBuild('courthouse', 2, ['clay-pool', 'secret-warehouse'])).toBe(false)
  })

  test('sells to no neighbour, nor does the Secret Warehouse', () => {
    const buyer = { wonder: 'gizah', coins: 9, hand: ['barracks', 'altar'] }
    const seller = { wonder: 'olympia', cards: ['black-market', 'secret-warehouse'] }
    const g = withCities({ age: 1, cities: [buyer, seller, { wonder: 'alexandria' }] })
    expect(legal(g, 0, { action: 'build', card: 'barracks' })).toEqual([])
    expect([state.sold.get(g, 1), state.soldChoices.size(g, 1)]).toEqual([state.made.get(g, 1), 0])
  })
})

/** Payments for a card: coins to the left and to the right. The left is Rhodos (ore), the right Babylon (wood). */
function pays(card: string, age: number, cards: string[], left: string[] = [], right: string[] = []): number[][] {
  const own = { wonder: 'gizah', side: 'day', coins: 20, hand: [card, 'altar'], cards }
  const neighbours = [{ wonder: 'rhodos', cards: left }, { wonder: 'ephesos' }, { wonder: 'babylon', cards: right }]
  const g = withCities({ age, cities: [own, ...neighbours] })
  const shown: MoveJson[] = legal(g, 0, { action: 'build', card })
  return shown.map(({ pay }) => [pay?.left ?? 0, pay?.right ?? 0])
}

describe('Wharves', () => {
  test('take a coin off one resource a turn from their side', () => {
    expect(pays('barracks', 1, [])).toEqual([[2, 0]])
    expect(pays('barracks', 1, ['west-clandestine-wharf'])).toEqual([[1, 0]])
    expect(pays('barracks', 1, ['east-clandestine-wharf'])).toEqual([[2, 0]])
    expect(pays('stockade', 1, ['east-clandestine-wharf'])).toEqual([[0, 1]])
  })

  test('take it off only once a turn', () => {
    expect(pays('dispensary', 2, ['west-clandestine-wharf', 'glassworks-age-1'], ['ore-vein'])).toEqual([[3, 0]])
  })

  test('add to trading posts and the marketplace, down to nothing', () => {
    expect(pays('barracks', 1, ['west-clandestine-wharf', 'west-trading-post'])).toEqual([[0, 0]])
    const loom = ['loom-age-1']
    expect(pays('apothecary', 1, ['east-clandestine-wharf', 'marketplace'], [], loom)).toEqual([[0, 0]])
  })

  test('work on both sides in one turn, one coin each', () => {
    const both = ['west-clandestine-wharf', 'east-clandestine-wharf']
    expect(pays('training-ground', 2, ['ore-vein', ...both])).toEqual([[1, 1]])
  })
})

describe('Smuggler’s Cache', () => {
  test('takes a coin off a neighbour’s starting resource, on both sides', () => {
    expect(pays('barracks', 1, ['smugglers-cache'])).toEqual([[1, 0]])
    expect(pays('training-ground', 2, ['ore-vein', 'smugglers-cache'])).toEqual([[1, 1]])
  })

  test('leaves other resources and further units at their price, since a board makes one a turn', () => {
    expect(pays('guard-tower', 1, ['smugglers-cache'], ['clay-pool'])).toEqual([[2, 0]])
    expect(pays('dispensary', 2, ['smugglers-cache', 'glassworks-age-1'], ['ore-vein'])).toEqual([[3, 0]])
  })

  test('adds to trading posts and wharves, down to nothing', () => {
    expect(pays('barracks', 1, ['smugglers-cache', 'west-trading-post'])).toEqual([[0, 0]])
    expect(pays('barracks', 1, ['smugglers-cache', 'west-clandestine-wharf'])).toEqual([[0, 0]])
    const all = ['smugglers-cache', 'west-clandestine-wharf', 'west-trading-post']
    expect(pays('dispensary', 2, [...all, 'glassworks-age-1'], ['ore-vein'])).toEqual([[0, 0]])
  })
})

describe('Architect Firm', () => {
  const stages = (city: CityPosition): MoveJson[] => {
    const own = { coins: 6, hand: ['altar'], cards: ['architect-firm'], ...city }
    const g = withCities({ age: 2, cities: [own, { wonder: 'ephesos' }, { wonder: 'rhodos' }] })
    return legal(g, 0, { action: 'stage', card: 'altar' })
  }

  test('waives the resources of every stage', () => {
    expect(stages({ wonder: 'gizah', side: 'night', stages: 3, coins: 0 })).toEqual([
      { action: 'stage', card: 'altar', by: 'architects', stage: 4 },
    ])
  })

  test('does not waive coins', () => {
    expect(stages({ wonder: 'petra', side: 'day', stages: 1 })[0].pay).toEqual({ left: 0, right: 0, bank: 5 })
    expect(stages({ wonder: 'petra', side: 'day', stages: 1, coins: 4 })).toEqual([])
  })

  test('helps from the turn after it was built', () => {
    const own = { ...rich(['architect-firm']), wonder: 'gizah', side: 'night' }
    const g = withCities({ age: 2, cities: [{ ...own, cards: ['press-age-1'] }, { wonder: 'rhodos' }, {}] })
    expect(legal(g, 0, { action: 'stage', by: 'architects' })).toEqual([])
    playTurn(g, { 0: { action: 'build', card: 'architect-firm' } })
    expect(legal(g, 0, { action: 'stage', by: 'architects' }).length).toBeGreaterThan(0)
  })
})

describe('Coins', () => {
  test('that neighbours take for the Dive and the Gambling Den come from the bank', () => {
    const g = withCities({ age: 1, cities: [rich(['dive'], { coins: 0 }), { coins: 0 }, { coins: 0 }, { coins: 0 }] })
    playTurn(g, { 0: { action: 'build', card: 'dive' } })
    expect([0, 1, 2, 3].map((seat) => coinsOf(g, seat))).toEqual([6, 4, 3, 4])
  })

  test('for Customs, Trade Center and Mint go to all other cities, not only to neighbours', () => {
    const g = withCities({ age: 3, cities: [rich(['mint']), ...Array.from({ length: 4 }, () => ({ coins: 0 }))] })
    playTurn(g, { 0: { action: 'build', card: 'mint' } })
    expect([1, 2, 3, 4].map((seat) => coinsOf(g, seat))).toEqual([6, 6, 6, 6])
  })

  test('for Customs go to the free city too', () => {
    const cities = [
      rich(['customs']),
      { coins: 0, hand: ['altar', 'baths', 'theater'] },
      { wonder: 'ephesos', coins: 0 },
    ]
    const coinsAfter = (card: string) => {
      const g = withCities({ setup: { seats: [{}, {}] }, age: 1, keeper: 1, cities })
      choose(g, 0, { action: 'build', card })
      choose(g, 1, { action: 'sell', card: 'baths' })
      choose(g, 2, { action: 'build', card: 'theater' })
      return coinsOf(g, 2)
    }
    expect([coinsAfter('customs'), coinsAfter('altar')]).toEqual([1, 0])
  })
})

/** Plays the card, then scores it in another state of the city. */
function playedThenWorth(card: string, city: CityPosition, later: (g: Game) => void): [coins: number, worth: number] {
  const g = withCities({ age: 3, cities: [rich([card], { coins: 10, ...city }), {}, {}] })
  playTurn(g, { 0: { action: 'build', card } })
  const gained = coinsOf(g, 0) - 10
  later(g)
  return [gained, pointsFrom(g, 0, card)]
}

describe('Counted cards', () => {
  test('the Secret Network counts itself, coins when built, points at the end', () => {
    const more = (g: Game) => state.colours.add(g, 0, 7, 1)
    expect(playedThenWorth('secret-network', { cards: ['militia', 'dive'] }, more)).toEqual([3, 4])
  })

  test('the Slave Market counts victory tokens whatever their value, coins when built, points at the end', () => {
    const more = (g: Game) => state.victories.add(g, 0, 2, 2)
    expect(playedThenWorth('slave-market', { victory: [1, 5] }, more)).toEqual([2, 4])
  })

  test('Cells, Guardhouse and Prison score 2, 3 and 4 points for each victory token of value 1, 3 and 5', () => {
    const cards = ['cells', 'guardhouse', 'prison']
    const g = withCities({ cities: [{ cards, victory: [1, 3, 3, 5, 5, 5] }, {}, {}] })
    expect(cards.map((card) => pointsFrom(g, 0, card))).toEqual([2, 6, 12])
  })

  test('points of black cards stand on their own line', () => {
    const g = withCities({ cities: [{ cards: ['capitol', 'tabularium', 'altar', 'secret-network'] }, {}, {}] })
    expect(points(g, 0, 'cities')).toBe(8 + 6 + 3)
    expect(points(g, 0, 'civil')).toBe(3)
  })
})

describe('Memorial', () => {
  test('takes 2 coins for each defeat token, then discards them all', () => {
    const g = withCities({ age: 3, cities: [rich(['memorial'], { coins: 0, defeat: 4 }), {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'memorial' } })
    expect([coinsOf(g, 0), state.defeats.get(g, 0)]).toEqual([8, 0])
    expect(points(g, 0, 'military')).toBe(0)
  })
})

describe('Forging Agency', () => {
  test('builds a card from the discard pile, free, at the end of the turn', () => {
    const g = withCities({ age: 2, discard: ['palace'], cities: [rich(['forging-agency'], { coins: 2 }), {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'forging-agency' } })
    choose(g, 0, { action: 'pick', card: 'palace' })
    expect(cardsOf(g, 0)).toContain('palace')
    expect(coinsOf(g, 0)).toBe(0)
  })

  test('comes after Halikarnassos', () => {
    const halikarnassos = rich(['altar'], { wonder: 'halikarnassos', side: 'day', stages: 1 })
    const cities = [rich(['forging-agency'], { wonder: 'gizah' }), halikarnassos, { hand: ['baths', 'well'] }]
    const g = withCities({ age: 2, discard: ['palace', 'capitol'], cities })
    playTurn(g, { 0: { action: 'build', card: 'forging-agency' }, 1: { action: 'stage', card: 'altar' } })
    choose(g, 1, { action: 'pick', card: 'palace' })
    expect(legal(g, 0, { card: 'palace' })).toEqual([])
    choose(g, 0, { action: 'pick', card: 'capitol' })
    expect([cardsOf(g, 0).at(-1), cardsOf(g, 1).at(-1)]).toEqual(['capitol', 'palace'])
  })

  test('may take a card sold in the same turn', () => {
    const cities = [rich(['forging-agency']), { hand: ['capitol', 'altar'] }, {}]
    const g = withCities({ age: 2, cities })
    playTurn(g, { 0: { action: 'build', card: 'forging-agency' }, 1: { action: 'sell', card: 'capitol' } })
    choose(g, 0, { action: 'pick', card: 'capitol' })
    payLosses(g)
    expect(points(g, 0, 'cities')).toBe(8)
  })
})
