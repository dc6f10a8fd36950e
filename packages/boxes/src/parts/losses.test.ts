import { describe, expect, test } from 'vitest'
import { coinsOf, playTurn, scenario } from '../testing.ts'
import { causeLoss } from './losses.ts'

describe('A loss for each thing a city has', () => {
  test.each(['brown', 'grey', 'blue', 'yellow'])('takes so many coins for each %s card of the others', (thing) => {
    const two = ['lumber-yard', 'stone-pit', 'loom-age-1', 'press-age-1', 'altar', 'theater', 'marketplace', 'vineyard']
    const one = ['clay-pool', 'glassworks-age-1', 'baths', 'forum']
    const cities = [{}, { coins: 9, cards: two }, { coins: 9, cards: one }]
    const g = scenario({ boxes: ['promos'], age: 2, cities })
    causeLoss(g, 0, 3, thing)
    playTurn(g)
    expect([1, 2].map((seat) => coinsOf(g, seat))).toEqual([9 + 3 - 2 * 3, 9 + 3 - 3])
  })
})
