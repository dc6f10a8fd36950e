import { type CityPosition, strength } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, legal, points } from '../../testing.ts'
import { finishAge, questionOf, recruiting, three, tokens, withLeaders } from '../testing.ts'

describe('shields of leaders', () => {
  test.each([
    ['hannibal', 1],
    ['caesar', 2],
  ])('%s has %i', (leader, shields) => {
    const g = recruiting({ cities: three({ leaderHand: [leader] }) })
    expect(strength(g, 0)).toBe(0)
    choose(g, 0, { action: 'recruit', card: leader })
    expect(strength(g, 0)).toBe(shields)
  })
})

describe('Tomyris', () => {
  test('gives the defeat token of a lost fight to the winner', () => {
    const g = withLeaders({ age: 1, turn: 6, cities: three({ leaders: ['tomyris'] }, { cards: ['stockade'] }) })
    finishAge(g)
    expect([0, 1, 2].map((seat) => tokens(g, seat))).toEqual([
      [0, 0, 0, 0],
      [2, 0, 0, 1],
      [0, 0, 0, 1],
    ])
  })

  test('has no effect on wins, nor on tokens taken before', () => {
    const cities = three({ leaders: ['tomyris'], cards: ['stockade'], defeat: 2 })
    const g = withLeaders({ age: 1, turn: 6, cities })
    finishAge(g)
    expect([tokens(g, 0), tokens(g, 1)]).toEqual([
      [2, 0, 0, 2],
      [0, 0, 0, 1],
    ])
  })

  test('copied by the Courtesans Guild hands the defeat to the winner too', () => {
    const cities = three(
      { cards: ['courtesans-guild'], copied: ['tomyris'] },
      { cards: ['stockade'], leaders: ['tomyris'] },
    )
    const g = withLeaders({ edition: '1e', age: 3, turn: 6, cities })
    finishAge(g)
    expect([tokens(g, 0), tokens(g, 1)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 2, 1],
    ])
  })

  test('copied on both sides does not loop: only one of the two can lose', () => {
    const cities = three({ leaders: ['tomyris'] }, { cards: ['courtesans-guild', 'stockade'], copied: ['tomyris'] })
    const g = withLeaders({ edition: '1e', age: 3, turn: 6, cities })
    finishAge(g)
    expect([tokens(g, 0), tokens(g, 1)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 2, 1],
    ])
  })
})

describe('Nitocris', () => {
  test.each([
    [1, [1, 0, 0, 0]],
    [2, [0, 1, 0, 0]],
    [3, [0, 0, 1, 0]],
  ])('takes a victory token of Age %i', (age, expected) => {
    const g = recruiting({ age, cities: three({ leaderHand: ['nitocris'], coins: 3 }) })
    choose(g, 0, { action: 'recruit', card: 'nitocris' })
    expect(tokens(g, 0)).toEqual(expected)
    expect([points(g, 0, 'military'), points(g, 0, 'leaders')]).toEqual([age * 2 - 1, 0])
  })
})

describe('Telesilla', () => {
  const called = (second: CityPosition, third: CityPosition = {}) => {
    const g = recruiting({
      age: 3,
      cities: three({ leaderHand: ['telesilla'], defeat: 3, victory: [1] }, second, third),
    })
    choose(g, 0, { action: 'recruit', card: 'telesilla' })
    return g
  }

  test('discards all own defeat tokens', () => {
    expect(tokens(called({}), 0)).toEqual([1, 0, 0, 0])
  })

  test('lets the others choose which victory token to discard', () => {
    const g = called({ victory: [1, 3], defeat: 1 }, { victory: [1, 3, 3] })
    expect(questionOf(g, 1)).toBe('forfeit')
    expect(legal(g, 1)).toEqual([
      { action: 'forfeit', victory: 1 },
      { action: 'forfeit', victory: 3 },
    ])
    choose(g, 1, { action: 'forfeit', victory: 1 })
    choose(g, 2, { action: 'forfeit', victory: 3 })
    expect([tokens(g, 1), tokens(g, 2)]).toEqual([
      [0, 1, 0, 1],
      [1, 1, 0, 0],
    ])
    expect(questionOf(g, 1)).toBe('turn')
  })

  test('takes the only kind of token without asking; a player without one loses nothing', () => {
    const g = called({ victory: [3, 3] })
    expect([tokens(g, 1), tokens(g, 2), questionOf(g, 1)]).toEqual([[0, 1, 0, 0], [0, 0, 0, 0], 'turn'])
  })

  test('has the victory tokens discarded before a stage of the same phase recruits once more', () => {
    const cards = ['stone-pit', 'clay-pool', 'glassworks-age-1']
    const rome = { wonder: 'rome', side: 'night', stages: 1, coins: 9, cards }
    const g = recruiting({
      age: 2,
      cities: three({ leaderHand: ['telesilla'] }, { ...rome, leaderHand: ['caesar', 'sappho'] }, { victory: [1, 3] }),
    })
    choose(g, 0, { action: 'recruit', card: 'telesilla' })
    choose(g, 1, { action: 'stage', card: 'caesar' })
    expect([questionOf(g, 1), questionOf(g, 2)]).toEqual([undefined, 'forfeit'])
    choose(g, 2, { action: 'forfeit', victory: 1 })
    expect([questionOf(g, 1), questionOf(g, 2)]).toEqual(['extra-recruit', undefined])
  })

  test('has everybody told which token goes', () => {
    const g = recruiting({ age: 3, cities: three({ leaderHand: ['telesilla'] }, { victory: [3, 3] }) })
    const told: unknown[] = []
    g.listener = ({ what, seat, value }) => what === 'victory-lost' && told.push([seat, value])
    choose(g, 0, { action: 'recruit', card: 'telesilla' })
    expect(told).toEqual([[1, 3]])
  })

  test('waits until everybody has taken what the same phase brings', () => {
    const g = recruiting({ age: 1, cities: three({ leaderHand: ['telesilla'] }, { leaderHand: ['nitocris'] }) })
    choose(g, 0, { action: 'recruit', card: 'telesilla' })
    choose(g, 1, { action: 'recruit', card: 'nitocris' })
    expect(tokens(g, 1)).toEqual([0, 0, 0, 0])
  })
})
