import { type Edition, fromPosition, type Game, sight, toAct, view } from '@heptapolis/engine'
import { EDITIONS, random, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { begin, choose, handOf, legal, playOut, scenario, setupFor } from '../testing.ts'

const legalText = (g: Game, seat: number): string => JSON.stringify(legal(g, seat))
const seats = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => seat)

const TABLES = EDITIONS.flatMap((edition) => [2, 3, 5, 7].map((players): [Edition, number] => [edition, players]))

describe.each(TABLES)('In %s with %i players', (edition, players) => {
  test('what a player sees can be loaded again, with the hidden hands dealt at random', () => {
    playOut(setupFor(players, { edition, seed: 'load' }), random('load'), (g, seat) => {
      if (state.asking.get(g) !== 1 || state.answered.get(g) !== 0 || seat >= players) return
      const again = fromPosition(JSON.parse(JSON.stringify(view(g, seat))), BOXES)
      if (!again.ok) throw new Error(again.error.message)
      expect(legalText(again.value, seat)).toBe(legalText(g, seat))
    })
  })
})

describe('A view', () => {
  test('counts the cards of the others and names only the own', () => {
    const g = begin(setupFor(3))
    const seen = view(g, 1)
    expect(seen.cities.map((city) => city.handSize)).toEqual([7, undefined, 7])
    expect(seen.cities.map((city) => city.hand)).toEqual([undefined, handOf(g, 1), undefined])
  })

  test('of nobody in particular names no hand at all', () => {
    expect(view(begin(setupFor(3)), -1).cities.map((city) => city.hand)).toEqual([undefined, undefined, undefined])
  })

  test('does not tell the seed, from which every card could be known', () => {
    expect(JSON.stringify(view(begin(setupFor(3, { seed: 'tell nobody' })), 0))).not.toContain('tell nobody')
  })

  test('does not tell what the others have chosen, only that they have', () => {
    const sell = scenario({ cities: [{ hand: ['altar', 'tavern'] }, {}, {}] })
    const build = scenario({ cities: [{ hand: ['altar', 'tavern'] }, {}, {}] })
    choose(sell, 0, { action: 'sell', card: 'altar' })
    choose(build, 0, { action: 'build', card: 'tavern' })
    expect(sight(sell, 1).cells).toEqual(sight(build, 1).cells)
    expect(toAct(sight(sell, 1))).toEqual([1, 2])
    expect(sight(sell, 0).cells).not.toEqual(sight(build, 0).cells)
  })

  test('names the cards under the own wonder, counts those under others', () => {
    const city = { wonder: 'gizah', stages: 1, buried: ['altar'] }
    const g = scenario({ age: 1, cities: [city, {}, {}] })
    expect(view(g, 0).cities[0].buried).toEqual(['altar'])
    expect(view(g, 1).cities[0]).toMatchObject({ buriedSize: 1 })
    expect(view(g, 1).cities[0].buried).toBeUndefined()
  })

  test('changes nothing', () => {
    const g = begin(setupFor(4))
    const before = g.cells.slice()
    for (const seat of seats(g)) view(g, seat)
    expect(g.cells).toEqual(before)
  })
})
