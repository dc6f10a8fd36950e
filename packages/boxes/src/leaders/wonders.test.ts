import { type CityPosition, view } from '@heptapolis/engine'
import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, coinsOf, legal, playTurn, points, pointsFrom } from '../testing.ts'
import {
  entombedIn,
  finishAge,
  inLeaderBox,
  leaderHandOf,
  leadersIn,
  questionOf,
  recruiting,
  three,
  withLeaders,
} from './testing.ts'

const HAND = ['altar', 'baths', 'theater']
const EVERYTHING = ['quarry', 'brickyard', 'sawmill', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1']

const rome = (more: CityPosition): CityPosition => ({
  wonder: 'rome',
  side: 'b',
  cards: EVERYTHING,
  hand: HAND,
  ...more,
})
const romeGame = (more: CityPosition, age = 2) => withLeaders({ edition: '1e', age, cities: three(rome(more)) })

describe('Rome A', () => {
  test.each([
    ['1e', 'a'],
    ['2e', 'day'],
  ] as const)('scores 4 and 6 in the edition %s and makes no good', (edition, side) => {
    const cities = three({ wonder: 'rome', side, stages: 2, coins: 0 })
    const g = withLeaders({ edition, cities })
    expect([points(g, 0, 'wonder'), state.made.get(g, 0)]).toEqual([10, 0])
  })

  test('builds its stages for their cost', () => {
    const cities = three({ wonder: 'rome', side: 'day', cards: EVERYTHING, hand: HAND })
    const g = withLeaders({ age: 1, cities })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    playTurn(g, { 0: legal(g, 0, { action: 'stage' })[0] })
    expect([state.stages.size(g, 0), coinsOf(g, 0), points(g, 0, 'wonder')]).toEqual([2, 6, 10])
  })
})

describe('Rome B', () => {
  test('stage 1 gives 5 coins and 4 leaders from the box into the hand', () => {
    const g = romeGame({ coins: 0, leaderHand: ['sappho'] })
    const before = inLeaderBox(g).length
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect([coinsOf(g, 0), leaderHandOf(g, 0).length, inLeaderBox(g).length]).toEqual([5, 5, before - 4])
    expect(view(g, 1).cities[0]).toMatchObject({ leaderHandSize: 5 })
  })

  test('draws leaders that were given up as well, for they are in the box', () => {
    const drawn = Array.from({ length: 60 }, (_, i) => {
      const cities = three(
        { wonder: 'rome', side: 'b', leaderHand: ['caesar'], cards: EVERYTHING },
        { leaderHand: ['sappho'] },
      )
      const g = recruiting({ edition: '1e', seed: `draw ${i}`, age: 2, cities })
      for (const [seat, card] of ['caesar', 'sappho'].entries()) choose(g, seat, { action: 'give-up', card })
      playTurn(g, { 0: legal(g, 0, { action: 'stage' })[0] })
      return leaderHandOf(g, 0)
    })
    expect(drawn.every((hand) => hand.length === 4 && new Set(hand).size === 4)).toBe(true)
    expect(drawn.flat()).toContain('sappho')
  })

  test.each([1, 2])('with %i stages offers an extra recruitment at once, 2 coins cheaper', (stages) => {
    const g = romeGame({ stages, coins: 3, leaderHand: ['cleopatra', 'pericles'] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(questionOf(g, 0)).toBe('extra-recruit')
    expect(legal(g, 0)).toEqual([
      { action: 'recruit', card: 'cleopatra', pay: { left: 0, right: 0, bank: 2 } },
      { action: 'skip' },
    ])
    choose(g, 0, { action: 'recruit', card: 'cleopatra' })
    expect([leadersIn(g, 0), leaderHandOf(g, 0), coinsOf(g, 0)]).toEqual([['cleopatra'], ['pericles'], 1])
    expect(points(g, 0, 'wonder')).toBe(3 * stages)
  })

  test('may decline the extra recruitment', () => {
    const g = romeGame({ stages: 1, leaderHand: ['cleopatra'] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'skip' })
    expect([leadersIn(g, 0), leaderHandOf(g, 0), questionOf(g, 0)]).toEqual([[], ['cleopatra'], 'turn'])
  })

  test('can only decline where no leader can be paid for', () => {
    const g = romeGame({ stages: 1, coins: 1, leaderHand: ['pericles'] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect([questionOf(g, 0), legal(g, 0)]).toEqual(['extra-recruit', [{ action: 'skip' }]])
  })

  test('recruits Solomon in time to build from the discard pile in the same turn', () => {
    const cities = three(rome({ stages: 1, leaderHand: ['solomon'] }))
    const g = withLeaders({ edition: '1e', age: 2, discard: ['walls'], cities })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'recruit', card: 'solomon' })
    expect(questionOf(g, 0)).toBe('dig')
  })

  test('keeps its leaders in Age III while a stage may still recruit one', () => {
    const leaderHand = ['sappho', 'zenobia', 'caesar']
    const [first, second, third] = three({ wonder: 'rome', side: 'b', stages: 2, leaderHand })
    const g = recruiting({ edition: '1e', age: 3, cities: [first, second, third] })
    choose(g, 0, { action: 'recruit', card: 'sappho' })
    expect(leaderHandOf(g, 0)).toEqual(['zenobia', 'caesar'])
    const built = recruiting({ edition: '1e', age: 3, cities: [{ ...first, stages: 3 }, second, third] })
    choose(built, 0, { action: 'recruit', card: 'sappho' })
    expect(leaderHandOf(built, 0)).toEqual([])
  })

  test('may have five leaders in all', () => {
    const g = recruiting({
      edition: '1e',
      age: 3,
      cities: three({
        wonder: 'rome',
        side: 'b',
        stages: 1,
        cards: EVERYTHING,
        leaders: ['sappho', 'zenobia'],
        leaderHand: ['croesus', 'hannibal', 'nero', 'varro'],
        coins: 20,
      }),
    })
    choose(g, 0, { action: 'recruit', card: 'croesus' })
    for (const card of ['hannibal', 'nero']) {
      playTurn(g, { 0: legal(g, 0, { action: 'stage' })[0] })
      choose(g, 0, { action: 'recruit', card })
    }
    expect(leadersIn(g, 0)).toEqual(['sappho', 'zenobia', 'croesus', 'hannibal', 'nero'])
    finishAge(g)
    expect(points(g, 0, 'leaders')).toBe(5)
  })

  test('asks for glass in the second stage of the second edition, for cloth in the first', () => {
    const stage = (edition: '1e' | '2e', side: string, good: string) => {
      const cards = ['stone-pit', 'clay-pool', good]
      const first = { wonder: 'rome', side, stages: 1, cards, hand: HAND, coins: 0 }
      return legal(withLeaders({ edition, age: 2, cities: three(first) }), 0, { action: 'stage' }).length
    }
    expect([stage('1e', 'b', 'loom-age-1'), stage('1e', 'b', 'glassworks-age-1')]).toEqual([3, 0])
    expect([stage('2e', 'night', 'loom-age-1'), stage('2e', 'night', 'glassworks-age-1')]).toEqual([0, 3])
  })
})

describe('Abu Simbel', () => {
  const abu = (side: string, stages: number, more: CityPosition = {}) =>
    withLeaders({
      age: 3,
      cities: three({ wonder: 'abu-simbel', side, stages, cards: EVERYTHING, hand: HAND, ...more }),
    })

  test('scores 3 and 5 on the day side and sells papyrus', () => {
    const g = abu('day', 0)
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    playTurn(g, { 0: legal(g, 0, { action: 'stage' })[0] })
    expect(points(g, 0, 'wonder')).toBe(8)
    expect(g.rules.boards[state.board.get(g, 0)].def.start).toEqual([{ kind: 'produce', all: ['papyrus'] }])
  })

  test('must bury a recruited leader of the own choice when the stage is built', () => {
    const g = abu('day', 2, { leaders: ['caesar', 'zenobia'], coins: 0 })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(legal(g, 0)).toEqual([
      { action: 'pick', card: 'caesar' },
      { action: 'pick', card: 'zenobia' },
    ])
    choose(g, 0, { action: 'pick', card: 'caesar' })
    expect([leadersIn(g, 0), entombedIn(g, 0), state.shields.get(g, 0)]).toEqual([['zenobia'], ['caesar'], 0])
    expect([pointsFrom(g, 0, 'caesar'), points(g, 0, 'leaders')]).toEqual([10, 13])
  })

  test('buries the only leader without asking, and none where there is none', () => {
    const one = abu('night', 0, { leaders: ['zenobia'] })
    playTurn(one, { 0: { action: 'stage', card: 'altar' } })
    expect([leadersIn(one, 0), entombedIn(one, 0), points(one, 0, 'leaders')]).toEqual([[], ['zenobia'], 4])
    const none = abu('night', 0)
    playTurn(none, { 0: { action: 'stage', card: 'altar' } })
    expect([state.stages.size(none, 0), points(none, 0, 'leaders'), questionOf(none, 0)]).toEqual([1, 0, 'turn'])
  })

  test('buries two leaders on the night side', () => {
    const g = abu('night', 0, { leaders: ['pericles', 'cleopatra'] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'pick', card: 'pericles' })
    playTurn(g, { 0: legal(g, 0, { action: 'stage' })[0] })
    expect([entombedIn(g, 0), points(g, 0, 'leaders')]).toEqual([['pericles', 'cleopatra'], 12 + 8])
  })

  test('counts the printed cost even where less was paid; gains already taken stay', () => {
    const cities = three(
      { wonder: 'abu-simbel', side: 'night', cards: EVERYTHING, leaderHand: ['euclid'], coins: 10 },
      { wonder: 'rome', side: 'night' },
    )
    const g = recruiting({ age: 3, cities })
    choose(g, 0, { action: 'recruit', card: 'euclid' })
    expect([coinsOf(g, 0), points(g, 0, 'science')]).toEqual([6, 1])
    playTurn(g, { 0: legal(g, 0, { action: 'stage' })[0] })
    expect([pointsFrom(g, 0, 'euclid'), points(g, 0, 'science')]).toEqual([10, 0])
    const rich = abu('night', 0, { leaders: ['croesus'], coins: 6 })
    playTurn(rich, { 0: { action: 'stage', card: 'altar' } })
    expect([coinsOf(rich, 0), pointsFrom(rich, 0, 'croesus')]).toEqual([6, 2])
  })

  test('counts a cost of A as that of Age III, in which the points are counted', () => {
    const cities = three({ wonder: 'abu-simbel', stages: 3, entombed: ['phryne'] })
    expect(pointsFrom(withLeaders({ cities }), 0, 'phryne')).toBe(6)
  })

  test('leaves the copy of a neighbour untouched, and takes the leader from the Diplomats', () => {
    const g = withLeaders({
      age: 3,
      cities: three(
        { wonder: 'abu-simbel', side: 'night', leaders: ['caesar'], cards: EVERYTHING, hand: HAND },
        { copied: ['caesar'] },
      ),
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect([state.shields.get(g, 0), state.shields.get(g, 1), leadersIn(g, 0)]).toEqual([0, 2, []])
  })
})
