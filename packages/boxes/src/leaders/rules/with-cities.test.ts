import { type CityPosition, state, strength, toAct } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, legal, playTurn, points, pointsFrom, type Scenario } from '../../testing.ts'
import { finishAge, questionOf, recruiting, three, tokens, withLeaders } from '../testing.ts'

const boxes = ['leaders', 'cities']
const open = (position: Scenario) => withLeaders({ boxes, ...position })
const phase = (position: Scenario) => recruiting({ boxes, ...position })

/** All cities with a loss pay all their coins. */
function payLosses(g: ReturnType<typeof open>): void {
  for (let [seat] = toAct(g); questionOf(g, seat) === 'loss'; [seat] = toAct(g)) {
    const most = Math.max(...legal(g, seat).map(({ coins }) => Number(coins)))
    choose(g, seat, { action: 'lose', coins: most })
  }
}

describe('leaders that belong to Cities', () => {
  test('Aspasia gives 2 points and a diplomacy token', () => {
    const g = phase({ cities: three({ leaderHand: ['aspasia'] }, { cards: ['stockade'] }) })
    choose(g, 0, { action: 'recruit', card: 'aspasia' })
    expect([coinsOf(g, 0), points(g, 0, 'leaders')]).toEqual([3, 2])
    finishAge(g)
    expect([0, 1, 2].map((seat) => tokens(g, seat))).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ])
  })

  test('Caligula builds one black card free per Age', () => {
    const city: CityPosition = { leaders: ['caligula'], hand: ['secret-warehouse', 'altar'], coins: 0 }
    const g = open({ age: 1, cities: three(city, {}, { hand: ['militia', 'altar'] }) })
    playTurn(g, { 0: { action: 'build', card: 'secret-warehouse' }, 2: { action: 'sell', card: 'altar' } })
    expect([cardsOf(g, 0), coinsOf(g, 0)]).toEqual([['secret-warehouse'], 0])
    expect(legal(g, 0, { by: 'free-black' })).toEqual([])
    const blue = open({ age: 1, cities: three({ ...city, hand: ['stockade', 'altar'] }) })
    expect(legal(blue, 0, { by: 'free-black' })).toEqual([])
  })

  test('Darius gives 1 point for each own black card', () => {
    const cities = three({ leaders: ['darius'], cards: ['hideout', 'militia'] }, { cards: ['residence'] })
    expect(pointsFrom(open({ cities }), 0, 'darius')).toBe(2)
  })

  test('Diocletian takes 2 coins for each black card built', () => {
    const g = open({ age: 1, cities: three({ leaders: ['diocletian'], hand: ['militia', 'altar'], coins: 3 }) })
    playTurn(g, { 0: { action: 'build', card: 'militia' } })
    expect(coinsOf(g, 0)).toBe(2)
  })

  test('Semiramis counts defeat tokens as shields in later conflicts, old ones included', () => {
    const first = { leaders: ['semiramis-cities'], defeat: 2, hand: ['altar', 'baths'] }
    const g = open({
      edition: '1e',
      age: 2,
      turn: 7,
      cities: three(first, { cards: ['walls', 'stockade'] }, { cards: ['walls'] }),
    })
    expect(strength(g, 0)).toBe(2)
    finishAge(g)
    expect(tokens(g, 0)).toEqual([0, 0, 0, 3])
    expect(strength(g, 0)).toBe(3)
  })

  test('Octavia takes 2 coins for each stage built, and all others lose 1', () => {
    const cities = three({ leaders: ['octavia'], cards: ['sawmill'], hand: ['altar', 'baths'], coins: 0 }, { coins: 4 })
    const g = open({ age: 1, cities })
    const events: unknown[] = []
    g.listener = (event) => events.push(event)
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(events).toContainEqual({ what: 'stage-toll', seat: 0, coins: 1, lose: 'others', source: 'octavia' })
    payLosses(g)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([2, 4 + 3 - 1, 6 + 3 - 1])
  })

  test.each([1, 2, 3])('Arsinoe takes 4 coins in Age %i, and all others lose as many as the Age', (age) => {
    const g = phase({ age, cities: three({ leaderHand: ['arsinoe'], coins: 3 }) })
    choose(g, 0, { action: 'recruit', card: 'arsinoe' })
    payLosses(g)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([3 - age + 4, 6 - age, 6 - age])
  })

  test('Solomon builds from the discard pile before the Forging Agency', () => {
    const rome = {
      wonder: 'rome',
      side: 'night',
      stages: 1,
      leaderHand: ['solomon'],
      cards: ['stone-pit', 'clay-pool', 'glassworks-age-1'],
      hand: ['altar', 'baths'],
    }
    const cities = three({ hand: ['forging-agency', 'altar'] }, rome)
    const g = open({ age: 2, discard: ['walls', 'theater'], cities })
    playTurn(g, { 0: { action: 'build', card: 'forging-agency' }, 1: { action: 'stage', card: 'altar' } })
    choose(g, 1, { action: 'recruit', card: 'solomon' })
    expect([questionOf(g, 1), questionOf(g, 0)]).toEqual(['dig', undefined])
    choose(g, 1, { action: 'pick', card: 'walls' })
    expect([questionOf(g, 1), questionOf(g, 0)]).toEqual([undefined, 'dig'])
  })

  test('Imhotep does not reduce the coins of a stage', () => {
    const city = { wonder: 'petra', side: 'day', stages: 1, leaders: ['imhotep'], hand: ['altar', 'baths'] }
    const stage = (coins: number) => legal(open({ age: 2, cities: three({ ...city, coins }) }), 0, { action: 'stage' })
    expect([stage(4).length, stage(5).length]).toEqual([0, 2])
  })

  test('a power that waives the resources of stages works with a leader as marker too', () => {
    const g = phase({ age: 3, cities: three({ leaderHand: ['sappho'], cards: ['architect-firm'], coins: 0 }) })
    choose(g, 0, { action: 'stage', card: 'sappho' })
    expect(state.stages.size(g, 0)).toBe(1)
  })
})
