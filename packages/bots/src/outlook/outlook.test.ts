import { scenario } from '@heptapolis/boxes/testing'
import { describe, expect, test } from 'vitest'
import { outlook } from './outlook.ts'

describe('With Leaders a city may expect', () => {
  const expected = (age: number, leaders: string[]): number => {
    const g = scenario({ boxes: ['leaders'], age, cities: [{ leaders, leaderHand: [] }, {}, {}] })
    return outlook(g, 0)
  }
  const promised = (age: number): number => expected(age, ['xenophon']) - expected(age, [])

  test('points from the coins a leader pays for things to come, fewer the later it is', () => {
    expect(promised(1)).toBeGreaterThan(promised(3))
    expect(promised(3)).toBeGreaterThan(0)
  })
})
