import { describe, expect, test } from 'vitest'
import { bgStatsLink, type ReportedPlay, type ReportedPlayer } from './bg-stats.ts'

const PLAYERS: ReportedPlayer[] = [
  { name: 'Ann', score: 61, rank: 1, role: 'Gizah, day' },
  { name: 'Bob', score: 55, rank: 2, role: 'Rhodos, night' },
]
const END = Date.UTC(2026, 2, 9, 21, 5, 7)
const MINUTE = 60_000

const read = (play: Partial<ReportedPlay> = {}) => {
  const link = bgStatsLink({ edition: '2e', board: '', players: PLAYERS, ...play })
  return JSON.parse(new URL(link).searchParams.get('data') ?? '')
}

test('contains game, time, expansions, comments and players', () => {
  const times = { begun: END - 42.4 * MINUTE, played: END }
  expect(read({ times, location: 'Heptapolis', board: 'Leaders, Cities', comments: 'Ann wins.' })).toEqual({
    game: { name: '7 Wonders (Second Edition)', bggId: 316377, highestWins: true },
    playDate: '2026-03-09 21:05:07',
    durationMin: 42,
    location: 'Heptapolis',
    board: 'Leaders, Cities',
    comments: 'Ann wins.',
    players: [
      { name: 'Ann', score: 61, rank: 1, role: 'Gizah, day', winner: true, startPlayer: false },
      { name: 'Bob', score: 55, rank: 2, role: 'Rhodos, night', winner: false, startPlayer: false },
    ],
  })
})

test('the data is one encoded parameter of the address', () => {
  const link = bgStatsLink({ edition: '2e', board: 'A & B', players: PLAYERS })
  expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B[^&#?"' ]*%7D$/)
})

test('names the first edition', () => {
  expect(read({ edition: '1e' }).game).toEqual({ name: '7 Wonders', bggId: 68448, highestWins: true })
})

test('omits unknown times and empty comments', () => {
  const play = read()
  for (const key of ['playDate', 'durationMin', 'comments']) expect(play).not.toHaveProperty(key)
})

describe('the duration', () => {
  test.each([
    ['is unknown without a beginning', undefined],
    ['is omitted for a game that was put aside for days', END - 3 * 24 * 60 * MINUTE],
    ['is omitted below a minute', END - 1000],
    ['is omitted when the clock was set back', END + 5 * MINUTE],
  ])('%s', (_, begun) => {
    const play = read({ times: { ...(begun === undefined ? {} : { begun }), played: END } })
    expect(play).toMatchObject({ playDate: '2026-03-09 21:05:07' })
    expect(play).not.toHaveProperty('durationMin')
  })
})

describe('winners', () => {
  test('all players who share the first place win', () => {
    const tied = PLAYERS.map((player) => ({ ...player, score: 61, rank: 1 }))
    expect(read({ players: tied }).players).toMatchObject([
      { rank: 1, winner: true },
      { rank: 1, winner: true },
    ])
  })

  test('partners have the rank of their team and their own points', () => {
    const ranks = [1, 1, 2, 2]
    const players = ranks.map((rank, i) => ({ name: `p${i}`, score: [40, 35, 50, 20][i], rank, role: '' }))
    expect(read({ players }).players).toMatchObject([
      { score: 40, winner: true },
      { score: 35, winner: true },
      { score: 50, winner: false },
      { score: 20, winner: false },
    ])
  })

  test('the rank decides, not the points: a player who left may have more', () => {
    const players = [PLAYERS[0], { ...PLAYERS[1], score: 99 }]
    expect(read({ players }).players).toMatchObject([{ winner: true }, { score: 99, winner: false }])
  })

  test('points below zero are kept', () => {
    expect(read({ players: [{ ...PLAYERS[0], score: -3 }] }).players).toMatchObject([{ score: -3, winner: true }])
  })
})

test.each(['Zoé & Ann', '"Bob" \\ O’Hara', '李小龙 🎲', '+1 #1 50%', 'a\nb'])('keeps the name %j', (name) => {
  expect(read({ players: [{ ...PLAYERS[0], name }] }).players[0].name).toBe(name)
})

test('a broken character in a name does not break the link', () => {
  expect(read({ players: [{ ...PLAYERS[0], name: 'Bo\ud800b' }] }).players[0].name).toBeTypeOf('string')
})
