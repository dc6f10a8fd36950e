import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, coinsOf, legal, playTurn, points, pointsFrom, type Scenario, scenario } from '../testing.ts'

const alexandria = { wonder: 'alexandria', hand: ['tavern', 'tavern'] }
const ephesos = { wonder: 'ephesos', hand: ['tavern', 'tavern'] }
const builds = (position: Scenario, seat = 0) => legal(scenario(position), seat, { action: 'build' })

describe('Olympia 1e, side A: once per Age a card from hand is free', () => {
  const olympia = { wonder: 'olympia', side: 'a', stages: 2, coins: 0 }
  const table = (city: object, more: Partial<Scenario> = {}): Scenario => ({
    edition: '1e',
    cities: [{ ...olympia, ...city }, alexandria, ephesos],
    ...more,
  })

  test('whatever it costs, coins included', () => {
    const g = scenario(table({ hand: ['baths', 'tree-farm'] }))
    expect(legal(g, 0, { action: 'build' })).toEqual([
      { action: 'build', card: 'tree-farm', by: 'free-per-age' },
      { action: 'build', card: 'baths', by: 'free-per-age' },
    ])
    playTurn(g, { 0: { action: 'build', card: 'tree-farm', by: 'free-per-age' } })
    expect(cardsOf(g, 0)).toEqual(['tree-farm'])
    expect(coinsOf(g, 0)).toBe(0)
  })

  test('and then not again in this Age', () => {
    const g = scenario(table({ hand: ['baths'] }, { age: 1, turn: 5 }))
    playTurn(g, { 0: { action: 'build', card: 'baths' } })
    expect(state.turn.get(g)).toBe(6)
    expect(legal(g, 0, { by: 'free-per-age' })).toEqual([])
  })

  test('but again in the next Age', () => {
    const g = scenario(table({ hand: ['baths', 'altar'], spent: ['free-per-age'] }, { age: 1, turn: 6 }))
    expect(legal(g, 0, { by: 'free-per-age' })).toEqual([])
    playTurn(g, { 0: { action: 'sell', card: 'baths' } })
    expect(state.age.get(g)).toBe(2)
    expect(state.spent.get(g, 0)).toBe(0)
  })

  test('is not wasted on a card that costs nothing: no such move is offered', () => {
    expect(builds(table({ hand: ['altar'] }))).toEqual([{ action: 'build', card: 'altar' }])
  })

  test('leaves the choice to pay instead', () => {
    const position = table({ coins: 2, hand: ['workshop'] })
    expect(builds(position)).toEqual([
      { action: 'build', card: 'workshop', pay: { left: 2, right: 0, bank: 0 } },
      { action: 'build', card: 'workshop', by: 'free-per-age' },
    ])
    const g = scenario(position)
    playTurn(g, { 0: { action: 'build', card: 'workshop' } })
    expect([coinsOf(g, 0), state.spent.get(g, 0)]).toEqual([0, 0])
  })

  test('works neither for stages nor for a second card of one name', () => {
    expect(legal(scenario(table({ hand: ['altar'] })), 0, { action: 'stage' })).toEqual([])
    expect(builds(table({ cards: ['baths'], hand: ['baths'] }))).toEqual([])
  })

  test('begins the turn after its stage is built', () => {
    const city = { stages: 1, cards: ['quarry'], hand: ['altar'] }
    const g = scenario({
      edition: '1e',
      cities: [{ ...olympia, ...city }, alexandria, { wonder: 'ephesos', hand: ['apothecary', 'tavern'] }],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' }, 2: { action: 'sell', card: 'tavern' } })
    expect(legal(g, 0, { action: 'build' })).toEqual([{ action: 'build', card: 'apothecary', by: 'free-per-age' }])
  })
})

describe('Olympia 1e, side B', () => {
  test('buys raw materials for 1 coin on both sides with its first stage, manufactured goods still for 2', () => {
    const cities = (hand: string) => [
      { wonder: 'olympia', side: 'b', stages: 1, hand: [hand] },
      { wonder: 'gizah' },
      { wonder: 'alexandria', cards: ['stone-pit'] },
    ]
    const pays = (hand: string) => builds({ edition: '1e', cities: cities(hand) }).map((move) => move.pay)
    expect(pays('baths')).toEqual([
      { left: 1, right: 0, bank: 0 },
      { left: 0, right: 1, bank: 0 },
    ])
    expect(pays('workshop')).toEqual([{ left: 0, right: 2, bank: 0 }])
  })

  test('scores one guild of a neighbour as if it stood in the own city, the best one; the neighbour loses nothing', () => {
    const g = scenario({
      edition: '1e',
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, coins: 0 },
        { wonder: 'gizah', coins: 0, cards: ['workers-guild', 'spies-guild', 'stockade', 'lumber-yard'] },
        { wonder: 'rhodos', coins: 0, cards: ['stone-pit', 'clay-pool', 'barracks'] },
        { wonder: 'ephesos', coins: 0, cards: ['magistrates-guild'] },
        { wonder: 'babylon', coins: 0, cards: ['ore-vein'] },
      ],
    })
    // Workers Guild for Olympia: brown cards of Gizah (1) and Babylon (1); Spies Guild: red of Gizah (1).
    expect(pointsFrom(g, 0, 'olympia-b-3')).toBe(2)
    expect(points(g, 0, 'wonder')).toBe(7)
    // Gizah's own: brown cards of Rhodos (2) and Olympia (0); red of Rhodos (1).
    expect(points(g, 1, 'guilds')).toBe(3)
  })

  test('copies nothing where no neighbour has a guild, and not from beyond the neighbours', () => {
    const cities = [
      { wonder: 'olympia', side: 'b', stages: 3 },
      { wonder: 'gizah', cards: ['altar'] },
      { wonder: 'rhodos', cards: ['builders-guild'] },
      { wonder: 'ephesos' },
    ]
    expect(pointsFrom(scenario({ edition: '1e', cities }), 0, 'olympia-b-3')).toBe(0)
  })
})

