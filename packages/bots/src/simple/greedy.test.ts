import { playTurn, scenario } from '@heptapolis/boxes/testing'
import { question, random, showMove, sight } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { WEIGHTS } from '../outlook/weights.ts'
import { greedy, greedyWith } from './greedy.ts'

describe('The greedy player', () => {
  test('gives up the cheapest tokens for a failed edifice', () => {
    const cities = [{ victory: [5, 3, 1, 3] }, { pawns: [0, 0, 1] }, { pawns: [0, 0, 1] }]
    const edifices = [{ id: 'concentric-castle', pawns: 1, state: 'failed' as const }]
    const g = scenario({ boxes: ['edifice'], phase: 'penalty', age: 3, edifices, cities })
    const move = greedy.choose(sight(g, 0), 0, random('tokens'))
    expect(showMove(g, move)).toEqual({ action: 'lose-tokens', tokens: '1+3' })
  })
  test.each([
    ['takes part in a naval conflict it wins', 5, 'skip'],
    ['stays out of one it loses, for nothing can change any more', 0, 'stay-out'],
  ])('%s', (_what, red, action) => {
    const oasis = { islands: ['forgotten-oasis'], ships: { red } }
    const cities = [oasis, { ships: { red: 3 } }, { ships: { red: 4 } }].map((city) => ({
      ...city,
      hand: ['altar', 'well'],
    }))
    const g = scenario({ boxes: ['armada'], age: 1, turn: 7, cities })
    playTurn(g)
    expect(question(g, 0)?.id).toBe('naval-absence')
    const unsure = greedyWith({ ...WEIGHTS, doubt: 0.1, doubtPerTurn: 100 })
    expect(showMove(g, unsure.choose(sight(g, 0), 0, random('absence')))).toEqual({ action })
  })
})
