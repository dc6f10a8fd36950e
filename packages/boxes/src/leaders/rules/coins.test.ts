import { type Game, showMove } from '@heptapolis/engine'
import { choice } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, everybodyElseSells, legal, playTurn, refusal } from '../../testing.ts'
import { finishAge, leadersIn, recruiting, three, tokens, withLeaders } from '../testing.ts'

describe('Croesus', () => {
  test('takes 6 coins at once', () => {
    const g = recruiting({ cities: three({ leaderHand: ['croesus'], coins: 1 }) })
    choose(g, 0, { action: 'recruit', card: 'croesus' })
    expect(coinsOf(g, 0)).toBe(6)
  })
})

/** Chosen sellers of free resources of the first city. */
function chosenFrom(g: Game): string | undefined {
  const chosen = choice(g, 0)
  return chosen && showMove(g, chosen).from
}

describe('Hatshepsut', () => {
  const open = (first: object, coins = 6) =>
    withLeaders({
      age: 2,
      cities: three(
        { leaders: ['hatshepsut'], coins, ...first },
        { cards: ['glassworks-age-1', 'foundry'] },
        { cards: ['brickyard'] },
      ),
    })

  test('takes a coin after paying, so the coin cannot help to pay', () => {
    const g = open({ hand: ['workshop', 'altar'] }, 2)
    playTurn(g, { 0: { action: 'build', card: 'workshop' } })
    expect([coinsOf(g, 0), coinsOf(g, 1)]).toEqual([1, 11])
    const poor = open({ hand: ['workshop', 'altar'] }, 1)
    expect(() => playTurn(poor, { 0: { action: 'build', card: 'workshop' } })).toThrow(/you have 1/)
  })

  test('takes one coin per neighbour and turn, two in all', () => {
    const g = open({ hand: ['laboratory', 'altar'] }, 9)
    playTurn(g, { 0: { action: 'build', card: 'laboratory' } })
    expect(coinsOf(g, 0)).toBe(9 - 6 + 1)
    const both = open({ hand: ['temple', 'altar'], cards: ['lumber-yard'] }, 9)
    playTurn(both, { 0: { action: 'build', card: 'temple' } })
    expect(coinsOf(both, 0)).toBe(9 - 4 + 2)
  })

  test('takes one coin for several resources of one neighbour', () => {
    const g = open({ hand: ['dispensary', 'altar'] }, 6)
    playTurn(g, { 0: { action: 'build', card: 'dispensary' } })
    expect([coinsOf(g, 0), coinsOf(g, 1)]).toEqual([1, 15])
  })

  test('works with the marketplace and trading posts, so that a purchase costs nothing in the end', () => {
    const g = open({ hand: ['workshop', 'altar'], cards: ['marketplace'] }, 1)
    playTurn(g, { 0: { action: 'build', card: 'workshop' } })
    expect([coinsOf(g, 0), cardsOf(g, 0)]).toEqual([1, ['marketplace', 'workshop']])
  })

  test('takes nothing where nothing was bought', () => {
    const g = open({ hand: ['altar', 'baths'] }, 6)
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    expect(coinsOf(g, 0)).toBe(6)
  })

  /** The first raw material is free on either side; both sell one wood. */
  const forNothing = (hand: string[], leaders = ['hatshepsut']) => {
    const cards = ['west-trading-post', 'east-trading-post', 'west-clandestine-wharf', 'east-clandestine-wharf']
    const wood = { cards: ['lumber-yard'] }
    const cities = three({ leaders, cards, hand, coins: 0 }, wood, wood)
    return withLeaders({ boxes: ['leaders', 'cities'], age: 2, cities })
  }

  test('takes the coin for goods bought for 0 coins too; the buyer chooses the seller (our ruling)', () => {
    const stockade = { action: 'build', card: 'stockade' }
    const g = forNothing(['stockade', 'altar'])
    expect(legal(g, 0, stockade)).toEqual([{ ...stockade, from: 'left' }])
    choose(g, 0, { ...stockade, from: 'right' })
    expect(chosenFrom(g)).toBe('right')
    everybodyElseSells(g)
    expect([coinsOf(g, 0), cardsOf(g, 0).at(-1)]).toEqual([1, 'stockade'])
    expect(refusal(forNothing(['altar']), 0, { action: 'build', card: 'altar', from: 'left' }).code).toBe(
      'illegal-move',
    )
  })

  test('takes a coin for each side where goods for 0 coins come from both', () => {
    const caravansery = { action: 'build', card: 'caravansery' }
    const g = forNothing(['caravansery', 'altar'])
    expect(legal(g, 0, caravansery)).toEqual([{ ...caravansery, from: 'left+right' }])
    playTurn(g, { 0: caravansery })
    expect(coinsOf(g, 0)).toBe(2)
    const more = forNothing(['caravansery', 'altar'], ['hatshepsut', 'berenice'])
    playTurn(more, { 0: caravansery })
    expect(coinsOf(more, 0)).toBe(3)
  })

  test('earns from a city two seats away only where that city is a neighbour (our ruling)', () => {
    const buying = (players: number) => {
      const buyer = {
        wonder: 'gizah',
        side: 'night',
        coins: 3,
        leaders: ['hatshepsut'],
        cards: ['eastern-emporium'],
        hand: ['workshop'],
      }
      const seller = { wonder: 'alexandria', side: 'night', coins: 0 }
      const others = Array.from({ length: players - 1 }, (_, i) => (i === players - 3 ? seller : {}))
      const g = withLeaders({ boxes: ['leaders', 'armada'], age: 1, cities: [buyer, ...others] })
      choose(g, 0, { action: 'build', card: 'workshop', pay: { farRight: 1 } })
      everybodyElseSells(g)
      return coinsOf(g, 0)
    }
    expect([buying(3), buying(5)]).toEqual([3, 2])
  })

  test('counts the last card of an Age as a turn of its own', () => {
    const g = withLeaders({
      age: 2,
      turn: 6,
      cities: three(
        {
          wonder: 'babylon',
          side: 'night',
          stages: 1,
          leaders: ['hatshepsut'],
          hand: ['workshop', 'barracks'],
          coins: 4,
        },
        { cards: ['glassworks-age-1'] },
      ),
    })
    playTurn(g, { 0: { action: 'build', card: 'workshop' } })
    expect(coinsOf(g, 0)).toBe(3)
    choose(g, 0, { action: 'build', card: 'barracks' })
    expect(coinsOf(g, 0)).toBe(3 - 2 + 1)
  })
})

