import { describe, expect, test } from 'vitest'
import { choose, coinsOf, everybodyElseSells, legal } from '../../testing.ts'
import { atSea, PLAIN } from '../testing.ts'

/** Five cities; the first one makes stone and has an emporium. */
const city = (emporium: string, ...hand: string[]) => ({ ...PLAIN, cards: [emporium], hand })
const glass = { wonder: 'alexandria', side: 'night', coins: 0 }
const ore = { wonder: 'rhodos', side: 'night', coins: 0 }
const cloth = { wonder: 'halikarnassos', side: 'night', coins: 0 }
const wood = { wonder: 'babylon', side: 'night', coins: 0 }
const pays = (g: ReturnType<typeof atSea>, card: string) =>
  legal(g, 0, { action: 'build', card })
    .filter((move) => move.fleet === undefined)
    .map((move) => move.pay)

describe('Eastern Emporium', () => {
  test('buys 1 resource a turn from the city two seats to the right, for 1 coin paid to it', () => {
    const g = atSea({ cities: [city('eastern-emporium', 'workshop'), ore, cloth, glass, wood] })
    choose(g, 0, { action: 'build', card: 'workshop', pay: { farRight: 1 } })
    everybodyElseSells(g)
    expect([coinsOf(g, 0), coinsOf(g, 3)]).toEqual([2, 4])
  })

  test('does not reach the city two seats to the left', () => {
    const g = atSea({ cities: [city('eastern-emporium', 'workshop'), ore, glass, cloth, wood] })
    expect(pays(g, 'workshop')).toEqual([])
  })

  test('sells one unit only', () => {
    const rich = { ...wood, cards: ['sawmill'] }
    const g = atSea({ age: 2, cities: [city('eastern-emporium', 'caravansery'), ore, cloth, rich, glass] })
    expect(pays(g, 'caravansery')).toEqual([])
  })
})

describe('Western Emporium', () => {
  test('buys 2 resources a turn from the city two seats to the left, for 1 coin each', () => {
    const rich = { ...wood, cards: ['sawmill'] }
    const g = atSea({ age: 2, cities: [city('western-emporium', 'caravansery'), ore, rich, cloth, glass] })
    expect(pays(g, 'caravansery')).toEqual([{ left: 0, right: 0, bank: 0, farLeft: 2 }])
    choose(g, 0, { action: 'build', card: 'caravansery', pay: { farLeft: 2 } })
    everybodyElseSells(g)
    expect([0, 1, 2, 3, 4].map((seat) => coinsOf(g, seat))).toEqual([1, 3, 2 + 3, 3, 3])
  })
})

describe('Emporiums', () => {
  test('the choice goods and the board of the distant city are for sale, its yellow cards are not', () => {
    const yellow = { ...wood, cards: ['forum'] }
    const g = atSea({
      cities: [city('eastern-emporium', 'workshop', 'stockade'), ore, cloth, yellow, { ...PLAIN, wonder: 'ephesos' }],
    })
    expect(pays(g, 'workshop')).toEqual([])
    expect(pays(g, 'stockade')).toEqual([{ left: 0, right: 0, bank: 0, farRight: 1 }])
  })

  test('with 3 players the distant city is a neighbour, and what it makes is bought once only', () => {
    const g = atSea({ age: 2, cities: [city('eastern-emporium', 'caravansery', 'stockade'), wood, ore] })
    expect(pays(g, 'caravansery')).toEqual([])
    expect(pays(g, 'stockade')).toEqual([
      { left: 0, right: 0, bank: 0, farRight: 1 },
      { left: 2, right: 0, bank: 0 },
    ])
  })

  test('with 4 players both lead to one city, which sells each good once', () => {
    const both = { ...PLAIN, coins: 9, cards: ['eastern-emporium', 'western-emporium'], hand: ['caravansery'] }
    const one = atSea({ age: 2, cities: [both, ore, wood, cloth] })
    expect(pays(one, 'caravansery')).toEqual([])
    const two = atSea({ age: 2, cities: [both, ore, { ...wood, cards: ['lumber-yard'] }, cloth] })
    expect(pays(two, 'caravansery')).toEqual([
      { left: 0, right: 0, bank: 0, farLeft: 2 },
      { left: 0, right: 0, bank: 0, farLeft: 1, farRight: 1 },
    ])
  })
})
