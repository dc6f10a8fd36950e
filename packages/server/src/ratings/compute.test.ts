import { describe, expect, test } from 'vitest'
import { computeRatings, type RankedPlayer } from './compute.ts'
import { figureOf, NEW, type Skill } from './figures.ts'

const at = (place: number, change: Partial<RankedPlayer> = {}): RankedPlayer => ({
  unit: change.unit ?? place,
  place,
  hasLeft: false,
  skill: NEW,
  ...change,
})
const mus = (skills: readonly Skill[]): number[] => skills.map(({ mu }) => mu)

describe('a game', () => {
  test('lifts who is first, lowers who is last, and makes all surer', async () => {
    const after = await computeRatings([at(1), at(2), at(3)])
    const [first, second, third] = mus(after)
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
    expect(after.every(({ sigma }) => sigma < NEW.sigma)).toBe(true)
  })

  test('treats those alike who are on one place', async () => {
    const [first, one, other] = await computeRatings([at(1), at(2, { unit: 5 }), at(2, { unit: 6 })])
    expect(one).toEqual(other)
    expect(first.mu).toBeGreaterThan(one.mu)
  })

  test('moves somebody well known less than somebody new', async () => {
    const known = { mu: 25, sigma: 2 }
    const [veteran, newcomer] = await computeRatings([at(2, { skill: known }), at(1)])
    expect(known.mu - veteran.mu).toBeLessThan(newcomer.mu - NEW.mu)
  })

  test('rates partners together', async () => {
    const after = await computeRatings([at(1, { unit: 0 }), at(2, { unit: 1 }), at(1, { unit: 0 }), at(2, { unit: 1 })])
    expect(after[0]).toEqual(after[2])
    expect(after[1]).toEqual(after[3])
    expect(after[0].mu).toBeGreaterThan(after[1].mu)
  })

  test('rates who has left last, and the others as if nobody else had been there', async () => {
    const [left, second, third] = await computeRatings([at(1, { hasLeft: true }), at(2), at(3)])
    expect([second, third]).toEqual(await computeRatings([at(2), at(3)]))
    const [, , last] = await computeRatings([at(1), at(2), at(3)])
    expect(left).toEqual(last)
  })

  test('leaves the only one who stayed, and a partner left alone, as they were', async () => {
    const alone = await computeRatings([at(1), at(2, { hasLeft: true }), at(2, { unit: 9, hasLeft: true })])
    expect(alone[0]).toEqual(NEW)
    expect(alone[1].mu).toBeLessThan(NEW.mu)
    const [leaver, partner] = await computeRatings([
      at(1, { unit: 0, hasLeft: true }),
      at(1, { unit: 0 }),
      at(2, { unit: 1 }),
      at(2, { unit: 1 }),
    ])
    expect(partner).toEqual(NEW)
    expect(leaver.mu).toBeLessThan(NEW.mu)
  })
})

test('a newcomer is worth 1500, give or take 200', () => {
  expect(figureOf(NEW)).toEqual({ rating: 1500, give: 200 })
})
