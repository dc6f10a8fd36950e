import { type Box, fromPosition, type Game, type Position, toAct } from '@heptapolis/engine'
import { question, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { debt } from '../parts/debts.ts'
import { losses, othersLose } from '../parts/losses.ts'
import { choose, coinsOf, legal, playTurn, points, refusal } from '../testing.ts'
import { payLosses, rich, withCities } from './testing.ts'

/** The first city builds the card; the others, with these coins, sell a card for 3 more. */
function strike(card: string, age: number, coins: number[], more: object = {}): Game {
  const g = withCities({ age, cities: [rich([card]), ...coins.map((count) => ({ coins: count }))], ...more })
  playTurn(g, { 0: { action: 'build', card } })
  return g
}

describe('Coin loss and debt', () => {
  test('a loss hits every city except the one that causes it', () => {
    const g = strike('brotherhood', 3, [5, 5, 5])
    const before = coinsOf(g, 0)
    payLosses(g)
    expect([1, 2, 3].map((seat) => coinsOf(g, seat))).toEqual([5, 5, 5])
    expect(coinsOf(g, 0)).toBe(before)
    expect(debt.get(g, 0)).toBe(0)
  })

  test('coins received in the same turn can be used', () => {
    const g = strike('brotherhood', 3, [0, 0])
    expect(question(g, 1)?.id).toBe('loss')
    choose(g, 1, { action: 'lose', coins: 3 })
    payLosses(g)
    expect([coinsOf(g, 1), debt.get(g, 1)]).toEqual([0, 0])
  })

  test('coins that come from a purchase of the same turn can be used', () => {
    const lair = { coins: 9, hand: ['lair', 'altar'], cards: ['glassworks-age-1'] }
    const seller = { wonder: 'babylon', coins: 0, hand: ['altar', 'baths'] }
    const g = withCities({ age: 2, cities: [lair, seller, { wonder: 'gizah' }] })
    playTurn(g, { 0: { action: 'build', card: 'lair' }, 1: { action: 'build', card: 'altar' } })
    choose(g, 1, { action: 'lose', coins: 2 })
    payLosses(g)
    expect([coinsOf(g, 1), debt.get(g, 1)]).toEqual([0, 0])
  })

  test('a loss comes after what others give in the same turn', () => {
    const g = withCities({
      age: 3,
      cities: [rich(['opium-distillery']), rich(['mint']), { coins: 0, hand: ['altar', 'baths'] }],
    })
    playTurn(g, { 0: { action: 'build', card: 'opium-distillery' }, 1: { action: 'build', card: 'mint' } })
    expect(coinsOf(g, 2)).toBe(6)
    choose(g, 1, { action: 'lose', coins: 5 })
    choose(g, 2, { action: 'lose', coins: 5 })
    expect([coinsOf(g, 2), debt.get(g, 2)]).toEqual([1, 0])
  })

  test('the victim chooses coin by coin between paying and a debt of 1', () => {
    const g = strike('brotherhood', 3, [5, 5])
    expect(legal(g, 1)).toEqual([
      { action: 'lose', coins: 3, debt: 0 },
      { action: 'lose', coins: 2, debt: 1 },
      { action: 'lose', coins: 1, debt: 2 },
      { action: 'lose', coins: 0, debt: 3 },
    ])
    choose(g, 1, { action: 'lose', debt: 2 })
    payLosses(g)
    expect([coinsOf(g, 1), debt.get(g, 1)]).toEqual([7, 2])
  })

  test('debt may be taken even by a city that can pay', () => {
    const g = strike('hideout', 1, [9, 9])
    choose(g, 1, { action: 'lose', coins: 0 })
    payLosses(g)
    expect([coinsOf(g, 1), debt.get(g, 1)]).toEqual([12, 1])
  })

  test('nobody can give more coins than there are', () => {
    const g = strike('opium-distillery', 3, [0, 9])
    expect(refusal(g, 1, { action: 'lose', coins: 4 }).code).toBe('illegal-move')
    expect(legal(g, 1)[0]).toEqual({ action: 'lose', coins: 3, debt: 2 })
  })

  test('a city without coins takes the whole loss as debt and is not asked', () => {
    const poor = { coins: 0, hand: ['altar', 'baths'] }
    const g = withCities({ age: 2, cities: [rich(['lair']), poor, poor] })
    const altar = { action: 'build', card: 'altar' }
    playTurn(g, { 0: { action: 'build', card: 'lair' }, 1: altar, 2: altar })
    expect([debt.get(g, 1), debt.get(g, 2)]).toEqual([2, 2])
    expect(state.turn.get(g)).toBe(2)
  })

  test('several losses in one turn add up to one', () => {
    const g = withCities({
      age: 3,
      cities: [rich(['brotherhood']), rich(['opium-distillery']), { coins: 2 }, { coins: 9 }],
    })
    playTurn(g, { 0: { action: 'build', card: 'brotherhood' }, 1: { action: 'build', card: 'opium-distillery' } })
    expect(legal(g, 0)).toHaveLength(6)
    choose(g, 0, { action: 'lose', coins: 5 })
    expect(legal(g, 1)).toHaveLength(4)
    choose(g, 1, { action: 'lose', coins: 3 })
    expect(legal(g, 2)[0]).toEqual({ action: 'lose', coins: 5, debt: 3 })
  })

  test('each debt is a point less at the end, on a line of its own', () => {
    const g = withCities({ cities: [{ debt: 7, coins: 0 }, {}, {}] })
    expect(points(g, 0, 'debt')).toBe(-7)
    expect(points(g, 0)).toBe(-7)
  })

  test('debts can never be paid back', () => {
    const g = withCities({ age: 1, cities: [rich([], { wonder: 'gizah', debt: 2 }), {}, {}] })
    expect(new Set(legal(g, 0).map((move) => move.action))).toEqual(new Set(['build', 'stage', 'sell']))
  })

  test.each([
    ['sepulcher', 2],
    ['cenotaph', 3],
  ])('%s takes a coin for each victory token of the victim, whatever its value', (card, age) => {
    const cities = [rich([card], { victory: [5, 5, 5] }), { coins: 9, victory: [1, 1, 5] }, { coins: 9 }]
    const g = withCities({ age, cities })
    playTurn(g, { 0: { action: 'build', card } })
    payLosses(g)
    expect([coinsOf(g, 1), coinsOf(g, 2)]).toEqual([9, 12])
  })

  test('victory tokens taken in the same turn count for it', () => {
    const g = withCities({
      age: 2,
      cities: [rich(['sepulcher']), rich(['raider-fort'], { wonder: 'rhodos' }), { wonder: 'gizah' }],
    })
    playTurn(g, { 0: { action: 'build', card: 'sepulcher' }, 1: { action: 'build', card: 'raider-fort' } })
    expect(legal(g, 1)[0]).toEqual({ action: 'lose', coins: 1, debt: 0 })
  })

  test('the Chamber of Builders takes a coin for each stage of the victim, one built this turn included', () => {
    const builder = rich(['altar'], { wonder: 'gizah', side: 'night', stages: 1 })
    const g = withCities({
      age: 3,
      cities: [rich(['chamber-of-builders'], { stages: 3, wonder: 'rhodos' }), builder, {}],
    })
    playTurn(g, { 0: { action: 'build', card: 'chamber-of-builders' }, 1: { action: 'stage', card: 'altar' } })
    expect(toAct(g)).toEqual([1])
    expect(legal(g, 1)[0]).toEqual({ action: 'lose', coins: 2, debt: 0 })
  })

  test.each([
    ['raider-camp', 1, [1, 0, 0, 0]],
    ['raider-fort', 2, [0, 1, 0, 0]],
    ['raider-garrison', 3, [0, 0, 1, 0]],
  ])('%s gives both neighbours a debt that cannot be paid instead', (card, age, taken) => {
    const g = strike(card, age, [9, 9, 9])
    expect([1, 2, 3].map((seat) => debt.get(g, seat))).toEqual([1, 0, 1])
    expect([1, 2, 3].map((seat) => coinsOf(g, seat))).toEqual([12, 12, 12])
    expect([0, 1, 2].map((i) => state.victories.get(g, 0, i))).toEqual(taken.slice(0, 3))
    expect(state.turn.get(g)).toBe(2)
  })

  test('a loss from a card out of the discard pile hits in the same turn', () => {
    const g = withCities({ age: 2, discard: ['brotherhood'], cities: [rich(['forging-agency']), { coins: 1 }, {}] })
    playTurn(g, { 0: { action: 'build', card: 'forging-agency' } })
    choose(g, 0, { action: 'pick', card: 'brotherhood' })
    expect(question(g, 1)?.id).toBe('loss')
    expect(state.turn.get(g)).toBe(1)
  })

  test('losses of the last turn come before the conflicts', () => {
    const hand = ['sepulcher', 'altar']
    const g = withCities({
      age: 2,
      turn: 7,
      cities: [{ ...rich([]), hand }, { victory: [1] }, { cards: ['barracks'] }],
    })
    playTurn(g, { 0: { action: 'build', card: 'sepulcher' } })
    expect(toAct(g)).toEqual([1])
    expect(state.victories.get(g, 2, 1)).toBe(0)
    payLosses(g)
    expect(state.victories.get(g, 2, 1)).toBe(2)
  })

  test('the free city gives what it has and takes a debt for the rest, without a question (our ruling)', () => {
    const g = withCities({ age: 3, cities: [rich(['opium-distillery']), { coins: 9 }, { coins: 2 }], setup: TWO })
    choose(g, 0, { action: 'build', card: 'opium-distillery' })
    for (let [seat] = toAct(g); question(g, seat)?.id === 'turn'; [seat] = toAct(g)) {
      choose(
        g,
        seat,
        legal(g, seat, { action: 'sell' }).at(-1) ?? legal(g, seat).at(-1) ?? expect.fail('nothing to do'),
      )
    }
    expect(toAct(g)).toEqual([1])
    expect([coinsOf(g, 2), debt.get(g, 2)]).toEqual([0, 3])
  })
})

const TWO = { seats: [{}, {}] }

describe('Without this box', () => {
  const thief: Box = {
    id: 'thief',
    parts: [losses],
    pieces: () => [{ id: 'thief', sort: 'card', age: 1, effects: [othersLose(4)] }],
  }

  function thiefStrikes(coins: number): Game {
    const position: Position = {
      setup: { edition: '2e', boxes: ['thief'], seed: '' },
      turn: 1,
      cities: [{ hand: ['thief', 'altar'] }, { coins, hand: ['altar', 'baths'] }, { hand: ['altar', 'baths'] }],
    }
    const g = fromPosition(position, [BOXES[0], thief], { lenient: true })
    if (!g.ok) throw new Error(g.error.message)
    const altar = { action: 'build', card: 'altar' }
    playTurn(g.value, { 0: { action: 'build', card: 'thief' }, 1: altar, 2: altar })
    return g.value
  }

  test.each([
    [9, 5],
    [4, 0],
    [1, 0],
    [0, 0],
  ])('a city with %i coins that loses 4 keeps %i and takes no debt', (coins, kept) => {
    const g = thiefStrikes(coins)
    expect(coinsOf(g, 1)).toBe(kept)
    expect(g.rules.columns).not.toContain(debt)
    expect(state.turn.get(g)).toBe(2)
  })
})
