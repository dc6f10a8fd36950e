import { type CityPosition, openMarket, Seller } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { coinsOf, playTurn } from '../../testing.ts'
import { city, underLaws, ways } from '../testing.ts'
import { babelTower } from './tower.ts'

describe('law 3: brown cards that make two goods or offer a choice make nothing', () => {
  const brown = (cards: string[]) => underLaws([3], { age: 2, cities: city(['stockade'], { coins: 0, cards }) })

  test.each(['sawmill', 'timber-yard', 'tree-farm', 'forest-cave'])('%s makes no wood', (card) => {
    expect(ways(brown([card]), 0, 'stockade')).toEqual([])
  })

  test('a single one still does, and so does a yellow choice', () => {
    expect(ways(brown(['lumber-yard', 'sawmill']), 0, 'stockade')).toEqual(['pay 0/0/0'])
    expect(ways(brown(['caravansery', 'timber-yard']), 0, 'stockade')).toEqual(['pay 0/0/0'])
  })

  test('a single one makes one good as ever', () => {
    const g = underLaws([3], { age: 2, cities: city(['caravansery'], { coins: 0, cards: ['lumber-yard'] }) })
    expect(ways(g, 0, 'caravansery')).toEqual([])
  })

  test('ruling: neighbours cannot buy from a silenced card either', () => {
    const at = (cards: string[]) => {
      const gizah = { wonder: 'gizah', coins: 9, hand: ['stockade'] }
      const g = underLaws([3], { age: 2, cities: [gizah, { wonder: 'alexandria', cards }, { wonder: 'ephesos' }] })
      return ways(g, 0, 'stockade')
    }
    expect(at(['sawmill', 'timber-yard'])).toEqual([])
    expect(at(['lumber-yard'])).toEqual(['pay 2/0/0'])
  })

  test('a silenced card can still be built, and works again once the tile is covered', () => {
    const open = underLaws([3, 5, 14], { age: 2, cities: city(['sawmill', 'stockade'], { cards: ['timber-yard'] }) })
    expect(ways(open, 0, 'sawmill')).toEqual(['pay 0/0/1'])
    expect(ways(open, 0, 'stockade')).toEqual([])
    const covered = underLaws([3, 5, 14, 24], { age: 2, cities: city(['stockade'], { cards: ['timber-yard'] }) })
    expect(ways(covered, 0, 'stockade')).toEqual(['pay 0/0/0'])
  })
})

describe('law 4: trading posts, Marketplace, Caravansery and Forum do nothing', () => {
  const cards = ['east-trading-post', 'west-trading-post', 'marketplace', 'caravansery', 'forum']
  const cities: CityPosition[] = [
    { wonder: 'gizah', side: 'day', coins: 9, hand: ['stockade', 'workshop', 'barracks', 'scriptorium'], cards },
    { wonder: 'babylon', side: 'day', cards: ['glassworks-age-1'] },
    { wonder: 'rhodos', side: 'day', cards: ['press-age-1'] },
  ]

  test('goods cost 2 coins again, and the yellow goods are gone', () => {
    const g = underLaws([4], { age: 2, cities })
    expect(ways(g, 0, 'stockade')).toEqual(['pay 2/0/0'])
    expect(ways(g, 0, 'barracks')).toEqual(['pay 0/2/0'])
    expect(ways(g, 0, 'workshop')).toEqual(['pay 2/0/0'])
    expect(ways(g, 0, 'scriptorium')).toEqual(['pay 0/2/0'])
  })

  test('without the law all of them cost nothing', () => {
    const g = underLaws([], { age: 2, cities })
    for (const card of ['stockade', 'barracks', 'workshop', 'scriptorium'])
      expect(ways(g, 0, card)).toEqual(['pay 0/0/0'])
  })

  test('a bargain that does not come from these cards stays', () => {
    const g = underLaws([4], {
      edition: '1e',
      age: 2,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 1, cards: ['west-trading-post'], hand: ['barracks'] },
        { wonder: 'rhodos', side: 'a' },
        { wonder: 'gizah', side: 'a' },
      ],
    })
    expect(ways(g, 0, 'barracks')).toEqual(['pay 1/0/0'])
  })

  test('the cards can still be built and chained from, and work again once the tile is covered', () => {
    const open = underLaws([4], { age: 2, cities: city(['forum', 'marketplace'], { cards: ['east-trading-post'] }) })
    expect(ways(open, 0, 'forum')).toEqual(['chain 0/0/0'])
    expect(ways(open, 0, 'marketplace')).toEqual(['pay 0/0/0'])
    const covered = underLaws([4, 5, 6, 24], { age: 2, cities })
    expect(ways(covered, 0, 'stockade')).toEqual(['pay 0/0/0'])
  })

  test('other yellow cards are untouched', () => {
    const g = underLaws([4], { age: 2, cities: city(['tavern']) })
    playTurn(g, { 0: { action: 'build', card: 'tavern' } })
    expect(coinsOf(g, 0)).toBe(14)
  })
})

