/** Rules on which the reference proved the engine wrong. */
import { describe, expect, test } from 'vitest'
import { choose, coinsOf, legal, playTurn, scenario } from './testing.ts'

describe('Rules a second opinion put right', () => {
  test('the last card is free for Olympia as the free city too', () => {
    const g = scenario({
      setup: { seats: [{}, {}] },
      age: 1,
      turn: 6,
      cities: [
        { wonder: 'gizah', side: 'day', coins: 0, hand: ['altar', 'tavern'] },
        { wonder: 'rhodos', side: 'day', coins: 0, hand: ['well', 'barracks', 'stockade'] },
        { wonder: 'olympia', side: 'night', coins: 0, stages: 2 },
      ],
    })
    choose(g, 0, { action: 'sell', card: 'altar' })
    choose(g, 1, { action: 'sell', card: 'well' })
    expect(legal(g, 2, { action: 'build' }).map(({ card, by }) => [card, by])).toEqual([
      ['stockade', 'free-last'],
      ['barracks', 'free-last'],
    ])
  })

  test('of two powers that are used up either may be chosen', () => {
    const olympia = { wonder: 'olympia', side: 'a', stages: 2, coins: 0, leaders: ['caligula'] }
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'cities'],
      age: 1,
      cities: [{ ...olympia, hand: ['militia', 'altar'] }, {}, {}],
    })
    const ways = legal(g, 0, { action: 'build', card: 'militia' }).map(({ by }) => by)
    expect(ways).toEqual(expect.arrayContaining(['free-per-age', 'free-black']))
  })

  test('the tax on stages is due on the stage Stevie builds', () => {
    const g = scenario({
      edition: '1e',
      boxes: ['leaders', 'promos', 'babel-tower'],
      age: 1,
      phase: 'recruitment',
      tower: { placed: ['babel-tile-16-wonder-tax'] },
      cities: [{ wonder: 'gizah', side: 'a', coins: 5, leaderHand: ['stevie'] }, {}, {}],
    })
    choose(g, 0, { action: 'recruit', card: 'stevie' })
    expect(legal(g, 0, { action: 'stage' }).map(({ pay }) => pay?.bank)).toEqual([3])
  })

  test('the only leader is buried once it has paid for the stage', () => {
    const temple = { wonder: 'abu-simbel', side: 'night', coins: 0, leaders: ['octavia'] }
    const g = scenario({
      boxes: ['leaders', 'cities'],
      age: 1,
      cities: [{ ...temple, cards: ['brickyard', 'loom-age-1'], hand: ['altar', 'tavern'] }, {}, {}],
    })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(coinsOf(g, 0)).toBe(2)
  })
})
