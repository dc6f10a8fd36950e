import { expect, test } from 'vitest'
import { bgStatsLink } from './bg-stats.ts'

const PLAYERS = [
  { name: 'Zoé & Ann', score: 61, rank: 1, role: 'Gizah, day' },
  { name: 'Bob', score: 55, rank: 2, role: 'Rhodos, night' },
]

const read = (link: string): unknown => JSON.parse(new URL(link).searchParams.get('data') ?? '')

test('contains game, day, expansions and players with any names', () => {
  const link = bgStatsLink({
    edition: '2e',
    date: new Date(2026, 2, 9, 21, 5),
    location: 'Heptapolis',
    board: 'Leaders, Cities',
    players: PLAYERS,
  })
  expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B/)
  expect(read(link)).toEqual({
    game: { name: '7 Wonders (Second Edition)', bggId: 316377, highestWins: true },
    playDate: '2026-03-09 21:05:00',
    location: 'Heptapolis',
    board: 'Leaders, Cities',
    players: [
      { name: 'Zoé & Ann', score: 61, rank: 1, role: 'Gizah, day', winner: true, startPlayer: false },
      { name: 'Bob', score: 55, rank: 2, role: 'Rhodos, night', winner: false, startPlayer: false },
    ],
  })
})

test('names the first edition, and omits an unknown day', () => {
  const play = read(bgStatsLink({ edition: '1e', board: '', players: PLAYERS }))
  expect(play).toMatchObject({ game: { name: '7 Wonders', bggId: 68448 } })
  expect(play).not.toHaveProperty('playDate')
})
