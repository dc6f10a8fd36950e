import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, coinsOf, legal, points, pointsFrom, scenario } from '../testing.ts'
import { raise } from './testing.ts'

const more = { boxes: ['wonder-pack', 'leaders'] }

describe('Abu Simbel, side A', () => {
  const temple = { wonder: 'abu-simbel', side: 'a' }

  test('makes papyrus; first stage: stone and clay for 3 points', () => {
    const g = raise(1, { ...temple, cards: ['stone-pit', 'clay-pit'] }, {}, {}, more)
    expect(points(g, 0, 'wonder')).toBe(3)
    expect(state.sold.get(g, 0)).toBe(state.made.get(g, 0))
  })

  test('second stage: wood and ore for 5 points', () => {
    expect(
      points(raise(2, { ...temple, stages: 1, cards: ['lumber-yard', 'ore-vein'] }, {}, {}, more), 0, 'wonder'),
    ).toBe(8)
  })

  test('third stage: 2 stone, glass and cloth to bury a leader for twice its printed cost', () => {
    const cards = ['quarry', 'glassworks-age-1', 'loom-age-1']
    const leaders = ['alexander', 'amytis']
    const g = raise(3, { ...temple, stages: 2, cards, leaders }, {}, {}, more)
    expect(legal(g, 0)).toEqual(leaders.map((card) => ({ action: 'pick', card })))
    choose(g, 0, { action: 'pick', card: 'amytis' })
    // Amytis costs 4 and scored 2 points per stage until now.
    expect(pointsFrom(g, 0, 'amytis')).toBe(8)
  })
})

describe('Abu Simbel, side B', () => {
  const temple = { wonder: 'abu-simbel', side: 'b', leaders: ['alexander'] }

  test('first stage: 2 clay and cloth to bury a leader', () => {
    const g = raise(1, { ...temple, cards: ['brickyard', 'loom-age-1'] }, {}, {}, more)
    expect(pointsFrom(g, 0, 'alexander')).toBe(6)
  })

  test('second stage: 2 wood and glass to bury another', () => {
    const city = { ...temple, stages: 1, cards: ['sawmill', 'glassworks-age-1'] }
    expect(pointsFrom(raise(2, city, {}, {}, more), 0, 'alexander')).toBe(6)
  })

  test('the stage gives nothing to a city without leaders', () => {
    const g = raise(1, { ...temple, leaders: [], cards: ['brickyard', 'loom-age-1'] }, {}, {}, more)
    expect([points(g, 0, 'leaders'), points(g, 0, 'wonder'), coinsOf(g, 0)]).toEqual([0, 0, 0])
    expect(state.turn.get(g)).toBe(2)
  })
})

test('with the anniversary leaders of the first edition a cost of A counts as three, in whichever Age it was paid (our ruling)', () => {
  const temple = { wonder: 'abu-simbel', side: 'b', leaders: ['phryne'], cards: ['brickyard', 'loom-age-1'] }
  const g = raise(1, temple, {}, {}, { ...more, options: { leadersAnniversary: true } })
  expect([state.age.get(g), pointsFrom(g, 0, 'phryne')]).toEqual([1, 6])
})

test('in the second edition the same wonder comes with Leaders', () => {
  const g = scenario({ boxes: ['wonder-pack', 'leaders'], cities: [{ wonder: 'abu-simbel', side: 'night' }, {}, {}] })
  expect(g.rules.boards[state.board.get(g, 0)].def.id).toBe('abu-simbel-night')
})
