import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, legal, playTurn } from '../../testing.ts'
import { leadersIn, recruiting, three, withLeaders } from '../testing.ts'

describe('discounts take one resource off, raw or manufactured as the player likes', () => {
  test.each([
    ['archimedes', 'dispensary', ['foundry']],
    ['archimedes', 'dispensary', ['ore-vein', 'glassworks-age-1']],
    ['archimedes', 'school', ['tree-farm']],
    ['leonidas', 'arsenal', ['ore-vein', 'sawmill']],
    ['leonidas', 'arsenal', ['sawmill', 'loom-age-1']],
    ['hammurabi', 'courthouse', ['brickyard']],
    ['hammurabi', 'courthouse', ['clay-pool', 'loom-age-1']],
  ])('%s and %s with %j', (leader, card, cards) => {
    const open = (leaders: string[]) =>
      withLeaders({ age: 2, cities: three({ leaders, cards, hand: [card, 'altar'], coins: 0 }) })
    expect(legal(open([leader]), 0, { action: 'build', card })).toEqual([{ action: 'build', card }])
    expect(legal(open([]), 0, { action: 'build', card })).toEqual([])
  })

  test('a good of choice stays what it is beside the one that is waived', () => {
    const hand = ['school', 'dispensary']
    const g = withLeaders({ age: 2, cities: three({ leaders: ['archimedes'], cards: ['tree-farm'], hand, coins: 0 }) })
    expect(legal(g, 0, { action: 'build' }).map(({ card }) => card)).toEqual(['school'])
    const ore = ['tree-farm', 'ore-vein']
    const more = withLeaders({ age: 2, cities: three({ leaders: ['archimedes'], cards: ore, hand, coins: 0 }) })
    expect(legal(more, 0, { action: 'build' }).map(({ card }) => card)).toEqual(['school'])
  })

  test('Archimedes gives nothing off cards of other colours, nor off stages', () => {
    const g = withLeaders({ age: 2, cities: three({ leaders: ['archimedes'], hand: ['stockade', 'altar'], coins: 0 }) })
    expect(legal(g, 0, { action: 'build', card: 'stockade' })).toEqual([])
    expect(legal(g, 0, { action: 'stage' })).toEqual([])
  })

  test('Imhotep gives one resource off each wonder stage', () => {
    const [cards, hand] = [['lumber-yard'], ['altar', 'baths']]
    const g = withLeaders({ age: 1, cities: three({ leaders: ['imhotep'], cards, hand, coins: 0 }) })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(legal(g, 0, { action: 'stage' })).toEqual([])
    const second = withLeaders({
      age: 2,
      cities: three({
        leaders: ['imhotep'],
        stages: 1,
        cards: ['clay-pool', 'clay-pit', 'loom-age-1'],
        hand,
        coins: 0,
      }),
    })
    expect(legal(second, 0, { action: 'stage', card: 'altar' })).toHaveLength(1)
  })

  test('only one resource is waived, the rest is bought', () => {
    const cities = three({ leaders: ['leonidas'], hand: ['walls', 'altar'], coins: 4 }, { cards: ['stone-pit'] })
    const g = withLeaders({ age: 2, cities })
    expect(legal(g, 0, { action: 'build', card: 'walls' })).toEqual([
      { action: 'build', card: 'walls', pay: { left: 2, right: 0, bank: 0 } },
    ])
  })
})

describe('Ramses', () => {
  test('builds guilds without their resources', () => {
    const hand = ['workers-guild', 'spies-guild', 'pantheon']
    const g = withLeaders({ age: 3, cities: three({ leaders: ['ramses'], hand, coins: 0 }) })
    expect(legal(g, 0, { action: 'build' }).map(({ card }) => card)).toEqual(['workers-guild', 'spies-guild'])
    playTurn(g, { 0: { action: 'build', card: 'spies-guild' } })
    expect([cardsOf(g, 0), coinsOf(g, 0)]).toEqual([['spies-guild'], 0])
  })
})

describe('Bilkis', () => {
  const open = (hand: string[], leaders = ['bilkis'], coins = 6) =>
    withLeaders({ age: 2, cities: three({ leaders, hand, coins }, { cards: ['foundry', 'glassworks-age-1'] }) })

  test('buys any one resource for 1 coin to the bank; the neighbours gain nothing', () => {
    const g = open(['apothecary', 'altar'])
    playTurn(g, { 0: { action: 'build', card: 'apothecary' } })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([5, 9, 9])
  })

  test('buys one resource a turn and not a second', () => {
    expect(legal(open(['stables', 'altar']), 0, { action: 'build', card: 'stables' })).toEqual([])
    expect(legal(open(['dispensary', 'altar'], ['bilkis'], 5), 0, { action: 'build', card: 'dispensary' })).toEqual([
      { action: 'build', card: 'dispensary', pay: { left: 4, right: 0, bank: 1 } },
    ])
  })

  test('leaves the choice of whom to pay', () => {
    const both = legal(open(['workshop', 'altar']), 0, { action: 'build', card: 'workshop' })
    expect(both.map(({ pay }) => pay)).toEqual([
      { left: 0, right: 0, bank: 1 },
      { left: 2, right: 0, bank: 0 },
    ])
  })

  test('is ready again in the next turn', () => {
    const cities = three(
      { leaders: ['bilkis'], hand: ['apothecary', 'altar'], coins: 2 },
      { hand: ['workshop', 'baths'] },
    )
    const g = withLeaders({ age: 2, cities })
    playTurn(g, { 0: { action: 'build', card: 'apothecary' }, 1: { action: 'sell', card: 'baths' } })
    playTurn(g, { 0: { action: 'build', card: 'workshop' } })
    expect([cardsOf(g, 0), coinsOf(g, 0)]).toEqual([['apothecary', 'workshop'], 0])
  })

  test('helps with a stage too', () => {
    const g = withLeaders({
      age: 1,
      cities: three({ leaders: ['bilkis'], cards: ['lumber-yard'], hand: ['altar', 'baths'], coins: 1 }),
    })
    expect(legal(g, 0, { action: 'stage', card: 'altar' }).map(({ pay }) => pay)).toEqual([
      { left: 0, right: 0, bank: 1 },
    ])
  })
})

describe('Maecenas', () => {
  const romeB = (edition: '1e' | '2e', side: string) =>
    withLeaders({
      edition,
      age: 3,
      cities: three({
        wonder: 'rome',
        side,
        stages: 1,
        leaders: ['maecenas'],
        leaderHand: ['pericles'],
        cards: ['stone-pit', 'clay-pool', 'loom-age-1', 'glassworks-age-1'],
        hand: ['altar', 'baths'],
        coins: 5,
      }),
    })

  test('works in the Recruitment phase alone in the first edition: an extra recruitment is paid', () => {
    const g = romeB('1e', 'b')
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'recruit', card: 'pericles' })
    expect([leadersIn(g, 0), coinsOf(g, 0)]).toEqual([['maecenas', 'pericles'], 1])
  })

  test('works for every later leader in the second edition', () => {
    const g = romeB('2e', 'night')
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'recruit', card: 'pericles' })
    expect([leadersIn(g, 0), coinsOf(g, 0)]).toEqual([['maecenas', 'pericles'], 5])
  })

  test('does not make himself free', () => {
    const g = recruiting({ cities: three({ leaderHand: ['maecenas'], coins: 0 }) })
    expect(legal(g, 0).map(({ action }) => action)).toEqual(['give-up'])
  })
})
