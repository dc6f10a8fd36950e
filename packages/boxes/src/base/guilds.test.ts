import type { CityPosition } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { points, pointsFrom, scenario } from '../testing.ts'

const here = (guild: string, cards: string[] = []): CityPosition => ({
  wonder: 'gizah',
  coins: 0,
  cards: [...cards, guild],
})
const score = (
  guild: string,
  own: CityPosition,
  left: CityPosition,
  right: CityPosition,
  edition: '1e' | '2e' = '2e',
) => pointsFrom(scenario({ edition, cities: [own, left, { cards: EVERYTHING }, right] }), 0, guild)

/** Cards of a city that is no neighbour: they must never count. */
const EVERYTHING = ['ore-vein', 'loom-age-1', 'tavern', 'apothecary', 'barracks', 'altar']

describe('Guilds score for what the neighbours have', () => {
  test.each([
    ['workers-guild', ['lumber-yard', 'sawmill', 'loom-age-2'], ['mine'], 3],
    ['craftsmens-guild', ['loom-age-2', 'lumber-yard'], ['press-age-1', 'glassworks-age-1'], 6],
    ['traders-guild', ['tavern', 'forum', 'altar'], ['vineyard'], 3],
    ['philosophers-guild', ['school', 'workshop'], ['school', 'altar'], 3],
    ['spies-guild', ['walls'], ['walls', 'stockade', 'tavern'], 3],
    ['magistrates-guild', ['baths', 'temple'], ['baths', 'well', 'walls'], 4],
  ])('%s', (guild, left, right, expected) => {
    expect(score(guild, here(guild), { cards: left }, { cards: right })).toBe(expected)
  })

  test.each([
    ['workers-guild', ['quarry', 'foundry']],
    ['craftsmens-guild', ['press-age-1']],
    ['traders-guild', ['tavern']],
    ['philosophers-guild', ['school']],
    ['spies-guild', ['walls']],
    ['magistrates-guild', ['baths']],
  ])('%s never for the own cards', (guild, cards) => {
    expect(score(guild, here(guild, cards), {}, {})).toBe(0)
  })

  test('Strategists Guild (1e) for their defeat tokens, not for the own', () => {
    const own = { ...here('strategists-guild'), defeat: 5 }
    expect(score('strategists-guild', own, { defeat: 2 }, { defeat: 3, victory: [1, 5] }, '1e')).toBe(5)
  })
})

describe('Guilds score for what the own city has', () => {
  test('Shipowners Guild: brown, grey and purple cards, itself included', () => {
    const own = here('shipowners-guild', ['quarry', 'mine', 'press-age-1', 'spies-guild', 'altar'])
    expect(score('shipowners-guild', own, { cards: ['lumber-yard'] }, { cards: ['loom-age-2'] })).toBe(5)
  })

  test('Builders Guild: stages of the own wonder and of both neighbours', () => {
    const own = { ...here('builders-guild'), stages: 3 }
    expect(score('builders-guild', own, { wonder: 'rhodos', stages: 1 }, { wonder: 'babylon', stages: 2 })).toBe(6)
  })

  test('Decorators Guild (2e): 7 points once every stage stands', () => {
    const at = (side: string, stages: number) =>
      score('decorators-guild', { ...here('decorators-guild'), side, stages }, {}, {})
    expect([at('day', 2), at('day', 3), at('night', 3), at('night', 4)]).toEqual([0, 7, 0, 7])
  })

  test('Scientists Guild: a symbol of choice, counted with science', () => {
    const science = (cards: string[]) =>
      points(scenario({ cities: [here('scientists-guild', cards), {}, {}] }), 0, 'science')
    expect(science([])).toBe(1)
    expect(science(['apothecary', 'workshop'])).toBe(10)
    expect(science(['apothecary', 'dispensary', 'workshop'])).toBe(4 + 1 + 1 + 7)
  })

  test('none of them counts the goods of boards as cards', () => {
    expect(score('workers-guild', here('workers-guild'), { wonder: 'rhodos' }, { wonder: 'babylon' })).toBe(0)
    expect(score('shipowners-guild', here('shipowners-guild'), {}, {})).toBe(1)
  })

  test('stand on the line of the guilds', () => {
    const g = scenario({ cities: [here('shipowners-guild', ['quarry']), {}, {}] })
    expect(points(g, 0, 'guilds')).toBe(2)
  })
})
