import { question, type Resource, state, toPosition } from '@heptapolis/engine/box'
import { fromPosition, hash } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import {
  cardsOf,
  choose,
  coinsOf,
  discarded,
  legal,
  playTurn,
  points,
  pointsFrom,
  scenario,
  sure,
} from '../../testing.ts'
import { succeeded, tokensOf, victoriesOf, ways, waysToParticipate } from '../testing.ts'

const boxes = ['babel-projects']
const hand = ['altar', 'well']

/** Card of each colour without further cost, and the cards the city needs for that. */
const CARD_OF: Record<string, { card: string; cards: string[] }> = {
  blue: { card: 'altar', cards: [] },
  brown: { card: 'lumber-yard', cards: [] },
  yellow: { card: 'tavern', cards: [] },
  green: { card: 'laboratory', cards: ['workshop'] },
  red: { card: 'fortifications', cards: ['walls'] },
  purple: { card: 'craftsmens-guild', cards: ['quarry', 'foundry'] },
}

const MAKER: Partial<Record<Resource, string>> = {
  clay: 'olympia',
  stone: 'gizah',
  papyrus: 'ephesos',
  cloth: 'halikarnassos',
  glass: 'alexandria',
  wood: 'babylon',
  ore: 'rhodos',
}

describe('taking part costs', () => {
  test.each<[string, number, string, number, Resource | undefined]>([
    ['belvedere', 1, 'blue', 1, 'clay'],
    ['cranes', 1, 'green', 1, undefined],
    ['double-walls', 1, 'red', 1, undefined],
    ['factory', 1, 'brown', 2, undefined],
    ['rampart-road', 1, 'yellow', 1, 'stone'],
    ['obelisk', 2, 'blue', 1, 'papyrus'],
    ['river-port', 2, 'yellow', 1, 'cloth'],
    ['sewer-network', 2, 'green', 2, undefined],
    ['smelter', 2, 'brown', 2, undefined],
    ['war-mirror', 2, 'red', 2, 'glass'],
    ['archives', 3, 'green', 4, undefined],
    ['giant-trebuchet', 3, 'red', 5, 'wood'],
    ['grand-bazaar', 3, 'yellow', 4, 'ore'],
    ['menagerie', 3, 'purple', 4, undefined],
    ['triumphal-arches', 3, 'blue', 5, undefined],
  ])('%s of Age %i, with a %s card: %i coins and %s', (slug, age, colour, coins, resource) => {
    const { card, cards } = CARD_OF[colour]
    const seller = MAKER[resource ?? 'clay']
    const [own, other] = Object.values(MAKER).filter((wonder) => wonder !== seller)
    const cities = [{ wonder: own, coins: 9, cards, hand: [card] }, { wonder: seller }, { wonder: other }]
    const g = scenario({ boxes, age, project: { id: `project-${slug}` }, cities })
    expect(ways(g, 0, card)).toHaveLength(1)
    expect(waysToParticipate(g, 0, card).map((way) => way.split(' ')[1])).toEqual([`${resource ? 2 : 0}/0/${coins}`])
    const wrong = Object.values(CARD_OF).filter((one) => one.card !== card)
    const others = scenario({
      boxes,
      age,
      project: { id: `project-${slug}` },
      cities: [{ coins: 99, cards: wrong.flatMap((one) => one.cards), hand: wrong.map((one) => one.card) }, {}, {}],
    })
    expect(legal(others, 0, { action: 'build' }).length).toBeGreaterThan(3)
    expect(legal(others, 0, { action: 'build', participate: true })).toEqual([])
  })
})

describe('success rewards each token', () => {
  test.each([
    ['belvedere', 1, 'project-token-free-wonder-stage'],
    ['cranes', 1, 'project-token-free-building'],
    ['factory', 1, 'project-token-any-color'],
    ['obelisk', 2, 'project-token-shields-1'],
    ['sewer-network', 2, 'project-token-free-building'],
    ['smelter', 2, 'project-token-stage-points'],
    ['archives', 3, 'project-token-science-points'],
    ['menagerie', 3, 'project-token-guild-points'],
    ['triumphal-arches', 3, 'project-token-shields-2'],
  ])('%s of Age %i with a %s', (slug, age, token) => {
    expect(tokensOf(succeeded(slug, age))).toEqual([[token, token], [token], []])
  })

  test.each([
    ['double-walls', 1, 1],
    ['war-mirror', 2, 3],
    ['giant-trebuchet', 3, 5],
  ])('%s of Age %i with a victory token worth %i', (slug, age, value) => {
    expect(victoriesOf(succeeded(slug, age))).toEqual([[value, value], [value], []])
  })

  test.each([
    ['rampart-road', 1, 4],
    ['river-port', 2, 6],
    ['grand-bazaar', 3, 12],
  ])('%s of Age %i with %i coins', (slug, age, coins) => {
    const g = succeeded(slug, age)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat) - 3)).toEqual([2 * coins, coins, 0])
  })
})

