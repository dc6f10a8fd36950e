import { type CityPosition, type Game, state, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import {
  cardsOf,
  choose,
  coinsOf,
  discarded,
  legal,
  playTurn,
  points,
  pointsFrom,
  refusal,
  scenario,
} from '../testing.ts'
import { debtsOf, fateOf, LAST, pawnsOf, site, takePart } from './testing.ts'

type AgeName = 'I' | 'II' | 'III'

/** Last turn of an Age in which seat 0 takes part, the others sell, and the edifice stays unfinished. */
function abandon(id: string, age: AgeName, ...cities: CityPosition[]): Game {
  const g = site({ id, pawns: 2 }, age, cities, LAST)
  playTurn(g, { 0: takePart() })
  expect(fateOf(g, g.rules.piece(id).age)).toBe('failed')
  return g
}

const victories = (g: Game, seat: number): number[] => [0, 1, 2].map((i) => state.victories.get(g, seat, i))
const pick = (card: string) => ({ action: 'pick', card })

describe('an edifice fails', () => {
  test('when a pawn is left on it after the last turn of its Age: no reward, the pawn protects from the penalty', () => {
    const g = abandon('money-changer', 'I')
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([10 - 1, 10 + 3 - 2, 10 + 3 - 2])
    expect(pawnsOf(g, 0)).toEqual([1, 0, 0])
    expect(points(g, 0, 'edifice')).toBe(0)
  })

  test('only after the last card of whoever may still play it', () => {
    const babylon = {
      wonder: 'babylon',
      side: 'night',
      stages: 1,
      cards: ['brickyard', 'clay-pit', 'glassworks-age-1'],
    }
    const g = site({ id: 'money-changer', pawns: 1 }, 'I', [babylon], LAST)
    playTurn(g)
    expect(toAct(g)).toEqual([0])
    choose(g, 0, takePart(legal(g, 0, { participate: true })[0].card))
    expect(fateOf(g, 1)).toBe('built')
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([10 + 3 - 1 + 4, 13, 13])
  })

  test('the last card comes after the last turn: it cannot join an edifice finished there (our ruling)', () => {
    const babylon = {
      wonder: 'babylon',
      side: 'night',
      stages: 1,
      cards: ['brickyard', 'clay-pit', 'glassworks-age-1'],
    }
    const g = site({ id: 'money-changer', pawns: 1 }, 'I', [babylon], LAST)
    playTurn(g, { 1: takePart() })
    expect(toAct(g)).toEqual([0])
    expect(legal(g, 0, { action: 'stage' }).length).toBeGreaterThan(0)
    expect(legal(g, 0, { participate: true })).toEqual([])
    choose(g, 0, { action: 'sell', card: legal(g, 0, { action: 'sell' })[0].card })
    expect([cardsOf(g, 0), debtsOf(g, 0)]).toEqual([
      ['brickyard', 'clay-pit', 'glassworks-age-1'],
      [0, 0, 0],
    ])
  })

  test('before the conflicts: a lost shield is missing there', () => {
    const red = (card: string) => ({ cards: ['quarry', card] })
    const g = abandon('outpost', 'I', {}, red('stockade'), { cards: ['brickyard'] })
    expect(discarded(g)).toContain('stockade')
    expect(state.shields.get(g, 1)).toBe(0)
    expect([0, 1, 2].map((seat) => victories(g, seat)[0])).toEqual([0, 0, 0])
  })

  test('for good: nobody is ever rewarded for it', () => {
    const ur = { wonder: 'ur', side: 'night', cards: ['quarry', 'glassworks-age-1'] }
    const g = site({ id: 'auction-house' }, 'II', [ur], { edifices: [{ id: 'money-changer', state: 'failed' }] })
    playTurn(g, { 0: { action: 'stage', card: 'tavern' } })
    expect(pawnsOf(g, 0)).toEqual([1, 0, 0])
    expect(coinsOf(g, 0)).toBe(10)
  })

  test('without harm to the free city of a game for two (our ruling)', () => {
    const free = { wonder: 'ephesos', side: 'day', coins: 1 }
    const g = site({ id: 'money-changer' }, 'I', [{}, {}, { ...free, hand: undefined }], {
      setup: { seats: [{}, {}], boxes: ['edifice'] },
      ...LAST,
    })
    playTurn(g)
    expect([0, 1].map((seat) => coinsOf(g, seat))).toEqual([11, 11])
    expect(debtsOf(g, 2)).toEqual([0, 0, 0])
  })
})

describe('the penalty', () => {
  test('is all or nothing: who cannot pay in full loses nothing and takes a debt', () => {
    const g = abandon('auction-house', 'II', {}, { coins: 1 }, { coins: 2 })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([8, 1 + 3, 2 + 3 - 5])
    expect([0, 1, 2].map((seat) => debtsOf(g, seat))).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ])
    expect(points(g, 1, 'edifice')).toBe(-3)
  })

  test('leaves no choice of a debt to who can pay', () => {
    const g = abandon('belvedere', 'I', {}, { cards: ['quarry', 'clay-pit'] })
    expect(legal(g, 1)).toEqual([pick('quarry'), pick('clay-pit')])
  })

  test('of a colour: the owner chooses the card, all at the same time and unseen', () => {
    const two = { cards: ['quarry', 'clay-pit'] }
    const g = abandon('belvedere', 'I', {}, two, { cards: ['brickyard', 'lumber-yard'] })
    expect(toAct(g)).toEqual([1, 2])
    choose(g, 2, pick('brickyard'))
    expect(cardsOf(g, 2)).toEqual(['brickyard', 'lumber-yard'])
    choose(g, 2, pick('lumber-yard'))
    choose(g, 1, pick('quarry'))
    expect([cardsOf(g, 1), cardsOf(g, 2)]).toEqual([['clay-pit'], ['brickyard']])
  })

  test('of a colour: nothing is asked where there is but one card', () => {
    const g = abandon('belvedere', 'I')
    expect([cardsOf(g, 0), cardsOf(g, 1), cardsOf(g, 2)]).toEqual([['sawmill'], [], []])
    expect(state.age.get(g)).toBe(2)
  })

  test('of a colour: the card goes to the discard pile, with all it did', () => {
    const g = abandon('belvedere', 'I')
    expect(discarded(g)).toEqual(expect.arrayContaining(['quarry', 'brickyard']))
    expect(state.made.get(g, 1)).toBe(state.sold.get(g, 1))
    expect(g.rules.counts.brown(g, 1)).toBe(0)
  })

  test('of a colour: chains used stay used, coins earned are kept', () => {
    const g = abandon('artisan-district', 'I', {}, { cards: ['quarry', 'tavern', 'forum'], coins: 8 })
    choose(g, 1, pick('tavern'))
    expect([cardsOf(g, 1), coinsOf(g, 1)]).toEqual([['quarry', 'forum'], 8 + 3])
  })

  test('of a colour: a card the city does not have is not demanded; a debt is', () => {
    const g = abandon('belvedere', 'I', {}, { cards: ['loom-age-1'] })
    expect([cardsOf(g, 1), debtsOf(g, 1)]).toEqual([['loom-age-1'], [1, 0, 0]])
  })

  test('of a colour: other answers are refused', () => {
    const g = abandon('belvedere', 'I', {}, { cards: ['quarry', 'clay-pit', 'altar'] })
    expect(refusal(g, 1, pick('altar')).code).toBe('illegal-move')
    expect(refusal(g, 0, pick('sawmill')).code).toBe('not-asked')
  })

  const colours: [string, AgeName, string, string, string][] = [
    ['artisan-district', 'I', 'yellow', 'tavern', 'altar'],
    ['belvedere', 'I', 'brown', 'clay-pit', 'altar'],
    ['curtain-wall', 'I', 'grey', 'press-age-1', 'altar'],
    ['outpost', 'I', 'red', 'stockade', 'altar'],
    ['factory', 'II', 'brown', 'clay-pit', 'altar'],
    ['amphitheater', 'II', 'grey', 'press-age-1', 'altar'],
    ['staging-camp', 'II', 'red', 'stockade', 'altar'],
    ['river-port', 'II', 'blue', 'altar', 'tavern'],
    ['archives', 'III', 'blue', 'altar', 'tavern'],
    ['agora', 'III', 'green', 'workshop', 'altar'],
    ['military-school', 'III', 'red', 'stockade', 'altar'],
  ]
  test.each(colours)('of %s (Age %s) is a %s card', (id, age, _colour, lost, kept) => {
    const g = abandon(id, age, {}, { cards: [kept, lost] }, { cards: [kept] })
    expect([cardsOf(g, 1), cardsOf(g, 2)]).toEqual([[kept], [kept]])
    expect(debtsOf(g, 1)).toEqual([0, 0, 0])
    expect(points(g, 2, 'edifice')).toBe({ I: -2, II: -3, III: -5 }[age])
  })

  test.each([
    ['money-changer', 'I', 2, -2],
    ['auction-house', 'II', 5, -3],
    ['gold-reserves', 'III', 9, -5],
  ] as const)('of %s (Age %s) is %i coins, or a debt of %i', (id, age, coins, debt) => {
    const g = site({ id, pawns: 2 }, age, [{}, { coins }, { coins: coins - 1 }], LAST)
    const build = { action: 'build', card: 'altar' }
    playTurn(g, { 0: takePart(), 1: build, 2: build })
    expect([coinsOf(g, 1), coinsOf(g, 2)]).toEqual([0, coins - 1])
    expect([points(g, 1, 'edifice'), points(g, 2, 'edifice')]).toEqual([0, debt])
  })

  test('of Concentric Castle is two victory tokens of any value, at the choice of the owner', () => {
    const g = abandon('concentric-castle', 'III', {}, { victory: [1, 3, 3, 5] }, { victory: [1] })
    expect(legal(g, 1).map((move) => move.tokens)).toEqual(['1+3', '1+5', '3+3', '3+5'])
    choose(g, 1, { action: 'lose-tokens', tokens: '3+3' })
    expect([victories(g, 1), victories(g, 2)]).toEqual([
      [1, 0, 1],
      [1, 0, 0],
    ])
    expect([points(g, 1, 'edifice'), points(g, 2, 'edifice')]).toEqual([0, -5])
  })

  test('of Concentric Castle is not asked about where two tokens are all there is', () => {
    const g = abandon('concentric-castle', 'III', {}, { victory: [1, 5] })
    expect(victories(g, 1)).toEqual([0, 0, 0])
  })
})

describe('the score line', () => {
  test('takes debts off the rewards, and may be negative', () => {
    const built = { id: 'belvedere', state: 'built' as const }
    const city = { wonder: 'gizah', side: 'day', stages: 2, pawns: [1, 0, 0], edificeDebt: [3, 5] }
    const g = scenario({ boxes: ['edifice'], edifices: [built], cities: [city, { edificeDebt: [2, 3, 5] }, {}] })
    expect([0, 1, 2].map((seat) => points(g, seat, 'edifice'))).toEqual([2 - 8, -10, 0])
    expect([pointsFrom(g, 1, 'edifice-debt-1'), pointsFrom(g, 1, 'edifice-debt-3')]).toEqual([-2, -5])
  })

  test('pawns have no value of their own', () => {
    const g = scenario({ boxes: ['edifice'], edifices: [{ id: 'agora' }], cities: [{ pawns: [1, 1, 1] }, {}, {}] })
    expect(points(g, 0, 'edifice')).toBe(0)
  })
})
