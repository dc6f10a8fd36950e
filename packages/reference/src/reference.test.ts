import { coinsOf, playTurn, scenario } from '@heptapolis/boxes/testing'
import { gameOf, toPosition } from '@heptapolis/engine/records'
import { type Game, type Pay, state } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { type Difference, offerDifferences, scoreDifferences } from './against.ts'
import { type OfferMoment, offersFor } from './payment/offers.ts'
import { printedFor } from './printed.ts'
import { sheetOf } from './score/score.ts'
import { tableOf } from './table.ts'
import { watched } from './watch.ts'

const sheet = (g: Game, seat = 0) => {
  const table = tableOf(toPosition(g))
  return sheetOf(table, table.cities[seat])
}

/** Payments for a card in the first city. */
function pays(g: Game, card: string): Pay[] {
  const table = tableOf(toPosition(g))
  const piece = printedFor(g.rules.setup).pieces.get(card)
  const turn: OfferMoment = { question: 'turn', isLastTurn: false }
  const offers = offersFor(table, table.cities[0], piece ? [piece] : [], turn)
  return offers.filter(({ action, by, fleet }) => action === 'build' && !by && !fleet).flatMap((offer) => offer.pays)
}

const tile = (g: Game, number: string): string =>
  g.rules.pieces.find(({ id }) => id.startsWith(`babel-tile-${number}-`))?.id ?? ''

describe('The second scorer', () => {
  test('uses all free symbols together: two pawns of Agora repeat the Scientists Guild for the best five', () => {
    const g = scenario({
      boxes: ['edifice'],
      edifices: [{ id: 'agora', state: 'built' }],
      cities: [{ cards: ['workshop', 'apothecary', 'scientists-guild'], pawns: [0, 0, 2] }, {}, {}],
    })
    expect(sheet(g).science).toBe(9 + 1 + 1 + 7)
  })

  test('ranks equal points by coins, or shares the victory by a house rule, as the engine does', () => {
    for (const ties of ['coins', 'shared']) {
      const g = scenario({ houseRules: { ties }, cities: [{ coins: 3 }, { coins: 4 }, { coins: 0 }] })
      expect(scoreDifferences(g)).toEqual([])
    }
  })

  test('copies the neighbouring guild that scores most', () => {
    const g = scenario({
      edition: '1e',
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, cards: ['sawmill', 'quarry'] },
        { cards: ['spies-guild', 'shipowners-guild'] },
        { cards: ['stockade'] },
      ],
    })
    expect(sheet(g).wonder).toBe(5 + 2)
  })

  test('copies no green card twice', () => {
    const g = scenario({
      boxes: ['cities'],
      cities: [
        { cards: ['workshop', 'pigeonhole', 'torture-chamber'] },
        { cards: ['laboratory'] },
        { cards: ['school'] },
      ],
    })
    expect(sheet(g).science).toBe(4 + 1)
  })

  test('lets the majority follow a chosen symbol, but not complete a set with a less frequent kind', () => {
    const g = scenario({
      boxes: ['armada'],
      cities: [{ cards: ['workshop', 'scientists-guild', 'cabinet-of-explorers'] }, {}, {}],
    })
    expect(sheet(g).science).toBe(3 * 3)
  })
})

