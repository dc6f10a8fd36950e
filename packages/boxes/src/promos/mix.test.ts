import { type CityPosition, type Game, state, toPosition } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { begin, choose, legal, playTurn, points, type Scenario, scenario, setupFor } from '../testing.ts'

const HAND = ['tavern', 'altar']
const CATAN = { wonder: 'catan', side: 'a' }
const PIS = { wonder: 'manneken-pis', side: 'promo' }

/** Seat 1 is the left neighbour, seat 2 the right one; neither sells anything affordable. */
function table(box: string, first: CityPosition, left: CityPosition = {}, more: Partial<Scenario> = {}): Game {
  const cities = [
    { hand: HAND, coins: 1, ...first },
    { wonder: 'gizah', side: 'a', hand: HAND, coins: 5, ...left },
    { wonder: 'rhodos', side: 'a', hand: HAND, coins: 5 },
  ]
  return scenario({ edition: '1e', boxes: ['promos', box], age: 1, ...more, cities })
}

describe('With Cities', () => {
  test('the coins everybody loses to Catan may be met with debts', () => {
    const g = table('cities', { ...CATAN, stages: 1, cards: ['foundry', 'ore-vein'] })
    playTurn(g, { 0: { action: 'stage', card: 'tavern' }, 1: { action: 'build', card: 'altar' } })
    choose(g, 1, { action: 'lose', coins: 1, debt: 1 })
    choose(g, 2, { action: 'lose', coins: 2, debt: 0 })
    expect(toPosition(g).cities.map(({ coins, debt }) => [coins, debt])).toEqual([
      [1 + 7, 0],
      [5 - 1, 1],
      [5 + 3 - 2, 0],
    ])
  })
})

describe('With the Tower of Babel', () => {
  const { pieces } = begin(setupFor(3, { boxes: ['babel-tower'] })).rules
  const under = (law: string) => ({ tower: { placed: pieces.flatMap(({ id }) => (id.endsWith(law) ? [id] : [])) } })
  const canBuild = (cards: string[], more: Partial<Scenario>) =>
    legal(table('babel-tower', { ...CATAN, cards, hand: ['workshop'] }, {}, more), 0, { action: 'build' }).length > 0

  test('Catan exchanges nothing of a card that a law silences', () => {
    expect(canBuild(['sawmill'], {})).toBe(true)
    expect(canBuild(['sawmill'], under('brown-single-only'))).toBe(false)
  })

  test('Catan exchanges two of the goods that a law makes endless', () => {
    expect(canBuild(['lumber-yard'], {})).toBe(false)
    expect(canBuild(['lumber-yard'], under('single-brown-infinite'))).toBe(true)
  })
})

describe('With the Great Projects', () => {
  test('Catan’s exchange pays for the share in a project, once for card and share together', () => {
    const shares = (card: string, cards: string[]) => {
      const city = { ...CATAN, cards, hand: [card] }
      const g = table('babel-projects', city, { wonder: 'ephesos' }, { project: { id: 'project-belvedere' } })
      return legal(g, 0, { action: 'build', card, participate: true }).length
    }
    expect(shares('altar', ['stone-pit'])).toBe(0)
    expect(shares('altar', ['quarry'])).toBe(1)
    expect(shares('baths', ['quarry'])).toBe(0)
    expect(shares('baths', ['quarry', 'stone-pit'])).toBe(1)
  })
})

describe('With Edifice', () => {
  const edifices = [{ id: 'curtain-wall' }]

  test('a stage that the older Manneken Pis copies takes part in the edifice', () => {
    const city = { ...PIS, coins: 2, cards: ['clay-pit', 'stone-pit'] }
    const g = table('edifice', city, {}, { edifices })
    playTurn(g, { 0: { action: 'stage', card: 'tavern', participate: true } })
    expect(toPosition(g).cities[0]).toMatchObject({ coins: 0, pawns: [1, 0, 0], stages: ['gizah-a-1'] })
  })

  test('copying Ur it takes a pawn from the box, at its own cost', () => {
    const g = table('edifice', { ...PIS, cards: ['clay-pit', 'stone-pit'] }, { wonder: 'ur', side: 'b' }, { edifices })
    playTurn(g, { 0: { action: 'stage', card: 'tavern' } })
    expect(toPosition(g).cities[0]).toMatchObject({ pawns: [1, 0, 0], participated: false })
  })
})

describe('With the Wonder Pack', () => {
  test('the older Manneken Pis copies any stage of the Great Wall at its own cost', () => {
    const wall = { wonder: 'great-wall', side: 'a' }
    const g = table('wonder-pack', { ...PIS, cards: ['clay-pit', 'stone-pit'] }, wall)
    expect(legal(g, 0, { action: 'stage', card: 'tavern' }).map((move) => move.half)).toEqual([1, 2, 3, 4])
    playTurn(g, { 0: { action: 'stage', card: 'tavern', stage: 1, half: 3 } })
    expect([state.shields.get(g, 0), points(g, 0, 'wonder')]).toEqual([2, 0])
  })

  test('of the two Manneken Pis only one takes part', () => {
    const seats = [{ wonder: 'manneken-pis', side: 'promo' }, { wonder: 'manneken-pis', side: 'a' }, {}]
    expect(() => begin({ ...setupFor(3), edition: '1e', boxes: ['promos', 'wonder-pack'], seats })).toThrow('twice')
  })
})
