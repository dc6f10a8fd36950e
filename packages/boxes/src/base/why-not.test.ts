import { clone, type Game, question, random, state } from '@heptapolis/engine/search'
import { obstacleTo, type Setup } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { firstSpeech } from '../index.ts'
import { handOf, legal, playOut, refusal, type Scenario, scenario, setupFor } from '../testing.ts'

const rhodos = { wonder: 'rhodos', coins: 1 }
const gizah = { wonder: 'gizah' }
const ephesos = { wonder: 'ephesos' }
function whyNot(g: Game, seat: number, card: string): string | undefined {
  const obstacle = obstacleTo(g, seat, card)
  return obstacle && firstSpeech.obstacle(obstacle)
}

const reason = (position: Scenario, card: string) => whyNot(scenario(position), 0, card)

describe('Why a card cannot be built', () => {
  test('because of the coins: says what is needed, who sells it, what it comes to and what is at hand', () => {
    expect(reason({ age: 1, cities: [rhodos, gizah, ephesos] }, 'scriptorium')).toBe(
      'still needs 1 papyrus (Gizah sells none, Ephesos would sell it for 2 coins); that comes to 2 coins, you have 1',
    )
  })

  test('because nobody sells it', () => {
    expect(reason({ age: 1, cities: [rhodos, gizah, ephesos] }, 'workshop')).toBe(
      'still needs 1 glass, which neither neighbour sells',
    )
  })

  test('because nobody sells it: a choice card offers what stands on it, and nothing else', () => {
    const seller = { ...ephesos, cards: ['tree-farm'] }
    expect(reason({ age: 1, cities: [rhodos, gizah, seller] }, 'workshop')).toBe(
      'still needs 1 glass, which neither neighbour sells',
    )
  })

  test('because the neighbours have too little of it', () => {
    expect(reason({ age: 2, cities: [{ ...rhodos, coins: 9 }, gizah, ephesos] }, 'walls')).toBe(
      'still needs 3 stone (Gizah would sell 1 for 2 coins, Ephesos sells none)',
    )
  })

  test('because one choice card cannot sell two options in one turn', () => {
    const seller = { ...ephesos, cards: ['tree-farm'] }
    expect(reason({ age: 3, cities: [{ ...rhodos, coins: 9, cards: ['clay-pool'] }, gizah, seller] }, 'gardens')).toBe(
      'still needs 1 wood (Gizah sells none, Ephesos would sell it for 2 coins) and 1 clay (Gizah sells none, Ephesos would sell it for 2 coins); they cannot sell all of it in one turn',
    )
  })

  test('names the price with a discount', () => {
    const buyer = { ...rhodos, coins: 0, cards: ['west-trading-post'] }
    expect(reason({ age: 1, cities: [buyer, gizah, ephesos] }, 'baths')).toBe(
      'still needs 1 stone (Gizah would sell it for 1 coin, Ephesos sells none); that comes to 1 coin, you have none',
    )
  })

  test('because of coins the card itself costs', () => {
    expect(reason({ age: 1, cities: [{ ...rhodos, coins: 0 }, gizah, ephesos] }, 'tree-farm')).toBe(
      'costs 1 coin, you have none',
    )
  })

  test('because the city has one of that name', () => {
    expect(reason({ age: 2, cities: [{ ...rhodos, cards: ['loom-age-1'] }, gizah, ephesos] }, 'loom-age-2')).toBe(
      'is already in your city',
    )
  })

  test('counts an own choice card for the good that nobody sells', () => {
    const own = { ...rhodos, coins: 1, cards: ['tree-farm', 'clay-pool'] }
    const seller = { ...ephesos, cards: ['lumber-yard'] }
    expect(reason({ age: 3, cities: [own, gizah, seller] }, 'gardens')).toBe(
      'still needs 1 wood (Gizah sells none, Ephesos would sell it for 2 coins); that comes to 2 coins, you have 1',
    )
  })

  test('names a discount that makes the sum smaller than the prices', () => {
    const own = { ...rhodos, coins: 0, cards: ['smugglers-cache'] }
    const cities = [own, gizah, ephesos]
    expect(reason({ age: 1, setup: { boxes: ['cities'] }, cities }, 'scriptorium')).toBe(
      'still needs 1 papyrus (Gizah sells none, Ephesos would sell it for 2 coins); that comes to 1 coin with discounts, you have none',
    )
  })

  test('is what a refused move says too', () => {
    const g = scenario({ cities: [{ ...rhodos, hand: ['workshop'] }, gizah, ephesos] })
    expect(refusal(g, 0, { action: 'build', card: 'workshop' }).message).toMatch(/^Workshop still needs 1 glass/)
  })
})

test.each<Partial<Setup>>([{ edition: '1e' }, { boxes: ['babel-tower', 'cities'] }])(
  'There is a reason exactly where there is no way to build, and it tells whether coins would help: %j',
  (wish) => {
    playOut(setupFor(3, { seed: 'why', ...wish }), random('why'), (g, seat) => {
      if (question(g, seat)?.id !== 'turn') return
      const rich = clone(g)
      state.coins.set(rich, seat, 31)
      for (const card of new Set(handOf(g, seat))) {
        const why = whyNot(g, seat, card)
        expect(why === undefined).toBe(legal(g, seat, { action: 'build', card }).length > 0)
        if (why === undefined) continue
        const helps = legal(rich, seat, { action: 'build', card }).length > 0
        expect([why, /coins?, you have \d+$/.test(why)]).toEqual([why, helps])
      }
    })
  },
)