describe('Olympia 2e, day: a card of a colour the city lacks is free', () => {
  const olympia = { wonder: 'olympia', side: 'day', stages: 2, coins: 0 }
  const table = (city: object, age = 1): Scenario => ({ age, cities: [{ ...olympia, ...city }, alexandria, ephesos] })

  test('whatever its cost and the Age', () => {
    expect(builds(table({ hand: ['baths', 'barracks', 'apothecary'] })).map((move) => move.by)).toEqual(
      Array(3).fill('free-new-colour'),
    )
    expect(builds(table({ hand: ['palace', 'workers-guild'] }, 3))).toHaveLength(2)
  })

  test('and only the first of each colour', () => {
    const g = scenario(table({ cards: ['altar', 'stockade'], hand: ['baths', 'barracks', 'apothecary'] }))
    expect(legal(g, 0, { action: 'build' }).map((move) => move.card)).toEqual(['apothecary'])
  })

  test('never for a stage', () => {
    expect(legal(scenario(table({ hand: ['altar'] })), 0, { action: 'stage' })).toEqual([])
  })

  test('the colour of a card under the wonder does not count as present', () => {
    const g = scenario(table({ buried: ['baths', 'altar'], hand: ['baths'] }))
    expect(legal(g, 0, { action: 'build' })).toHaveLength(1)
  })
})

describe('Olympia 2e, night', () => {
  const olympia = { wonder: 'olympia', side: 'night', coins: 0, hand: ['palace', 'senate'] }
  const at = (stages: number, age: number, turn: number) =>
    builds({ age, turn, cities: [{ ...olympia, stages }, alexandria, ephesos] }).map((move) => move.by)

  test.each([1, 2, 3])('stage 1 makes the first card chosen in Age %i free', (age) => {
    expect(at(1, age, 1)).toEqual(['free-first', 'free-first'])
  })

  test('stage 1 helps in no later turn: selling the first card wastes it', () => {
    for (const turn of [2, 3, 4, 5, 6]) expect(at(1, 3, turn)).toEqual([])
  })

  test.each([1, 2, 3])('stage 2 makes the sixth card chosen in Age %i free', (age) => {
    expect(at(2, age, 6)).toEqual(['free-last', 'free-last'])
    for (const turn of [2, 3, 4, 5]) expect(at(2, age, turn)).toEqual([])
  })

  test('both stages never pay for a stage', () => {
    for (const turn of [1, 6]) {
      const g = scenario({ age: 3, turn, cities: [{ ...olympia, stages: 2 }, alexandria, ephesos] })
      expect(legal(g, 0, { action: 'stage' })).toEqual([])
    }
  })

  test('stage 2 does not save the card that is left over: it is discarded', () => {
    const g = scenario({ age: 1, turn: 6, cities: [{ ...olympia, stages: 2, hand: ['baths', 'stockade'] }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'baths' } })
    expect(cardsOf(g, 0)).toEqual(['baths'])
    expect(state.age.get(g)).toBe(2)
  })
})
