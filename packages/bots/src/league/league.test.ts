import { newGame, random, sight, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { experienceFile } from '../experience/learned.ts'
import { botNamed } from '../index.ts'
import {
  fixtures,
  type MatchResult,
  parseMix,
  playMatch,
  ratings,
  seatingOf,
  standings,
  versionNamed,
} from './index.ts'
import { rulesOf } from './mix.ts'

const mixes = [{ mix: '2e:3', players: 3 }]

describe('a league', () => {
  test('seats the first bot on every seat equally often against tables of the others', () => {
    const games = fixtures({ bots: ['a', 'b', 'c'], mixes, games: 12, one: true })
    for (const seat of [0, 1, 2]) expect(games.filter(({ bots }) => bots[seat] === 'a')).toHaveLength(4)
    expect(games.filter(({ bots }) => bots.includes('b'))).toHaveLength(6)
    for (const { bots } of games) expect(new Set(bots).size).toBe(2)
  })

  test('rotates every bot through every seat of the same deal', () => {
    const games = fixtures({ bots: ['a', 'b', 'c'], mixes, games: 3, one: false })
    for (const bot of ['a', 'b', 'c']) {
      expect(games.map(({ bots }) => bots.indexOf(bot)).sort()).toEqual([0, 1, 2])
    }
    expect(new Set(games.map(({ deal }) => deal)).size).toBe(1)
  })

  test('seats partners of a kind side by side, each team on every side of the same deal', () => {
    const seating = seatingOf('2e:cities:teams:4', sure(parseMix('2e:cities:teams:4')))
    const games = fixtures({ bots: ['a', 'b'], mixes: [seating], games: 2, one: false })
    expect(games.map(({ bots }) => bots.join(''))).toEqual(['aabb', 'bbaa'])
    expect(games[0].deal).toBe(games[1].deal)
  })

  test('parses a mix in one word', () => {
    const mix = parseMix('1e:b:leaders+cities:5')
    expect(mix).toMatchObject({ ok: true, value: { edition: '1e', boxes: ['leaders', 'cities'] } })
    expect(mix.ok && mix.value.seats).toEqual(Array(5).fill({ side: 'b' }))
    expect(parseMix('2e:atlantis')).toMatchObject({ ok: false })
  })

  test('rates winners above losers, with an interval', () => {
    const won = (game: number, ranks: number[]): MatchResult => ({
      game,
      mix: '2e:3',
      bots: ['a', 'b', 'b'],
      points: [0, 0, 0],
      ranks,
      thinking: [[], [], []],
    })
    const results = Array.from({ length: 40 }, (_, i) => won(i, i % 4 === 0 ? [2, 1, 3] : [1, 2, 3]))
    const [first, second] = ratings(results)
    expect(first.bot).toBe('a')
    expect(first.rating).toBeGreaterThan(second.rating + 100)
    expect(first.low).toBeLessThan(first.rating)
    expect(first.high).toBeGreaterThan(first.rating)
  })

  test('loads other versions of a bot by their experience file', () => {
    const read = (file: string): unknown => (file === 'learned.json' ? experienceFile : {})
    const g = newGame(rulesOf('2e:3'), 'versions')
    const choice = (name: string) => versionNamed(name, read)?.choose(sight(g, 0), 0, random('same'))
    expect(choice('expert@learned.json')).toEqual(choice('expert'))
    expect(versionNamed('expert@other.json', read)).toBeUndefined()
    expect(versionNamed('easy@learned.json', read)).toBeUndefined()
  })

  test.each([
    ['that ends too early', { weights: experienceFile.weights.slice(0, 100) }],
    ['that goes on too long', { weights: `${experienceFile.weights}AAAA`.replace('=', '') }],
    ['that is not base 64', { weights: '@@@@' }],
    ['whose signs are no texts', { signs: [1, {}] }],
  ])('refuses a version with a file %s', (_, change) => {
    expect(versionNamed('expert@broken.json', () => ({ ...experienceFile, ...change }))).toBeUndefined()
  })

  test('plays a game and reports points, ranks and thinking time', () => {
    const [fixture] = fixtures({ bots: ['medium', 'random'], mixes, games: 1, one: false })
    const medium = botNamed('medium')
    if (!medium) throw new Error('no medium')
    const result = playMatch(
      fixture,
      'seed',
      (name) => botNamed(name) ?? medium,
      () => 0,
    )
    expect(result.points).toHaveLength(3)
    const [best] = standings([result])
    expect(best.games).toBe(1)
    expect(result.thinking[0].length).toBeGreaterThan(10)
  })
})
