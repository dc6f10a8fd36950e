import { fromPosition, hash, toPosition } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { choose, coinsOf, playTurn, refusedPosition, scenario, sure } from '../testing.ts'
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

test('A loss that waits for the end of the turn stands in a position, and is met when that is played on', () => {
  const digger = { wonder: 'halikarnassos', side: 'day', stages: 1, cards: ['glassworks-age-1', 'press-age-1'] }
  const cities = [
    { ...digger, hand: ['altar', 'stone-pit'] },
    { coins: 9, hand: ['baths', 'apothecary'], cards: ['loom-age-1'] },
    { coins: 9, hand: ['stockade', 'workshop'] },
  ]
  const g = scenario({ boxes: ['promos'], age: 1, turn: 5, discard: ['theater'], cities })
  causeLoss(g, 0, 2)
  causeLoss(g, 2, 3, 'grey')
  playTurn(g, { 0: { action: 'stage', card: 'altar' } })
  const position = toPosition(g)
  expect(position.losses).toEqual([
    { from: 0, coins: 2 },
    { from: 2, coins: 3, per: 'grey' },
  ])
  const again = sure(fromPosition(JSON.parse(JSON.stringify(position)), BOXES))
  expect(hash(again)).toBe(hash(g))
  choose(again, 0, { action: 'skip' })
  expect([1, 2].map((seat) => coinsOf(again, seat))).toEqual([9 + 3 - 2 - 3, 9 + 3 - 2])
})

test('A loss for each of something that nobody counts is refused, with what is counted', () => {
  const losses = [{ from: 0, coins: 2, per: 'sheep' }]
  const position = { setup: { boxes: ['promos'] }, age: 1, losses, cities: [{}, {}, {}] }
  expect(refusedPosition(position)).toContain('losses[0].per: there is no thing "sheep" in this game; there are 17,')
})
