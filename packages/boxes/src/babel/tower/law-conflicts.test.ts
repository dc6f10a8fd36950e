import { state } from '@heptapolis/engine/box'
import { victoryValue } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { playTurn } from '../../testing.ts'
import { city, underLaws } from '../testing.ts'

describe('laws 19 and 22: conflicts', () => {
  const atWar = (laws: number[], age: number) =>
    underLaws(laws, { age, turn: 6, cities: city(['altar', 'theater'], { cards: ['walls'] }) })
  const victories = (g: ReturnType<typeof atWar>) => [0, 1, 2].map((i) => state.victories.get(g, 0, i))

  test.each([
    [1, [0, 0, 0]],
    [2, [2, 0, 0]],
    [3, [0, 2, 0]],
  ])('law 19: victory tokens 1, 3, 5 become none, 1, 3: in Age %i', (age, tokens) => {
    const g = atWar([19], age)
    playTurn(g)
    expect(victories(g)).toEqual(tokens)
    expect(victoryValue(g, age)).toBe([0, 1, 3][age - 1])
    expect([1, 2].map((seat) => state.defeats.get(g, seat))).toEqual([1, 1])
  })

  test('law 22: each lost conflict gives two defeat tokens', () => {
    const g = atWar([22], 1)
    playTurn(g)
    expect(victories(g)).toEqual([2, 0, 0])
    expect([0, 1, 2].map((seat) => state.defeats.get(g, seat))).toEqual([0, 2, 2])
  })

  test('covered, they change nothing', () => {
    const g = atWar([19, 22, 5, 6, 8], 1)
    playTurn(g)
    expect(victories(g)).toEqual([2, 0, 0])
    expect([1, 2].map((seat) => state.defeats.get(g, seat))).toEqual([1, 1])
  })
})
