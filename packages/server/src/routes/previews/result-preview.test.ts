import { speechIn } from '@heptapolis/boxes'
import { expect, test } from 'vitest'
import type { SeatTower } from '../../pictures/result-towers.ts'
import { resultPreview } from './result-preview.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

const tower = (seat: number, name: string, total: number, rank: number, more: Partial<SeatTower> = {}): SeatTower => ({
  seat,
  name,
  wonder: 'gizah',
  side: 'day',
  total,
  rank,
  lines: [],
  ...more,
})
const previewOf = async (towers: readonly SeatTower[], areTiesShared = false) =>
  resultPreview({ boxes: [], towers, areTiesShared }, en, await speechIn('en'))
const sentencesOf = async (towers: readonly SeatTower[]) => (await previewOf(towers)).result?.sentences

test('tells how far the winner is ahead of the second', async () => {
  expect(await sentencesOf([tower(0, 'Ada', 61, 1), tower(1, 'Ben', 55, 2)])).toEqual([
    '61 points, 6 ahead of Ben.',
    'base game',
  ])
  expect(await sentencesOf([tower(0, 'Ada', 61, 1), tower(1, 'Ben', 61, 2)])).toContain(
    '61 points, with more coins than Ben.',
  )
})

test('names all who tie for the second place', async () => {
  const towers = [tower(0, 'Ada', 61, 1), tower(1, 'Ben', 61, 2), tower(2, 'Cy', 61, 3), tower(3, 'Di', 60, 4)]
  expect(await sentencesOf(towers)).toContain('61 points, with more coins than Ben and Cy.')
})

test('a shared victory has both names and no distance', async () => {
  const { title, result } = await previewOf([tower(0, 'Ada', 61, 1), tower(1, 'Ben', 61, 1), tower(2, 'Cy', 9, 3)])
  expect(title).toBe('Ada and Ben share the victory')
  expect(result?.sentences).toContain('Tied on 61 points, and on coins too.')
  const shared = await previewOf([tower(0, 'Ada', 61, 1), tower(1, 'Ben', 61, 1)], true)
  expect(shared.result?.sentences).toContain('Tied on 61 points.')
})

test('teams win with their sum', async () => {
  const team = (number: number, teamTotal: number) => ({ team: number, teamTotal })
  const towers = [
    tower(0, 'Ada', 40, 1, team(0, 75)),
    tower(2, 'Cy', 35, 1, team(0, 75)),
    tower(1, 'Ben', 50, 2, team(1, 70)),
    tower(3, 'Di', 20, 2, team(1, 70)),
  ]
  const { title, description, result } = await previewOf(towers)
  expect(title).toBe('Ada and Cy won')
  expect(description).toBe('Ada and Cy 75, Ben and Di 70 · base game')
  expect(result?.sentences).toContain('75 points, 5 ahead of Ben and Di.')
})

test('a player who left with more points is not compared', async () => {
  expect(await sentencesOf([tower(0, 'Ada', 61, 1), tower(1, 'Ben', 70, 2)])).toContain('61 points.')
})

test('the picture replaces letters that it cannot draw by the wonder; the title keeps them', async () => {
  const { title, result } = await previewOf([tower(0, '李小龙', 61, 1), tower(1, 'Zoé 🎲', 55, 2)])
  expect(title).toBe('李小龙 won')
  expect(result?.title).toBe('Gizah won')
  expect(result?.towers.map(({ name, note }) => [name, note])).toEqual([
    ['Gizah', ''],
    ['Zoé', 'Gizah'],
  ])
})

test('night sides are drawn by night, and texts are in the language of the reader', async () => {
  const towers = [tower(0, 'Ada', 61, 1, { side: 'night' }), tower(1, 'Ben', 55, 2, { side: 'b' })]
  const { title, result } = resultPreview(
    { boxes: ['leaders'], towers, areTiesShared: false },
    fr,
    await speechIn('fr'),
  )
  expect(title).toBe('Victoire d’Ada')
  expect(result?.sentences).toEqual(['61 points, 6 devant Ben.', 'Leaders'])
  expect(result?.towers.map(({ isNight }) => isNight)).toEqual([true, true])
})
