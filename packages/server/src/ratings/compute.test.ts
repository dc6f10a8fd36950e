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

describe('ratings after a game', () => {
  test('rise for the first, fall for the last, and become more certain for all', async () => {
    const after = await computeRatings([at(1), at(2), at(3)])
    const [first, second, third] = mus(after)
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
    expect(after.every(({ sigma }) => sigma < NEW.sigma)).toBe(true)
  })

  test('are equal for a tie', async () => {
    const [first, one, other] = await computeRatings([at(1), at(2, { unit: 5 }), at(2, { unit: 6 })])
    expect(one).toEqual(other)
    expect(first.mu).toBeGreaterThan(one.mu)
  })

  test('move less for experienced players than for new ones', async () => {
    const known = { mu: 25, sigma: 2 }
    const [veteran, newcomer] = await computeRatings([at(2, { skill: known }), at(1)])
    expect(known.mu - veteran.mu).toBeLessThan(newcomer.mu - NEW.mu)
  })

  test('count partners together', async () => {
    const after = await computeRatings([at(1, { unit: 0 }), at(2, { unit: 1 }), at(1, { unit: 0 }), at(2, { unit: 1 })])
    expect(after[0]).toEqual(after[2])
    expect(after[1]).toEqual(after[3])
    expect(after[0].mu).toBeGreaterThan(after[1].mu)
  })

  test('put leavers last, and rate the others among themselves', async () => {
    const [left, second, third] = await computeRatings([at(1, { hasLeft: true }), at(2), at(3)])
    expect([second, third]).toEqual(await computeRatings([at(2), at(3)]))
    const [, , last] = await computeRatings([at(1), at(2), at(3)])
    expect(left).toEqual(last)
  })

  test('stay the same for the only one who stayed, and for a partner left alone', async () => {
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

test('start at 1500 ± 200', () => {
  expect(figureOf(NEW)).toEqual({ rating: 1500, give: 200 })
})
