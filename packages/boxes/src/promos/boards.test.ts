import { type CityPosition, type Game, type MoveJson, state, toPosition } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, coinsOf, legal, playTurn, points, type Scenario, scenario } from '../testing.ts'

const HAND = ['tavern', 'altar']

/** Seat 1 is the left neighbour (Gizah), seat 2 the right one (Rhodos). */
function table(first: CityPosition, left: CityPosition = {}, more: Partial<Scenario> = {}): Game {
  const cities = [
    { hand: HAND, coins: 0, ...first },
    { wonder: 'gizah', side: 'a', hand: HAND, coins: 5, ...left },
    { wonder: 'rhodos', side: 'a', hand: HAND, coins: 1 },
  ]
  return scenario({ edition: '1e', boxes: ['promos'], age: 1, ...more, cities })
}

const stage = (number: number, more: Partial<MoveJson> = {}): MoveJson => ({
  action: 'stage',
  card: 'tavern',
  stage: number,
  ...more,
})

function raise(number: number, first: CityPosition, more: Partial<Scenario> = {}): Game {
  const g = table(first, {}, more)
  playTurn(g, { 0: stage(number) })
  return g
}

describe('Catan', () => {
  const catan = { wonder: 'catan', side: 'a' }
  const canBuild = (card: string, cards: string[], more: CityPosition = {}) =>
    legal(table({ ...catan, cards, hand: [card, 'altar'], ...more }, { cards: [] }), 0, { action: 'build', card })
      .length > 0

  test('makes nothing, and sells nothing', () => {
    const g = table(catan)
    expect([state.made.get(g, 0), state.sold.get(g, 0)]).toEqual([0, 0])
  })

  test('counts two equal resources as one of choice', () => {
    expect(canBuild('workshop', ['sawmill'])).toBe(true)
    expect(canBuild('workshop', ['lumber-yard', 'stone-pit'])).toBe(false)
  })

  test('counts them where cards offer a choice, too', () => {
    expect(canBuild('workshop', ['lumber-yard', 'forest-cave'])).toBe(true)
    expect(canBuild('workshop', ['timber-yard', 'forest-cave'])).toBe(true)
    expect(canBuild('workshop', ['clay-pool', 'forest-cave'])).toBe(false)
  })

  test('gives both away: neither is left for the same purchase', () => {
    // School costs wood and papyrus.
    expect(canBuild('school', ['sawmill'])).toBe(false)
    expect(canBuild('school', ['lumber-yard', 'forest-cave'])).toBe(false)
    expect(canBuild('school', ['timber-yard', 'forest-cave'])).toBe(false)
    expect(canBuild('school', ['sawmill', 'lumber-yard'])).toBe(true)
    expect(canBuild('school', ['timber-yard', 'forest-cave', 'lumber-yard'])).toBe(true)
  })

  test('does so once a turn', () => {
    expect(canBuild('temple', ['sawmill', 'clay-pit', 'lumber-yard'])).toBe(true)
    expect(canBuild('temple', ['sawmill', 'quarry', 'lumber-yard'])).toBe(false)
  })

  test('does so with own resources only, not with bought ones', () => {
    const rich = { coins: 20 }
    const g = table({ ...catan, cards: ['lumber-yard'], hand: ['workshop', 'altar'], ...rich }, { cards: ['sawmill'] })
    expect(legal(g, 0, { action: 'build', card: 'workshop' })).toEqual([])
  })

  test('changes nothing where the city makes what it needs', () => {
    const g = table({ ...catan, cards: ['sawmill'], hand: ['stockade', 'altar'] })
    expect(legal(g, 0, { action: 'build', card: 'stockade' })).toEqual([{ action: 'build', card: 'stockade' }])
  })
})

describe('Catan, side A', () => {
  const catan = { wonder: 'catan', side: 'a' }

  test('first stage: clay and wood for 3 points', () => {
    expect(points(raise(1, { ...catan, cards: ['clay-pit', 'lumber-yard'] }), 0, 'wonder')).toBe(3)
  })

  test('second stage: 3 ore for 7 coins; all others lose 2, or what they have', () => {
    const g = table({ ...catan, stages: 1, cards: ['foundry', 'ore-vein'] })
    playTurn(g, { 0: stage(2), 1: { action: 'sell', card: 'altar' }, 2: { action: 'build', card: 'altar' } })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([7, 5 + 3 - 2, 0])
  })

  test('third stage: 2 stone, glass and papyrus for 7 points', () => {
    const g = raise(3, { ...catan, stages: 2, cards: ['quarry', 'glassworks-age-1', 'press-age-1'] })
    expect(points(g, 0, 'wonder')).toBe(10)
  })
})

