import { type CityPosition, EDITIONS, type Game, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, legal, playTurn, points, pointsFrom, refusal, scenario } from '../testing.ts'
import { debtsOf, fateOf, LAST, onCard, pawnsOf, site, takePart } from './testing.ts'

const stage = (more = {}) => ({ action: 'stage', card: 'tavern', ...more })

/** The city with these stages builds the next one with its own production. */
function raise(city: CityPosition, stages: number, more = {}): Game {
  const g = site({ id: 'belvedere' }, 'I', [{ coins: 0, ...city, stages }])
  playTurn(g, { 0: stage(more) })
  expect(state.stages.size(g, 0)).toBe(stages + 1)
  return g
}

describe('Ur by day', () => {
  const ur = { wonder: 'ur', side: 'day' }

  test('first stage: stone and ore for 3 points', () => {
    expect(pointsFrom(raise({ ...ur, cards: ['quarry', 'foundry'] }, 0), 0, 'ur-day-1')).toBe(3)
  })

  test('second stage: 2 stone and clay for a pawn of an Age of choice, which waits for its edifice', () => {
    const g = raise({ ...ur, cards: ['quarry', 'brickyard'] }, 1)
    expect(legal(g, 0)).toEqual([1, 2, 3].map((age) => ({ action: 'take-pawn', age })))
    choose(g, 0, { action: 'take-pawn', age: 3 })
    expect(pawnsOf(g, 0)).toEqual([0, 0, 1])
    expect(coinsOf(g, 0)).toBe(0)
  })

  test('third stage: 3 wood and papyrus for 7 points', () => {
    expect(pointsFrom(raise({ ...ur, cards: ['sawmill', 'press-age-1'] }, 2), 0, 'ur-day-3')).toBe(7)
  })
})

