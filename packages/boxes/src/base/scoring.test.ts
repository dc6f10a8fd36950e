import { compile } from '@heptapolis/engine'
import { isOver, scores, state, winners } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { coinsOf, playTurn, points, scenario } from '../testing.ts'

/** Tokens after the conflicts of an Age, as [victories, defeats] by seat, for cities with these shields. */
function tokens(age: number, shields: number[]): [number[], number][] {
  const cards = [[], ['stockade'], ['walls'], ['arsenal'], ['arsenal', 'stockade'], ['arsenal', 'walls']]
  const hand = ['altar', 'theater']
  const g = scenario({ age, turn: 6, cities: shields.map((count) => ({ cards: cards[count], hand })) })
  playTurn(g, Object.fromEntries(shields.map((_, seat) => [seat, { action: 'sell', card: 'altar' }])))
  return shields.map((_, seat) => [
    [0, 1, 2].map((value) => state.victories.get(g, seat, value)),
    state.defeats.get(g, seat),
  ])
}

describe('Conflicts', () => {
  test.each([
    [1, [1, 0, 0]],
    [2, [0, 1, 0]],
    [3, [0, 0, 1]],
  ])(
    'at the end of Age %i give the stronger of two neighbours the token of the Age, the weaker a defeat',
    (age, token) => {
      const twice = token.map((count) => count * 2)
      expect(tokens(age, [0, 1, 3, 1])).toEqual([
        [[0, 0, 0], 2],
        [token, 1],
        [twice, 0],
        [token, 1],
      ])
    },
  )

  test('between equals give nothing', () => {
    expect(tokens(1, [1, 2, 2, 1])).toEqual([
      [[0, 0, 0], 1],
      [[1, 0, 0], 0],
      [[1, 0, 0], 0],
      [[0, 0, 0], 1],
    ])
  })

  test('compare each city with both neighbours', () => {
    expect(tokens(1, [3, 1, 2])).toEqual([
      [[2, 0, 0], 0],
      [[0, 0, 0], 2],
      [[1, 0, 0], 1],
    ])
  })

  test('count the shields of stages', () => {
    const hand = ['altar', 'theater']
    const cities = [{ wonder: 'rhodos', stages: 2, hand }, { cards: ['stockade'], hand }, { hand }]
    const g = scenario({ age: 1, turn: 6, cities })
    playTurn(g)
    expect(state.victories.get(g, 0, 0)).toBe(2)
  })

  test('count cards built in the last turn', () => {
    const cities = [
      { wonder: 'rhodos', hand: ['barracks', 'altar'] },
      { hand: ['altar', 'altar'] },
      { hand: ['altar', 'altar'] },
    ]
    const g = scenario({ age: 1, turn: 6, cities })
    playTurn(g, { 0: { action: 'build', card: 'barracks' } })
    expect(state.victories.get(g, 0, 0)).toBe(2)
  })
})

