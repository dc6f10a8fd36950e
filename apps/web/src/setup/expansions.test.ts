import { expect, test } from 'vitest'
import { remedies } from './ExpansionList.tsx'
import { defaultPlan, levelOf, withLevel, withPlayers, withSeat } from './plan.ts'

test('offers the expansions that allow eight players', () => {
  expect(remedies(withPlayers(defaultPlan(), 8))).toContain('cities')
  expect(remedies(withPlayers({ ...defaultPlan(), boxes: ['leaders'] }, 8))).toContain('cities')
})

test('sets the level of all bots at once, and of bots that join later', () => {
  const plan = withLevel(defaultPlan(), 'hard')
  expect(plan.seats.map(({ level }) => level)).toEqual(['', 'hard', 'hard', 'hard'])
  expect(levelOf(withPlayers(plan, 6))).toBe('hard')
  expect(levelOf(withSeat(plan, 1, { level: 'easy' }))).toBe('')
})
