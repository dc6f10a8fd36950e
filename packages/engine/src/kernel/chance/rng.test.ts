import { describe, expect, test } from 'vitest'
import { random, shuffle } from './rng.ts'

const draws = (seed: string, below: number, count: number): number[] => {
  const chance = random(seed)
  return Array.from({ length: count }, () => chance.below(below))
}

describe('Chance', () => {
  test('follows from its seed', () => {
    expect(draws('a', 1000, 20)).toEqual(draws('a', 1000, 20))
    expect(draws('a', 1000, 20)).not.toEqual(draws('b', 1000, 20))
    expect(draws('', 1000, 20)).not.toEqual(draws(' ', 1000, 20))
  })

  test('stays within bounds and is uniform', () => {
    const counts = Array<number>(7).fill(0)
    for (const value of draws('even', 7, 7000)) counts[value]++
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('shuffles uniformly', () => {
    const chance = random('shuffle')
    const places = Array.from({ length: 5 }, () => Array<number>(5).fill(0))
    for (let i = 0; i < 5000; i++)
      for (const [place, card] of shuffle([0, 1, 2, 3, 4], chance).entries()) places[place][card]++
    for (const count of places.flat()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('keeps every card when it shuffles', () => {
    const cards = Array.from({ length: 49 }, (_, i) => i)
    expect(shuffle([...cards], random('keep')).sort((a, b) => a - b)).toEqual(cards)
  })
})
