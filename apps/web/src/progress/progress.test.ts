import type { LossKind } from '@heptapolis/bots/patterns'
import { describe, expect, test } from 'vitest'
import type { FinishedGame } from '../home/history/game-history.ts'
import { pointsCourse, winsLately } from './course.ts'
import { boxGoals, wonderGoals } from './goals.ts'
import { worstTurns } from './worst-turns.ts'

const game = (at: number, rank: number, points: number, more: Partial<FinishedGame> = {}): FinishedGame => ({
  href: '',
  at,
  players: 4,
  rank,
  points,
  winner: { name: '', points: 0 },
  ...more,
})

describe('progress over time', () => {
  test('lists games by date with the average so far', () => {
    expect(pointsCourse([game(2, 1, 60), game(1, 2, 40)])).toEqual([
      { points: 40, isWon: false, mean: 40 },
      { points: 60, isWon: true, mean: 50 },
    ])
  })

  test('compares wins of the last ten games with those before, if there are as many', () => {
    const before = Array.from({ length: 10 }, (_, i) => game(i, 2, 50))
    const lately = Array.from({ length: 10 }, (_, i) => game(100 + i, i < 5 ? 1 : 3, 50))
    expect(winsLately([...before, ...lately])).toEqual({ lately: 0.5, before: 0 })
    expect(winsLately(lately)).toBeUndefined()
  })
})

test('turns to try again are those that the analysis confirms', () => {
  const loss = (index: number, points: number, judged?: number, kind: LossKind = 'idle') => ({
    kind,
    points,
    index,
    age: 1,
    ...(judged === undefined ? {} : { judged }),
  })
  const losses = [loss(0, 5, 0), loss(1, 1, 4), loss(2, 3), loss(3, 2, 1), loss(4, 1), loss(5, 4, 0, 'fights')]
  const chances = { chain: { taken: 0, of: 0 }, late: { taken: 0, of: 0 } }
  const games = [{ boxes: [], losses, chances }]
  expect(worstTurns(games, 'idle').map(({ index, lost }) => [index, lost])).toEqual([
    [1, 4],
    [2, 3],
    [3, 1],
  ])
  expect(worstTurns(games, 'fights').map(({ lost }) => lost)).toEqual([4])
})

describe('goals', () => {
  const done = [
    game(1, 1, 60, { wonder: 'gizah', side: 'day', boxes: ['leaders'] }),
    game(2, 1, 60, { wonder: 'babylon', side: 'b', boxes: [] }),
    game(3, 1, 60, { wonder: 'rhodos', side: 'day', boxes: ['cities'], takenBack: 1 }),
    game(4, 2, 60, { wonder: 'olympia', side: 'day', boxes: ['armada'] }),
  ]
  const won = wonderGoals(done).flatMap(({ wonder, sides }) =>
    sides.filter(({ isWon }) => isWon).map(({ id }) => `${wonder} ${id}`),
  )

  test('count wins without undone turns, by wonder and side of either edition', () => {
    expect(won).toEqual(['babylon night', 'gizah day'])
  })

  test('have both sides of the seven wonders and those of all boxes', () => {
    const all = wonderGoals([])
    expect(all.find(({ wonder }) => wonder === 'gizah')?.sides.map(({ id }) => id)).toEqual(['day', 'night'])
    expect(all.length).toBeGreaterThan(12)
  })

  test('count expansions won with', () => {
    expect(boxGoals(done).filter(({ isWon }) => isWon)).toEqual([{ id: 'leaders', isWon: true }])
  })
})