describe('Xenophon', () => {
  test('takes 2 coins for each yellow card built from his recruitment on', () => {
    const g = withLeaders({
      age: 1,
      cities: three({ leaders: ['xenophon'], cards: ['tavern'], hand: ['marketplace', 'altar'], coins: 0 }),
    })
    playTurn(g, { 0: { action: 'build', card: 'marketplace' } })
    expect(coinsOf(g, 0)).toBe(2)
  })

  test('takes nothing for other cards, nor for yellow ones built before', () => {
    const g = recruiting({ cities: three({ leaderHand: ['xenophon'], cards: ['tavern', 'marketplace'], coins: 2 }) })
    choose(g, 0, { action: 'recruit', card: 'xenophon' })
    expect(coinsOf(g, 0)).toBe(0)
    const blue = withLeaders({ age: 1, cities: three({ leaders: ['xenophon'], hand: ['altar', 'baths'], coins: 0 }) })
    playTurn(blue, { 0: { action: 'build', card: 'altar' } })
    expect(coinsOf(blue, 0)).toBe(0)
  })

  test('is paid for a yellow card from the discard pile: it is built as well', () => {
    const g = recruiting({
      age: 2,
      discard: ['marketplace'],
      cities: three({ leaders: ['xenophon'], leaderHand: ['solomon'], coins: 3 }),
    })
    choose(g, 0, { action: 'recruit', card: 'solomon' })
    choose(g, 0, { action: 'pick', card: 'marketplace' })
    expect(coinsOf(g, 0)).toBe(2)
  })
})

