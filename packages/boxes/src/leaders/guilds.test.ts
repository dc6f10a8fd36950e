import { type CityPosition, state, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, discarded, legal, playTurn, points, pointsFrom } from '../testing.ts'
import { copiedBy, questionOf, three, tokens, withLeaders } from './testing.ts'

const ended = (first: CityPosition, second: CityPosition = {}, third: CityPosition = {}) =>
  withLeaders({ edition: '1e', cities: three(first, second, third) })

/** Resources for the Courtesans Guild, and the guild in hand. */
const builder = (more: CityPosition = {}): CityPosition => ({
  hand: ['courtesans-guild', 'altar'],
  cards: ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1'],
  ...more,
})

const building = (second: CityPosition, third: CityPosition = {}, more: CityPosition = {}) => {
  const g = withLeaders({ edition: '1e', age: 3, cities: three(builder(more), second, third) })
  playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' } })
  return g
}

describe('the Courtesans Guild', () => {
  test('must go on a recruited leader of a neighbour, whose effect the owner has from then on', () => {
    const g = building({ leaders: ['caesar', 'zenobia'] }, { leaders: ['sappho'] })
    expect(questionOf(g, 0)).toBe('courtesans')
    expect(legal(g, 0)).toEqual(['caesar', 'zenobia', 'sappho'].map((card) => ({ action: 'pick', card })))
    choose(g, 0, { action: 'pick', card: 'caesar' })
    expect([state.shields.get(g, 0), state.shields.get(g, 1), copiedBy(g, 0)]).toEqual([2, 2, ['caesar']])
  })

  test('takes the only leader there is without asking', () => {
    const g = building({ leaders: ['zenobia'] })
    expect([copiedBy(g, 0), questionOf(g, 0)]).toEqual([['zenobia'], 'turn'])
    expect([pointsFrom(g, 0, 'zenobia'), pointsFrom(g, 1, 'zenobia')]).toEqual([3, 3])
  })

  test('gives nothing with no leader to copy', () => {
    const g = building({}, {}, { leaders: ['caesar'] })
    expect([copiedBy(g, 0), questionOf(g, 0), points(g, 0, 'guilds')]).toEqual([[], 'turn', 0])
  })

  test('reaches neither a leader two seats away nor one under a wonder', () => {
    const far = { wonder: 'babylon', leaders: ['caesar'] }
    const cities = [...three(builder(), { buried: ['sappho'], stages: 1 }, {}), far]
    const g = withLeaders({ edition: '1e', age: 3, cities: [cities[0], cities[1], far, cities[2]] })
    playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' } })
    expect(copiedBy(g, 0)).toEqual([])
  })

  test('is told with its leader before what the leader gives', () => {
    const g = withLeaders({ edition: '1e', age: 3, cities: three(builder(), { leaders: ['croesus'] }, {}) })
    const told: string[] = []
    g.listener = ({ what, seat }) => {
      if (seat === 0) told.push(what)
    }
    playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' } })
    expect(told.slice(told.indexOf('built'))).toEqual(['built', 'copied', 'coins'])
  })

  test('gives at once what the leader gives at once', () => {
    expect(coinsOf(building({ leaders: ['croesus'] }, {}, { coins: 0 }), 0)).toBe(6)
    const g = withLeaders({
      edition: '1e',
      options: { leadersAnniversary: true, citiesAnniversary: true },
      age: 3,
      cities: three(builder(), { leaders: ['nitocris'] }),
    })
    playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' } })
    expect(tokens(g, 0)).toEqual([0, 0, 1, 0])
  })

  test('with Solomon builds from the discard pile after everybody else', () => {
    const halikarnassos = { wonder: 'halikarnassos', side: 'a', stages: 1, cards: ['foundry', 'ore-vein'] }
    const g = withLeaders({
      edition: '1e',
      age: 3,
      discard: ['walls'],
      cities: three(builder(), { leaders: ['solomon'] }, { ...halikarnassos, hand: ['pawnshop', 'theater'] }),
    })
    choose(g, 2, { action: 'stage', card: 'theater' })
    playTurn(g, { 0: { action: 'build', card: 'courtesans-guild' } })
    expect(toAct(g)).toEqual([2])
    choose(g, 2, { action: 'pick', card: 'walls' })
    expect(toAct(g)).toEqual([0])
    choose(g, 0, legal(g, 0)[0])
    expect(cardsOf(g, 0)).toHaveLength(6)
  })

  test('dug up in time still lets a copied Solomon dig', () => {
    const halikarnassos = { wonder: 'halikarnassos', side: 'a', stages: 1, cards: ['foundry', 'ore-vein'] }
    const g = withLeaders({
      edition: '1e',
      age: 3,
      discard: ['courtesans-guild', 'walls'],
      cities: three({ ...halikarnassos, hand: ['pawnshop', 'theater'] }, { leaders: ['solomon'] }),
    })
    playTurn(g, { 0: { action: 'stage', card: 'theater' } })
    choose(g, 0, { action: 'pick', card: 'courtesans-guild' })
    choose(g, 0, { action: 'pick', card: 'walls' })
    expect([copiedBy(g, 0), cardsOf(g, 0).slice(2)]).toEqual([['solomon'], ['courtesans-guild', 'walls']])
    expect(discarded(g)).not.toContain('walls')
  })

  test('makes a copy that is not a leader: it does not count for Diplomats', () => {
    const g = ended(
      { cards: ['diplomats-guild'] },
      { cards: ['courtesans-guild'], copied: ['caesar'] },
      { leaders: ['caesar'] },
    )
    expect(pointsFrom(g, 0, 'diplomats-guild')).toBe(1)
  })

  test('copied by Olympia B gives nothing', () => {
    const g = ended(
      { wonder: 'olympia', side: 'b', stages: 3 },
      { cards: ['courtesans-guild'], copied: ['zenobia'] },
      { leaders: ['zenobia'] },
    )
    expect(points(g, 0, 'wonder')).toBe(5)
  })

  test('copies Agrippina for an owner without leaders of the own', () => {
    const setup = { edition: '1e', options: { leadersAnniversary: true, citiesAnniversary: true } } as const
    const copying = { cards: ['courtesans-guild'], copied: ['agrippina'] }
    const alone = withLeaders({ ...setup, cities: three(copying, { leaders: ['agrippina'] }) })
    const third = withLeaders({
      ...setup,
      cities: three({ ...copying, leaders: ['sappho'] }, { leaders: ['agrippina'] }),
    })
    expect([pointsFrom(alone, 0, 'agrippina'), pointsFrom(third, 0, 'agrippina')]).toEqual([7, 0])
    // Being copied does not affect her, nor does a copy in her own city: copies are no leaders.
    expect([pointsFrom(alone, 1, 'agrippina'), pointsFrom(third, 1, 'agrippina')]).toEqual([7, 7])
    const owner = { leaders: ['agrippina'], cards: ['courtesans-guild'], copied: ['sappho'] }
    const beside = withLeaders({ ...setup, cities: three(owner, { leaders: ['sappho'] }) })
    expect(pointsFrom(beside, 0, 'agrippina')).toBe(7)
  })
})

