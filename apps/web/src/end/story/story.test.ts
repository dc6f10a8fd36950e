import { expect, test } from 'vitest'
import { type StoryParty, storyOf } from './story.ts'

const LINES = ['military', 'science', 'civil']

const party = (name: string, rank: number, points: readonly number[], earlier: readonly number[]): StoryParty => ({
  names: [name],
  rank,
  total: points.reduce((sum, one) => sum + one, 0),
  lines: points.map((one, i) => ({ id: LINES[i], points: one })),
  earlier,
})

test('a winner who was always in front, and a second who stood out', () => {
  expect(storyOf([party('Gizah', 1, [0, 30, 20], [8, 20]), party('Rhodos', 2, [18, 4, 10], [6, 15])])).toEqual([
    { is: 'led', who: ['Gizah'] },
    { is: 'difference', line: 'science', who: ['Gizah'], points: 30, other: ['Rhodos'], less: 4 },
    { is: 'most', line: 'military', who: ['Rhodos'], points: 18, others: 0 },
  ])
})

test('a winner who came from behind in the last Age, by a little', () => {
  expect(storyOf([party('Gizah', 1, [0, 30, 5], [3, 10]), party('Rhodos', 2, [18, 10, 5], [9, 25])])).toEqual([
    { is: 'overtook', who: ['Gizah'], other: ['Rhodos'], points: 25, gained: 25 },
    { is: 'difference', line: 'science', who: ['Gizah'], points: 30, other: ['Rhodos'], less: 10 },
    { is: 'close', who: ['Rhodos'], behind: 2 },
  ])
})

test('the lead changed in the second Age', () => {
  const [course] = storyOf([party('Gizah', 1, [0, 30, 5], [3, 26]), party('Rhodos', 2, [18, 0, 5], [9, 25])])
  expect(course).toEqual({ is: 'took-lead', who: ['Gizah'], other: ['Rhodos'], age: 2 })
})

test('decided by coins, or not at all', () => {
  const close = (rank: number) =>
    storyOf([party('Gizah', 1, [1, 2, 3], [3, 4]), party('Rhodos', rank, [3, 2, 1], [3, 4])]).at(-1)
  expect(close(2)).toEqual({ is: 'close', who: ['Rhodos'], behind: 0 })
  expect(close(1)?.is).toBe('difference')
})

test('without a record it tells what the score sheet shows', () => {
  const facts = storyOf([party('Gizah', 1, [0, 30, 20], []), party('Rhodos', 2, [18, 4, 10], [])])
  expect(facts.map(({ is }) => is)).toEqual(['difference', 'most'])
})

test('a city alone has no story', () => expect(storyOf([party('Gizah', 1, [1], [])])).toEqual([]))
