import { type CityPosition, question, state, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, everybodyElseSells, playTurn } from '../../testing.ts'
import { atSea, tokensOf } from '../testing.ts'
import { navalStrength } from './naval-conflict.ts'

const LAST_TURN = 7
/** The red column gives 1, 2, 3, 4, 5, 8: strength 5 is its fifth space. */
const strong = (red: number, more: CityPosition = {}): CityPosition => ({
  ships: { red },
  hand: ['altar', 'baths'],
  ...more,
})
const resolve = (age: number, ...reds: number[]): number[][] => {
  const g = atSea({ age, turn: LAST_TURN, cities: reds.map((red) => strong(red)) })
  playTurn(g)
  return reds.map((_, seat) => tokensOf(g, seat))
}

describe('Naval strength', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 8],
  ])('the red ship after %i spaces gives %i, the space it is on and not the sum', (red, strength) => {
    expect(navalStrength(atSea({ cities: [strong(red), {}, {}] }), 0)).toBe(strength)
  })

  test.each([
    [{ cards: ['coastal-defenses'] }, 1],
    [{ cards: ['fortified-port'] }, 2],
    [{ cards: ['coastal-fortifications'] }, 3],
    [{ islands: ['whistling-island'] }, 1],
    [{ islands: ['windy-oasis'] }, 2],
    [{ islands: ['breezy-archipelago'] }, 3],
    [{ wonder: 'siracusa', side: 'day', stages: ['siracusa-day-1'] }, 1],
    [{ wonder: 'siracusa', side: 'night', stages: ['siracusa-night-3'] }, 1],
  ])('%j adds %i to the ship', (city: CityPosition, strength) => {
    expect(navalStrength(atSea({ cities: [strong(2, city), {}, {}] }), 0)).toBe(2 + strength)
  })

  test('is no shield: it does not count in ground conflicts', () => {
    const g = atSea({ cities: [strong(6, { cards: ['coastal-defenses'] }), {}, {}] })
    expect(state.shields.get(g, 0)).toBe(0)
  })
})

describe('The naval conflict', () => {
  test.each([
    [1, [[3], [1], [], [-1]]],
    [2, [[5], [3], [], [-2]]],
    [3, [[7], [5], [3], [-3]]],
  ])('of Age %i is fought among all players', (age, taken) => {
    expect(resolve(age, 4, 3, 2, 1)).toEqual(taken)
  })

  test('all tied for weakest take the defeat token', () => {
    expect(resolve(1, 3, 2, 0, 0)).toEqual([[3], [1], [-1], [-1]])
  })

  test('tie for 1st: all take 2nd, the next ranks 3rd', () => {
    expect(resolve(1, 4, 4, 2, 0)).toEqual([[1], [1], [], [-1]])
    expect(resolve(3, 4, 4, 2, 0)).toEqual([[5], [5], [3], [-3]])
    expect(resolve(3, 4, 4, 4, 0, 2)).toEqual([[5], [5], [5], [-3], [3]])
  })

  test('tie for 2nd: all take 3rd, which exists only in Age III, the next takes nothing', () => {
    expect(resolve(2, 4, 3, 3, 1, 0)).toEqual([[5], [], [], [], [-2]])
    expect(resolve(3, 4, 3, 3, 1, 0)).toEqual([[7], [3], [3], [], [-3]])
  })

  test('tie for 1st and a tie behind it: those behind are pushed below the 3rd', () => {
    expect(resolve(3, 4, 4, 3, 3, 0)).toEqual([[5], [5], [], [], [-3]])
  })

  test('tie for 3rd takes nothing', () => {
    expect(resolve(3, 5, 4, 3, 3, 0)).toEqual([[7], [5], [], [], [-3]])
  })

  test('all players equal: no tokens', () => {
    expect(resolve(1, 2, 2, 2)).toEqual([[], [], []])
  })

  test('a player of the weakest group never takes a victory token', () => {
    expect(resolve(1, 3, 1, 1)).toEqual([[3], [-1], [-1]])
    expect(resolve(3, 3, 3, 1)).toEqual([[5], [5], [-3]])
    expect(resolve(3, 3, 2, 1)).toEqual([[7], [5], [-3]])
  })

  test('goes player by player in a game of teams', () => {
    const g = atSea({
      boxes: ['cities'],
      teams: true,
      age: 1,
      turn: 8,
      cities: [strong(4), strong(3), strong(2), strong(1)],
    })
    playTurn(g)
    expect([0, 1, 2, 3].map((seat) => tokensOf(g, seat))).toEqual([[3], [1], [], [-1]])
  })

  test('is not stopped by diplomacy', () => {
    const absent = strong(4, { diplomacy: 1 })
    const g = atSea({ boxes: ['cities'], turn: 8, cities: [absent, strong(3), strong(2)] })
    playTurn(g)
    expect(tokensOf(g, 0)).toEqual([3])
  })

  test('tokens are no military tokens: they count for nothing that counts those', () => {
    const g = atSea({ turn: LAST_TURN, cities: [strong(4), strong(3), strong(2)] })
    playTurn(g)
    expect(state.victories.get(g, 0, 1)).toBe(0)
    expect(state.defeats.get(g, 2)).toBe(0)
  })
})

describe('Forgotten Oasis', () => {
  const cities = [strong(4), strong(3), strong(1, { islands: ['forgotten-oasis'] }), strong(2)]

  test('asks anew every Age whether to stay out: no token, and not compared', () => {
    const g = atSea({ turn: LAST_TURN, cities })
    playTurn(g)
    expect([toAct(g), question(g, 2)?.id]).toEqual([[2], 'naval-absence'])
    choose(g, 2, { action: 'stay-out' })
    expect([0, 1, 2, 3].map((seat) => tokensOf(g, seat))).toEqual([[3], [1], [], [-1]])
    expect(state.age.get(g)).toBe(2)
    while (state.age.get(g) === 2 && question(g, 2)?.id === 'turn') everybodyElseSells(g)
    expect(question(g, 2)?.id).toBe('naval-absence')
    choose(g, 2, { action: 'skip' })
    expect(tokensOf(g, 2)).toEqual([-2])
  })

  test('lets the city take part as well', () => {
    const g = atSea({ turn: LAST_TURN, cities })
    playTurn(g)
    choose(g, 2, { action: 'skip' })
    expect([0, 1, 2, 3].map((seat) => tokensOf(g, seat))).toEqual([[3], [1], [-1], []])
  })
})
