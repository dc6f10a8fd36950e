import { describe, expect, test } from 'vitest'
import { heptapolis, PATIENT, spawned } from '../../testing.ts'

const simulate = async (...args: string[]) => {
  const { code, out, err } = await heptapolis(['simulate', '--json', '--seed', 'test', '--threads', '1', ...args])
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('simulate', PATIENT, () => {
  test('gives the same results on one thread and on two', async () => {
    const args = ['--games', '13', '--players', '3', '--bots', 'random,greedy']
    const one = await simulate(...args)
    const two = await simulate(...args, '--threads', '2')
    expect(one.timing.threads).toBe(1)
    expect(two.timing.threads).toBe(2)
    expect(two.results).toEqual(one.results)
    expect(one.results.games).toBe(13)
  })

  test('seats every bot equally often and shares out every victory', async () => {
    const { results } = await simulate('--games', '12', '--players', '4', '--bots', 'random,random,greedy')
    expect(results.bots.map(({ bot, count }: { bot: string; count: number }) => [bot, count])).toEqual([
      ['greedy', 12],
      ['random', 36],
    ])
    const wins = results.seats.reduce(
      (sum: number, { winRate, count }: { winRate: number; count: number }) => sum + winRate * count,
      0,
    )
    expect(wins).toBeCloseTo(12, 1)
  })

  test('has score lines that add up to the mean score', async () => {
    const { results } = await simulate('--games', '5', '--bots', 'random', '--edition', '1e', '--side', 'b')
    const sum = results.categories.reduce((all: number, { mean }: { mean: number }) => all + mean, 0)
    expect(sum).toBeCloseTo(results.score.meanScore, 2)
    expect(new Set(results.wonders.map(({ side }: { side: string }) => side))).toEqual(new Set(['b']))
  })

  test('lets bots bid for wonders, as a score line, and prints the spread of win rates', async () => {
    const { results } = await simulate('--games', '6', '--bots', 'random', '--wonders', 'bids')
    const bid = results.categories.find(({ id }: { id: string }) => id === 'bid')
    expect(bid.mean).toBeLessThan(0)
    const sum = results.categories.reduce((all: number, { mean }: { mean: number }) => all + mean, 0)
    expect(sum).toBeCloseTo(results.score.meanScore, 2)
    expect(results.wonderSpread.low).toBeLessThanOrEqual(results.wonderSpread.high)
    const { code, err } = await heptapolis(['simulate', '--wonders', 'pair', '--games', '1'])
    expect([code, err]).toEqual([1, expect.stringContaining('needs 8 wonders')])
  })

  test('leaves out cards by name, and says which ones cannot be', async () => {
    const left = ['--boxes', 'leaders', '--without', 'Cleopatra,builders-guild']
    expect((await simulate('--games', '2', '--bots', 'random', ...left)).results.games).toBe(2)
    const { code, err } = await heptapolis(['simulate', '--games', '1', '--without', 'Altar'])
    expect([code, err]).toEqual([1, expect.stringContaining('Altar cannot be left out')])
  })

  test('prints tables for people', async () => {
    const { code, out } = await heptapolis([
      'simulate',
      '--games',
      '4',
      '--bots',
      'random',
      '--seed',
      'x',
      '--threads',
      '1',
    ])
    expect(code).toBe(0)
    for (const text of ['4 games · 4 players', 'Military conflicts', 'Bot', 'Seat', 'Wonder', 'per second']) {
      expect(out).toContain(text)
    }
  })

  test('reports stand-in moves of a program over all threads', async () => {
    const args = ['simulate', '--games', '2', '--players', '3', '--bots', 'random,random,cmd:echo nonsense']
    const { out } = await spawned([...args, '--seed', 'x', '--threads', '2', '--json'])
    const [{ bot, standIns }, ...others] = JSON.parse(out).results.bots
    expect({ bot, isAll: standIns.instead === standIns.asked }).toEqual({ bot: 'cmd:echo nonsense', isAll: true })
    expect(standIns.asked).toBeGreaterThanOrEqual(36)
    for (const one of others) expect(one).not.toHaveProperty('standIns')
    const { out: told } = await heptapolis([...args, '--seed', 'x', '--threads', '1'])
    expect(told).toMatch(/of its \d+ moves were chosen by another bot\./)
  })
})
