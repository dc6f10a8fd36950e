import { state, victoryCount } from '@heptapolis/engine/box'
import { fights } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { choose, everybodyElseSells, playTurn } from '../../testing.ts'
import { boardings } from '../columns.ts'
import { atSea, RICH } from '../testing.ts'

const LAST_TURN = 7
const two = { hand: ['altar', 'baths'] }
const boards = (card: string) => ({ cards: [...RICH], hand: [card, 'well'] })
const tokens = (g: ReturnType<typeof atSea>) =>
  Array.from({ length: g.rules.cities }, (_, seat) => [victoryCount(g, seat), state.defeats.get(g, seat)])

describe('Boarding', () => {
  test.each([
    ['pontoon', 1, 1, 3],
    ['ballista', 2, 2, 2],
    ['pier', 3, 3, 3],
  ])('%s: shields, and a conflict with the city two seats away', (card, age, shields, target) => {
    const g = atSea({ age, cities: [boards(card), two, two, two, two] })
    playTurn(g, { 0: { action: 'build', card } })
    expect(state.shields.get(g, 0)).toBe(shields)
    expect(fights(g)).toHaveLength(6)
    expect(fights(g).at(-1)).toEqual([0, target, 'boarding'])
  })

  test('the two fight one more ground conflict at the end of this Age, with normal tokens', () => {
    const g = atSea({ turn: LAST_TURN, cities: [boards('pontoon'), two, two, two, two] })
    playTurn(g, { 0: { action: 'build', card: 'pontoon' } })
    // Against both neighbours, and against the city two seats to the right.
    expect(tokens(g)).toEqual([
      [3, 0],
      [0, 1],
      [0, 0],
      [0, 1],
      [0, 1],
    ])
  })

  test('the stronger of the two wins, whoever gave the token', () => {
    const strong = { cards: ['walls', 'stables'], hand: ['altar', 'baths'] }
    const g = atSea({ turn: LAST_TURN, cities: [boards('pontoon'), two, two, strong, two] })
    playTurn(g, { 0: { action: 'build', card: 'pontoon' } })
    expect(tokens(g)[0]).toEqual([2, 1])
    expect(tokens(g)[3]).toEqual([3, 0])
  })

  test('the token returns after the conflict: no Boarding in the next Age', () => {
    const g = atSea({ turn: LAST_TURN, cities: [boards('pontoon'), two, two, two, two] })
    playTurn(g, { 0: { action: 'build', card: 'pontoon' } })
    expect(state.age.get(g)).toBe(2)
    expect(boardings.size(g, 0)).toBe(0)
    expect(fights(g)).toHaveLength(5)
  })

  test('with 3 players the target is also a neighbour: a second conflict between them', () => {
    const g = atSea({ turn: LAST_TURN, cities: [boards('pontoon'), two, two] })
    playTurn(g, { 0: { action: 'build', card: 'pontoon' } })
    expect(tokens(g)).toEqual([
      [3, 0],
      [0, 2],
      [0, 1],
    ])
  })

  test('diplomacy of either side does not stop it', () => {
    const g = atSea({
      boxes: ['cities'],
      turn: 8,
      cities: [{ ...boards('pontoon'), diplomacy: 1 }, two, two, { ...two, diplomacy: 1 }, two],
    })
    choose(g, 0, { action: 'build', card: 'pontoon' })
    everybodyElseSells(g)
    expect(tokens(g)[0]).toEqual([1, 0])
    expect(tokens(g)[3]).toEqual([0, 1])
  })

  test('a position remembers the Boardings of its Age', () => {
    const g = atSea({ cities: [{ ...two, boardings: [2] }, two, two, two] })
    expect(fights(g).at(-1)).toEqual([0, 2, 'boarding'])
  })

  test('partners never board each other: two seats away sits another team', () => {
    const g = atSea({
      boxes: ['cities'],
      teams: true,
      turn: 8,
      cities: [boards('pontoon'), two, two, two],
    })
    playTurn(g, { 0: { action: 'build', card: 'pontoon' } })
    // Twice against the outer neighbour, once by the Boarding.
    expect(tokens(g)[0]).toEqual([3, 0])
    expect(tokens(g)[2]).toEqual([0, 1])
  })
})
