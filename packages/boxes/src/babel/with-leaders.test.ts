import { toPosition } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { choose, legal, playTurn, pointsFrom, scenario } from '../testing.ts'
import { neighbours, ways, waysToParticipate } from './testing.ts'

const boxes = ['leaders', 'babel-projects']
const bag = 'project-token-any-color'

describe('Great Projects with Leaders', () => {
  const blue = (leaders: string[]) => {
    const city = { wonder: 'gizah', side: 'day', coins: 1, leaders, cards: ['brickyard'], hand: ['gardens', 'altar'] }
    return scenario({ boxes, age: 1, project: { id: 'project-belvedere' }, cities: [city, ...neighbours] })
  }

  test('a leader takes a good off the card, never off the share in the project', () => {
    expect([ways(blue([]), 0, 'gardens'), waysToParticipate(blue([]), 0, 'gardens')]).toEqual([[], []])
    const g = blue(['hammurabi'])
    expect(ways(g, 0, 'gardens')).toEqual(['pay 0/0/0'])
    expect(waysToParticipate(g, 0, 'gardens')).toEqual([])
    expect(waysToParticipate(g, 0, 'altar')).toEqual(['pay 0/0/1'])
    const bare = scenario({
      boxes,
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [{ wonder: 'gizah', side: 'day', leaders: ['hammurabi'], hand: ['altar'] }, ...neighbours],
    })
    expect(waysToParticipate(bare, 0, 'altar')).toEqual([])
  })

  test('recruiting takes no part, not even with a bag: a leader is no Age card', () => {
    const city = { wonder: 'gizah', side: 'day', coins: 9, cards: ['sawmill', 'clay-pool'], projectTokens: [bag] }
    const g = scenario({
      boxes,
      age: 1,
      phase: 'recruitment',
      project: { id: 'project-belvedere' },
      cities: [{ ...city, leaderHand: ['hannibal'] }, ...neighbours],
    })
    expect(legal(g, 0).map(({ action, participate }) => [action, participate])).toEqual([
      ['recruit', undefined],
      ['stage', undefined],
      ['give-up', undefined],
    ])
    choose(g, 0, { action: 'recruit', card: 'hannibal' })
    expect(toPosition(g).cities[0]).toMatchObject({ participations: 0, projectTokens: [bag] })
  })

  test('Alexander counts the victory tokens of projects', () => {
    const hand = ['altar', 'well']
    const g = scenario({
      boxes,
      age: 1,
      turn: 6,
      project: { id: 'project-double-walls', tokens: 0 },
      cities: [{ hand, leaders: ['alexander'], participations: 2 }, { hand }, { hand }],
    })
    playTurn(g)
    expect(pointsFrom(g, 0, 'alexander')).toBe(2)
  })
})
