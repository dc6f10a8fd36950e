import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { coinsOf, legal, playTurn, points, pointsFrom, scenario } from '../testing.ts'

const plenty = ['sawmill', 'quarry', 'brickyard', 'foundry', 'loom-age-1', 'press-age-1', 'glassworks-age-1']

/** The city builds its next stage. */
function buildStage(city: { wonder: string; side: string; stages?: number; cards?: string[]; coins?: number }) {
  const edition = ['a', 'b'].includes(city.side) ? ('1e' as const) : ('2e' as const)
  const more = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'mine', 'clay-pit', 'timber-yard', 'forest-cave']
  const g = scenario({
    edition,
    age: 1,
    cities: [{ cards: [...plenty, ...more], coins: 0, ...city, hand: ['tavern'] }, {}, {}],
  })
  playTurn(g, { 0: { action: 'stage', card: 'tavern' } })
  return g
}

describe('Points of stages', () => {
  test.each([
    ['gizah', 'a', [3, 5, 7]],
    ['gizah', 'b', [3, 5, 5, 7]],
    ['gizah', 'day', [3, 5, 7]],
    ['gizah', 'night', [3, 5, 5, 7]],
    ['rhodos', 'day', [3, 0, 7]],
    ['rhodos', 'night', [3, 4]],
    ['olympia', 'night', [2, 3, 5]],
    ['halikarnassos', 'b', [2, 1, 0]],
    ['ephesos', 'night', [2, 3, 5]],
  ])('stand on the score sheet: %s %s', (wonder, side, expected) => {
    const edition = ['a', 'b'].includes(side) ? ('1e' as const) : ('2e' as const)
    const g = scenario({ edition, cities: [{ wonder, side, stages: expected.length }, {}, {}] })
    expect(expected.map((_, i) => pointsFrom(g, 0, `${wonder}-${side}-${i + 1}`))).toEqual(expected)
    expect(points(g, 0, 'wonder')).toBe(expected.reduce((sum, one) => sum + one, 0))
  })
})

describe('Alexandria', () => {
  test('makes any one raw material with its second stage by day, never for sale', () => {
    const g = scenario({
      cities: [
        {
          wonder: 'alexandria',
          side: 'day',
          stages: 2,
          coins: 0,
          hand: ['stockade', 'baths', 'barracks', 'guard-tower'],
        },
        { wonder: 'ephesos', hand: ['stockade', 'baths', 'barracks', 'guard-tower'] },
        { wonder: 'halikarnassos' },
      ],
    })
    expect(legal(g, 0, { action: 'build' })).toHaveLength(4)
    expect(legal(g, 1, { action: 'build' })).toEqual([])
  })

  test('gives one raw material a turn, not two', () => {
    const g = scenario({
      age: 2,
      cities: [
        {
          wonder: 'alexandria',
          side: 'night',
          stages: 1,
          coins: 0,
          cards: ['lumber-yard'],
          hand: ['caravansery', 'temple'],
        },
        { wonder: 'ephesos' },
        { wonder: 'halikarnassos' },
      ],
    })
    expect(legal(g, 0, { action: 'build' }).map((move) => move.card)).toEqual(['temple', 'caravansery'])
    const bare = scenario({
      age: 2,
      cities: [{ wonder: 'alexandria', side: 'night', stages: 1, coins: 0, hand: ['caravansery'] }, {}, {}],
    })
    expect(legal(bare, 0, { action: 'build' })).toEqual([])
  })

  test('makes any one manufactured good with its second stage by night', () => {
    const g = scenario({
      cities: [
        { wonder: 'alexandria', side: 'night', stages: 2, coins: 0, hand: ['apothecary', 'scriptorium', 'workshop'] },
        {},
        {},
      ],
    })
    expect(legal(g, 0, { action: 'build' })).toHaveLength(3)
  })

  test('can use a stage the turn after it was built', () => {
    const city = { wonder: 'alexandria', side: 'night', cards: ['brickyard'], coins: 0, hand: ['altar'] }
    const g = scenario({
      cities: [city, { wonder: 'ephesos', hand: ['altar'] }, { wonder: 'halikarnassos', hand: ['stockade', 'tavern'] }],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' }, 2: { action: 'sell', card: 'tavern' } })
    expect(legal(g, 0, { action: 'build', card: 'stockade' })).toEqual([{ action: 'build', card: 'stockade' }])
  })
})

describe('Rhodos', () => {
  test('adds 2 shields with its second stage by day', () => {
    const g = buildStage({ wonder: 'rhodos', side: 'day', stages: 1 })
    expect(state.shields.get(g, 0)).toBe(2)
  })

  test('adds 1 shield and 3, then 4 coins with its stages by night', () => {
    const first = buildStage({ wonder: 'rhodos', side: 'night' })
    expect([state.shields.get(first, 0), coinsOf(first, 0)]).toEqual([1, 3])
    const second = buildStage({ wonder: 'rhodos', side: 'night', stages: 1 })
    expect([state.shields.get(second, 0), coinsOf(second, 0)]).toEqual([2, 4])
  })
})

describe('Ephesos', () => {
  test.each(['a', 'day'])('takes 9 coins with its second stage (%s)', (side) => {
    expect(coinsOf(buildStage({ wonder: 'ephesos', side, stages: 1 }), 0)).toBe(9)
  })

  test.each(['b', 'night'])('takes 4 coins with each stage (%s)', (side) => {
    for (const stages of [0, 1, 2]) expect(coinsOf(buildStage({ wonder: 'ephesos', side, stages }), 0)).toBe(4)
  })

  test('takes the coins once: not again from a position in which the stage stands', () => {
    expect(coinsOf(scenario({ cities: [{ wonder: 'ephesos', side: 'day', stages: 3, coins: 1 }, {}, {}] }), 0)).toBe(1)
  })
})