describe('laws 9 to 12: goods bought from a neighbour cost 1 coin less or more', () => {
  const trading = (laws: number[], cards: string[] = []) =>
    underLaws(laws, {
      age: 1,
      cities: [
        { wonder: 'gizah', coins: 9, hand: ['workshop', 'stockade'], cards },
        { wonder: 'alexandria', coins: 0, hand: ['altar', 'theater'] },
        { wonder: 'babylon', coins: 0, hand: ['altar', 'theater'] },
      ],
    })

  test.each([
    [9, 'pay 1/0/0', 'pay 0/2/0'],
    [10, 'pay 3/0/0', 'pay 0/2/0'],
    [11, 'pay 2/0/0', 'pay 0/1/0'],
    [12, 'pay 2/0/0', 'pay 0/3/0'],
  ])('law %i: glass for "%s", wood for "%s"', (law, glass, wood) => {
    const g = trading([law])
    expect(ways(g, 0, 'workshop')).toEqual([glass])
    expect(ways(g, 0, 'stockade')).toEqual([wood])
  })

  test('they add up with bargains and with each other', () => {
    expect(ways(trading([9], ['marketplace']), 0, 'workshop')).toEqual(['pay 0/0/0'])
    expect(ways(trading([11], ['east-trading-post']), 0, 'stockade')).toEqual(['pay 0/0/0'])
    expect(ways(trading([10], ['marketplace']), 0, 'workshop')).toEqual(['pay 2/0/0'])
    expect(ways(trading([9, 10]), 0, 'workshop')).toEqual(['pay 2/0/0'])
  })

  test('ruling: no price falls below nothing', () => {
    const seller = new Seller()
    seller.raw = 0
    seller.manufactured = 0
    babelTower.modifiers?.seller?.(trading([9, 11]), 0, seller)
    expect([seller.raw, seller.manufactured]).toEqual([0, 0])
  })

  test('ruling: the coin more goes to the seller', () => {
    const g = trading([10])
    playTurn(g, {
      0: { action: 'build', card: 'workshop' },
      1: { action: 'build', card: 'altar' },
      2: { action: 'build', card: 'altar' },
    })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([6, 3, 0])
  })
})

describe('laws 17, 18 and 21: every city has a good more', () => {
  test.each([
    [17, ['stockade', 'baths']],
    [18, ['barracks', 'guard-tower']],
    [21, ['workshop', 'apothecary', 'scriptorium']],
  ])('law %i serves for each of %j, one at a time', (law, hand) => {
    const g = underLaws([law], { age: 1, cities: [{ wonder: 'halikarnassos', coins: 0, hand }, {}, {}] })
    for (const card of hand) expect(ways(g, 0, card)).toEqual(['pay 0/0/0'])
    for (const seat of [1, 2]) expect(openMarket(g, seat).own.size).toBe(1)
  })

  test('one unit, not two', () => {
    const g = underLaws([17], { age: 2, cities: city(['caravansery', 'stockade'], { coins: 0 }) })
    expect(ways(g, 0, 'stockade')).toEqual(['pay 0/0/0'])
    expect(ways(g, 0, 'caravansery')).toEqual([])
  })

  test('ruling: the good is not for sale', () => {
    const g = underLaws([17], { age: 2, cities: city(['caravansery']) })
    expect(ways(g, 0, 'caravansery')).toEqual([])
  })
})

describe('law 20: brown cards that make one good make any number of it', () => {
  test('for their city', () => {
    const g = underLaws([20], { age: 2, cities: city(['caravansery'], { coins: 0, cards: ['lumber-yard'] }) })
    expect(ways(g, 0, 'caravansery')).toEqual(['pay 0/0/0'])
  })

  test('not the board, not doubles, not choices', () => {
    const stone = underLaws([20], { age: 2, cities: city(['walls', 'library'], { coins: 0, cards: ['excavation'] }) })
    expect(ways(stone, 0, 'walls')).toEqual([])
    const three = underLaws([20], {
      age: 3,
      cities: city(['circus'], { coins: 0, wonder: 'rhodos', cards: ['quarry'] }),
    })
    expect(ways(three, 0, 'circus')).toEqual([])
  })

  test('ruling: neighbours may buy any number, at the usual price each', () => {
    const g = underLaws([20], {
      age: 2,
      cities: [{ wonder: 'alexandria', coins: 9, hand: ['aqueduct'] }, { wonder: 'ephesos', cards: ['stone-pit'] }, {}],
    })
    expect(ways(g, 0, 'aqueduct')).toEqual(['pay 6/0/0'])
  })

  test('with law 3: singles make any number, all others nothing', () => {
    const g = underLaws([3, 20], {
      age: 3,
      cities: city(['walls', 'caravansery'], { wonder: 'rhodos', coins: 0, cards: ['stone-pit', 'quarry', 'sawmill'] }),
    })
    expect(ways(g, 0, 'walls')).toEqual(['pay 0/0/0'])
    expect(ways(g, 0, 'caravansery')).toEqual([])
  })
})
