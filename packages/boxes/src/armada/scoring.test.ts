import { type CityPosition, openMarket, state, vector } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { points, pointsFrom, scenario } from '../testing.ts'

const finished = (city: CityPosition, ...others: CityPosition[]) =>
  scenario({ boxes: ['armada'], cities: [{ coins: 0, ...city }, others[0] ?? {}, others[1] ?? {}] })

describe('The score sheet', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 10],
  ])('the blue ship after %i spaces is worth %i points', (blue, worth) => {
    expect(points(finished({ ships: { blue } }), 0, 'fleet')).toBe(worth)
  })

  test('naval tokens are added, defeats taken off', () => {
    expect(points(finished({ navalTokens: [3, -2, 7] }), 0, 'naval')).toBe(8)
  })

  test('islands have a line of their own', () => {
    const g = finished({ islands: ['inhabited-island', 'royal-archipelago'] })
    expect(points(g, 0, 'islands')).toBe(10)
    expect(points(g, 0)).toBe(10)
  })
})

describe('Islands at the end of the game', () => {
  test.each([
    ['inhabited-island', 3],
    ['oasis-of-statues', 5],
    ['pirate-oasis', 3],
    ['royal-archipelago', 7],
  ])('%s is worth %i points', (island, worth) => {
    expect(pointsFrom(finished({ islands: [island] }), 0, island)).toBe(worth)
  })

  test.each([
    [0, 0],
    [1, 2],
    [3, 4],
    [5, 6],
    [6, 8],
  ])('Lush Archipelago: twice the commercial level, yellow ship after %i spaces: %i', (yellow, worth) => {
    const g = finished({ islands: ['lush-archipelago'], ships: { yellow } })
    expect(pointsFrom(g, 0, 'lush-archipelago')).toBe(worth)
  })

  test('Sheltered Archipelago: 2 points for each island, this one included', () => {
    const g = finished({ islands: ['sheltered-archipelago', 'bronze-island', 'foggy-island'] })
    expect(pointsFrom(g, 0, 'sheltered-archipelago')).toBe(6)
  })

  test('Rainbow Archipelago: 1 point for each card of one colour, the best', () => {
    const cards = ['lumber-yard', 'stone-pit', 'tavern', 'altar', 'well', 'baths']
    expect(pointsFrom(finished({ islands: ['rainbow-archipelago'], cards }), 0, 'rainbow-archipelago')).toBe(3)
  })

  test('Rainbow Archipelago: black cards are a colour too, with Cities', () => {
    const city = { islands: ['rainbow-archipelago'], cards: ['hideout', 'dive', 'lair', 'altar', 'well'] }
    const g = scenario({ boxes: ['armada', 'cities'], cities: [city, {}, {}] })
    expect(pointsFrom(g, 0, 'rainbow-archipelago')).toBe(3)
  })

  test('Golden Archipelago: 1 symbol of free choice', () => {
    expect(points(finished({ islands: ['golden-archipelago'], cards: ['workshop'] }), 0, 'science')).toBe(4)
  })

  test('Emerald Archipelago: 1 symbol of the kind you have most of', () => {
    const cards = ['workshop', 'laboratory', 'apothecary']
    expect(points(finished({ islands: ['emerald-archipelago'], cards }), 0, 'science')).toBe(9 + 1)
  })
})

describe('Islands while the game goes on', () => {
  const shieldsOf = (...islands: string[]) => state.shields.get(finished({ islands }), 0)
  const madeBy = (island: string) => {
    const { own } = openMarket(finished({ wonder: 'gizah', islands: [island] }), 0)
    return own.choices[own.size - 1]
  }

  test.each([
    ['bronze-island', 1],
    ['iron-oasis', 2],
    ['scarlet-archipelago', 3],
  ])('%s: %i shields', (island, shields) => {
    expect(shieldsOf(island)).toBe(shields)
  })

  test('Overgrown Island, Virgin Island and Abandoned Oasis make one good of their choice', () => {
    expect(madeBy('overgrown-island')).toBe(vector.setOf(['wood', 'ore']))
    expect(madeBy('virgin-island')).toBe(vector.setOf(['stone', 'clay']))
    expect(madeBy('abandoned-oasis')).toBe(vector.setOf(['glass', 'papyrus', 'cloth']))
  })

  test('what islands make is not for sale', () => {
    const g = finished({ wonder: 'gizah', islands: ['overgrown-island', 'abandoned-oasis'] })
    expect(state.soldChoices.size(g, 0)).toBe(0)
  })
})

