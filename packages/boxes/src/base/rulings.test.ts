/** Rulings where the printed rules are silent. One test per ruling; its title is the ruling. */
import { type CityPosition, question, state, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, legal, playTurn, points, pointsFrom, scenario } from '../testing.ts'

const tavern = { action: 'sell', card: 'tavern' }

describe('Rulings of ours', () => {
  test('last-card-before-discard-pile: Babylon plays its last card, then hands are discarded, then Halikarnassos digs', () => {
    const g = scenario({
      age: 1,
      turn: 6,
      cities: [
        { wonder: 'halikarnassos', stages: 1, cards: ['glassworks-age-1', 'press-age-1'], hand: ['altar', 'baths'] },
        { wonder: 'babylon', side: 'night', stages: 1, hand: ['tavern', 'stockade'] },
        { wonder: 'ephesos', hand: ['tavern', 'barracks'] },
      ],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' }, 1: tavern, 2: tavern })
    expect([toAct(g), question(g, 1)?.id]).toEqual([[1], 'last-card'])
    choose(g, 1, { action: 'sell', card: 'stockade' })
    expect([toAct(g), question(g, 0)?.id]).toEqual([[0], 'dig'])
    expect(legal(g, 0, { action: 'pick' }).map((move) => move.card)).toEqual(
      expect.arrayContaining(['stockade', 'barracks', 'baths', 'tavern']),
    )
  })

  test('copied-shipowners: a copied Shipowners Guild does not count itself', () => {
    const olympia = { wonder: 'olympia', side: 'b', stages: 3, cards: ['lumber-yard', 'loom-age-1', 'spies-guild'] }
    const cities = [olympia, { wonder: 'gizah', cards: ['shipowners-guild'] }, { wonder: 'rhodos' }]
    expect(pointsFrom(scenario({ edition: '1e', cities }), 0, 'olympia-b-3')).toBe(3)
  })

  test('copied-scientists: a copied Scientists Guild gives a symbol', () => {
    const olympia = { wonder: 'olympia', side: 'b', stages: 3, cards: ['apothecary', 'workshop'] }
    const cities = [olympia, { wonder: 'gizah', cards: ['scientists-guild'] }, { wonder: 'rhodos' }]
    const g = scenario({ edition: '1e', cities })
    expect([points(g, 0, 'science'), pointsFrom(g, 0, 'olympia-b-3')]).toEqual([10, 0])
  })

  test('copy-the-best: Olympia copies whichever guild scores most, a symbol included', () => {
    const copied = (cards: string[]) => {
      const olympia = { wonder: 'olympia', side: 'b', stages: 3, cards }
      const neighbour = { wonder: 'gizah', cards: ['scientists-guild', 'workers-guild', 'lumber-yard', 'stone-pit'] }
      const g = scenario({ edition: '1e', cities: [olympia, neighbour, { wonder: 'rhodos' }] })
      return [points(g, 0, 'science'), pointsFrom(g, 0, 'olympia-b-3')]
    }
    expect(copied(['apothecary', 'workshop'])).toEqual([3 + 7, 0])
    expect(copied([])).toEqual([0, 2])
  })

  test('chain-by-possession: a chain works in the Age its card was built, as from the discard pile', () => {
    const halikarnassos = { wonder: 'halikarnassos', side: 'a', stages: 1, cards: ['foundry', 'ore-vein'], coins: 0 }
    const g = scenario({
      edition: '1e',
      age: 2,
      discard: ['baths'],
      cities: [
        { ...halikarnassos, hand: ['tavern'] },
        { wonder: 'alexandria', hand: ['aqueduct', 'tavern'] },
        { wonder: 'ephesos', hand: ['tavern'] },
      ],
    })
    playTurn(g, { 0: { action: 'stage', card: 'tavern' }, 1: tavern, 2: tavern })
    choose(g, 0, { action: 'pick', card: 'baths' })
    expect(legal(g, 0, { action: 'build' })).toEqual([{ action: 'build', card: 'aqueduct', by: 'chain' }])
  })

  test('discard-pile-optional: Halikarnassos may build nothing', () => {
    const g = scenario({
      discard: ['theater'],
      cities: [
        { wonder: 'halikarnassos', stages: 1, cards: ['glassworks-age-1', 'press-age-1'], hand: ['altar'] },
        { hand: ['tavern'] },
        { hand: ['tavern'] },
      ],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    choose(g, 0, { action: 'skip' })
    expect(cardsOf(g, 0)).not.toContain('theater')
  })

  test('tokens-and-coins-unlimited: the supply of tokens and coins never runs out', () => {
    const g = scenario({ cities: [{ coins: 500, victory: Array(20).fill(5), defeat: 50 }, {}, {}] })
    expect(points(g, 0, 'military')).toBe(50)
    expect(points(g, 0, 'treasury')).toBe(166)
  })

  test('two-players-second-edition: the free city also plays with the cards and boards of 2e', () => {
    const g = scenario({ edition: '2e', age: 1, setup: { seats: [{}, {}] }, cities: [{}, {}, {}] })
    expect(g.rules.cities).toBe(3)
    expect(g.rules.byId.has('well')).toBe(true)
  })

  test('free-city-first-keeper: the player left of the free city begins, as the rule says and its example does not', () => {
    const g = scenario({ edition: '1e', age: 1, setup: { seats: [{}, {}] }, cities: [{}, {}, {}] })
    expect(state.keeper.get(g)).toBe(0)
  })

  test('free-city-powers: the wonder of the free city works for it, and its keeper answers; it has no last card', () => {
    const table = (free: CityPosition, keeperHand: string[], turn = 1) =>
      scenario({
        edition: '1e',
        age: 1,
        turn,
        setup: { seats: [{}, {}] },
        discard: ['theater'],
        cities: [{ wonder: 'gizah', hand: keeperHand }, { wonder: 'rhodos', hand: keeperHand }, free],
      })
    const digging = table({ wonder: 'halikarnassos', side: 'b', cards: ['foundry'] }, ['altar', 'baths', 'stockade'])
    choose(digging, 1, { action: 'sell', card: 'altar' })
    choose(digging, 0, { action: 'sell', card: 'altar' })
    choose(digging, 2, { action: 'stage', card: 'baths' })
    expect(toAct(digging)).toEqual([2])
    expect(legal(digging, 2, { action: 'pick', card: 'theater' })).toHaveLength(1)

    const babylon = table({ wonder: 'babylon', side: 'b', stages: 2 }, ['altar', 'tavern', 'barracks'], 6)
    const keeper = state.keeper.get(babylon)
    choose(babylon, 1 - keeper, { action: 'sell', card: 'altar' })
    choose(babylon, keeper, { action: 'sell', card: 'altar' })
    choose(babylon, 2, { action: 'build', card: 'tavern' })
    expect(state.age.get(babylon)).toBe(2)
    expect(coinsOf(babylon, 2)).toBe(8)
  })
})
