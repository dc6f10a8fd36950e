import type { Party } from '@heptapolis/boxes'
import { expect, test } from 'vitest'
import { type StoryParty, storyOf } from './story.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

const [Gizah, Rhodos, Babylon] = ['Gizah', 'Rhodos', 'Babylon'].map((name): Party => ({ name, isYou: false }))
const LINES = ['military', 'science', 'civil']

const party = (name: string, points: readonly number[], earlier: readonly number[], rank = 2): StoryParty => ({
  members: [{ name, isYou: false }],
  rank,
  total: points.reduce((sum, one) => sum + one, 0),
  lines: points.map((one, i) => ({ id: LINES[i], points: one })),
  earlier,
})

test('a winner who was always in front, and a second who stood out', () => {
  expect(storyOf([party('Gizah', [0, 30, 20], [8, 20]), party('Rhodos', [18, 4, 10], [6, 15])])).toEqual([
    { is: 'led', who: [Gizah] },
    { is: 'lead', line: 'science', who: [Gizah], points: 30, other: [Rhodos], less: 4 },
    { is: 'most', line: 'military', who: [Rhodos], points: 18, others: 0, other: [Gizah] },
  ])
})

test('a winner who came from behind in the last Age, by a little', () => {
  expect(storyOf([party('Gizah', [0, 30, 5], [3, 10]), party('Rhodos', [18, 10, 5], [9, 25])])).toEqual([
    { is: 'overtook', who: [Gizah], other: [Rhodos], points: 25, gained: 25, isShared: false },
    { is: 'lead', line: 'science', who: [Gizah], points: 30, other: [Rhodos], less: 10 },
    { is: 'most', line: 'military', who: [Rhodos], points: 18, others: 0, other: [Gizah] },
  ])
})

test('two who share the victory: neither has won alone', () => {
  const tied = [party('Gizah', [0, 30, 5], [3, 10], 1), party('Rhodos', [20, 10, 5], [9, 25], 1)]
  const [course] = storyOf(tied)
  expect(course).toMatchObject({ is: 'overtook', isShared: true })
  expect([en, fr].map(({ overtook }) => overtook([Gizah], [Rhodos], 25, 25, true))).toEqual([
    'Before the last Age Rhodos led with 25 points; Gizah then scored 25 and shared the victory.',
    'Avant le dernier Âge, Rhodos menait avec 25 points ; Gizah en a ensuite marqué 25 et a partagé la victoire.',
  ])
})

test('the lead changed in the second Age', () => {
  const [course] = storyOf([party('Gizah', [0, 30, 5], [3, 26]), party('Rhodos', [18, 0, 5], [9, 25])])
  expect(course).toEqual({ is: 'took-lead', who: [Gizah], other: [Rhodos], age: 2 })
})

test('does not repeat the margin of the verdict', () => {
  const facts = storyOf([party('Gizah', [1, 2, 3], [3, 4]), party('Rhodos', [1, 2, 2], [3, 4])])
  expect(facts.map(({ is }) => is)).toEqual(['led', 'lead'])
})

test('without a record it tells what the score sheet shows', () => {
  const facts = storyOf([party('Gizah', [0, 30, 20], []), party('Rhodos', [18, 4, 10], [])])
  expect(facts.map(({ is }) => is)).toEqual(['lead', 'most'])
})

test('a city alone has no story', () => expect(storyOf([party('Gizah', [1], [])])).toEqual([]))

test('says what the others have in words that fit their number', () => {
  const guilds = (others: number, other?: readonly Party[]) =>
    [en, fr].map(({ most }) => most('Guilds', [Gizah], 13, others, other))
  expect(guilds(4)).toEqual([
    'Guilds: 13 points for Gizah, at most 4 for anyone else.',
    'Guilds : 13 points pour Gizah, 4 au plus pour les autres.',
  ])
  expect(guilds(0, [Rhodos])).toEqual([
    'Guilds: 13 points for Gizah, none for Rhodos.',
    'Guilds : 13 points pour Gizah, aucun pour Rhodos.',
  ])
  expect(guilds(-10, [Rhodos, Babylon])).toEqual([
    'Guilds: 13 points for Gizah, −10 for Rhodos and Babylon.',
    'Guilds : 13 points pour Gizah, −10 pour Rhodos et Babylon.',
  ])
})

test('addresses the reader', () => {
  const you = { name: 'Gizah', isYou: true }
  expect([en, fr].map(({ led }) => led([you]))).toEqual([
    'You were ahead after every Age.',
    'Vous étiez en tête à la fin de chaque Âge.',
  ])
  expect([en, fr].map(({ overtook }) => overtook([Rhodos], [you], 25, 30, false))).toEqual([
    'Before the last Age you led with 25 points; Rhodos then scored 30 and won.',
    'Avant le dernier Âge, vous meniez avec 25 points ; Rhodos en a ensuite marqué 30 et l’a emporté.',
  ])
  expect([en, fr].map(({ lead }) => lead('Science', [you], 30, [Rhodos], 4))).toEqual([
    'Your largest lead over Rhodos: science, 30 points to 4.',
    'Votre plus grande avance sur Rhodos : 30 points à 4 (science).',
  ])
})

test('keeps the capitals of a name within a sentence', () => {
  const between = (line: string) => en.lead(line, [Gizah], 9, [Rhodos], 2)
  expect(between('Silver Mines')).toBe('Largest lead of Gizah over Rhodos: Silver Mines, 9 points to 2.')
  expect(between('Military conflicts')).toContain(': military conflicts, ')
})
