import { type CityPosition, state, toPosition } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { coinsOf, playTurn, points, scenario } from '../../testing.ts'
import { stageWays, succeeded, tokensOf, underLaws, victoriesOf, ways, waysToParticipate } from '../testing.ts'

const boxes = ['babel-projects']
const hand = ['altar', 'well']

describe('what tokens do', () => {
  test('shields count from the conflicts of the same Age on', () => {
    const g = succeeded('obelisk', 2, {}, { cards: ['stockade'] }, { cards: ['stockade'] })
    // Shields 2, 2 and 1.
    expect(victoriesOf(g)).toEqual([[3], [3], []])
    expect([0, 1, 2].map((seat) => state.shields.get(g, seat))).toEqual([2, 2, 1])
    expect(state.shields.get(succeeded('triumphal-arches', 3), 0)).toBe(4)
  })

  const finished = (...cities: CityPosition[]) =>
    scenario({ boxes, cities: [0, 1, 2].map((seat) => ({ coins: 0, ...cities[seat] })) })

  test('the token of the Smelter scores 1 point for each stage of the own wonder', () => {
    const g = finished({ stages: 3, projectTokens: ['project-token-stage-points', 'project-token-stage-points'] })
    expect(points(g, 0, 'projects')).toBe(6)
  })

  test('the token of the Menagerie scores 1 point for each purple card of the city and both neighbours', () => {
    const purple = [['workers-guild', 'spies-guild'], ['builders-guild'], ['traders-guild']]
    const g = finished(
      { cards: purple[0], projectTokens: ['project-token-guild-points'] },
      { cards: purple[1] },
      { cards: purple[2] },
    )
    expect(points(g, 0, 'projects')).toBe(4)
  })

  test('the token of the Archives makes each science set worth 3 points more', () => {
    const cards = ['apothecary', 'workshop', 'scriptorium', 'dispensary', 'laboratory', 'library']
    const token = 'project-token-science-points'
    const science = (...projectTokens: string[]) => points(finished({ cards, projectTokens }), 0, 'science')
    expect([science(), science(token), science(token, token)]).toEqual([26, 32, 38])
  })

  test('ruling: law 19 does not shrink the victory tokens of projects', () => {
    const g = underLaws([19], {
      boxes: ['babel-tower', 'babel-projects'],
      age: 1,
      turn: 6,
      project: { id: 'project-double-walls', tokens: 0 },
      cities: [{ hand, participations: 1 }, { hand, cards: ['stockade'] }, { hand }],
    })
    playTurn(g)
    expect(victoriesOf(g)).toEqual([[1], [], []])
  })
})

