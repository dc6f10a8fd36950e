import { expect, test } from 'vitest'
import { type PadOutcome, statisticsOf } from './statistics.ts'

const games: PadOutcome[] = [
  {
    date: 1,
    players: [
      { name: 'Ada', wonder: 'gizah', total: 60, won: 1, lines: { civil: 20 } },
      { name: 'Ben', wonder: '', total: 50, won: 0, lines: {} },
    ],
  },
  {
    date: 2,
    players: [
      { name: 'ada ', wonder: 'rhodos', total: 40, won: 0.5, lines: { civil: 10, science: 8 } },
      { name: 'Cleo', wonder: 'gizah', total: 40, won: 0.5, lines: {} },
    ],
  },
]

test('recognises one person in different spellings of the name', () => {
  const [ada] = statisticsOf(games).players
  expect(ada).toMatchObject({ name: 'Ada', games: 2, wins: 1.5, mean: 50, best: 60, lines: { civil: 15, science: 4 } })
})

test('finds the highest total and the mean of the winners', () => {
  const { highest, winning } = statisticsOf(games)
  expect(highest).toEqual({ name: 'Ada', total: 60, date: 1 })
  expect(winning).toBeCloseTo((60 + 40 + 40) / 3)
})

test('counts wonders where they were entered', () => {
  expect(statisticsOf(games).wonders.map(({ wonder, games: played }) => [wonder, played])).toEqual([
    ['gizah', 2],
    ['rhodos', 1],
  ])
})

test('is empty without games', () => {
  expect(statisticsOf([])).toEqual({ games: 0, winning: 0, highest: undefined, players: [], wonders: [], evenings: [] })
})

test('groups games of one night and finds its winner', () => {
  const at = (day: number, hour: number) => new Date(2026, 0, day, hour).getTime()
  const [first, second] = games
  const nights = [
    { ...first, date: at(3, 21) },
    { ...second, date: at(4, 1) },
    { ...second, date: at(10, 20) },
  ]
  expect(statisticsOf(nights).evenings).toEqual([
    { date: at(10, 20), games: 1, winner: undefined, wins: 0.5 },
    { date: at(4, 1), games: 2, winner: 'Ada', wins: 1.5 },
  ])
})