describe('The second payer', () => {
  test('finds both sellers, and no more expensive payment', () => {
    const g = scenario({
      age: 1,
      cities: [
        { wonder: 'gizah', side: 'day', coins: 4 },
        { wonder: 'rhodos', side: 'day', cards: ['clay-pool'] },
        { wonder: 'olympia', side: 'day' },
      ],
    })
    const nobody = { left: 0, right: 0, bank: 0, farLeft: 0, farRight: 0 }
    expect(pays(g, 'guard-tower')).toEqual([
      { ...nobody, left: 2 },
      { ...nobody, right: 2 },
    ])
  })

  test('buys a resource once, although an emporium leads to the same neighbour', () => {
    const g = scenario({
      boxes: ['armada'],
      age: 2,
      cities: [
        { wonder: 'gizah', side: 'day', coins: 9, cards: ['eastern-emporium'] },
        { wonder: 'rhodos', side: 'day', cards: ['clay-pool'] },
        { wonder: 'babylon', side: 'day' },
      ],
    })
    expect(pays(g, 'guard-tower')).toMatchObject([{ left: 2 }, { farRight: 1 }])
    expect(pays(g, 'forum')).toEqual([])
  })

  test('does not double disabled production', () => {
    const silent = (law: string) => {
      const g = scenario({ boxes: ['cities', 'babel-tower'], cities: [{}, {}, {}] })
      return scenario({
        boxes: ['cities', 'babel-tower'],
        age: 2,
        tower: { placed: [tile(g, law)] },
        cities: [
          { wonder: 'gizah', side: 'day', coins: 0, cards: ['forest-cave', 'secret-warehouse', 'ore-vein'] },
          {},
          {},
        ],
      })
    }
    expect(pays(silent('24'), 'statue')).toHaveLength(1)
    expect(pays(silent('03'), 'statue')).toEqual([])
  })

  test('exchanges two equal resources for one, once per turn', () => {
    const g = scenario({
      boxes: ['promos'],
      age: 2,
      cities: [{ wonder: 'catan', side: 'day', coins: 0, cards: ['sawmill', 'foundry'] }, {}, {}],
    })
    expect(pays(g, 'school')).toHaveLength(1)
    expect(pays(g, 'dispensary')).toHaveLength(1)
    expect(pays(g, 'temple')).toEqual([])
  })
})

describe('The comparison', () => {
  const open = () =>
    scenario({
      age: 1,
      turn: 6,
      cities: [
        { wonder: 'gizah', side: 'day', coins: 4, cards: ['stockade'], hand: ['guard-tower', 'altar'] },
        { wonder: 'rhodos', side: 'day', cards: ['clay-pool'], hand: ['baths', 'tavern'] },
        { wonder: 'olympia', side: 'day', hand: ['well', 'tavern'] },
      ],
    })

  const bent = (g: Game, modifiers: Partial<Game['rules']['modifiers']>): Game =>
    gameOf({ ...g.rules, modifiers: { ...g.rules.modifiers, ...modifiers } }, g.cells)

  test('finds no difference in a correct game', () => {
    expect([...offerDifferences(open(), 0), ...scoreDifferences(open())]).toEqual([])
  })

  test('notices a price too low', () => {
    const g = open()
    const everywhere = 0b1111
    state.bargains.set(g, 0, everywhere)
    const [{ about, seat, engine, second }] = offerDifferences(g, 0)
    expect([about, seat]).toEqual(['offers', 0])
    expect(engine).toMatchObject([{ pay: { left: 1 } }, { pay: { right: 1 } }])
    expect(second).toEqual([])
  })

  test('notices a missing chain', () => {
    const g = scenario({
      age: 2,
      cities: [{ wonder: 'gizah', side: 'day', coins: 4, cards: ['baths'], hand: ['aqueduct', 'walls'] }, {}, {}],
    })
    expect(offerDifferences(g, 0)).toEqual([])
    state.titles.clear(g, 0)
    expect(offerDifferences(g, 0)[0].second).toMatchObject([{ by: 'chain' }])
  })

  test('includes the effect of the only leader that the Courtesans can copy', () => {
    const cards = ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1']
    const g = scenario({
      edition: '1e',
      boxes: ['leaders'],
      age: 3,
      cities: [
        { wonder: 'gizah', side: 'a', coins: 2, cards, hand: ['courtesans-guild', 'palace'] },
        { wonder: 'rhodos', side: 'a', leaders: ['croesus'], hand: ['haven', 'arena'] },
        { wonder: 'olympia', side: 'a', hand: ['gardens', 'lodge'] },
      ],
    })
    const found: Difference[] = []
    const beside = gameOf(
      watched(g.rules, (difference) => found.push(difference)),
      g.cells,
    )
    playTurn(beside, { 0: { action: 'build', card: 'courtesans-guild' } })
    expect(coinsOf(beside, 0)).toBe(2 + 6)
    expect(found).toEqual([])
  })

  test('notices wrong tokens in a conflict', () => {
    const found: string[] = []
    const g = open()
    const rules = watched(bent(g, { victoryValue: [() => 3] }).rules, ({ about, seat }) =>
      found.push(`${about} ${seat}`),
    )
    const conflicts = rules.script.find(({ id }) => id === 'conflicts')
    conflicts?.run(gameOf(rules, g.cells))
    expect(found).toEqual(['conflicts 0'])
  })
})
