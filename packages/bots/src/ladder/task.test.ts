import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import { compile, type Game, type Move, move, moves, newGame, SELL, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { aimingBot, goalOf } from './goal.ts'
import { playRung } from './play.ts'
import type { Rung } from './rung.ts'
import { isFulfilled, type LadderTask, type TaskCondition, taskStates } from './task.ts'
import { wilson } from './wilson.ts'

const BLUE = ['altar', 'theater', 'baths']
const over = (more: object = {}): Game => {
  const cities = [
    { wonder: 'gizah', side: 'day', coins: 9, cards: [...BLUE, 'scriptorium'], stages: 3, ...more },
    { wonder: 'rhodos', side: 'day', coins: 3, cards: ['stockade'] },
    { wonder: 'olympia', side: 'day', coins: 3, cards: [] },
  ]
  return sure(fromPosition({ setup: { edition: '2e', boxes: [] }, over: true, cities }, BOXES))
}
const stateOf = (condition: TaskCondition, g = over()) => taskStates([condition], { now: g, ageEnds: [g, g] }, 0)[0]

describe('a task at the end of a game', () => {
  test.each<[TaskCondition, 'met' | 'failed']>([
    [{ is: 'win' }, 'met'],
    [{ is: 'lead', points: 5 }, 'met'],
    [{ is: 'lead', points: 50 }, 'failed'],
    [{ is: 'points', least: 20 }, 'met'],
    [{ is: 'points', least: 90 }, 'failed'],
    [{ is: 'most', colour: 'green', cards: 0 }, 'failed'],
    [{ is: 'most', colour: 'red', cards: 0 }, 'met'],
    [{ is: 'least', colour: 'blue', cards: 3 }, 'met'],
    [{ is: 'least', colour: 'blue', cards: 4 }, 'failed'],
    [{ is: 'stages', age: 2 }, 'met'],
    [{ is: 'defeats', most: 0 }, 'met'],
    [{ is: 'line', line: 'science', least: 1 }, 'met'],
    [{ is: 'line', line: 'military', least: 1 }, 'failed'],
    [{ is: 'coins', least: 9 }, 'met'],
    [{ is: 'coins', least: 10 }, 'failed'],
  ])('%j is %s', (condition, state) => expect(stateOf(condition)).toBe(state))

  test('needs the stages by the end of the Age that it names', () => {
    const late = over({ stages: 2 })
    const course = { now: over(), ageEnds: [late, late] }
    expect(taskStates([{ is: 'stages', age: 2 }], course, 0)).toEqual(['failed'])
    expect(taskStates([{ is: 'stages', age: 3 }], course, 0)).toEqual(['met'])
  })
})

const RUNG: Rung = {
  id: 'test',
  edition: '2e',
  boxes: [],
  wonder: 'gizah',
  side: 'day',
  bots: ['easy', 'easy'],
  deal: 1,
  task: [{ is: 'most', colour: 'green', cards: 0 }],
}

describe('a player that aims at a task', () => {
  const g = newGame(sure(compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES)), 'goal')
  const colourOf = ({ card }: Move) => g.rules.pieces[card].colour
  const refused = (task: LadderTask): Move[] => moves(g, 0).filter((one) => !goalOf(task).allows(g, 0, one))

  test('is refused builds of the colour, and may sell such a card', () => {
    const builds = refused([{ is: 'most', colour: 'brown', cards: 0 }])
    expect(builds.length).toBeGreaterThan(0)
    expect(new Set(builds.map(colourOf))).toEqual(new Set([0]))
    expect(goalOf(RUNG.task).allows(g, 0, move(SELL, builds[0].card))).toBe(true)
  })

  test('builds no green card, whatever the level', () => {
    for (const dice of ['a', 'b', 'c']) {
      expect(playRung(RUNG, aimingBot('easy', RUNG.task), dice).fulfilled).toBe(true)
    }
  })

  test('values what a task still needs, until the Age that decides it ends', () => {
    const goal = goalOf([
      { is: 'stages', age: 2 },
      { is: 'coins', least: 10 },
    ])
    expect(goal.deadline).toBe(2)
    expect(goal.worth(over(), 0)).toBeGreaterThan(goal.worth(over({ stages: 1, coins: 1 }), 0))
  })
})

test('a game under way fulfils no task', () => {
  const g = newGame(sure(compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES)), 'open')
  expect(taskStates(RUNG.task, { now: g, ageEnds: [] }, 0)).toEqual(['open'])
  expect(isFulfilled(RUNG.task, { now: g, ageEnds: [] }, 0)).toBe(false)
})

test('the Wilson interval is known', () => {
  const { low, high } = wilson(90, 150)
  expect([low, high].map((one) => Number(one.toFixed(3)))).toEqual([0.52, 0.675])
})
