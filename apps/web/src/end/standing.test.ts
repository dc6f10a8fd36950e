import { expect, test } from 'vitest'
import { bySource, type FinalScore, inOrder, isTallest, sidesOf, subtitleIn, titleIn } from './standing.ts'

const standing = (seat: number, total: number, rank: number, team?: [team: number, total: number]): FinalScore => ({
  seat,
  title: `city ${seat}`,
  subtitle: '',
  wonder: 'gizah',
  bot: false,
  own: false,
  bare: false,
  score: {
    seat,
    total,
    rank,
    rows: [],
    coins: 0,
    ...(team ? { team: team[0], teamTotal: team[1] } : {}),
  },
})

test('partners are side by side, the best team first, with one total', () => {
  const all = [
    standing(0, 37, 2, [0, 90]),
    standing(1, 53, 2, [0, 90]),
    standing(2, 70, 1, [1, 126]),
    standing(3, 56, 1, [1, 126]),
  ].sort(inOrder)
  expect(all.map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
  expect(sidesOf(all).map(({ members, total }) => [members.length, total])).toEqual([
    [2, 126],
    [2, 90],
  ])
})

test('teams that share a place do not mix', () => {
  const all = [0, 1, 2, 3].map((seat) => standing(seat, [40, 60, 55, 45][seat], 1, [Math.floor(seat / 2), 100]))
  expect(all.sort(inOrder).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  expect(sidesOf(all)).toHaveLength(2)
})

test('without teams players are listed by rank', () => {
  const all = [standing(0, 40, 2), standing(1, 60, 1), standing(2, 40, 2)].sort(inOrder)
  expect(sidesOf(all).map(({ total }) => total)).toEqual([60, 40, 40])
})

test('more cities shorten a long name', () => {
  const alexandria = { ...standing(0, 40, 1), title: 'Alexandria' }
  const among = (cities: number) => Array.from({ length: cities }, () => alexandria)
  expect(titleIn(alexandria, among(4), 'phone')).toBe('Alexandria')
  expect(titleIn({ ...alexandria, title: 'Halikarnassos' }, among(5), 'half')).toBe('Halikarnassos')
  expect(titleIn(alexandria, among(6), 'half')).toBe('Alexandria')
  expect(titleIn(alexandria, among(7), 'half')).toBe('Alexandr.')
  expect(titleIn(alexandria, among(6), 'phone')).toBe('Alexan.')
  expect(titleIn(alexandria, among(8), 'half')).toBe('Alexan.')
  expect(titleIn({ ...alexandria, title: 'Halikarnassos' }, among(7), 'page')).toBe('Halikarnassos')
  expect(titleIn(alexandria, among(7), 'phone')).toBe('Alexa.')
})

test('seven cities on a phone shorten the names of players', () => {
  const melissa = { ...standing(0, 40, 1), subtitle: 'Melissa' }
  const among = (cities: number) => Array.from({ length: cities }, () => melissa)
  expect(subtitleIn(melissa, among(7), 'phone')).toBe('Melis.')
  expect(subtitleIn(melissa, among(6), 'phone')).toBe('Melissa')
  expect(subtitleIn(melissa, among(8), 'half')).toBe('Melissa')
})

test('a winner below the points of a resigned player is not the tallest', () => {
  const all = [standing(0, 33, 1), standing(1, 55, 2)]
  const [first, second] = sidesOf(all)
  expect([isTallest(first, all), isTallest(second, all)]).toEqual([false, true])
})

test('a source of several tokens is listed once, with their sum', () => {
  const from = [
    { source: 'naval-victory', points: 5 },
    { source: 'naval-defeat', points: -1 },
    { source: 'naval-victory', points: 7 },
  ]
  expect(bySource({ from })).toEqual([
    { source: 'naval-victory', points: 12 },
    { source: 'naval-defeat', points: -1 },
  ])
})
