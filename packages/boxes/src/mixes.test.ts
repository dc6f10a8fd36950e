import { EDITIONS, type Game, question, state, toAct, toPosition } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { isWithAddedBox } from './conformance/testing.ts'
import { BOXES } from './index.ts'
import {
  begin,
  choose,
  coinsOf,
  everybodyElseSells,
  legal,
  playTurn,
  points,
  pointsFrom,
  scenario,
  setupFor,
} from './testing.ts'

const ALL = BOXES.slice(1).map(({ id }) => id)

describe('The order of everything', () => {
  const boxes = ['leaders', 'cities', 'armada', 'babel-tower', 'babel-projects', 'edifice', 'wonder-pack', 'promos']
  const { orders } = begin(setupFor(5, { boxes })).rules
  const ids = (order: keyof typeof orders) => orders[order].map(({ id }) => id)

  test('before the first Age edifices are laid out, then tower tiles are drafted, then leaders', () => {
    const drafts = ['boards', 'edifices', 'deal-tiles', 'keep-tiles', 'leader-deal', 'leader-draft']
    expect(ids('game')).toEqual(drafts)
  })

  test('a turn pays, sails, lays down, works, explores, digs, and places tower tiles after Tax, Piracy and losses', () => {
    expect(ids('turn')).toEqual([
      'choose',
      'fresh-powers',
      'pay',
      'ships',
      'place',
      'participate',
      'activate',
      'construct-edifice',
      'join-project',
      'explore',
      'leaders-ask',
      'last-card',
      'discard-hands',
      'dig',
      'keep-hands',
      'explore-late',
      'leaders-ask',
      'tribute',
      'losses',
      'tower',
      'next-turn',
    ])
  })

  test('an Age ends with the project, then the edifice, then the conflicts on land, then at sea', () => {
    expect(ids('ageEnd')).toEqual([
      'project',
      'edifice-fails',
      'edifice-penalty',
      'conflicts',
      'naval-absence',
      'naval-conflict',
      'age-end',
      'next-age',
    ])
  })
})

/** Cities asked to build from the discard pile, in order; none takes a card. */
function diggers(g: Game): string[] {
  const order: string[] = []
  for (let [seat] = toAct(g); question(g, seat)?.id === 'dig'; [seat] = toAct(g)) {
    order.push(g.rules.boards[state.board.get(g, seat)].def.wonder)
    choose(g, seat, { action: 'skip' })
  }
  return order
}

describe('Building from the discard pile in one turn', () => {
  test('Halikarnassos, the Great Wall, Manneken Pis, Solomon, the Forging Agency, Carthage', () => {
    const hand = ['school', 'temple']
    const g = scenario({
      boxes: ['leaders', 'cities', 'edifice', 'wonder-pack'],
      age: 2,
      discard: ['altar', 'theater', 'well', 'tavern', 'apothecary', 'workshop', 'stockade'],
      cities: [
        {
          wonder: 'carthage',
          side: 'night',
          stages: ['carthage-night-1-left'],
          cards: ['sawmill', 'lumber-yard', 'loom-age-1'],
          hand,
        },
        { wonder: 'gizah', side: 'day', coins: 5, hand: ['forging-agency', 'temple'] },
        {
          wonder: 'rome',
          side: 'night',
          stages: 1,
          coins: 5,
          cards: ['glassworks-age-1', 'stone-pit', 'clay-pool'],
          leaderHand: ['solomon'],
          hand,
        },
        { wonder: 'manneken-pis', side: 'day', cards: ['brickyard'], hand },
        { wonder: 'halikarnassos', side: 'night', cards: ['brickyard'], hand },
        { wonder: 'great-wall', side: 'day', cards: ['foundry', 'ore-vein'], hand },
      ],
    })
    choose(g, 0, { action: 'stage', card: 'school', stage: 2, half: 1 })
    choose(g, 1, { action: 'build', card: 'forging-agency' })
    choose(g, 2, { action: 'stage', card: 'school' })
    choose(g, 3, { action: 'stage', card: 'school' })
    choose(g, 4, { action: 'stage', card: 'school' })
    choose(g, 5, { action: 'stage', card: 'school', stage: 4 })
    choose(g, 2, { action: 'recruit', card: 'solomon' })
    expect(diggers(g)).toEqual(['halikarnassos', 'great-wall', 'manneken-pis', 'rome', 'gizah', 'carthage'])
  })

  test('a Solomon copied by the Courtesans Guild digs after everybody else, Carthage included', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'edifice'],
      age: 3,
      discard: ['altar', 'theater', 'tavern'],
      cities: [
        {
          wonder: 'gizah',
          side: 'a',
          cards: ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1'],
          hand: ['courtesans-guild', 'temple'],
        },
        { wonder: 'rhodos', side: 'a', leaders: ['solomon'] },
        {
          wonder: 'carthage',
          side: 'b',
          stages: ['carthage-b-1-left'],
          cards: ['sawmill', 'lumber-yard', 'loom-age-1'],
          hand: ['school', 'temple'],
        },
      ],
    })
    choose(g, 0, { action: 'build', card: 'courtesans-guild' })
    choose(g, 2, { action: 'stage', card: 'school', stage: 2, half: 1 })
    everybodyElseSells(g)
    expect(diggers(g)).toEqual(['carthage', 'gizah'])
  })

  test.each(EDITIONS)('the order is the same in every mix (%s)', (edition) => {
    const all = begin(setupFor(4, { edition, boxes: ALL })).rules.diggers
    expect(all).toEqual([
      'halikarnassos',
      'great-wall',
      'manneken-pis',
      'solomon',
      'forging-agency',
      'carthage',
      'copied-solomon',
    ])
    for (let mix = 0; mix < 1 << ALL.length; mix++) {
      const boxes = ALL.filter((_, i) => (mix & (1 << i)) !== 0)
      if (!isWithAddedBox(boxes)) continue
      const { diggers } = begin(setupFor(4, { edition, boxes })).rules
      expect(diggers).toEqual(all.filter((digger) => diggers.includes(digger)))
    }
  })
})

