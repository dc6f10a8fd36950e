import { describe, expect, test } from 'vitest'
import { doubt } from './doubt.ts'

describe('Error of a share of wins', () => {
  test('is large after few games, even with all or no wins', () => {
    expect(doubt(1, 4)).toBeCloseTo(0.49, 2)
    expect(doubt(0, 4)).toBeCloseTo(0.49, 2)
    expect(doubt(0, 0)).toBe(1)
  })

  test('approaches the normal error after many games', () => {
    expect(doubt(0.25, 4000)).toBeCloseTo(1.96 * Math.sqrt((0.25 * 0.75) / 4000), 3)
  })
})
