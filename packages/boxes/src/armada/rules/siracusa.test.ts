import { compile, question, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import { among, choose, coinsOf, legal, playTurn, points, scenario, setupFor } from '../../testing.ts'
import { atSea, RICH, shipsOf } from '../testing.ts'
import { navalStrength } from './naval-conflict.ts'
import { SIRACUSA, siracusa } from './siracusa.ts'

const cityOf = (side: string) => ({
  wonder: 'siracusa',
  side,
  shipyard: 'shipyard-a',
  cards: [...RICH],
  hand: ['altar', 'loom-age-1'],
})
const builds = (stage: number) => ({ action: 'stage', card: 'altar', stage })
const wondersOf = (edition: '1e' | '2e', ...boxes: string[]): string[] => {
  const rules = compile(setupFor(3, { edition, boxes }), BOXES)
  return rules.ok ? rules.value.boards.map((board) => board.def.id) : []
}

describe('Siracusa', () => {
  test.each(['day', 'night'])('%s: its three stages are built in any order', (side) => {
    const g = atSea({ cities: among(3, cityOf(side)) })
    const stages = (of: typeof g) => [...new Set(legal(of, 0, { action: 'stage' }).map((move) => move.stage))]
    expect(stages(g)).toEqual([1, 2, 3])
    const later = atSea({ cities: among(3, { ...cityOf(side), stages: [`siracusa-${side}-2`] }) })
    expect(stages(later)).toEqual([1, 3])
  })

  test('makes glass', () => {
    const g = atSea({ cities: among(3, { wonder: 'siracusa', hand: ['workshop'], coins: 0 }) })
    expect(legal(g, 0, { action: 'build' })).toContainEqual({ action: 'build', card: 'workshop' })
  })

  test('day, stage 1: an advance and 1 naval strength', () => {
    const g = atSea({ cities: among(3, cityOf('day')) })
    playTurn(g, { 0: builds(1) })
    choose(g, 0, { action: 'advance', fleet: 'red' })
    expect(shipsOf(g, 0).red).toBe(1)
    expect(navalStrength(g, 0)).toBe(2)
  })

  test('day, stage 2: an advance and 3 points', () => {
    const g = atSea({ cities: among(3, cityOf('day')) })
    playTurn(g, { 0: builds(2) })
    choose(g, 0, { action: 'advance', fleet: 'blue' })
    expect(shipsOf(g, 0).blue).toBe(1)
    expect(points(g, 0, 'wonder')).toBe(3)
  })

  test('day, stage 3: an advance and 1 shield', () => {
    const g = atSea({ cities: among(3, cityOf('day')) })
    playTurn(g, { 0: builds(3) })
    expect(question(g, 0)?.id).toBe('advance')
    expect(state.shields.get(g, 0)).toBe(1)
  })

  test('night, stage 1: 6 coins and Piracy', () => {
    const g = atSea({ cities: [{ ...cityOf('night'), coins: 0 }, { ships: { yellow: 3 }, coins: 4 }, {}] })
    playTurn(g, { 0: builds(1) })
    expect(coinsOf(g, 0)).toBe(6)
    expect(coinsOf(g, 1)).toBe(4 + 3 - 2)
  })

  test('night, stage 2: two different ships advance', () => {
    const g = atSea({ cities: among(3, cityOf('night')) })
    playTurn(g, { 0: builds(2) })
    choose(g, 0, { action: 'advance', fleet: 'blue' })
    expect(legal(g, 0).map((move) => move.fleet)).toEqual(['red', 'yellow', 'green'])
    choose(g, 0, { action: 'advance', fleet: 'green' })
    expect(shipsOf(g, 0)).toEqual({ red: 0, yellow: 0, blue: 1, green: 1 })
  })

  test('night, stage 3: 1 shield and 1 naval strength', () => {
    const g = scenario({
      boxes: ['armada'],
      cities: among(3, { wonder: 'siracusa', side: 'night', stages: ['siracusa-night-3'] }),
    })
    expect([state.shields.get(g, 0), navalStrength(g, 0)]).toEqual([1, 1])
  })

  test('a printed advance is no naval construction: both fit into one turn', () => {
    const g = atSea({ cities: among(3, { ...cityOf('day'), cards: [...RICH, 'lumber-yard'] }) })
    playTurn(g, { 0: { ...builds(2), fleet: 'red' } })
    choose(g, 0, { action: 'advance', fleet: 'red' })
    expect(shipsOf(g, 0).red).toBe(2)
  })

  test('takes part in the second edition, and in the first only as a promo', () => {
    expect(wondersOf('2e', 'armada')).toEqual(expect.arrayContaining(['siracusa-day', 'siracusa-night']))
    expect(wondersOf('2e')).not.toContain('siracusa-day')
    expect(wondersOf('1e', 'armada')).not.toContain('siracusa-a')
    const promo = siracusa(SIRACUSA, setupFor(3, { edition: '1e', boxes: ['armada', 'promos'] }))
    expect(promo.map((board) => board.id)).toEqual(['siracusa-a', 'siracusa-b'])
  })
})
