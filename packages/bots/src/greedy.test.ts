import { scenario } from '@heptapolis/boxes/testing'
import { random, showMove, sight } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { greedy } from './greedy.ts'

describe('Whoever looks one move ahead', () => {
  test('gives the tokens of least value where an edifice that failed takes two', () => {
    const cities = [{ victory: [5, 3, 1, 3] }, { pawns: [0, 0, 1] }, { pawns: [0, 0, 1] }]
    const edifices = [{ id: 'concentric-castle', pawns: 1, state: 'failed' as const }]
    const g = scenario({ boxes: ['edifice'], phase: 'penalty', age: 3, edifices, cities })
    const move = greedy.choose(sight(g, 0), 0, random('tokens'))
    expect(showMove(g, move)).toEqual({ action: 'lose-tokens', tokens: '1+3' })
  })
})