describe('The limit of 10 points a guild', () => {
  test('holds for guilds of other boxes too, and leaves the points of the coins alone', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'armada'],
      cities: [{ coins: 60, cards: ['gamers-guild'] }, {}, {}],
    })
    expect([points(g, 0, 'guilds'), points(g, 0, 'treasury')]).toEqual([10, 20])
  })

  test('does not hold for what leaders count', () => {
    const g = scenario({ boxes: ['leaders', 'armada'], cities: [{ coins: 60, leaders: ['midas'] }, {}, {}] })
    expect(points(g, 0, 'leaders')).toBe(20)
  })
})

describe('Projects and edifices in one game', () => {
  test('a card takes part in the project, a stage in the edifice, never the other way round', () => {
    const g = scenario({
      boxes: ['babel-projects', 'edifice'],
      age: 1,
      project: { id: 'project-cranes' },
      edifices: [{ id: 'belvedere' }],
      cities: [
        { wonder: 'gizah', side: 'day', coins: 9, cards: ['sawmill', 'loom-age-1'], hand: ['apothecary', 'altar'] },
        {},
        {},
      ],
    })
    const parts = legal(g, 0, { participate: true })
    expect(parts.map(({ action, card }) => `${action} ${card}`)).toEqual([
      'stage altar',
      'build apothecary',
      'stage apothecary',
    ])
    playTurn(g, { 0: { action: 'stage', card: 'altar', participate: true } })
    expect(coinsOf(g, 0)).toBe(8)
  })
})

describe('Armada with Edifice', () => {
  test('Siracusa takes part with a stage that moves a ship by itself: that is no naval construction', () => {
    const g = scenario({
      boxes: ['armada', 'edifice'],
      age: 1,
      edifices: [{ id: 'belvedere' }],
      cities: [
        { wonder: 'siracusa', side: 'day', coins: 3, cards: ['quarry', 'ore-vein'], hand: ['altar', 'tavern'] },
        {},
        {},
      ],
    })
    choose(g, 0, { action: 'stage', card: 'altar', stage: 1, participate: true })
    everybodyElseSells(g)
    choose(g, 0, { action: 'advance', fleet: 'blue' })
    const [city] = toPosition(g).cities
    expect([city.ships, city.pawns]).toEqual([{ red: 0, yellow: 0, blue: 1, green: 0 }, [1, 0, 0]])
  })
})

const tile = (number: string): string => {
  const found = begin(setupFor(3, { boxes: ['babel-tower'] })).rules.pieces.find(({ id }) =>
    id.startsWith(`babel-tile-${number}-`),
  )
  return found?.id ?? ''
}

