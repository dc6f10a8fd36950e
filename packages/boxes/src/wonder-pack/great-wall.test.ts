import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, everybodyElseSells, handOf, legal, playTurn, points, refusal } from '../testing.ts'
import { HAND, raise, stage, table } from './testing.ts'

const coinsOfAll = (g: Parameters<typeof coinsOf>[0]) => [0, 1, 2].map((seat) => coinsOf(g, seat))

describe('The Great Wall', () => {
  const rich = ['sawmill', 'quarry', 'stone-pit', 'foundry', 'ore-vein', 'brickyard', 'press-age-1', 'glassworks-age-1']
  const wall = { wonder: 'great-wall', cards: rich }

  test.each(['a', 'b'])('side %s makes cloth', (side) => {
    const g = table({ wonder: 'great-wall', side, hand: ['apothecary', 'altar'] })
    expect(legal(g, 0, { action: 'build', card: 'apothecary' })).toEqual([{ action: 'build', card: 'apothecary' }])
  })

  test.each(['a', 'b'])('the stages of side %s are built in any order, each once', (side) => {
    const g = table({ ...wall, side, hand: ['tavern', 'altar', 'theater'] })
    expect(legal(g, 0, { action: 'stage', card: 'tavern' }).map((move) => move.stage)).toEqual([1, 2, 3, 4])
    playTurn(g, { 0: stage(3) })
    const [card] = handOf(g, 0)
    expect(legal(g, 0, { action: 'stage', card }).map((move) => move.stage)).toEqual([1, 2, 4])
  })

  test('which stage is said with the card, before anything is revealed', () => {
    const g = table({ ...wall, side: 'a' })
    expect(refusal(g, 0, { action: 'stage', card: 'tavern' }).code).toBe('ambiguous-move')
    choose(g, 0, stage(4))
    expect(state.stages.size(g, 0)).toBe(0)
  })
})

describe('The Great Wall, side A', () => {
  const wall = { wonder: 'great-wall', side: 'a' }

  test('first stage: 2 wood for 8 coins', () => {
    expect(coinsOf(raise(1, { ...wall, cards: ['sawmill'] }), 0)).toBe(8)
  })

  test('second stage: clay, glass and papyrus for a science symbol of choice', () => {
    const g = raise(2, { ...wall, cards: ['clay-pit', 'glassworks-age-1', 'press-age-1', 'apothecary', 'workshop'] })
    expect(points(g, 0, 'science')).toBe(3 + 7)
  })

  test('third stage: 3 stone for 2 shields', () => {
    expect(state.shields.get(raise(3, { ...wall, cards: ['quarry', 'stone-pit'] }), 0)).toBe(2)
  })

  test('fourth stage: 3 ore for a card from the discard pile at the end of the turn', () => {
    const g = raise(4, { ...wall, cards: ['foundry', 'ore-vein'] })
    choose(g, 0, { action: 'pick', card: 'tavern' })
    expect(cardsOf(g, 0)).toContain('tavern')
  })

  test('the discard pile is open to Halikarnassos first, then to the Great Wall', () => {
    const digger = { wonder: 'halikarnassos', side: 'b', cards: ['foundry'] }
    const g = table({ ...wall, cards: ['foundry', 'ore-vein'] }, digger, {}, { discard: ['theater'] })
    playTurn(g, { 0: stage(4), 1: stage(1) })
    expect([legal(g, 0), legal(g, 1).length > 0]).toEqual([[], true])
    choose(g, 1, { action: 'pick', card: 'theater' })
    expect(legal(g, 0).map(({ card }) => card)).toEqual(['tavern', undefined])
  })
})

