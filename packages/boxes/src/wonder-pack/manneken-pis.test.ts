import { type CityPosition, state, toPosition } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import {
  begin,
  cardsOf,
  choose,
  coinsOf,
  legal,
  playTurn,
  points,
  pointsFrom,
  refusal,
  scenario,
  setupFor,
} from '../testing.ts'
import { raise, stage, table } from './testing.ts'

const pis: CityPosition = { wonder: 'manneken-pis', side: 'a' }
const stagesOf = (g: Parameters<typeof toPosition>[0]) => toPosition(g).cities[0].stages

describe('Manneken Pis', () => {
  test.each(['a', 'b'])('side %s makes nothing, and starts with 4 coins more', (side) => {
    const seats = [{ wonder: 'manneken-pis', side }, {}, {}]
    const g = begin({ ...setupFor(3), edition: '1e', boxes: ['wonder-pack'], seats })
    expect([0, 1].map((seat) => coinsOf(g, seat))).toEqual([7, 3])
    expect([state.made.get(g, 0), state.sold.get(g, 0)]).toEqual([0, 0])
    const withLeaders = begin({ ...setupFor(3), edition: '1e', boxes: ['wonder-pack', 'leaders'], seats })
    expect(coinsOf(withLeaders, 0)).toBe(10)
  })

  test('side B: one of each resource for 7 coins, 7 points and a shield', () => {
    const cards = ['lumber-yard', 'stone-pit', 'clay-pit', 'ore-vein', 'loom-age-1', 'glassworks-age-1', 'press-age-1']
    const g = raise(1, { ...pis, side: 'b', cards })
    expect([coinsOf(g, 0), points(g, 0, 'wonder'), state.shields.get(g, 0)]).toEqual([7, 7, 1])
    expect(legal(g, 0, { action: 'stage' })).toEqual([])
  })
})