describe('the free building token', () => {
  const token = 'project-token-free-building'
  const builder = (more: CityPosition = {}) =>
    scenario({
      boxes,
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [
        {
          wonder: 'gizah',
          coins: 2,
          hand: ['palace', 'stockade', 'altar', 'tree-farm'],
          projectTokens: [token],
          ...more,
        },
        { wonder: 'babylon' },
        { wonder: 'ephesos' },
      ],
    })

  test('makes a card free of all cost; paying stays a choice, and for what is free anyway it is not spent', () => {
    const g = builder()
    expect(ways(g, 0, 'palace')).toEqual(['project-building 0/0/0'])
    expect(ways(g, 0, 'stockade')).toEqual(['pay 2/0/0', 'project-building 0/0/0'])
    expect(ways(g, 0, 'tree-farm')).toEqual(['pay 0/0/1', 'project-building 0/0/0'])
    expect(ways(g, 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('makes a guild free as well', () => {
    const g = builder({ coins: 0, hand: ['workers-guild', 'altar'] })
    expect(ways(g, 0, 'workers-guild')).toEqual(['project-building 0/0/0'])
    playTurn(g, { 0: { action: 'build', card: 'workers-guild', by: 'project-building' } })
    expect(tokensOf(g)[0]).toEqual([])
  })

  test('a move that does not name it pays', () => {
    const g = builder()
    playTurn(g, { 0: { action: 'build', card: 'stockade' } })
    expect(coinsOf(g, 0)).toBe(0)
    expect(tokensOf(g)[0]).toEqual([token])
  })

  test('is given back when used; a second one stays', () => {
    const one = builder()
    playTurn(one, { 0: { action: 'build', card: 'palace', by: 'project-building' } })
    expect(tokensOf(one)[0]).toEqual([])
    expect(state.abilities.get(one, 0)).toBe(0)
    const two = builder({ projectTokens: [token, token] })
    playTurn(two, { 0: { action: 'build', card: 'palace', by: 'project-building' } })
    expect(tokensOf(two)[0]).toEqual([token])
    expect(state.abilities.get(two, 0)).not.toBe(0)
  })

  test('does not pay for taking part', () => {
    const g = builder({ cards: ['clay-pool'] })
    expect(waysToParticipate(g, 0, 'palace')).toEqual(['project-building 0/0/1'])
  })

  test('a building the city has already cannot be built again', () => {
    expect(ways(builder({ cards: ['palace'] }), 0, 'palace')).toEqual([])
  })
})

describe('the free stage token', () => {
  const token = 'project-token-free-wonder-stage'

  test('waives the resources of one stage and is given back', () => {
    const cities = [{ wonder: 'gizah', side: 'day', coins: 0, hand, projectTokens: [token] }, {}, {}]
    const g = scenario({ boxes, age: 1, cities })
    expect(stageWays(g, 0, 'altar')).toEqual(['project-stage 0/0/0'])
    playTurn(g, { 0: { action: 'stage', card: 'altar', by: 'project-stage' } })
    expect(tokensOf(g)[0]).toEqual([])
    expect(state.stages.size(g, 0)).toBe(1)
  })

  test('is not spent where the resources are there', () => {
    const cities = [{ wonder: 'gizah', side: 'day', cards: ['sawmill'], hand, projectTokens: [token] }, {}, {}]
    expect(stageWays(scenario({ boxes, age: 1, cities }), 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('ruling: coins of a stage are still due', () => {
    const petra = { wonder: 'petra', side: 'day', stages: 1, coins: 9, hand, projectTokens: [token] }
    const plain = scenario({ boxes: [...boxes, 'cities'], age: 1, cities: [petra, {}, {}] })
    expect(stageWays(plain, 0, 'altar')).toEqual(['pay 0/0/5'])
    const gizah = { wonder: 'gizah', side: 'day', coins: 9, hand, projectTokens: [token] }
    const taxed = underLaws([16], { boxes: ['babel-tower', 'babel-projects'], age: 2, cities: [gizah, {}, {}] })
    expect(stageWays(taxed, 0, 'altar')).toContain('project-stage 0/0/2')
  })
})

describe('the bag token', () => {
  const token = 'project-token-any-color'
  const cities = [
    { wonder: 'gizah', coins: 9, hand: ['lumber-yard', 'altar'], projectTokens: [token, token] },
    { wonder: 'olympia' },
    {},
  ]

  test('lets a card of any colour take part; ruling: the cost is still due', () => {
    const g = scenario({ boxes, age: 1, project: { id: 'project-belvedere' }, cities })
    expect(waysToParticipate(g, 0, 'lumber-yard')).toEqual([])
    expect(waysToParticipate(g, 0, 'lumber-yard', 'bag')).toEqual(['pay 2/0/1'])
    expect(waysToParticipate(g, 0, 'altar')).toEqual(['pay 2/0/1'])
    expect(waysToParticipate(g, 0, 'altar', 'bag')).toEqual([])
  })

  test('ruling: it serves once', () => {
    const g = scenario({ boxes, age: 1, project: { id: 'project-belvedere' }, cities })
    playTurn(g, { 0: { action: 'build', card: 'lumber-yard', participate: 'bag' } })
    expect(tokensOf(g)[0]).toEqual([token])
    expect(toPosition(g)).toMatchObject({ project: { tokens: 1 }, cities: [{ participations: 1 }, {}, {}] })
  })
})
