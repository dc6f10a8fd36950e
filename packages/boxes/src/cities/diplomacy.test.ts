import { type CityPosition, type Game, toPosition } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { diplomacyTokens } from '../parts/diplomacy.ts'
import { legal, playTurn, points } from '../testing.ts'
import { finishAge, rich, tokens, withCities } from './testing.ts'

/** Red cards of the base game by number of shields. */
const ARMY: Record<number, string[]> = {
  0: [],
  1: ['barracks'],
  2: ['archery-range'],
  3: ['arsenal'],
}

/** Cities with these shields and diplomacy tokens at the end of Age II; returns their victories and defeats. */
function conflicts(...cities: [shields: number, diplomacy: number][]): Game {
  const soldiers = cities.map(([shields, held]): CityPosition => ({ cards: ARMY[shields], diplomacy: held }))
  const g = withCities({ age: 2, turn: 7, cities: soldiers })
  finishAge(g)
  return g
}
const won = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => tokens(g, seat)[1])
const lost = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => tokens(g, seat)[3])

describe('Diplomacy', () => {
  test.each([
    ['residence', 1],
    ['consulate', 2],
    ['embassy', 3],
  ])('%s gives a token when it enters play', (card, age) => {
    const g = withCities({ age, cities: [rich([card]), {}, {}] })
    playTurn(g, { 0: { action: 'build', card } })
    expect(diplomacyTokens.get(g, 0)).toBe(1)
    expect(toPosition(g).cities[0].diplomacy).toBe(1)
  })

  test('the holder takes no token and gives none', () => {
    const g = conflicts([3, 1], [2, 0], [1, 0], [0, 0])
    expect([won(g)[0], lost(g)[0]]).toEqual([0, 0])
  })

  test('the token is discarded after the conflicts', () => {
    expect(diplomacyTokens.get(conflicts([0, 1], [0, 0], [0, 0]), 0)).toBe(0)
  })

  test('the cities around the absent one meet each other', () => {
    const g = conflicts([0, 1], [3, 0], [2, 0], [1, 0])
    expect(won(g)).toEqual([0, 2, 1, 0])
    expect(lost(g)).toEqual([0, 0, 1, 2])
  })

  test('several absent cities in a row are skipped', () => {
    const g = conflicts([3, 0], [3, 1], [1, 1], [2, 0], [1, 0])
    expect(won(g)).toEqual([2, 0, 0, 1, 0])
    expect(lost(g)).toEqual([0, 0, 0, 1, 2])
  })

  test('the last two fight once, one token each', () => {
    const g = conflicts([3, 0], [0, 1], [1, 0])
    expect(won(g)).toEqual([1, 0, 0])
    expect(lost(g)).toEqual([0, 0, 1])
  })

  test('the last two fight once in a game of four as well', () => {
    const g = conflicts([3, 0], [0, 1], [1, 0], [0, 1])
    expect(won(g)).toEqual([1, 0, 0, 0])
    expect(lost(g)).toEqual([0, 0, 1, 0])
  })

  test('nobody fights where only one is left (our ruling)', () => {
    const g = conflicts([3, 0], [0, 1], [1, 1])
    expect([...won(g), ...lost(g)]).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('nobody fights where all are absent', () => {
    const g = conflicts([3, 1], [0, 1], [1, 1])
    expect([...won(g), ...lost(g)]).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('a second token waits for the next Age (our ruling)', () => {
    const g = conflicts([1, 2], [3, 0], [2, 0])
    expect(diplomacyTokens.get(g, 0)).toBe(1)
    finishAge(g)
    expect(diplomacyTokens.get(g, 0)).toBe(0)
    expect(tokens(g, 0)).toEqual([0, 0, 0, 0])
    expect(tokens(g, 1)).toEqual([0, 1, 1, 0])
  })

  test('trade keeps the real neighbours', () => {
    const buyer = { wonder: 'gizah', coins: 9, hand: ['tree-farm', 'stockade'] }
    const cities = [buyer, { wonder: 'babylon', diplomacy: 1 }, { wonder: 'rhodos' }, { wonder: 'olympia' }]
    const g = withCities({ age: 1, cities })
    expect(legal(g, 0, { action: 'build', card: 'stockade' })).toEqual([
      { action: 'build', card: 'stockade', pay: { left: 2, right: 0, bank: 0 } },
    ])
  })

  test('masks and guilds keep the real neighbours', () => {
    const cities: CityPosition[] = [
      { wonder: 'gizah', cards: ['pigeonhole', 'guild-of-shadows'] },
      { diplomacy: 1, cards: ['apothecary', 'militia'] },
      { cards: ['workshop', 'dispensary', 'capitol'] },
      { cards: ['embassy'] },
    ]
    const g = withCities({ edition: '1e', cities })
    expect(points(g, 0, 'science')).toBe(1)
    expect(points(g, 0, 'guilds')).toBe(2)
  })

  test.each([10, -1, 1.5, 'one'])('a position cannot hold %s tokens', (held) => {
    expect(() => withCities({ cities: [{ diplomacy: held }, {}, {}] })).toThrow(/cities\[0\]\.diplomacy/)
  })

  test.each([-1, 1.5, 'much'])('nor a debt of %s', (owed) => {
    expect(() => withCities({ cities: [{}, { debt: owed }, {}] })).toThrow(/cities\[1\]\.debt/)
  })
})