describe('The Great Wall, side B', () => {
  const wall = { wonder: 'great-wall', side: 'b' }

  test('first stage: wood and papyrus for 8 coins, and 2 for each neighbour', () => {
    const g = raise(1, { ...wall, cards: ['lumber-yard', 'press-age-1'] })
    expect(coinsOfAll(g)).toEqual([8, 5 + 3 + 2, 5 + 3 + 2])
  })

  test('second stage: ore and 2 clay for the symbol of a green card next door, also of one the city has', () => {
    const own = ['ore-vein', 'brickyard', 'apothecary']
    const g = raise(2, { ...wall, cards: own }, { cards: ['apothecary'] }, {}, { age: 2 })
    expect(points(g, 0, 'science')).toBe(4)
    const none = raise(2, { ...wall, cards: own }, {}, {}, { age: 2 })
    expect(points(none, 0, 'science')).toBe(1)
  })

  test('third stage: 2 wood and papyrus; all others lose 2 coins at the end of the turn, or what they have', () => {
    const city = { ...wall, cards: ['sawmill', 'press-age-1'] }
    const build = { action: 'build', card: 'altar' }
    const g = table(city, { coins: 0 }, { coins: 1 })
    playTurn(g, { 0: stage(3), 1: { action: 'sell', card: 'altar' }, 2: build })
    expect(coinsOfAll(g)).toEqual([0, 0 + 3 - 2, 0])
    expect([1, 2].map((seat) => points(g, seat))).toEqual([0, 2])
  })

  test('third stage: with Cities a debt may be taken for each coin', () => {
    const city = { ...wall, cards: ['sawmill', 'press-age-1'] }
    const g = table(city, {}, {}, { boxes: ['wonder-pack', 'cities'] })
    playTurn(g, { 0: stage(3) })
    expect(legal(g, 1).length).toBeGreaterThan(1)
  })

  test('third stage: the city stays out of the conflicts of this Age, and its neighbours meet', () => {
    const red = { wonder: 'ephesos', side: 'a', hand: HAND, cards: ['stockade'] }
    const g = table({ ...wall, cards: ['sawmill', 'press-age-1'] }, {}, red, { turn: 6 })
    playTurn(g, { 0: stage(3) })
    // Two cities are left: they fight once, for one token each.
    expect([0, 1, 2].map((seat) => state.victories.get(g, seat, 0))).toEqual([0, 0, 1])
    expect([0, 1, 2].map((seat) => state.defeats.get(g, seat))).toEqual([0, 1, 0])
    for (let turn = 0; turn < 6; turn++) everybodyElseSells(g)
    expect(state.defeats.get(g, 0)).toBe(1)
  })

  test('fourth stage: 2 stone for one resource a turn that brown, grey and the board do not make', () => {
    const built = { ...wall, stages: ['great-wall-b-4'] }
    const costs = (card: string, cards: string[]) => {
      const g = table({ ...built, cards, hand: [card, 'altar'] }, { cards: [] }, { cards: [] }, { age: 2 })
      return legal(g, 0, { action: 'build', card }).length
    }
    expect(costs('guard-tower', [])).toBe(1)
    expect(costs('aqueduct', ['quarry'])).toBe(0)
    expect(costs('training-ground', ['ore-vein', 'lumber-yard'])).toBe(0)
    // Caravansery produces clay too, but yellow cards do not count: both together give 2 clay.
    expect(costs('walls', ['caravansery'])).toBe(0)
    expect(costs('temple', ['caravansery', 'glassworks-age-1'])).toBe(1)
    const g = raise(4, { ...wall, cards: ['quarry'] })
    expect(state.stages.size(g, 0)).toBe(1)
    expect(state.soldChoices.size(g, 0)).toBe(0)
  })

  test('fourth stage: with the Black Market of Cities two such resources a turn', () => {
    // Caravansery costs 2 wood, which neither the city nor its neighbours produce.
    const canBuild = (stages: string[], cards: string[]) => {
      const city = { ...wall, stages, cards, hand: ['caravansery', 'altar'] }
      const g = table(city, {}, {}, { boxes: ['wonder-pack', 'cities'], age: 2 })
      return legal(g, 0, { action: 'build', card: 'caravansery' }).length > 0
    }
    expect(canBuild(['great-wall-b-4'], [])).toBe(false)
    expect(canBuild([], ['black-market'])).toBe(false)
    expect(canBuild(['great-wall-b-4'], ['black-market'])).toBe(true)
  })
})