describe('Ur by night', () => {
  const ur = { wonder: 'ur', side: 'night', coins: 0 }
  const first = { ...ur, cards: ['quarry', 'glassworks-age-1'] }

  test('first stage: stone and glass for a pawn of Age I', () => {
    expect(pawnsOf(raise(first, 0), 0)).toEqual([1, 0, 0])
  })

  test('second stage: 2 ore and stone for a pawn of Age II', () => {
    expect(pawnsOf(raise({ ...ur, cards: ['foundry', 'quarry'] }, 1), 0)).toEqual([0, 1, 0])
  })

  test('third stage: 2 clay, stone and cloth for a pawn of Age III', () => {
    const goods = { ...ur, cards: ['brickyard', 'quarry', 'loom-age-1'] }
    expect(pawnsOf(raise(goods, 2), 0)).toEqual([0, 0, 1])
  })

  test('the pawn comes from the box: nothing is paid for it, and those on the card stay', () => {
    const g = raise(first, 0)
    expect([coinsOf(g, 0), onCard(g, 1)]).toEqual([0, 2])
  })

  test('the pawn is not the part of the Age: Ur may take part as well, with the same stage or later', () => {
    const g = site({ id: 'belvedere' }, 'I', [{ ...first, coins: 3 }])
    playTurn(g, { 0: takePart() })
    expect([pawnsOf(g, 0), onCard(g, 1), coinsOf(g, 0)]).toEqual([[2, 0, 0], 1, 2])
    const goods = [...first.cards, 'foundry']
    const later = site({ id: 'belvedere' }, 'I', [
      { ...first, coins: 3, cards: goods, hand: ['tavern', 'altar', 'well'] },
    ])
    playTurn(later, { 0: stage() })
    expect(legal(later, 0, { participate: true }).length).toBeGreaterThan(0)
  })

  test('every pawn counts for itself: two of one edifice give its reward twice', () => {
    const g = site({ id: 'money-changer', pawns: 1 }, 'I', [{ ...first, coins: 3 }])
    playTurn(g, { 0: takePart() })
    expect([pawnsOf(g, 0), fateOf(g, 1), coinsOf(g, 0)]).toEqual([[2, 0, 0], 'built', 3 - 1 + 4 + 4])
  })

  test('a pawn of an edifice already constructed is rewarded at once', () => {
    const g = site({ id: 'money-changer', state: 'built' }, 'I', [first])
    playTurn(g, { 0: stage() })
    expect(coinsOf(g, 0)).toBe(4)
    const wall = site({ id: 'auction-house' }, 'II', [first], { edifices: [{ id: 'curtain-wall', state: 'built' }] })
    playTurn(wall, { 0: stage() })
    expect(state.shields.get(wall, 0)).toBe(1)
  })

  test('a pawn from the box protects from the penalty like any other', () => {
    const g = site({ id: 'belvedere' }, 'I', [first], LAST)
    playTurn(g, { 0: stage() })
    expect(fateOf(g, 1)).toBe('failed')
    expect([cardsOf(g, 0), debtsOf(g, 0)]).toEqual([first.cards, [0, 0, 0]])
  })

  test('a pawn of an Age to come shares in the reward when its edifice is constructed', () => {
    const g = site({ id: 'auction-house', pawns: 1 }, 'II', [{ ...first, pawns: [0, 1, 0], participated: false }])
    playTurn(g, { 1: takePart() })
    expect([coinsOf(g, 0), coinsOf(g, 1)]).toEqual([0 + 3 + 7, 10 - 2 + 7])
  })

  test('two pawns of Agora count a guild twice more, each on its own (our ruling)', () => {
    const agora = [{ id: 'agora', state: 'built' as const }]
    const city = { ...ur, pawns: [0, 0, 2], cards: ['workers-guild'] }
    const g = scenario({ boxes: ['edifice'], edifices: agora, cities: [city, { cards: ['quarry'] }, {}] })
    expect([points(g, 0, 'guilds'), points(g, 0, 'edifice')]).toEqual([1, 2])
  })

  describe('two pawns of Agora and the Scientists Guild', () => {
    /** Points of science and of Agora. The left neighbour has brown cards for the Workers Guild. */
    function scored(cards: string[], brown: string[] = []): number[] {
      const edifices = [{ id: 'agora', state: 'built' as const }]
      const city = { ...ur, pawns: [0, 0, 2], cards: [...cards, 'scientists-guild'] }
      const g = scenario({ boxes: ['edifice'], edifices, cities: [city, { cards: brown }, {}] })
      return [points(g, 0, 'science'), points(g, 0, 'edifice')]
    }
    const PAIRS = ['apothecary', 'dispensary', 'workshop', 'laboratory']

    test('the symbols they give are chosen together with all others (our ruling)', () => {
      expect(scored([])).toEqual([3 + 7, 0])
      expect(scored(['workshop'])).toEqual([4 * 4, 0])
      expect(scored(['workshop', 'apothecary'])).toEqual([9 + 1 + 1 + 7, 0])
      expect(scored(PAIRS)).toEqual([9 + 4 + 4 + 14, 0])
    })

    test('one pawn may repeat the symbol and the other the points of another guild, where that scores most', () => {
      const brown = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'sawmill', 'quarry', 'foundry']
      expect(scored([...PAIRS, 'workers-guild'], brown)).toEqual([4 + 4 + 4 + 14, 7])
      expect(scored([...PAIRS, 'workers-guild'], brown.slice(3))).toEqual([9 + 4 + 4 + 14, 0])
      expect(scored(['workers-guild'], brown)).toEqual([1, 14])
    })
  })
})