describe('Manneken Pis, side A', () => {
  test('first stage: cost and effect of the first stage of the left neighbour, built there or not', () => {
    const g = table({ ...pis, cards: ['quarry'] }, { wonder: 'gizah', side: 'a' })
    expect(legal(g, 0, { action: 'stage', card: 'tavern' })).toEqual([stage(1)])
    expect(legal(table({ ...pis, cards: ['sawmill'] }), 0, { action: 'stage' })).toEqual([])
    playTurn(g, { 0: stage(1) })
    expect([stagesOf(g), points(g, 0, 'wonder')]).toEqual([['gizah-a-1'], 3])
    const built = raise(1, { ...pis, cards: ['quarry'] }, { stages: 1 })
    expect(points(built, 0, 'wonder')).toBe(3)
  })

  test('second stage: the second stage of the right neighbour', () => {
    const g = raise(2, { ...pis, stages: 1, cards: ['brickyard', 'clay-pit'] })
    expect([stagesOf(g), state.shields.get(g, 0)]).toEqual([['gizah-a-1', 'rhodos-a-2'], 2])
  })

  test('third stage: the last stage of the left neighbour, however many it has', () => {
    const three = raise(3, { ...pis, stages: 2, cards: ['quarry', 'stone-pit', 'timber-yard'] })
    expect(stagesOf(three)).toEqual(['gizah-a-1', 'rhodos-a-2', 'gizah-a-3'])
    const two = raise(
      3,
      { ...pis, stages: 2, cards: ['foundry', 'ore-vein', 'mine'] },
      { wonder: 'rhodos', side: 'b' },
      {
        wonder: 'gizah',
      },
    )
    expect(stagesOf(two)).toEqual(['rhodos-b-1', 'gizah-a-2', 'rhodos-b-2'])
    const four = [...['quarry', 'stone-pit', 'timber-yard'], 'press-age-1']
    expect(stagesOf(raise(3, { ...pis, stages: 2, cards: four }, { side: 'b' }))).toContain('gizah-b-4')
  })

  test('what is copied works for its owner: coins, shields, symbols, powers', () => {
    const g = raise(1, { ...pis, cards: ['quarry'] }, { wonder: 'ephesos', side: 'b' })
    expect([coinsOf(g, 0), points(g, 0, 'wonder')]).toEqual([4, 2])
    const trader = raise(1, { ...pis, cards: ['sawmill'] }, { wonder: 'olympia', side: 'b' })
    expect(state.bargains.get(trader, 0)).toBe(3)
  })

  test.each([
    ['rome', 2, 2],
    ['rome', 3, 0],
    ['gizah', 2, 0],
  ])('beside %s with %i stages keeps %i leaders in Age III: a copied stage may recruit too', (wonder, stages, kept) => {
    const city = { ...pis, stages, coins: 5, leaderHand: ['sappho', 'zenobia', 'caesar'] }
    const more = { boxes: ['wonder-pack', 'leaders'], age: 3, phase: 'recruitment' as const }
    const g = table(city, { wonder, side: 'b' }, {}, more)
    choose(g, 0, { action: 'recruit', card: 'sappho' })
    expect(toPosition(g).cities[0].leaderHand).toHaveLength(kept)
  })

  test('between Babylon and Olympia: the card played after the last turn is not free as the last card', () => {
    const stages = ['babylon-night-1', 'olympia-night-2']
    const city = { wonder: 'manneken-pis', side: 'day', stages }
    const [left, right] = ['babylon', 'olympia'].map((wonder) => ({ wonder, side: 'night' }))
    const g = table({ ...city, hand: ['apothecary', 'workshop'] }, left, right, { edition: '2e', turn: 6 })
    const free = { action: 'build', card: 'apothecary', by: 'free-last' }
    expect(legal(g, 0, { action: 'build', card: 'apothecary' })).toEqual([free])
    playTurn(g, { 0: free })
    expect(legal(g, 0)).toEqual([{ action: 'sell', card: 'workshop' }])
  })

  test('beside the Great Wall the owner picks one of its stages each time', () => {
    const cards = ['sawmill', 'quarry', 'stone-pit', 'foundry', 'ore-vein']
    const g = table({ ...pis, cards }, { wonder: 'great-wall', side: 'a' })
    const offered = legal(g, 0, { action: 'stage', card: 'tavern' })
    expect(offered.map((move) => [move.stage, move.half])).toEqual([
      [1, 1],
      [1, 3],
      [1, 4],
    ])
    expect(refusal(g, 0, stage(1)).code).toBe('ambiguous-move')
    playTurn(g, { 0: stage(1, { half: 3 }) })
    expect([stagesOf(g), state.shields.get(g, 0)]).toEqual([['great-wall-a-3'], 2])
  })

  test('beside the Great Wall the same stage may be copied twice', () => {
    const stages = ['great-wall-a-1', 'rhodos-a-2']
    const g = table({ ...pis, stages, cards: ['sawmill'] }, { wonder: 'great-wall', side: 'a' })
    playTurn(g, { 0: stage(3, { half: 1 }) })
    expect([stagesOf(g), coinsOf(g, 0)]).toEqual([[...stages, 'great-wall-a-1'], 8])
  })

  test('of Carthage the owner picks a half', () => {
    const carthage = { wonder: 'carthage', side: 'b' }
    const more = { boxes: ['wonder-pack', 'edifice'] }
    const g = table({ ...pis, cards: ['foundry', 'ore-vein', 'press-age-1'] }, carthage, {}, more)
    playTurn(g, { 0: stage(1, { half: 2 }) })
    expect([state.shields.get(g, 0), coinsOf(g, 0)]).toEqual([2, 0])
  })

  test('of Ur the pawn comes from the box', () => {
    const more = { boxes: ['wonder-pack', 'edifice'] }
    const g = table({ ...pis, cards: ['quarry', 'glassworks-age-1'] }, { wonder: 'ur', side: 'b' }, {}, more)
    playTurn(g, { 0: stage(1) })
    expect(toPosition(g).cities[0]).toMatchObject({ pawns: [1, 0, 0], participated: false })
  })

  test('of Siracusa any stage may be copied, the same one twice', () => {
    const cards = ['quarry', 'stone-pit', 'foundry', 'ore-vein', 'sawmill', 'brickyard', 'press-age-1', 'loom-age-1']
    const more = { edition: '2e' as const, boxes: ['wonder-pack', 'armada'] }
    const day = { wonder: 'manneken-pis', side: 'day', cards: [...cards, 'glassworks-age-1'], coins: 20 }
    const g = table(day, { wonder: 'siracusa', side: 'day' }, { side: 'day' }, more)
    const halves = legal(g, 0, { action: 'stage', card: 'tavern', fleet: undefined }).map((move) => move.half)
    expect(new Set(halves)).toEqual(new Set([1, 2, 3]))
    const twice = { stages: ['siracusa-day-1', 'rhodos-day-2', 'siracusa-day-1'] }
    expect(stagesOf(table({ ...day, ...twice }, { wonder: 'siracusa', side: 'day' }, { side: 'day' }, more))).toEqual(
      twice.stages,
    )
  })

  test('of Petra the coins are paid too', () => {
    const petra = { wonder: 'petra', side: 'b', hand: ['tavern', 'altar'] }
    const more = { boxes: ['wonder-pack', 'cities'] }
    const cost = table({ ...pis, stages: 1, coins: 20 }, {}, petra, more)
    const [move] = legal(cost, 0, { action: 'stage', card: 'tavern' })
    expect(move.pay?.bank).toBe(cost.rules.piece('petra-b-2').price.coins)
  })

  test('of Abu Simbel it buries an own leader', () => {
    const more = { boxes: ['wonder-pack', 'leaders'] }
    const owner = { ...pis, cards: ['brickyard', 'loom-age-1'], leaders: ['alexander'] }
    const g = table(owner, { wonder: 'abu-simbel', side: 'b' }, {}, more)
    playTurn(g, { 0: stage(1) })
    expect(pointsFrom(g, 0, 'alexander')).toBe(6)
  })

  test('of Stonehenge the own marker counts', () => {
    const buried = ['altar', 'tavern']
    const stages = ['gizah-a-1', 'stonehenge-b-2']
    const g = scenario({
      edition: '1e',
      boxes: ['wonder-pack'],
      cities: [
        { ...pis, stages, buried },
        { wonder: 'gizah', side: 'a', cards: ['marketplace'] },
        { wonder: 'stonehenge', side: 'b', cards: ['east-trading-post'] },
      ],
    })
    expect(pointsFrom(g, 0, 'stonehenge-b-2')).toBe(2)
  })

  test('digs after the Great Wall and Halikarnassos, whomever it copies', () => {
    const digger = { wonder: 'halikarnassos', side: 'b', cards: ['foundry'] }
    const wall = { wonder: 'great-wall', side: 'a', cards: ['ore-vein', 'mine', 'forest-cave'] }
    const more = { discard: ['theater', 'baths', 'stockade'] }
    const g = table({ ...pis, cards: ['foundry'] }, digger, wall, more)
    playTurn(g, { 0: stage(1), 1: stage(1), 2: stage(4) })
    for (const [seat, card] of [
      [1, 'theater'],
      [2, 'baths'],
    ] as const) {
      expect([0, 1, 2].filter((one) => legal(g, one).length > 0)).toEqual([seat])
      choose(g, seat, { action: 'pick', card })
    }
    choose(g, 0, { action: 'pick', card: 'stockade' })
    expect([0, 1, 2].map((seat) => cardsOf(g, seat).at(-1))).toEqual(['stockade', 'theater', 'baths'])
  })
})

