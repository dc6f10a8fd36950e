import { random } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { wonderSpread } from './wonder-spread.ts'

/** Results of games of four with boards of these strengths: the chance to win is proportional to the strength. */
function sampled(strengths: readonly number[], games: number, seed: string) {
  const dice = random(seed)
  const boards = strengths.map(() => ({ count: 0, wins: 0 }))
  for (let i = 0; i < games; i++) {
    const seats = new Set<number>()
    while (seats.size < 4) seats.add(dice.below(strengths.length))
    const lots = [...seats].flatMap((board) => Array<number>(strengths[board]).fill(board))
    for (const board of seats) boards[board].count++
    boards[lots[dice.below(lots.length)]].wins++
  }
  return boards.map(({ count, wins }) => ({ count, winRate: wins / count }))
}

const SAMPLES = Array.from({ length: 60 }, (_, i) => `sample ${i}`)

describe('The spread of win rates', () => {
  test('of equal boards is 0 within its interval in most samples', () => {
    const lows = SAMPLES.map((seed) => wonderSpread(sampled(Array<number>(14).fill(10), 800, seed)).low)
    expect(lows.filter((low) => low > 0).length).toBeLessThanOrEqual(6)
  })

  test('of unequal boards is within its interval in most samples, and independent of the number of games', () => {
    const strengths = [7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 14]
    const { deviation: true_ } = wonderSpread(sampled(strengths, 200_000, 'many'))
    const found = SAMPLES.map((seed) => wonderSpread(sampled(strengths, 800, seed)))
    expect(found.filter(({ low, high }) => low <= true_ && true_ <= high).length).toBeGreaterThanOrEqual(52)
    const mean = found.reduce((sum, { deviation }) => sum + deviation, 0) / found.length
    expect(Math.abs(mean - true_)).toBeLessThan(0.01)
  })
})
