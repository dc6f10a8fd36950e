import { describe, expect, test } from 'vitest'
import { coinsOf, playTurn, points, pointsFrom, scenario } from '../testing.ts'

/** Builds the card of an Age III position by chain or own resources; returns the coins earned. */
function earned(card: string, city: { cards: string[]; stages?: number; wonder?: string; side?: string }): number {
  const g = scenario({
    age: 3,
    cities: [{ wonder: 'gizah', coins: 20, ...city, hand: [card] }, { cards: ['lumber-yard', 'loom-age-1'] }, {}],
  })
  playTurn(g, { 0: { action: 'build', card } })
  return coinsOf(g, 0) - 20
}

const scored = (card: string, city: { cards: string[]; stages?: number }): number =>
  pointsFrom(
    scenario({ cities: [{ wonder: 'gizah', ...city, cards: [...city.cards, card] }, { cards: ['clay-pit'] }, {}] }),
    0,
    card,
  )

describe('Yellow cards of Age I', () => {
  test('Tavern takes 5 coins', () => {
    expect(earned('tavern', { cards: [] })).toBe(5)
  })
})

describe('Yellow cards of Age II', () => {
  test('Vineyard takes a coin for each brown card here and next door', () => {
    expect(earned('vineyard', { cards: ['stone-pit', 'quarry'] })).toBe(3)
  })

  test('Bazar takes 2 coins for each grey card here and next door', () => {
    expect(earned('bazar', { cards: ['press-age-1'] })).toBe(4)
  })

  test('neither counts the goods of boards', () => {
    expect(earned('vineyard', { cards: [] })).toBe(1)
    expect(earned('bazar', { cards: [] })).toBe(2)
  })
})

describe('Yellow cards of Age III take coins when built and score points at the end', () => {
  test('Haven for own brown cards', () => {
    const city = { cards: ['forum', 'stone-pit', 'quarry', 'mine', 'loom-age-1'] }
    expect(earned('haven', city)).toBe(3)
    expect(scored('haven', city)).toBe(3)
  })

  test('Lighthouse for own yellow cards, itself among them both times', () => {
    const city = { cards: ['caravansery', 'tavern'] }
    expect(earned('lighthouse', city)).toBe(3)
    expect(scored('lighthouse', city)).toBe(3)
  })

  test('Chamber of Commerce for own grey cards, two each', () => {
    const city = { cards: ['loom-age-1', 'press-age-1', 'glassworks-age-2', 'brickyard'] }
    expect(earned('chamber-of-commerce', city)).toBe(6)
    expect(scored('chamber-of-commerce', city)).toBe(6)
  })

  test('Arena for own stages: 3 coins, 1 point', () => {
    const city = { cards: ['dispensary'], stages: 2 }
    expect(earned('arena', city)).toBe(6)
    expect(scored('arena', city)).toBe(2)
  })

  test('Ludus for own red cards: 3 coins, 1 point', () => {
    const city = { cards: ['walls', 'stockade', 'foundry'] }
    expect(earned('ludus', city)).toBe(6)
    expect(scored('ludus', city)).toBe(2)
  })

  test('count at the end what came after them', () => {
    const g = scenario({ cities: [{ wonder: 'gizah', coins: 0, cards: ['arena'], stages: 3 }, {}, {}] })
    expect(points(g, 0, 'commerce')).toBe(3)
  })
})