test('Double Walls covers the starting coins of Manneken Pis: they are kept, and nothing else is lost (our ruling)', () => {
  const last = { boxes: ['wonder-pack', 'babel-projects'], turn: 6, project: { id: 'project-double-walls', tokens: 1 } }
  const g = table({ ...pis, coins: 4 }, {}, { participations: 1 }, last)
  playTurn(g)
  const { boardBlocked, projectTokens, coins } = toPosition(g).cities[0]
  expect([boardBlocked, projectTokens, coins]).toEqual([true, [], 4 + 3])
})

describe('a position with Manneken Pis', () => {
  test('counts stages as those of the neighbours, wherever they sit', () => {
    const g = table({ ...pis, stages: 3 })
    expect(stagesOf(g)).toEqual(['gizah-a-1', 'rhodos-a-2', 'gizah-a-3'])
    expect(points(g, 0, 'wonder')).toBe(3 + 7)
  })

  test('starts with its 4 coins more where none are given', () => {
    const g = scenario({ edition: '1e', boxes: ['wonder-pack'], cities: [pis, {}, {}] })
    expect([coinsOf(g, 0), coinsOf(g, 1)]).toEqual([7, 3])
  })

  test('refuses a stage no neighbour has', () => {
    expect(() => table({ ...pis, stages: ['ephesos-a-1'] })).toThrow('other-wonder')
  })
})
