import { question, state, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, discarded, legal, playTurn, points, type Scenario, scenario } from '../testing.ts'

const babylon = { wonder: 'babylon', side: 'night', stages: 1, coins: 0, hand: ['altar', 'theater'] }
const others = [
  { wonder: 'alexandria', hand: ['tavern', 'baths'] },
  { wonder: 'ephesos', hand: ['tavern', 'stockade'] },
]
const table = (city: object = {}, more: Partial<Scenario> = {}) =>
  scenario({ age: 1, turn: 6, cities: [{ ...babylon, ...city }, ...others], ...more })
const altar = { action: 'build', card: 'altar' }

describe('Babylon plays the last card', () => {
  test.each([
    ['1e', 'b', 2],
    ['2e', 'night', 1],
  ] as const)('of each Age instead of discarding it (%s, %s)', (edition, side, stages) => {
    const g = table({ side, stages }, { edition })
    playTurn(g, { 0: altar })
    expect(toAct(g)).toEqual([0])
    expect(question(g, 0)?.id).toBe('last-card')
    choose(g, 0, { action: 'build', card: 'theater' })
    expect(cardsOf(g, 0)).toEqual(['altar', 'theater'])
    expect(state.age.get(g)).toBe(2)
  })

  test('after turn 6 is complete: with the coins and goods of that turn', () => {
    const g = table({ hand: ['tavern', 'tree-farm'] })
    playTurn(g, { 0: { action: 'build', card: 'tavern' } })
    expect(coinsOf(g, 0)).toBe(5)
    choose(g, 0, { action: 'build', card: 'tree-farm' })
    expect(coinsOf(g, 0)).toBe(4)
    const h = table({ hand: ['stone-pit', 'baths'] })
    playTurn(h, { 0: { action: 'build', card: 'stone-pit' } })
    choose(h, 0, { action: 'build', card: 'baths' })
    expect(cardsOf(h, 0)).toEqual(['stone-pit', 'baths'])
  })

  test('with discounts and chains of that turn, and resources of cards that neighbours built in it', () => {
    const post = { ...babylon, coins: 1, hand: ['east-trading-post', 'baths'] }
    const g = scenario({
      age: 1,
      turn: 6,
      cities: [post, others[0], { wonder: 'gizah', hand: ['tavern', 'stockade'] }],
    })
    playTurn(g, { 0: { action: 'build', card: 'east-trading-post' } })
    expect(legal(g, 0)).toContainEqual({ action: 'build', card: 'baths', pay: { left: 0, right: 1, bank: 0 } })
    const h = table({ cards: ['stone-pit'], hand: ['baths', 'aqueduct'] })
    playTurn(h, { 0: { action: 'build', card: 'baths' } })
    expect(legal(h, 0)).toContainEqual({ action: 'build', card: 'aqueduct', by: 'chain' })
    const seller = { wonder: 'alexandria', hand: ['stone-pit', 'tavern'] }
    const k = scenario({
      age: 1,
      turn: 6,
      cities: [{ ...babylon, coins: 2, hand: ['altar', 'baths'] }, seller, others[1]],
    })
    playTurn(k, { 0: altar, 1: { action: 'build', card: 'stone-pit' } })
    expect(legal(k, 0)).toContainEqual({ action: 'build', card: 'baths', pay: { left: 2, right: 0, bank: 0 } })
  })

  test('with resources that paid for another card of that turn, own and bought', () => {
    const g = table({ cards: ['press-age-1'], hand: ['stockade', 'school'] })
    playTurn(g, { 0: { action: 'build', card: 'stockade' } })
    expect(legal(g, 0, { action: 'build' })).toHaveLength(1)
    const city = { ...babylon, coins: 4, cards: ['glassworks-age-1'], hand: ['baths', 'lighthouse'] }
    const h = scenario({
      age: 1,
      turn: 6,
      cities: [city, others[0], { wonder: 'gizah', hand: ['tavern', 'stockade'] }],
    })
    playTurn(h, { 0: { action: 'build', card: 'baths' } })
    expect(coinsOf(h, 0)).toBe(2)
    expect(legal(h, 0)).toContainEqual({ action: 'build', card: 'lighthouse', pay: { left: 0, right: 2, bank: 0 } })
  })

  test('for its cost, for a stage, or for 3 coins', () => {
    const g = table({ cards: ['brickyard', 'clay-pool', 'glassworks-age-1'], hand: ['altar', 'barracks'] })
    playTurn(g, { 0: altar })
    expect(legal(g, 0)).toEqual([
      { action: 'stage', card: 'barracks', stage: 2 },
      { action: 'sell', card: 'barracks' },
    ])
    choose(g, 0, { action: 'sell', card: 'barracks' })
    expect(coinsOf(g, 0)).toBe(3)
    expect(discarded(g)).toContain('barracks')
  })

  test('also when the stage is built with the sixth card', () => {
    const g = table({ stages: 0, cards: ['quarry'] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(question(g, 0)?.id).toBe('last-card')
    choose(g, 0, { action: 'build', card: 'theater' })
    expect(cardsOf(g, 0)).toEqual(['quarry', 'theater'])
  })

  test('before the conflicts', () => {
    const g = table({ hand: ['altar', 'stockade'] })
    playTurn(g, { 0: altar, 2: { action: 'sell', card: 'stockade' } })
    choose(g, 0, { action: 'build', card: 'stockade' })
    expect(state.victories.get(g, 0, 0)).toBe(2)
  })

  test('and in no turn before the sixth', () => {
    const g = table({}, { age: 1, turn: 5 })
    playTurn(g, { 0: altar })
    expect(question(g, 0)?.id).toBe('turn')
    expect(state.turn.get(g)).toBe(6)
  })

  test('alone: everybody else discards theirs without coins', () => {
    const g = table()
    playTurn(g, { 0: altar, 1: { action: 'build', card: 'tavern' }, 2: { action: 'build', card: 'tavern' } })
    expect(toAct(g)).toEqual([0])
    choose(g, 0, { action: 'build', card: 'theater' })
    expect([1, 2].map((seat) => coinsOf(g, seat))).toEqual([8, 8])
    expect(discarded(g).sort()).toEqual(['baths', 'stockade'])
  })
})

describe('Babylon has a science symbol of its choice', () => {
  test.each([
    ['1e', 'a', 2],
    ['1e', 'b', 3],
    ['2e', 'day', 2],
    ['2e', 'night', 2],
  ] as const)('chosen when scoring (%s, %s, stage %i)', (edition, side, stages) => {
    const science = (cards: string[]) =>
      points(scenario({ edition, cities: [{ wonder: 'babylon', side, stages, cards }, {}, {}] }), 0, 'science')
    expect(science([])).toBe(1)
    expect(science(['apothecary', 'workshop'])).toBe(10)
    expect(science(['apothecary', 'dispensary'])).toBe(9)
  })
})