describe('Vitruvius', () => {
  test('takes 2 coins for a card built by chain', () => {
    const g = withLeaders({
      age: 2,
      cities: three({ leaders: ['vitruvius'], cards: ['baths'], hand: ['aqueduct', 'altar'], coins: 0 }),
    })
    playTurn(g, { 0: { action: 'build', card: 'aqueduct' } })
    expect([coinsOf(g, 0), cardsOf(g, 0)]).toEqual([2, ['baths', 'aqueduct']])
  })

  test('takes nothing for other free builds', () => {
    const g = withLeaders({
      age: 2,
      cities: three({
        wonder: 'olympia',
        side: 'night',
        stages: 1,
        leaders: ['vitruvius'],
        hand: ['aqueduct', 'altar'],
        coins: 0,
      }),
    })
    playTurn(g, { 0: { action: 'build', card: 'aqueduct', by: 'free-first' } })
    expect([coinsOf(g, 0), cardsOf(g, 0)]).toEqual([0, ['aqueduct']])
  })

  test('counts only from his recruitment on', () => {
    const g = recruiting({ cities: three({ leaderHand: ['vitruvius'], cards: ['baths', 'aqueduct'], coins: 1 }) })
    choose(g, 0, { action: 'recruit', card: 'vitruvius' })
    expect(coinsOf(g, 0)).toBe(0)
  })
})

describe('Nero', () => {
  test('takes 2 coins when a victory token is taken', () => {
    const cities = three({ leaders: ['nero'], cards: ['stockade'], coins: 0, hand: ['altar', 'baths'] })
    const g = withLeaders({ age: 1, turn: 6, cities })
    finishAge(g)
    expect(tokens(g, 0)).toEqual([2, 0, 0, 0])
    expect(coinsOf(g, 0)).toBe(3 + 2 + 2)
  })

  test('takes nothing for tokens gained before', () => {
    const g = recruiting({ age: 2, cities: three({ leaderHand: ['nero'], victory: [1, 1], coins: 1 }) })
    choose(g, 0, { action: 'recruit', card: 'nero' })
    expect(coinsOf(g, 0)).toBe(0)
  })

  test('is paid for the token of Nitocris too', () => {
    const g = recruiting({ age: 2, cities: three({ leaders: ['nero'], leaderHand: ['nitocris'], coins: 2 }) })
    choose(g, 0, { action: 'recruit', card: 'nitocris' })
    expect([coinsOf(g, 0), tokens(g, 0)]).toEqual([2, [0, 1, 0, 0]])
  })
})

describe('Berenice', () => {
  test('adds a coin to coins from the bank, those of a sale included', () => {
    const g = withLeaders({ age: 1, cities: three({ leaders: ['berenice'], hand: ['tavern', 'altar'], coins: 0 }) })
    playTurn(g, { 0: { action: 'build', card: 'tavern' } })
    expect(coinsOf(g, 0)).toBe(6)
    playTurn(g)
    expect(coinsOf(g, 0)).toBe(10)
  })

  test('adds one coin a turn and no more', () => {
    const hand = ['tavern', 'altar']
    const g = withLeaders({ age: 1, cities: three({ leaders: ['berenice', 'xenophon'], hand, coins: 0 }) })
    playTurn(g, { 0: { action: 'build', card: 'tavern' } })
    expect(coinsOf(g, 0)).toBe(5 + 2 + 1)
  })

  test('adds nothing to payments from neighbours', () => {
    const g = withLeaders({
      age: 1,
      cities: three(
        { leaders: ['berenice'], hand: ['altar', 'baths'], coins: 0 },
        { hand: ['baths', 'altar'], coins: 2 },
      ),
    })
    playTurn(g, { 0: { action: 'build', card: 'altar' }, 1: { action: 'build', card: 'baths' } })
    expect(coinsOf(g, 0)).toBe(2)
  })

  test('is ready in the Recruitment phase and again in the first turn', () => {
    const g = recruiting({ age: 2, cities: three({ leaders: ['berenice'], leaderHand: ['sappho'], coins: 0 }) })
    choose(g, 0, { action: 'give-up', card: 'sappho' })
    expect(coinsOf(g, 0)).toBe(4)
    playTurn(g)
    expect([coinsOf(g, 0), leadersIn(g, 0)]).toEqual([8, ['berenice']])
  })
})
