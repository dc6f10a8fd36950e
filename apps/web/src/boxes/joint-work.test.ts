import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Position, sure } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { changesOf } from '../hand/effects/changes.ts'
import { rulesOf } from '../testing.ts'
import { failureOf, rewardOf } from './joint-work.ts'

const rules = rulesOf({ boxes: ['babel-projects', 'edifice'] })

test('the reward of a project says what its token does', () => {
  expect(rewardOf(rules.piece('project-archives'), rules)).toBe(
    'Take 1 archives token (3 points more for each set of three different science symbols).',
  )
  expect(rewardOf(rules.piece('project-rampart-road'), rules)).toBe('4 coins at once.')
})

test('the penalty says what a city takes that has too little to lose', () => {
  expect(failureOf(rules.piece('project-grand-bazaar'), rules)).toBe(
    'If the project fails and you took no token from it: lose a red card. With too little to lose, you take a penalty token instead: −3 points.',
  )
  expect(failureOf(rules.piece('auction-house'), rules)).toBe(
    'If the edifice fails and you have no pawn: lose 5 coins. With too little to lose, you take a debt instead: −3 points.',
  )
})

test('in the last turn, choices say what fails and what it takes', () => {
  const failing = (position: Partial<Position>) => {
    const setup = { edition: '2e' as const, boxes: ['babel-projects'], seats: [{}, {}, {}], seed: '' }
    const project = { id: 'project-rampart-road', tokens: 2 }
    const cities = [{ hand: ['altar', 'baths'] }, {}, {}]
    const g = sure(fromPosition({ setup, age: 1, turn: 6, project, cities, ...position }, BOXES))
    const rows = changesOf(g, 0, { action: 'sell', card: 'altar' }).filter(({ is }) => is === 'failing')
    return rows.map((row) => row.is === 'failing' && [row.name, row.left])
  }
  expect(failing({})).toEqual([['Rampart Road', 2]])
  expect(failing({ turn: 5 })).toEqual([])
  expect(failing({ cities: [{ hand: ['altar', 'baths'], participations: 1 }, {}, {}] })).toEqual([])
})