describe('Cards at the end of the game', () => {
  test.each([
    ['boathouse', 2],
    ['ship-repair', 2],
    ['harbor-masters-office', 4],
    ['naval-headquarters', 4],
  ])('%s is worth %i points among the civil structures', (card, worth) => {
    expect(points(finished({ cards: [card] }), 0, 'civil')).toBe(worth)
  })

  test('Pirate Crew is worth 4 points', () => {
    expect(points(finished({ cards: ['pirate-crew'] }), 0, 'commerce')).toBe(4)
  })

  test('Port Customs: twice the commercial level', () => {
    expect(pointsFrom(finished({ cards: ['port-customs'], ships: { yellow: 5 } }), 0, 'port-customs')).toBe(6)
  })
})

describe('A symbol of the kind you have most of', () => {
  test.each(['cabinet-of-explorers', 'navigation-firm', 'circle-of-captains'])('%s adds one', (card) => {
    const cards = ['workshop', 'laboratory', 'apothecary']
    expect(points(finished({ cards: [...cards, card] }), 0, 'science')).toBe(9 + 1)
  })

  test('in a tie the owner chooses among the tied kinds', () => {
    // One gear, one compass, two tablets: tablets are most frequent, so there is no second set.
    expect(
      points(
        finished({ cards: ['workshop', 'apothecary', 'scriptorium', 'library', 'navigation-firm'] }),
        0,
        'science',
      ),
    ).toBe(1 + 1 + 9 + 7)
    // One of each: any of them becomes two.
    expect(
      points(finished({ cards: ['workshop', 'apothecary', 'scriptorium', 'navigation-firm'] }), 0, 'science'),
    ).toBe(4 + 1 + 1 + 7)
  })

  test('comes before or after symbols of free choice, whichever scores best', () => {
    // 2 gears, 2 compasses, no tablet, one free symbol: first gear (3), then the free one as a tablet.
    const cards = ['workshop', 'laboratory', 'apothecary', 'dispensary', 'cabinet-of-explorers']
    const g = finished({ cards, islands: ['golden-archipelago'] })
    expect(points(g, 0, 'science')).toBe(9 + 4 + 1 + 7)
  })

  test('without any symbol it is still one symbol', () => {
    expect(points(finished({ cards: ['navigation-firm'] }), 0, 'science')).toBe(1)
  })

  test('cannot be copied by a mask', () => {
    const lender = { cards: ['navigation-firm', 'cabinet-of-explorers'] }
    const g = scenario({
      boxes: ['armada', 'cities'],
      cities: [{ cards: ['pigeonhole'] }, lender, {}],
    })
    expect(points(g, 0, 'science')).toBe(0)
  })
})

describe('Each guild scores at most 10 points', () => {
  const brown = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'sawmill', 'quarry']

  test('where it would score more', () => {
    const g = finished({ cards: ['workers-guild'] }, { cards: brown }, { cards: brown })
    expect(points(g, 0, 'guilds')).toBe(10)
  })

  test('each one by itself, not all together', () => {
    const g = finished(
      { cards: ['workers-guild', 'magistrates-guild'] },
      { cards: [...brown, 'altar'] },
      { cards: [...brown, 'well', 'theater'] },
    )
    expect(points(g, 0, 'guilds')).toBe(13)
  })

  test('also where it is copied', () => {
    const olympia = { wonder: 'olympia', side: 'b', stages: 3, coins: 0 }
    const g = scenario({
      edition: '1e',
      boxes: ['armada'],
      cities: [olympia, { cards: [...brown, 'workers-guild'] }, { cards: brown }],
    })
    expect(pointsFrom(g, 0, 'olympia-b-3')).toBe(10)
  })

  test('but the symbol of the Scientists Guild counts with science, uncapped', () => {
    const green = [
      'workshop',
      'laboratory',
      'observatory',
      'apothecary',
      'dispensary',
      'lodge',
      'scriptorium',
      'library',
    ]
    const without = finished({ cards: green })
    const joined = finished({ cards: [...green, 'scientists-guild'] })
    expect(points(joined, 0, 'science') - points(without, 0, 'science')).toBe(12)
    expect(points(joined, 0, 'guilds')).toBe(0)
  })
})
