import type { CityPosition, Game } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { debt } from '../../parts/debts.ts'
import { choose, coinsOf, everybodyElseSells, playTurn } from '../../testing.ts'
import { atSea, coinsOfAll, RICH, withoutIsland } from '../testing.ts'

/** Spaces of the yellow column for commercial levels 0 to 4. */
const SPACE = [0, 1, 3, 5, 6]
const at = (level: number, more: CityPosition = {}): CityPosition => ({
  ships: { yellow: SPACE[level] },
  coins: 10,
  hand: ['altar'],
  ...more,
})
const pirate = (level: number): CityPosition => at(level, { hand: ['pirate-hideout'] })
const pirates = { action: 'build', card: 'pirate-hideout' }
/** One space before the Tax of space 4 (level 2). */
const taxer = (): CityPosition => at(2, { hand: ['dry-hold'] })
const taxes = (g: Game, seat: number): void => choose(g, seat, { action: 'advance', fleet: 'yellow' })
const SALE = 3

describe('Piracy', () => {
  test('every other player loses coins equal to the own commercial level', () => {
    const g = atSea({ cities: [pirate(3), at(0), at(1), at(2), at(4)] })
    playTurn(g, { 0: pirates })
    expect(coinsOfAll(g)).toEqual([14, 10 + SALE, 9 + SALE, 8 + SALE, 6 + SALE])
  })

  test.each([
    ['pirate-hideout', 1, 4],
    ['pirates-den', 2, 6],
    ['pirate-crew', 3, 0],
  ])('%s sets it off and gives coins', (card, age, coins) => {
    const g = atSea({ age, cities: [at(0, { cards: [...RICH], hand: [card] }), at(2), at(0)] })
    playTurn(g, { 0: { action: 'build', card } })
    expect(coinsOfAll(g)).toEqual([10 + coins, 8 + SALE, 10 + SALE])
  })

  test('Pirate Oasis sets it off against all other players', () => {
    const [some, more] = withoutIsland('pirate-oasis')
    const g = atSea({
      age: 2,
      cities: [
        at(0, { cards: [...RICH], hand: ['cartographers-office'] }),
        at(0, { islands: some }),
        at(1),
        at(0, { islands: more }),
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'cartographers-office' } })
    expect(coinsOf(g, 2)).toBe(9 + SALE)
  })
})

describe('Tax', () => {
  test('every other player with a lower commercial level loses the difference to the bank', () => {
    const g = atSea({ cities: [taxer(), at(0), at(1), at(2), at(3)] })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' } })
    taxes(g, 0)
    expect(coinsOfAll(g)).toEqual([12, 8 + SALE, 9 + SALE, 10 + SALE, 10 + SALE])
  })

  test('is told with who set it off, and at which level', () => {
    const g = atSea({ cities: [taxer(), at(0), at(1)] })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' } })
    const events: unknown[] = []
    g.listener = (event) => events.push(event)
    taxes(g, 0)
    expect(events).toContainEqual({ what: 'tax', seat: 0, level: 2, lose: 'others' })
  })

  test('is reckoned with the levels at the end of the turn', () => {
    // The second city comes from level 0 to level 1 in the same turn, by a sale.
    const g = atSea({ cities: [taxer(), at(0), at(0)] })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: { action: 'sell', card: 'altar', fleet: 'yellow' } })
    taxes(g, 0)
    expect(coinsOfAll(g)).toEqual([12, 10 + 2 - 1, 8 + SALE])
  })
})

describe('Several in one turn', () => {
  test('Tax and Piracy both apply', () => {
    const g = atSea({ cities: [taxer(), pirate(0), at(1), at(0)] })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: pirates })
    taxes(g, 0)
    expect(coinsOfAll(g)).toEqual([12 - 2, 14 - 2, 10 - 1 - 1 + SALE, 8 + SALE])
  })

  test('players who set off the same kind together each pay once for the other', () => {
    const g = atSea({ age: 2, cities: [pirate(2), at(1, { hand: ['pirates-den'] }), at(1), at(0)] })
    choose(g, 0, pirates)
    choose(g, 1, { action: 'build', card: 'pirates-den' })
    everybodyElseSells(g)
    expect(coinsOfAll(g)).toEqual([14 - 2, 16 - 1, 10 - 1 - 1 + SALE, 10 + SALE])
  })

  test('two Piracies of one city are paid twice', () => {
    // Babylon plays its last card in the same turn.
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, hand: ['pirate-hideout', 'pirates-den'] }
    const g = atSea({ age: 2, turn: 7, cities: [at(0, babylon), at(2), at(1), at(0)] })
    playTurn(g, { 0: pirates })
    choose(g, 0, { action: 'build', card: 'pirates-den' })
    expect(coinsOfAll(g)).toEqual([10 + 4 + 6, 10 - 2 * 2 + SALE, 10 - 2 * 1 + SALE, 10 + SALE])
  })

  test('a third who sets off the same kind does not make them pay twice', () => {
    const g = atSea({
      age: 3,
      cities: [pirate(2), at(1, { hand: ['pirates-den'] }), at(1, { hand: ['pirate-crew'], cards: [...RICH] }), at(1)],
    })
    choose(g, 0, pirates)
    choose(g, 1, { action: 'build', card: 'pirates-den' })
    choose(g, 2, { action: 'build', card: 'pirate-crew' })
    everybodyElseSells(g)
    expect(coinsOfAll(g)).toEqual([14 - 2, 16 - 1, 10 - 1, 10 - 3 + SALE])
  })

  test('of two who tax, the one with the lower level pays the other', () => {
    const g = atSea({
      cities: [taxer(), at(1, { hand: ['construction-zone'] }), at(0)],
    })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: { action: 'build', card: 'construction-zone' } })
    taxes(g, 0)
    taxes(g, 1)
    expect(coinsOfAll(g)).toEqual([12, 11 - 1, 10 - 2 - 1 + SALE])
  })
})

describe('Who escapes', () => {
  test('Foggy Island: no coins are lost to Tax or Piracy', () => {
    const g = atSea({ cities: [taxer(), pirate(0), at(1, { islands: ['foggy-island'] })] })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: pirates })
    taxes(g, 0)
    expect(coinsOf(g, 2)).toBe(10 + SALE)
  })

  test('Foggy Island does not stop the losses of other boxes', () => {
    const loss = at(0, { hand: ['hideout'] })
    const g = atSea({ boxes: ['cities'], cities: [loss, at(1, { islands: ['foggy-island'] }), at(0)] })
    playTurn(g, { 0: { action: 'build', card: 'hideout' } })
    for (const seat of [1, 2]) choose(g, seat, { action: 'lose', coins: 1, debt: 0 })
    expect(coinsOf(g, 1)).toBe(9 + SALE)
  })

  test('too few coins and no Cities: lose what you have', () => {
    const g = atSea({ cities: [pirate(0), at(4, { coins: 0 }), at(0)] })
    playTurn(g, { 0: pirates })
    expect(coinsOf(g, 1)).toBe(0)
  })

  test('too few coins with Cities: its debts are taken', () => {
    const g = atSea({ boxes: ['cities'], cities: [pirate(0), at(4, { coins: 0 }), at(0)] })
    playTurn(g, { 0: pirates })
    choose(g, 1, { action: 'lose', coins: SALE, debt: 1 })
    expect([coinsOf(g, 1), debt.get(g, 1)]).toEqual([0, 1])
  })
})
