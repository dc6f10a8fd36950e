/** Disputed rules: each test shows the standard and the other reading. */
import { fromPosition, scores, toAct, view } from '@heptapolis/engine'
import { type Game, question } from '@heptapolis/engine/box'
import { compile, houseRulesFor, houseRulesIn } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import {
  begin,
  cardsOf,
  choose,
  coinsOf,
  discarded,
  legal,
  playTurn,
  refusedPosition,
  scenario,
  setupFor,
  sure,
  withMessage,
} from '../testing.ts'

type HouseRules = Record<string, string>

const asked = (g: Game) => toAct(g).map((seat) => [seat, question(g, seat)?.id])
const picks = (g: Game, seat: number) =>
  legal(g, seat, { action: 'pick' })
    .map(({ card }) => card)
    .sort()

const halikarnassos = {
  wonder: 'halikarnassos',
  stages: 1,
  coins: 0,
  cards: ['glassworks-age-1', 'press-age-1'],
  hand: ['altar', 'baths'],
}
const dig = { action: 'stage', card: 'altar' }
const tavern = { action: 'sell', card: 'tavern' }

describe('House rule last-card: on the last turn of an Age', () => {
  const lastTurn = (houseRules: HouseRules) => {
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, hand: ['tavern', 'stockade'] }
    const cities = [halikarnassos, babylon, { wonder: 'ephesos', hand: ['tavern', 'barracks'] }]
    const g = scenario({ age: 1, turn: 6, houseRules, cities })
    playTurn(g, { 0: dig, 1: tavern, 2: tavern })
    return g
  }

  test('Babylon plays its last card first; sold, it is in the pile for Halikarnassos (standard)', () => {
    const g = lastTurn({})
    expect(asked(g)).toEqual([[1, 'last-card']])
    choose(g, 1, { action: 'sell', card: 'stockade' })
    expect(asked(g)).toEqual([[0, 'dig']])
    expect(picks(g, 0)).toEqual(['barracks', 'baths', 'stockade', 'tavern'])
  })

  test('Halikarnassos digs first, with the last cards of the others; then Babylon plays its own', () => {
    const g = lastTurn({ 'last-card': 'after-digging' })
    expect(asked(g)).toEqual([[0, 'dig']])
    expect(picks(g, 0)).toEqual(['barracks', 'baths', 'tavern'])
    choose(g, 0, { action: 'pick', card: 'barracks' })
    expect(asked(g)).toEqual([[1, 'last-card']])
    choose(g, 1, { action: 'build', card: 'stockade' })
    expect(cardsOf(g, 1)).toEqual(['stockade'])
    expect(discarded(g).sort()).toEqual(['baths', 'tavern', 'tavern'])
  })
})

describe('House rule digging: Halikarnassos builds from the discard pile', () => {
  const turn = (houseRules: HouseRules, turnNumber = 2) => {
    const others = [
      { wonder: 'alexandria', hand: ['tavern', 'stockade'] },
      { wonder: 'ephesos', hand: ['tavern', 'barracks'] },
    ]
    const g = scenario({
      age: 1,
      turn: turnNumber,
      discard: ['theater'],
      houseRules,
      cities: [halikarnassos, ...others],
    })
    playTurn(g, { 0: dig, 1: tavern, 2: tavern })
    return g
  }

  test('after all have acted: cards sold in the same turn can be chosen (standard)', () => {
    expect(picks(turn({}), 0)).toEqual(['tavern', 'theater'])
  })

  test('at once: the cards sold in the same turn lie aside, unseen, and join the pile afterwards', () => {
    const g = turn({ digging: 'at-once' })
    expect(picks(g, 0)).toEqual(['theater'])
    expect(view(g, 0).discard).toEqual(['theater'])
    // The cards lying aside are counted, and any that the viewer does not see may be among them.
    const imagined = sure(fromPosition(view(g, 0), BOXES))
    choose(imagined, 0, { action: 'pick', card: 'theater' })
    expect(discarded(imagined)).toHaveLength(2)
    choose(g, 0, { action: 'pick', card: 'theater' })
    expect([cardsOf(g, 0).at(-1), discarded(g)]).toEqual(['theater', ['tavern', 'tavern']])
  })

  test('at once comes before what other boxes do after effects, and the sold cards join the pile before it too', () => {
    const boxes = BOXES.slice(1).map(({ id }) => id)
    const { rules } = begin(setupFor(4, { boxes, houseRules: { digging: 'at-once' } }))
    const order = rules.orders.turn.map(({ id }) => id)
    expect(order.slice(order.indexOf('activate')).slice(0, 3)).toEqual(['activate', 'dig', 'discard-sold'])
  })

  test('at once also on the last turn: no last card of that turn can be chosen', () => {
    expect(picks(turn({}, 6), 0)).toEqual(['barracks', 'baths', 'stockade', 'tavern', 'theater'])
    expect(picks(turn({ digging: 'at-once' }, 6), 0)).toEqual(['theater'])
  })
})