describe('Laws and other boxes', () => {
  test('a law that waives the goods of stages does not waive the coins of an edifice', () => {
    const g = scenario({
      boxes: ['babel-tower', 'edifice'],
      age: 1,
      tower: { placed: [tile('15')] },
      edifices: [{ id: 'curtain-wall' }],
      cities: [{ wonder: 'gizah', side: 'day', coins: 2, hand: ['altar', 'tavern'] }, {}, {}],
    })
    expect(legal(g, 0, { action: 'stage', card: 'altar', participate: true })[0].pay).toMatchObject({ bank: 2 })
  })

  test('the coins of a law and of an edifice are due together', () => {
    const g = scenario({
      boxes: ['babel-tower', 'edifice'],
      age: 1,
      tower: { placed: [tile('16')] },
      edifices: [{ id: 'curtain-wall' }],
      cities: [{ wonder: 'gizah', side: 'day', coins: 2, cards: ['sawmill'], hand: ['altar', 'tavern'] }, {}, {}],
    })
    expect(legal(g, 0, { action: 'stage', card: 'altar' })).toHaveLength(1)
    expect(legal(g, 0, { action: 'stage', card: 'altar', participate: true })).toEqual([])
  })

  test('Ramses leaves no goods of a guild for a law to turn into coins', () => {
    const g = scenario({
      boxes: ['leaders', 'babel-tower'],
      age: 3,
      tower: { placed: [tile('23')] },
      cities: [{ coins: 0, leaders: ['ramses'], hand: ['workers-guild', 'arena'] }, {}, {}],
    })
    expect(legal(g, 0, { action: 'build', card: 'workers-guild' })).toHaveLength(1)
  })

  test('a law that shrinks victory tokens does not touch those of an edifice', () => {
    const g = scenario({
      boxes: ['babel-tower', 'edifice'],
      age: 1,
      tower: { placed: [tile('19')] },
      edifices: [{ id: 'outpost', pawns: 1 }],
      cities: [{ wonder: 'gizah', side: 'day', coins: 3, cards: ['sawmill'], hand: ['altar', 'tavern'] }, {}, {}],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar', participate: true } })
    expect(pointsFrom(g, 0, 'victory-3')).toBe(3)
  })
})

describe('Victory tokens from elsewhere', () => {
  test('Nero is paid for the token of an edifice', () => {
    const g = scenario({
      boxes: ['leaders', 'edifice'],
      age: 1,
      edifices: [{ id: 'outpost', pawns: 1 }],
      cities: [
        { wonder: 'gizah', side: 'day', coins: 1, cards: ['sawmill'], leaders: ['nero'], hand: ['altar', 'tavern'] },
        {},
        {},
      ],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar', participate: true } })
    expect(coinsOf(g, 0)).toBe(2)
  })

  test('Nero is paid for the token of a project, once for each', () => {
    const g = scenario({
      boxes: ['leaders', 'babel-projects'],
      age: 1,
      turn: 6,
      project: { id: 'project-double-walls', tokens: 0 },
      cities: [
        { coins: 0, leaders: ['nero'], participations: 2, hand: ['altar', 'tavern'] },
        { leaders: ['alexander'], participations: 1, hand: ['baths', 'theater'] },
        { hand: ['barracks', 'stockade'] },
      ],
    })
    playTurn(g)
    expect(toPosition(g).cities.map(({ victory }) => victory)).toEqual([[1, 1], [1], []])
    expect(coinsOf(g, 0)).toBe(3 + 2 * 2)
  })
})

describe('Penalties', () => {
  test.each([
    ['babel-projects', { project: { id: 'project-rampart-road', tokens: 1 } }, 0],
    ['edifice', { edifices: [{ id: 'money-changer', pawns: 1 }] }, 6 - 2],
  ])('a penalty in coins cannot be met with debts of Cities', (box, failing, left) => {
    const g = scenario({
      boxes: ['cities', box],
      age: 1,
      turn: 7,
      ...failing,
      cities: [{ hand: ['altar', 'tavern'], coins: 3 }, { hand: ['baths', 'well'] }, { hand: ['altar', 'well'] }],
    })
    playTurn(g)
    expect(state.age.get(g)).toBe(2)
    const [{ coins, debt }] = toPosition(g).cities
    expect([coins, debt]).toEqual([left, 0])
  })
})

describe('The free city', () => {
  test.each(EDITIONS)('builds, adds a stage or sells, and does nothing else that boxes offer (%s)', (edition) => {
    const g = begin(setupFor(2, { edition, boxes: ALL.filter((box) => box !== 'armada') }))
    while (!toAct(g).includes(2)) {
      const [seat] = toAct(g)
      choose(g, seat, legal(g, seat)[0])
    }
    const offered = legal(g, 2)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(({ action }) => !['build', 'stage', 'sell'].includes(action))).toEqual([])
    expect(offered.filter(({ participate }) => participate)).toEqual([])
  })

  test('is touched by losses, but by no penalty', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['cities', 'babel-projects', 'edifice'],
      setup: { seats: [{}, {}] },
      age: 1,
      turn: 7,
      project: { id: 'project-rampart-road', tokens: 1 },
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        { wonder: 'gizah', side: 'a', coins: 5, hand: ['hideout', 'altar', 'tavern'] },
        { wonder: 'rhodos', side: 'a', coins: 5, hand: ['baths', 'theater'] },
        { wonder: 'ephesos', side: 'a', coins: 5 },
      ],
    })
    choose(g, 0, { action: 'build', card: 'hideout' })
    everybodyElseSells(g)
    choose(g, 1, { action: 'lose', coins: 1, debt: 0 })
    const [, other, free] = toPosition(g).cities
    expect([other.coins, other.edificeDebt]).toEqual([0, [2]])
    expect([free.projectTokens, free.edificeDebt]).toEqual([[], []])
    expect(free.coins).toBeGreaterThan(0)
  })
})