describe('Carthage by day', () => {
  const carthage = { wonder: 'carthage', side: 'day' }
  const second = { ...carthage, cards: ['foundry', 'press-age-1'] }

  test('first stage: 2 stone for 3 points', () => {
    expect(pointsFrom(raise({ ...carthage, cards: ['quarry'] }, 0), 0, 'carthage-day-1')).toBe(3)
  })

  test('second stage, left half: 2 ore and papyrus for 7 coins and 2 points', () => {
    const g = raise(second, 1, { half: 1 })
    expect([coinsOf(g, 0), state.shields.get(g, 0), points(g, 0, 'wonder')]).toEqual([7, 0, 3 + 2])
  })

  test('second stage, right half: a shield and 2 points', () => {
    const g = raise(second, 1, { half: 2 })
    expect([coinsOf(g, 0), state.shields.get(g, 0), points(g, 0, 'wonder')]).toEqual([0, 1, 3 + 2])
  })

  test('third stage: 3 clay for 7 points', () => {
    expect(pointsFrom(raise({ ...carthage, cards: ['brickyard', 'clay-pit'] }, 2), 0, 'carthage-day-3')).toBe(7)
  })

  test('the half is chosen when the stage is built, and must be said; the other one is lost', () => {
    const city = { ...second, stages: 1, cards: ['foundry', 'press-age-1', 'brickyard', 'clay-pit'] }
    const g = site({ id: 'belvedere' }, 'I', [{ ...city, hand: ['tavern', 'altar', 'well'] }])
    expect(legal(g, 0, { action: 'stage', card: 'tavern', participate: undefined }).map(({ half }) => half)).toEqual([
      1, 2,
    ])
    expect(refusal(g, 0, stage()).code).toBe('ambiguous-move')
    playTurn(g, { 0: stage({ half: 2 }) })
    expect(legal(g, 0, { action: 'stage', stage: 2 })).toEqual([])
    expect(legal(g, 0, { action: 'stage', stage: 3 }).length).toBeGreaterThan(0)
  })

  test('moves of other wonders name no half', () => {
    const g = site({ id: 'belvedere' }, 'I', [carthage])
    expect(legal(g, 1, { action: 'stage' }).every((move) => move.half === undefined)).toBe(true)
  })
})

describe('Carthage by night', () => {
  const carthage = { wonder: 'carthage', side: 'night' }
  const first = { ...carthage, cards: ['foundry', 'press-age-1'] }
  const second = { ...carthage, cards: ['sawmill', 'lumber-yard', 'loom-age-1'] }

  test('first stage, left half: 3 ore and papyrus for 7 coins and 4 points', () => {
    const g = raise(first, 0, { half: 1 })
    expect([coinsOf(g, 0), state.shields.get(g, 0), points(g, 0, 'wonder')]).toEqual([7, 0, 4])
  })

  test('first stage, right half: 2 shields', () => {
    const g = raise(first, 0, { half: 2 })
    expect([coinsOf(g, 0), state.shields.get(g, 0), points(g, 0, 'wonder')]).toEqual([0, 2, 0])
  })

  test('second stage, left half: a card from the discard pile', () => {
    const g = raise(second, 1, { half: 1 })
    choose(g, 0, { action: 'pick', card: 'tavern' })
    expect(cardsOf(g, 0)).toContain('tavern')
  })

  test('second stage, right half: a science symbol of choice', () => {
    expect(points(raise(second, 1, { half: 2 }), 0, 'science')).toBe(1)
  })

  test('the halves of its stages are chosen one by one', () => {
    const halves = (...stages: string[]) => scenario({ boxes: ['edifice'], cities: [{ ...carthage, stages }, {}, {}] })
    const g = halves('carthage-night-1-right', 'carthage-night-2-right')
    expect([state.shields.get(g, 0), points(g, 0, 'science')]).toEqual([2, 1])
  })

  test('builds from the discard pile after Halikarnassos (our ruling)', () => {
    const dig = { wonder: 'halikarnassos', side: 'night', cards: ['brickyard'] }
    const g = site({ id: 'belvedere' }, 'I', [{ ...second, stages: 1 }, dig], { discard: ['theater'] })
    playTurn(g, { 0: stage({ half: 1 }), 1: stage() })
    expect(legal(g, 0)).toEqual([])
    choose(g, 1, { action: 'pick', card: 'theater' })
    expect(legal(g, 0).map(({ card }) => card)).not.toContain('theater')
  })
})

test.each(EDITIONS)('both wonders play in %s', (edition) => {
  const side = edition === '1e' ? 'b' : 'night'
  const g = scenario({
    edition,
    boxes: ['edifice'],
    age: 1,
    cities: [{ wonder: 'ur', side }, { wonder: 'carthage', side }, {}],
  })
  expect(g.rules.boards[state.board.get(g, 0)].def.id).toBe(`ur-${side}`)
  expect(g.rules.boards[state.board.get(g, 1)].def.id).toBe(`carthage-${side}`)
})