describe('failure', () => {
  const PAIRS: Record<string, [string, string]> = {
    red: ['stockade', 'barracks'],
    brown: ['lumber-yard', 'stone-pit'],
    grey: ['loom-age-1', 'press-age-1'],
    blue: ['altar', 'baths'],
    green: ['apothecary', 'workshop'],
  }

  test('is told once the lost card has gone to the discard pile', () => {
    const cities = [{ participations: 1 }, { cards: ['stockade'] }, {}]
    const project = { id: 'project-belvedere', tokens: 1 }
    const g = scenario({ boxes, age: 1, turn: 6, project, cities: cities.map((city) => ({ hand, ...city })) })
    const left: string[][] = []
    g.listener = ({ what }) => {
      if (what === 'demolished') left.push(cardsOf(g, 1))
    }
    playTurn(g)
    expect(left).toEqual([[]])
  })

  test.each([
    ['belvedere', 1, 'red'],
    ['cranes', 1, 'brown'],
    ['factory', 1, 'grey'],
    ['obelisk', 2, 'brown'],
    ['sewer-network', 2, 'red'],
    ['smelter', 2, 'grey'],
    ['war-mirror', 2, 'blue'],
    ['archives', 3, 'blue'],
    ['grand-bazaar', 3, 'red'],
    ['menagerie', 3, 'green'],
  ])('of %s in Age %i costs a %s card of the own choice, to the discard pile', (slug, age, colour) => {
    const [one, other] = PAIRS[colour]
    const sold = ['tavern', 'forum']
    const g = scenario({
      boxes,
      age,
      turn: 6,
      project: { id: `project-${slug}`, tokens: 1 },
      cities: [
        { hand: sold, cards: [one], participations: 1 },
        { hand: sold, cards: [one, other, 'caravansery'] },
        { hand: sold, cards: [other, 'caravansery'] },
        { hand: sold, cards: ['caravansery'] },
      ],
    })
    playTurn(g)
    expect(question(g, 1)?.id).toBe('project-card')
    expect(legal(g, 1)).toEqual([one, other].map((card) => ({ action: 'pick', card })))
    choose(g, 1, { action: 'pick', card: one })
    expect([0, 1, 2, 3].map((seat) => cardsOf(g, seat))).toEqual([
      [one],
      [other, 'caravansery'],
      ['caravansery'],
      ['caravansery'],
    ])
    expect(discarded(g)).toEqual(expect.arrayContaining([one, other]))
    expect(tokensOf(g)).toEqual([[], [], [], [`project-token-penalty-${age}`]])
    expect(pointsFrom(g, 3, `project-token-penalty-${age}`)).toBe(-age)
    expect(points(g, 3, 'projects')).toBe(-age)
  })

  test.each([
    ['rampart-road', 1],
    ['river-port', 2],
    ['giant-trebuchet', 3],
  ])('of %s in Age %i costs all coins; ruling: who has none takes the token', (slug, age) => {
    const g = scenario({
      boxes,
      age,
      turn: 6,
      project: { id: `project-${slug}`, tokens: 1 },
      cities: [
        { hand, coins: 5, participations: 1 },
        { hand, coins: 7 },
        { hand, coins: 0 },
      ],
    })
    playTurn(g, { 2: { action: 'build', card: 'altar' } })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([8, 0, 0])
    expect(tokensOf(g)).toEqual([[], [], [`project-token-penalty-${age}`]])
  })

  test('of the Double Walls blocks the starting good for the rest of the game; neighbours cannot buy it', () => {
    const cities = [
      { wonder: 'babylon', hand },
      { wonder: 'gizah', hand, participations: 1 },
      { wonder: 'rhodos', hand },
    ]
    const g = scenario({ boxes, age: 1, turn: 6, project: { id: 'project-double-walls', tokens: 1 }, cities })
    playTurn(g)
    expect([0, 1, 2].map((seat) => state.made.get(g, seat) > 0)).toEqual([false, true, false])
    const blocked = [
      { wonder: 'babylon', hand: ['stockade'], coins: 9, boardBlocked: true },
      { wonder: 'gizah', hand: ['stockade'], coins: 9 },
      { wonder: 'rhodos' },
    ]
    const later = scenario({ boxes, age: 2, cities: blocked })
    expect([ways(later, 0, 'stockade'), ways(later, 1, 'stockade')]).toEqual([[], []])
  })

  test('of the Double Walls is written in a position, and what is read again is the same game', () => {
    const cities = [
      { wonder: 'babylon', hand },
      { hand: ['theater', 'baths'], participations: 1 },
      { hand: ['tavern', 'stockade'] },
    ]
    const g = scenario({ boxes, age: 1, turn: 6, project: { id: 'project-double-walls', tokens: 1 }, cities })
    playTurn(g)
    const position = toPosition(g)
    expect(position.cities.map(({ boardBlocked }) => boardBlocked)).toEqual([true, undefined, true])
    expect(hash(sure(fromPosition(JSON.parse(JSON.stringify(position)), BOXES, { lenient: true })))).toBe(hash(g))
  })

  const arches = (victory: number[]) => {
    const cities = [
      { hand, participations: 1 },
      { hand, victory },
      { hand, participations: 1 },
    ]
    const g = scenario({ boxes, age: 3, turn: 6, project: { id: 'project-triumphal-arches', tokens: 1 }, cities })
    playTurn(g)
    return g
  }

  test('of the Triumphal Arches costs two victory tokens of the own choice', () => {
    const g = arches([1, 3, 5, 5])
    expect(legal(g, 1).map((move) => move.value)).toEqual([1, 3, 5])
    choose(g, 1, { action: 'give-victory', value: 1 })
    choose(g, 1, { action: 'give-victory', value: 3 })
    expect(victoriesOf(g)[1]).toEqual([5, 5])
    expect(tokensOf(g)[1]).toEqual([])
  })

  test('of the Triumphal Arches asks nothing where nothing is to choose', () => {
    expect(victoriesOf(arches([1, 3]))[1]).toEqual([])
    expect(victoriesOf(arches([3, 3, 3]))[1]).toEqual([3])
  })

  test('ruling: who can suffer only a part of the penalty suffers none and takes the token', () => {
    const g = arches([5])
    expect(victoriesOf(g)[1]).toEqual([5])
    expect(tokensOf(g)[1]).toEqual(['project-token-penalty-3'])
    expect(points(g, 1, 'projects')).toBe(-3)
  })
})
