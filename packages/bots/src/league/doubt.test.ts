import { describe, expect, test } from 'vitest'
import { doubt } from './doubt.ts'

describe('How far a share of wins is in doubt', () => {
  test('few games leave much open, though all were won or none', () => {
    expect(doubt(1, 4)).toBeCloseTo(0.49, 2)
    expect(doubt(0, 4)).toBeCloseTo(0.49, 2)
    expect(doubt(0, 0)).toBe(1)
  })

  test('many games come to what chance alone would spread', () => {
    expect(doubt(0.25, 4000)).toBeCloseTo(1.96 * Math.sqrt((0.25 * 0.75) / 4000), 3)
  })
})
