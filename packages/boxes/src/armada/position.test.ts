import { fromPosition, type Position, toPosition, view } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { begin, scenario, setupFor } from '../testing.ts'
import { shipyard } from './columns.ts'
import { ISLANDS } from './pieces/islands.ts'
import { atSea, pileOf } from './testing.ts'

const rejected = (city: Position['cities'][number], other: Position['cities'][number] = {}): string => {
  const result = fromPosition({ setup: { boxes: ['armada'] }, cities: [city, other, {}] }, BOXES)
  return result.ok ? '' : firstSpeech.problem(result.error)
}

describe('A position', () => {
  const city = {
    shipyard: 'shipyard-c',
    ships: { red: 1, yellow: 2, blue: 3, green: 4 },
    islands: ['foggy-island', 'iron-oasis'],
    navalTokens: [3, -2],
    boardings: [2],
  }

  test('writes down shipyard, ships, islands, naval tokens and boardings, and reads them again', () => {
    const g = atSea({ cities: [city, {}, {}, {}] })
    expect(toPosition(g).cities[0]).toMatchObject(city)
    const again = scenario({ ...toPosition(g), boxes: ['armada'] })
    expect(toPosition(again)).toEqual(toPosition(g))
  })

  test('gives shipyards that are not named out by their letters, and starts with empty seas', () => {
    const g = scenario({ boxes: ['armada'], cities: [{}, { shipyard: 'shipyard-a' }, {}] })
    expect([0, 1, 2].map((seat) => g.rules.pieces[shipyard.get(g, seat)].id)).toEqual([
      'shipyard-b',
      'shipyard-a',
      'shipyard-c',
    ])
    expect(toPosition(g).cities[0]).toMatchObject({
      ships: { red: 0, yellow: 0, blue: 0, green: 0 },
      islands: [],
      navalTokens: [],
      boardings: [],
    })
  })

  test('leaves the islands of the cities out of the piles', () => {
    const g = atSea({ cities: [city, {}, {}] })
    expect(pileOf(g, 1)).toHaveLength(8)
    expect(pileOf(g, 1)).not.toContain('foggy-island')
  })

  test('names no island that lies face down to those who look at the table', () => {
    const g = begin(setupFor(4, { boxes: ['armada'] }))
    const text = JSON.stringify(view(g, 0))
    for (const { id } of ISLANDS) expect(text).not.toContain(`"${id}"`)
  })

  test.each([
    [{ shipyard: 'shipyard-h' }, 'there is no shipyard "shipyard-h"'],
    [{ shipyard: 7 }, 'cities[0].shipyard'],
    [{ ships: { purple: 1 } }, 'cities[0].ships has no field "purple"'],
    [{ ships: { red: 7 } }, 'cities[0].ships.red must be a whole number from 0 to 6'],
    [{ ships: { red: 7, green: 9 } }, 'cities[0].ships.red must be'],
    [{ ships: 3 }, 'cities[0].ships must be an object'],
    [{ islands: ['atlantis'] }, 'there is no island "atlantis"'],
    [{ islands: ISLANDS.slice(0, 7).map((island) => island.id) }, 'A city has room for 6 of these: islands.'],
    [{ islands: ['foggy-island', 'foggy-island'] }, 'Foggy Island is in 2 places, but there is only one copy'],
    [{ navalTokens: ['3'] }, 'cities[0].navalTokens'],
    [{ navalTokens: [3, 99] }, 'cities[0].navalTokens: no token is worth 99; there are'],
    [{ boardings: [0] }, 'cannot board itself'],
    [{ boardings: [5] }, 'cities[0].boardings must be a whole number from 0 to 2'],
    [{ boardings: 1 }, 'cities[0].boardings must be a list of seats'],
    [{ boardings: [1, 2, 1, 2] }, 'at most three seats'],
    [{ islandKept: 'foggy-island' }, 'cities[0].islandKept must be one of islandOffer'],
  ])('is refused with a reason: %j', (wrong: Position['cities'][number], reason) => {
    expect(rejected(wrong)).toContain(reason)
  })

  test('is refused where two cities have one shipyard', () => {
    expect(rejected({ shipyard: 'shipyard-a' }, { shipyard: 'shipyard-a' })).toContain('Another city has Shipyard A.')
  })
})
