import { expect, test } from 'vitest'
import type { FinishedGame } from './game-history.ts'
import { tally } from './statistics.ts'

const game = (wonder: string, players: number, rank: number, points: number, boxes: string[] = []): FinishedGame => ({
  href: '',
  at: 0,
  players,
  rank,
  points,
  winner: { name: '', points: 0 },
  wonder,
  boxes,
})
const done = [game('gizah', 3, 1, 60), game('gizah', 4, 2, 50, ['leaders']), game('rhodos', 4, 1, 40, ['leaders'])]

test('games are counted by wonder, by box and by players, the most played first', () => {
  expect(tally(done, 'wonder')).toEqual([
    { key: 'gizah', games: 2, won: 1, points: 55 },
    { key: 'rhodos', games: 1, won: 1, points: 40 },
  ])
  expect(tally(done, 'box')).toEqual([{ key: 'leaders', games: 2, won: 1, points: 45 }])
  expect(tally(done, 'players').map(({ key }) => key)).toEqual(['4', '3'])
})
