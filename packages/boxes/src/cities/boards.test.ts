import { type Game, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { diplomacyTokens } from '../parts/diplomacy.ts'
import { coinsOf, playTurn, points, pointsFrom } from '../testing.ts'
import { payLosses, rich, withCities } from './testing.ts'

type Wonder = 'petra' | 'byzantium'

/** Builds the next stage of a wonder; all other cities have 9 coins and sell. */
function stage(edition: '1e' | '2e', wonder: Wonder, side: string, built: number): { g: Game; paid: number } {
  const own = rich(['altar'], { wonder, side, stages: built, coins: 20 })
  const g = withCities({ edition, age: 2, cities: [own, { coins: 9 }, { coins: 9 }, { coins: 9 }] })
  playTurn(g, { 0: { action: 'stage', card: 'altar' } })
  const paid = 20 - coinsOf(g, 0)
  payLosses(g)
  return { g, paid }
}

const STAGES: readonly [string, '1e' | '2e', Wonder, string, number, object][] = [
  ['petra-a-1', '1e', 'petra', 'a', 0, { points: 3 }],
  ['petra-a-2', '1e', 'petra', 'a', 1, { points: 7, paid: 7 }],
  ['petra-a-3', '1e', 'petra', 'a', 2, { points: 7 }],
  ['petra-b-1', '1e', 'petra', 'b', 0, { points: 3, lost: 2 }],
  ['petra-b-2', '1e', 'petra', 'b', 1, { points: 14, paid: 14 }],
  ['byzantium-a-1', '1e', 'byzantium', 'a', 0, { points: 3 }],
  ['byzantium-a-2', '1e', 'byzantium', 'a', 1, { points: 2, diplomacy: 1 }],
  ['byzantium-a-3', '1e', 'byzantium', 'a', 2, { points: 7 }],
  ['byzantium-b-1', '1e', 'byzantium', 'b', 0, { points: 3, diplomacy: 1 }],
  ['byzantium-b-2', '1e', 'byzantium', 'b', 1, { points: 4, diplomacy: 1 }],
  ['petra-day-1', '2e', 'petra', 'day', 0, { points: 3 }],
  ['petra-day-2', '2e', 'petra', 'day', 1, { points: 7, paid: 5 }],
  ['petra-day-3', '2e', 'petra', 'day', 2, { points: 7 }],
  ['petra-night-1', '2e', 'petra', 'night', 0, { points: 3, lost: 2 }],
  ['petra-night-2', '2e', 'petra', 'night', 1, { points: 14, paid: 10 }],
  ['byzantium-day-1', '2e', 'byzantium', 'day', 0, { points: 3 }],
  ['byzantium-day-2', '2e', 'byzantium', 'day', 1, { points: 4, diplomacy: 1 }],
  ['byzantium-day-3', '2e', 'byzantium', 'day', 2, { points: 7 }],
  ['byzantium-night-1', '2e', 'byzantium', 'night', 0, { points: 4, diplomacy: 1 }],
  ['byzantium-night-2', '2e', 'byzantium', 'night', 1, { points: 6, diplomacy: 1 }],
]

describe('Every stage of Petra and Byzantium does what is printed on it', () => {
  test.each(STAGES)('%s of %s', (id, edition, wonder, side, built, expected) => {
    const { g, paid } = stage(edition, wonder, side, built)
    expect(g.rules.pieces[state.stages.item(g, 0, built)].id).toBe(id)
    expect({
      points: pointsFrom(g, 0, id),
      paid,
      lost: 12 - coinsOf(g, 2),
      diplomacy: diplomacyTokens.get(g, 0),
    }).toEqual({ paid: 0, lost: 0, diplomacy: 0, ...expected })
    expect([1, 2, 3].map((seat) => coinsOf(g, seat))).toEqual(Array(3).fill(coinsOf(g, 2)))
  })

  test.each([
    ['petra', 'clay-pool', 'guard-tower'],
    ['byzantium', 'stone-pit', 'baths'],
  ])('%s starts with a good of its own', (wonder, _brown, card) => {
    const cities = [{ wonder, coins: 0, hand: [card, 'altar'] }, { wonder: 'ephesos' }, { wonder: 'alexandria' }]
    const g = withCities({ age: 1, cities })
    playTurn(g, { 0: { action: 'build', card } })
    expect(coinsOf(g, 0)).toBe(0)
  })
})

describe('Guilds of the first edition', () => {
  test('the Counterfeiters score 5 points, and everybody else loses 3 coins when they are built', () => {
    const cities = [rich(['counterfeiters-guild']), { coins: 9 }, { coins: 9 }, { coins: 9 }]
    const g = withCities({ edition: '1e', age: 3, cities })
    playTurn(g, { 0: { action: 'build', card: 'counterfeiters-guild' } })
    payLosses(g)
    expect([1, 2, 3].map((seat) => coinsOf(g, seat))).toEqual([9, 9, 9])
    expect(points(g, 0, 'guilds')).toBe(5)
  })

  test('the Guild of Shadows scores a point for each black card of the neighbours', () => {
    const cities = [
      rich(['guild-of-shadows'], { cards: ['militia'] }),
      { cards: ['hideout', 'lair'] },
      { cards: ['capitol'] },
      { cards: ['embassy'] },
    ]
    const g = withCities({ edition: '1e', age: 3, cities })
    playTurn(g, { 0: { action: 'build', card: 'guild-of-shadows' } })
    expect(points(g, 0, 'guilds')).toBe(3)
  })

  test('the Mourners score a point for each victory token of the neighbours, whatever its value', () => {
    const cities = [rich(['mourners-guild'], { victory: [5] }), { victory: [1, 5] }, { victory: [3] }, { victory: [5] }]
    const g = withCities({ edition: '1e', age: 3, cities })
    playTurn(g, { 0: { action: 'build', card: 'mourners-guild' } })
    expect(points(g, 0, 'guilds')).toBe(3)
  })

  test('whoever copies the Counterfeiters gets their points, and nobody loses again', () => {
    const olympia = { wonder: 'olympia', side: 'b', stages: 3 }
    const g = withCities({ edition: '1e', cities: [olympia, { cards: ['counterfeiters-guild'] }, {}] })
    expect(pointsFrom(g, 0, 'olympia-b-3')).toBe(5)
  })
})