describe('Catan, side B', () => {
  const catan = { wonder: 'catan', side: 'b' }
  const more = { boxes: ['promos', 'leaders'] }

  test('first stage: wood and cloth to draw a leader, and then to recruit one at its cost, or not', () => {
    const city = { ...catan, coins: 9, cards: ['lumber-yard', 'loom-age-1'], leaderHand: ['alexander'] }
    const g = raise(1, city, more)
    expect(toPosition(g).cities[0].leaderHand).toHaveLength(2)
    const offers = legal(g, 0)
    expect(offers.filter(({ action }) => action === 'recruit').length).toBeGreaterThan(0)
    expect(offers.at(-1)).toEqual({ action: 'skip' })
    choose(g, 0, { action: 'recruit', card: 'alexander' })
    expect([toPosition(g).cities[0].leaders, coinsOf(g, 0)]).toEqual([['alexander'], 6])
  })

  test.each([
    [0, 2],
    [1, 0],
  ])('with %i stages keeps %i leaders in Age III: as long as the first stage may still recruit one', (stages, kept) => {
    const leaderHand = ['sappho', 'zenobia', 'caesar']
    const g = table({ ...catan, stages, coins: 5, leaderHand }, {}, { ...more, age: 3, phase: 'recruitment' })
    choose(g, 0, { action: 'recruit', card: 'sappho' })
    expect(toPosition(g).cities[0].leaderHand).toHaveLength(kept)
  })

  test('second stage: 3 ore and papyrus for 5 points and 2 shields', () => {
    const g = raise(2, { ...catan, stages: 1, cards: ['foundry', 'ore-vein', 'press-age-1'] }, more)
    expect([points(g, 0, 'wonder'), state.shields.get(g, 0)]).toEqual([5, 2])
  })
})

describe('the older Manneken Pis', () => {
  const pis = { wonder: 'manneken-pis', side: 'promo' }
  const stagesOf = (g: Game) => toPosition(g).cities[0].stages

  test('starts with 4 coins more and makes nothing', () => {
    const g = scenario({ edition: '1e', boxes: ['promos'], cities: [pis, {}, {}] })
    expect([coinsOf(g, 0), state.made.get(g, 0)]).toEqual([7, 0])
  })

  test('first stage: clay and stone, its own cost, for the effect of the first stage on the left', () => {
    expect(legal(table({ ...pis, cards: ['quarry'] }), 0, { action: 'stage' })).toEqual([])
    const g = raise(1, { ...pis, cards: ['clay-pit', 'stone-pit'] })
    expect([stagesOf(g), points(g, 0, 'wonder')]).toEqual([['gizah-a-1'], 3])
  })

  test('second stage: ore and wood for the effect of the second stage on the right', () => {
    const g = raise(2, { ...pis, stages: 1, cards: ['ore-vein', 'lumber-yard'] })
    expect([stagesOf(g), state.shields.get(g, 0)]).toEqual([['gizah-a-1', 'rhodos-a-2'], 2])
  })

  test('third stage: glass, papyrus and cloth for the effect of the last stage of either neighbour', () => {
    const cards = ['glassworks-age-1', 'press-age-1', 'loom-age-1']
    const g = table({ ...pis, stages: 2, cards }, { wonder: 'ephesos', side: 'b' })
    expect(legal(g, 0, { action: 'stage', card: 'tavern' }).map((move) => move.half)).toEqual([1, 2])
    playTurn(g, { 0: stage(3, { half: 1 }) })
    expect([stagesOf(g), coinsOf(g, 0)]).toEqual([['ephesos-b-1', 'rhodos-a-2', 'ephesos-b-3'], 4])
  })

  test('the cost of its own is what discounts and powers work on', () => {
    const more = { boxes: ['promos', 'leaders', 'cities'] }
    const discounted = table({ ...pis, cards: ['clay-pit'], leaders: ['imhotep'] }, {}, more)
    expect(legal(discounted, 0, { action: 'stage', card: 'tavern' })).toHaveLength(1)
    const free = table({ ...pis, cards: ['architect-firm'] }, {}, more)
    expect(legal(free, 0, { action: 'stage', card: 'tavern' })).toHaveLength(1)
  })
})