describe('the other guilds', () => {
  test('Diplomats count recruited leaders of both neighbours, not those under a wonder', () => {
    const second = { leaders: ['caesar', 'sappho'], stages: 1, buried: ['zenobia'] }
    const g = ended({ cards: ['diplomats-guild'], leaders: ['plato'] }, second, { leaders: ['midas'] })
    expect(pointsFrom(g, 0, 'diplomats-guild')).toBe(3)
  })

  test('Architects give 3 for each purple card of the neighbours', () => {
    const third = { cards: ['traders-guild'] }
    const g = ended({ cards: ['architects-guild'] }, { cards: ['workers-guild', 'spies-guild'] }, third)
    expect(pointsFrom(g, 0, 'architects-guild')).toBe(9)
  })

  test('Gamers give 1 for each 3 own coins, beside the points of the treasury', () => {
    const g = ended({ cards: ['gamers-guild'], coins: 14 }, { coins: 30 })
    expect([pointsFrom(g, 0, 'gamers-guild'), points(g, 0, 'treasury')]).toEqual([4, 4])
  })

  test.each([
    ['gamers-guild', ['stone-pit', 'clay-pool', 'lumber-yard', 'ore-vein']],
    ['courtesans-guild', ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1']],
    ['diplomats-guild', ['stone-pit', 'lumber-yard', 'glassworks-age-1', 'press-age-1']],
    ['architects-guild', ['ore-vein', 'foundry', 'clay-pool', 'press-age-1', 'loom-age-1']],
  ])('%s is built with its resources', (card, cards) => {
    const open = (made: string[]) =>
      withLeaders({
        edition: '1e',
        age: 3,
        cities: three({ cards: made, hand: [card, 'altar'], coins: 0, wonder: 'babylon' }),
      })
    const whole = open(cards)
    playTurn(whole, { 0: { action: 'build', card } })
    expect(cardsOf(whole, 0)).toContain(card)
    expect(
      legal(open(cards.filter((made) => made !== 'lumber-yard' && made !== 'ore-vein')), 0, { action: 'build', card }),
    ).toEqual([])
  })
})