describe('The score sheet', () => {
  test('adds military tokens and takes off defeats', () => {
    const g = scenario({ cities: [{ victory: [1, 1, 3, 5], defeat: 4 }, { defeat: 6 }, {}] })
    expect(points(g, 0, 'military')).toBe(6)
    expect(points(g, 1, 'military')).toBe(-6)
  })

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [8, 2],
    [9, 3],
  ])('counts %i coins as %i points', (coins, expected) => {
    expect(points(scenario({ cities: [{ coins }, {}, {}] }), 0, 'treasury')).toBe(expected)
  })

  test.each([
    [[], 0],
    [['apothecary'], 1],
    [['apothecary', 'dispensary'], 4],
    [['apothecary', 'dispensary', 'lodge'], 9],
    [['apothecary', 'dispensary', 'lodge', 'academy'], 16],
    [['apothecary', 'workshop', 'scriptorium'], 10],
    [['apothecary', 'dispensary', 'workshop', 'laboratory', 'library', 'scriptorium'], 26],
    [['apothecary', 'dispensary', 'lodge', 'workshop', 'scriptorium'], 18],
  ])('counts science: %j scores %i', (cards, expected) => {
    expect(points(scenario({ cities: [{ wonder: 'gizah', cards }, {}, {}] }), 0, 'science')).toBe(expected)
  })

  test('uses two symbols of choice at their best', () => {
    const cards = ['apothecary', 'workshop', 'scientists-guild']
    const g = (more: string[]) =>
      points(
        scenario({ cities: [{ wonder: 'babylon', side: 'night', stages: 2, cards: [...cards, ...more] }, {}, {}] }),
        0,
        'science',
      )
    expect(g([])).toBe(13)
    expect(g(['scriptorium', 'dispensary'])).toBe(4 + 4 + 4 + 14)
    expect(g(['scriptorium', 'dispensary', 'lodge'])).toBe(25 + 1 + 1 + 7)
  })

  test('says where every point comes from', () => {
    const [sheet] = scores(
      scenario({
        cities: [
          {
            wonder: 'gizah',
            side: 'day',
            stages: 2,
            coins: 7,
            cards: ['altar', 'palace', 'haven', 'mine', 'school', 'spies-guild'],
            victory: [1, 3],
            defeat: 1,
          },
          { cards: ['walls'] },
          {},
        ],
      }),
    )
    const rows = Object.fromEntries(sheet.rows.map((row) => [row.id, row.from.map((e) => `${e.source} ${e.points}`)]))
    expect(rows).toEqual({
      military: ['victory-1 1', 'victory-3 3', 'defeat -1'],
      treasury: ['coins 2'],
      wonder: ['gizah-day-1 3', 'gizah-day-2 5'],
      civil: ['altar 3', 'palace 8'],
      commerce: ['haven 1'],
      guilds: ['spies-guild 1'],
      science: ['symbols 1'],
    })
    expect(sheet.total).toBe(27)
  })

  test('names no source that gives no point', () => {
    const [sheet] = scores(scenario({ cities: [{ coins: 2, cards: ['mine'] }, {}, {}] }))
    expect(sheet.rows.flatMap(({ from }) => from)).toEqual([])
  })

  test('differs between the editions where their cards do', () => {
    const civil = (edition: '1e' | '2e') =>
      points(scenario({ edition, cities: [{ cards: ['altar', 'theater', 'temple'] }, {}, {}] }), 0, 'civil')
    expect([civil('1e'), civil('2e')]).toEqual([7, 10])
  })
})

describe('The price of a seat', () => {
  const played = (prices: (number | undefined)[]) =>
    scenario({
      setup: {
        edition: '2e',
        boxes: [],
        seed: 'bids',
        seats: prices.map((price) => (price === undefined ? {} : { price })),
      },
      cities: [{ coins: 12 }, { coins: 6 }, { coins: 3 }],
    })

  test('is taken off in a line of its own and decides the ranks', () => {
    const g = played([3, 0, undefined])
    expect(scores(g).map(({ total, rank }) => [total, rank])).toEqual([
      [1, 2],
      [2, 1],
      [1, 3],
    ])
    expect(points(g, 0, 'bid')).toBe(-3)
  })

  test('adds no line to games without one', () => {
    expect(played([0, undefined, 0]).rules.scoreLines.map(({ id }) => id)).not.toContain('bid')
  })

  test.each([-1, 100, 1.5, Number.NaN])('cannot be %d', (price) => {
    const seats = [{ price }, {}, {}]
    expect(compile({ edition: '2e', boxes: [], seats }, BOXES)).toMatchObject({
      error: { code: 'bad-setup', values: { is: 'shape', of: 'price' } },
    })
  })
})

describe('Winning', () => {
  test('is having the most points', () => {
    const g = scenario({ cities: [{ cards: ['altar'] }, { cards: ['palace'] }, {}] })
    expect(scores(g).map((sheet) => sheet.rank)).toEqual([2, 1, 3])
    expect(winners(g)).toEqual([1])
  })

  test('goes, of equal points, to the one with more coins', () => {
    const g = scenario({ cities: [{ coins: 4 }, { coins: 5 }, { coins: 0 }] })
    expect(scores(g).map((sheet) => sheet.total)).toEqual([1, 1, 0])
    expect(winners(g)).toEqual([1])
  })

  test('is shared where coins are equal too', () => {
    const g = scenario({ cities: [{ coins: 4 }, { coins: 4 }, { coins: 3 }] })
    expect(scores(g).map((sheet) => sheet.rank)).toEqual([1, 1, 3])
    expect(winners(g)).toEqual([0, 1])
  })

  test('is decided after the conflicts of Age III, when the game is over', () => {
    const hand = ['altar', 'theater']
    const g = scenario({ age: 3, turn: 6, cities: [{ hand }, { hand }, { cards: ['arsenal'], hand }] })
    expect(winners(g)).toEqual([])
    playTurn(g)
    expect(isOver(g)).toBe(true)
    expect(winners(g)).toEqual([2])
    expect(points(g, 2, 'military')).toBe(10)
    expect(coinsOf(g, 0)).toBe(6)
  })
})
