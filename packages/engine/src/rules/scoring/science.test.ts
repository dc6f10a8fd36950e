import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Piece } from '../contract/box.ts'
import { bestScience, emptyHand, type GuildAgain, plainScience, type ScienceHand, scienceScore } from './science.ts'

type Counts = [number, number, number]
const KINDS = [0, 1, 2]
const counts = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4))
const plus = (from: Counts, kind: number, by = 1): Counts => from.map((n, k) => (k === kind ? n + by : n)) as Counts
const score = (more: Partial<ScienceHand>): number => scienceScore({ ...emptyHand(7), ...more })

/** Every way to add so many symbols of any kind. */
const spread = (from: Counts, wild: number): Counts[] =>
  wild === 0 ? [from] : KINDS.flatMap((kind) => spread(plus(from, kind), wild - 1))

/** Every choice in every order, one after another; `own` and `lent` are the symbols so far. */
function inEveryOrder(hand: ScienceHand, own: Counts, lent: Counts, known = new Map<string, number>()): number {
  const here = JSON.stringify([hand, own, lent])
  const before = known.get(here)
  if (before !== undefined) return before
  const all = KINDS.map((kind) => own[kind] + lent[kind])
  let best = plainScience(all[0], all[1], all[2], hand.perSet)
  const choose = (use: Partial<ScienceHand>, nextOwn: Counts, nextLent: Counts = lent) => {
    best = Math.max(best, inEveryOrder({ ...hand, ...use }, nextOwn, nextLent, known))
  }
  for (const kind of KINDS) {
    if (hand.wild > 0) choose({ wild: hand.wild - 1 }, plus(own, kind))
    if (hand.most > 0 && all[kind] === Math.max(...all)) choose({ most: hand.most - 1 }, plus(own, kind))
    if (hand.borrowed > 0 && hand.lenders[kind] > 0)
      choose({ borrowed: hand.borrowed - 1, lenders: plus(hand.lenders, kind, -1) }, own, plus(lent, kind))
    if (hand.swaps === 0 || own[kind] === 0) continue
    for (const other of KINDS) choose({ swaps: hand.swaps - 1 }, plus(plus(own, kind, -1), other))
  }
  known.set(here, best)
  return best
}

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

  test('uses symbols of free choice optimally', () => {
    fc.assert(
      fc.property(counts, fc.nat(3), (own, wild) => {
        const best = Math.max(...spread(own, wild).map(([a, b, c]) => plainScience(a, b, c, 7)))
        expect(score({ counts: own, wild })).toBe(best)
      }),
      { seed: 1 },
    )
  })

  test('copies no symbol more often than neighbours have it', () => {
    expect(score({ counts: [1, 1, 0], borrowed: 1, lenders: [5, 5, 0] })).toBe(5)
    expect(score({ counts: [1, 1, 0], borrowed: 1, lenders: [0, 0, 1] })).toBe(10)
    expect(score({ counts: [2, 0, 0], borrowed: 3, lenders: [1, 0, 0] })).toBe(9)
    expect(score({ counts: [2, 0, 0], borrowed: 3, lenders: [0, 0, 0] })).toBe(4)
  })

  test('exchanges a symbol only if that helps', () => {
    expect(score({ counts: [2, 1, 0], swaps: 1 })).toBe(10)
    expect(score({ counts: [3, 0, 0], swaps: 1 })).toBe(9)
  })

  test('exchanges own symbols only, each once, never a copied one', () => {
    const lent = { borrowed: 1, lenders: [1, 0, 0] as Counts }
    expect(score({ counts: [0, 3, 0], swaps: 1, ...lent })).toBe(4 + 1 + 1 + 7)
    expect(score({ counts: [1, 3, 0], swaps: 2, ...lent })).toBe(1 + 9 + 1 + 7)
    expect(score({ counts: [2, 3, 0], swaps: 2 })).toBe(25)
  })

  test('adds a symbol of the most frequent kind', () => {
    expect(score({ counts: [3, 1, 0], most: 1 })).toBe(17)
    expect(score({ counts: [2, 3, 1], most: 2 })).toBe(4 + 25 + 1 + 7)
    expect(score({ counts: [2, 1, 3], most: 2 })).toBe(4 + 1 + 25 + 7)
    expect(score({ counts: [1, 1, 0], most: 1 })).toBe(5)
    expect(score({ counts: [0, 0, 0], most: 2 })).toBe(4)
  })

  test('uses a free symbol before or after the majority, whichever is better', () => {
    expect(score({ counts: [2, 2, 0], most: 1, wild: 1 })).toBe(9 + 4 + 1 + 7)
    expect(score({ counts: [2, 1, 0], most: 2, wild: 1 })).toBe(25 + 1)
    expect(score({ counts: [1, 1, 1], most: 1, wild: 2, perSet: 2 })).toBe(16 + 1 + 1 + 2)
  })

  test('compares points and symbols of repeated guilds, all guilds together', () => {
    const guild = (points: number, symbols: number): GuildAgain => ({ by: {} as Piece, points, symbols })
    const use = (...again: GuildAgain[]) => {
      const { science, again: points, wild } = bestScience({ ...emptyHand(7), counts: [2, 2, 1], again })
      return { science, points, wild }
    }
    expect(use(guild(9, 1))).toEqual({ science: 26, points: [0], wild: 1 })
    expect(use(guild(10, 1))).toEqual({ science: 16, points: [10], wild: 0 })
    expect(use(guild(7, 1), guild(7, 1))).toEqual({ science: 26, points: [0, 7], wild: 1 })
    expect(use(guild(7, 1), guild(4, 1))).toEqual({ science: 26, points: [7, 0], wild: 1 })
    expect(use(guild(4, 1), guild(4, 1))).toEqual({ science: 31, points: [0, 0], wild: 2 })
    expect(use(guild(4, 0))).toEqual({ science: 16, points: [4], wild: 0 })
  })

  test('is the best of all choices in all orders', () => {
    const some = fc.nat(2)
    const hands = fc.record({
      counts,
      wild: some,
      borrowed: some,
      lenders: fc.tuple(some, some, some),
      most: some,
      swaps: some,
    })
    fc.assert(
      fc.property(hands, fc.constantFrom(7, 10, 13), (hand, perSet) => {
        const full = { ...emptyHand(7), ...hand, perSet }
        expect(scienceScore(full)).toBe(inEveryOrder(full, hand.counts, [0, 0, 0]))
      }),
      { seed: 1, numRuns: 60 },
    )
  })

  test('finds the best of many choices without trying every order of them', () => {
    const all = { wild: 3, borrowed: 3, lenders: [2, 2, 2] as Counts, most: 3, swaps: 1, perSet: 13 }
    expect(score({ counts: [4, 4, 4], ...all })).toBe(13 * 13 + 16 + 16 + 4 * 13)
  })

  test('uses the bonus of effects per set', () => {
    expect(score({ counts: [1, 1, 1], perSet: 10 })).toBe(13)
  })
})
