import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHand, plainScience, type ScienceHand, scienceScore } from './science.ts'

type Counts = [number, number, number]
const KINDS = [0, 1, 2]
const counts = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4))
const plus = (from: Counts, kind: number, by = 1): Counts => from.map((n, k) => (k === kind ? n + by : n)) as Counts
const score = (more: Partial<ScienceHand>): number => scienceScore({ ...emptyHand(), ...more })

/** Every way to add so many symbols of any kind. */
const spread = (from: Counts, wild: number): Counts[] =>
  wild === 0 ? [from] : KINDS.flatMap((kind) => spread(plus(from, kind), wild - 1))

describe('Science', () => {
  test('is the square of each symbol and seven for each set', () => {
    fc.assert(
      fc.property(counts, ([a, b, c]) => {
        let expected = a * a + b * b + c * c
        for (let [x, y, z] = [a, b, c]; x > 0 && y > 0 && z > 0; x--, y--, z--) expected += 7
        expect(score({ counts: [a, b, c] })).toBe(expected)
      }),
      { seed: 1 },
    )
  })

  test('takes symbols of free choice at their best', () => {
    fc.assert(
      fc.property(counts, fc.nat(3), (own, wild) => {
        const best = Math.max(...spread(own, wild).map(([a, b, c]) => plainScience(a, b, c, 7)))
        expect(score({ counts: own, wild })).toBe(best)
      }),
      { seed: 1 },
    )
  })

  test('borrows no symbol oftener than it is lent', () => {
    expect(score({ counts: [1, 1, 0], borrowed: 1, lenders: [5, 5, 0] })).toBe(5)
    expect(score({ counts: [1, 1, 0], borrowed: 1, lenders: [0, 0, 1] })).toBe(10)
    expect(score({ counts: [2, 0, 0], borrowed: 3, lenders: [1, 0, 0] })).toBe(9)
    expect(score({ counts: [2, 0, 0], borrowed: 3, lenders: [0, 0, 0] })).toBe(4)
  })

  test('exchanges a symbol for another where that helps, and never must', () => {
    expect(score({ counts: [2, 1, 0], swaps: 1 })).toBe(10)
    expect(score({ counts: [3, 0, 0], swaps: 1 })).toBe(9)
  })

  test('adds a symbol of the kind there is most of', () => {
    expect(score({ counts: [3, 1, 0], most: 1 })).toBe(17)
    expect(score({ counts: [1, 1, 0], most: 1 })).toBe(5)
  })

  test('pays more for a set where something says so', () => {
    expect(score({ counts: [1, 1, 1], perSet: 10 })).toBe(13)
  })
})
