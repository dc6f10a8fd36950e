import { type CityPosition, type Game, scores, sight, view, winners } from '@heptapolis/engine'
import { EDITIONS, state } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { debt } from '../parts/debts.ts'
import { diplomacyTokens } from '../parts/diplomacy.ts'
import { choose, coinsOf, handOf, legal, playTurn } from '../testing.ts'
import { finishAge, payLosses, rich, tokens, withCities } from './testing.ts'

const inTeams = (...cities: CityPosition[]): Game => withCities({ teams: true, cities })

/** Conflicts of Age II between these cities. */
function conflicts(...cities: CityPosition[]): Game {
  const g = withCities({ teams: true, age: 2, turn: 7, cities })
  finishAge(g)
  return g
}

describe('Team game', () => {
  test('partners sit side by side: seats 0 and 1, 2 and 3, and so on', () => {
    const g = inTeams({}, {}, {}, {}, {}, {})
    expect(scores(g).map(({ team }) => team)).toEqual([0, 0, 1, 1, 2, 2])
  })

  test.each([4, 6, 8])('%i players can play it', (players) => {
    const g = inTeams(...Array.from({ length: players }, () => ({})))
    expect(scores(g)).toHaveLength(players)
  })

  test.each(EDITIONS)('eight players play alone or in four teams (%s; in the second edition our ruling)', (edition) => {
    const teamsOf = (teams: boolean) => {
      const seats = Array.from({ length: 8 }, () => ({}))
      return scores(withCities({ edition, teams, cities: seats })).map(({ team }) => team)
    }
    expect(teamsOf(false)).toEqual(Array(8).fill(undefined))
    expect(teamsOf(true)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })

  test('partners see each other’s cards, nobody else’s', () => {
    const g = withCities({ teams: true, age: 1, cities: [{ hand: ['altar', 'baths'] }, {}, {}, {}] })
    expect(view(g, 1).cities[0].hand?.toSorted()).toEqual(['altar', 'baths'])
    expect(view(g, 0).cities[1].hand?.toSorted()).toEqual(handOf(g, 1).toSorted())
    expect(view(g, 2).cities[0]).toMatchObject({ handSize: 2 })
    expect(view(g, 3).cities[0].hand).toBeUndefined()
    expect(view(g, 3).cities[2].hand?.toSorted()).toEqual(handOf(g, 2).toSorted())
  })

  test('partners may talk openly: each knows what the other has chosen, nobody else does', () => {
    const g = withCities({ teams: true, age: 1, cities: [{ hand: ['altar', 'baths'] }, {}, {}, {}] })
    choose(g, 0, { action: 'sell', card: 'baths' })
    const chosen = g.rules.piece('baths').index
    expect([0, 1, 2, 3].map((viewer) => state.chosen.get(sight(g, viewer), 0, 1))).toEqual([chosen, chosen, 0, 0])
  })

  test('partners pay each other for resources', () => {
    const buyer = { wonder: 'gizah', coins: 9, hand: ['barracks', 'altar'] }
    const g = withCities({ teams: true, age: 1, cities: [buyer, { wonder: 'rhodos' }, {}, { wonder: 'ephesos' }] })
    expect(legal(g, 0, { action: 'build', card: 'barracks' }).map(({ pay }) => pay)).toEqual([
      { left: 2, right: 0, bank: 0 },
    ])
  })

  test('partners keep separate science', () => {
    const g = inTeams({ cards: ['apothecary'] }, { cards: ['workshop'] }, { cards: ['scriptorium'] }, {})
    expect(scores(g).map((sheet) => sheet.rows.find((row) => row.id === 'science')?.points)).toEqual([1, 1, 1, 0])
  })

  test('a loss hits the partner too', () => {
    const g = withCities({ teams: true, age: 1, cities: [rich(['hideout']), { coins: 5 }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'hideout' } })
    payLosses(g)
    expect([coinsOf(g, 1), debt.get(g, 1)]).toEqual([7, 0])
  })

  test('partners never fight each other', () => {
    const g = conflicts({ cards: ['arsenal'] }, {}, {}, { cards: ['arsenal'] })
    expect([0, 1, 2, 3].map((seat) => tokens(g, seat))).toEqual(Array(4).fill([0, 0, 0, 0]))
  })

  test('each fights the outer neighbour twice: two tokens for the same result', () => {
    const g = conflicts({}, { cards: ['arsenal'] }, { cards: ['barracks'] }, {}, { cards: ['walls'] }, {})
    expect([0, 1, 2, 3, 4, 5].map((seat) => tokens(g, seat))).toEqual([
      [0, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 0, 2],
      [0, 0, 0, 2],
      [0, 2, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  test('a diplomacy token removes one of the two fights, and is discarded', () => {
    const g = conflicts({}, { cards: ['arsenal'], diplomacy: 1 }, {}, {})
    expect([tokens(g, 1), tokens(g, 2)]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ])
    expect(diplomacyTokens.get(g, 1)).toBe(0)
  })

  test('two tokens remove both fights, whoever of the two holds them (our ruling)', () => {
    const together = conflicts({}, { cards: ['arsenal'], diplomacy: 2 }, {}, {})
    const each = conflicts({}, { cards: ['arsenal'], diplomacy: 1 }, { diplomacy: 1 }, {})
    for (const g of [together, each]) {
      expect([0, 1, 2, 3].map((seat) => tokens(g, seat))).toEqual(Array(4).fill([0, 0, 0, 0]))
      expect([diplomacyTokens.get(g, 1), diplomacyTokens.get(g, 2)]).toEqual([0, 0])
    }
  })

  test('a third token waits for the next Age', () => {
    const g = conflicts({}, { cards: ['arsenal'], diplomacy: 3 }, {}, {})
    expect(diplomacyTokens.get(g, 1)).toBe(1)
  })

  test('nobody moves up where a partner or a neighbour is absent', () => {
    const g = conflicts({ cards: ['walls'] }, { diplomacy: 2 }, { cards: ['arsenal'] }, {})
    expect([0, 1, 2, 3].map((seat) => tokens(g, seat)[1])).toEqual([2, 0, 0, 0])
  })

  test('a team’s score is the sum of both', () => {
    const g = inTeams({ coins: 30 }, { coins: 0, debt: 4 }, { coins: 12 }, { coins: 9 })
    expect(scores(g).map(({ total, teamTotal, rank }) => [total, teamTotal, rank])).toEqual([
      [10, 6, 2],
      [-4, 6, 2],
      [4, 7, 1],
      [3, 7, 1],
    ])
    expect(winners(g)).toEqual([2, 3])
  })

  test('equal teams compare the coins of both together', () => {
    const g = inTeams({ coins: 3 }, { coins: 3 }, { coins: 5 }, { coins: 3 }, { coins: 4 }, { coins: 4 })
    expect(scores(g).map(({ rank }) => rank)).toEqual([3, 3, 1, 1, 1, 1])
    expect(winners(g)).toEqual([2, 3, 4, 5])
  })

  test('without teams a score names none', () => {
    expect(scores(withCities({ cities: [{}, {}, {}, {}] }))[0]).not.toHaveProperty('team')
  })
})