describe('House rule answers: two players who lose coins', () => {
  const losses = (houseRules: HouseRules) => {
    const producers = ['sawmill', 'quarry', 'brickyard', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1']
    const cities = [{ coins: 30, cards: producers, hand: ['brotherhood', 'altar'] }, { coins: 5 }, { coins: 5 }]
    const g = scenario({ boxes: ['cities'], age: 3, houseRules, cities })
    playTurn(g, { 0: { action: 'build', card: 'brotherhood' } })
    return g
  }

  test('answer at the same time and in secret (standard)', () => {
    const g = losses({})
    const before = [1, 2].map((seat) => coinsOf(g, seat))
    expect(toAct(g)).toEqual([1, 2])
    choose(g, 1, legal(g, 1)[0])
    expect([1, 2].map((seat) => coinsOf(g, seat))).toEqual(before)
  })

  test('answer one after another, each seeing the answers before', () => {
    const g = losses({ answers: 'in-turn' })
    const before = coinsOf(g, 1)
    expect(toAct(g)).toEqual([1])
    choose(g, 1, legal(g, 1)[0])
    expect(coinsOf(g, 1)).toBeLessThan(before)
    expect(toAct(g)).toEqual([2])
  })

  test('does not apply to the base game alone, where nothing changes', () => {
    const rules = (boxes: string[]) => sure(compile(setupFor(3, { boxes, houseRules: { answers: 'in-turn' } }), BOXES))
    expect(houseRulesIn(rules([]))).toEqual([])
    expect(rules([]).setup).not.toHaveProperty('houseRules')
    expect(houseRulesIn(rules(['cities'])).map(({ reading }) => reading.id)).toEqual(['in-turn'])
  })
})

describe('House rule ties: of two cities with equal points', () => {
  // 3 and 4 coins are 1 point each.
  const cities = [{ coins: 3 }, { coins: 4 }, { coins: 0 }]
  const ranks = (houseRules: HouseRules) => scores(scenario({ houseRules, cities })).map(({ rank }) => rank)

  test('the one with more coins wins (standard)', () => {
    expect(ranks({})).toEqual([2, 1, 3])
  })

  test('both win', () => {
    expect(ranks({ ties: 'shared' })).toEqual([1, 1, 3])
  })

  test('both teams win', () => {
    const uneven = [{ coins: 3 }, { coins: 3 }, { coins: 4 }, { coins: 3 }]
    const ofTeams = (houseRules: HouseRules) =>
      scores(scenario({ boxes: ['cities'], teams: true, houseRules, cities: uneven })).map(({ rank }) => rank)
    expect([ofTeams({}), ofTeams({ ties: 'shared' })]).toEqual([
      [2, 2, 1, 1],
      [1, 1, 1, 1],
    ])
  })
})

describe('House rule discard-pile', () => {
  const table = (houseRules: HouseRules) =>
    scenario({ age: 1, turn: 2, discard: ['theater', 'altar'], houseRules, cities: [{}, {}, {}] })

  test('closed: players and spectators know the number of cards only (standard)', () => {
    for (const viewer of [0, 2, -1]) {
      expect(view(table({}), viewer)).not.toHaveProperty('discard')
      expect(view(table({}), viewer).discardSize).toBe(2)
    }
  })

  test('open: everybody sees its cards, but not their order', () => {
    const g = table({ 'discard-pile': 'open' })
    for (const viewer of [0, 2, -1]) expect(view(g, viewer).discard).toEqual(view(g, 1).discard)
    expect((view(g, 0).discard as string[]).toSorted()).toEqual(['altar', 'theater'])
    expect(view(g, 0).cities[1]).not.toHaveProperty('hand')
  })
})

describe('House rules of a set-up', () => {
  const setup = (houseRules: unknown) => compile(setupFor(3, { houseRules: houseRules as HouseRules }), BOXES)

  test('are none by default, and the standard said aloud is the same', () => {
    expect(sure(setup({ ties: 'coins' })).setup).toEqual(sure(setup(undefined)).setup)
    expect(sure(setup({ ties: 'shared' })).setup.houseRules).toEqual({ ties: 'shared' })
  })

  test('are refused with the known ones if a rule or a reading is unknown', () => {
    const message = (rules: unknown) => {
      const read = setup(rules)
      return read.ok ? 'accepted' : withMessage(read.error).message
    }
    expect(message({ tie: 'shared' })).toContain('last-card, digging, answers, ties, discard-pile, aids')
    expect(message({ ties: 'never' })).toBe('houseRules.ties must be coins or shared.')
    for (const wrong of ['shared', ['ties'], { ties: 1 }]) expect(message(wrong)).toContain('must be an object')
    expect(refusedPosition({ setup: { houseRules: { ties: 'never' } }, cities: [{}, {}, {}] })).toContain('bad-setup')
  })

  test('leave the rules alone where only the program follows them', () => {
    const rules = sure(setup({ aids: 'off' }))
    expect(rules.script.length).toBe(sure(setup({})).script.length)
    expect(houseRulesIn(rules).map(({ rule }) => rule.id)).toEqual(['aids'])
  })

  test('have a standard reading without rules of its own, and other ids for the others', () => {
    const all = houseRulesFor(setupFor(3, { boxes: ['cities'] }), BOXES)
    expect(all).toHaveLength(6)
    for (const { readings } of all) {
      expect(readings[0].rules).toBeUndefined()
      expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length)
      expect(readings.length).toBeGreaterThan(1)
    }
  })
})
