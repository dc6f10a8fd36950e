import { describe, expect, test } from 'vitest'
import { begin, legal, playTurn, points, scenario, setupFor } from '../testing.ts'
import { stage, table } from './testing.ts'

const TOWER = ['wonder-pack', 'babel-tower']
const PROJECTS = ['wonder-pack', 'babel-projects']
const { pieces } = begin(setupFor(3, { boxes: TOWER })).rules
const under = (...laws: string[]) => ({
  boxes: TOWER,
  tower: { placed: laws.map((law) => pieces.find(({ id }) => id.endsWith(law))?.id ?? law) },
})

describe('The laws of the tower', () => {
  test('the goods a law waives of stages are waived of a copied stage', () => {
    const pis = { wonder: 'manneken-pis', side: 'a' }
    expect(legal(table(pis), 0, { action: 'stage' })).toEqual([])
    const g = table(pis, {}, {}, under('wonder-no-resources'))
    playTurn(g, { 0: stage(1) })
    expect(points(g, 0, 'wonder')).toBe(3)
  })

  test('the tax on stages is due on every stage of the Great Wall, whichever comes first', () => {
    const wall = { wonder: 'great-wall', side: 'a', coins: 2 }
    const g = table(wall, {}, {}, { ...under('wonder-no-resources', 'wonder-tax'), age: 2 })
    const stages = legal(g, 0, { action: 'stage', card: 'tavern' })
    expect(stages.map((move) => [move.stage, move.pay?.bank])).toEqual([1, 2, 3, 4].map((number) => [number, 2]))
    const poor = table({ ...wall, coins: 1 }, {}, {}, { ...under('wonder-no-resources', 'wonder-tax'), age: 2 })
    expect(legal(poor, 0, { action: 'stage' })).toEqual([])
  })
})

describe('The Great Projects', () => {
  const token = 'project-token-free-wonder-stage'

  test('the free stage may be any stage of the Great Wall, or a copied one', () => {
    const more = { boxes: PROJECTS }
    const wall = table({ wonder: 'great-wall', side: 'a', projectTokens: [token] }, {}, {}, more)
    expect(legal(wall, 0, { card: 'tavern', by: 'project-stage' }).map((move) => move.stage)).toEqual([1, 2, 3, 4])
    const pis = table({ wonder: 'manneken-pis', side: 'a', projectTokens: [token] }, {}, {}, more)
    playTurn(pis, { 0: stage(1, { by: 'project-stage' }) })
    expect(points(pis, 0, 'wonder')).toBe(3)
  })

  test('the token of the Smelter counts all four stages of the Great Wall', () => {
    const wall = { wonder: 'great-wall', side: 'a', stages: 4, projectTokens: ['project-token-stage-points'] }
    const g = scenario({ edition: '1e', boxes: PROJECTS, cities: [wall, {}, {}] })
    expect(points(g, 0, 'projects')).toBe(4)
  })
})
