import { expect, test } from 'vitest'
import { defaultPlan, planToQuery, withPlayers, withSeat } from '../setup/plan.ts'
import { FIRST_PLAN, summaryOf } from './last-plan.ts'

test('sums up the plan that a first visit plays', () => {
  expect(summaryOf(planToQuery(defaultPlan()))).toEqual(FIRST_PLAN)
  expect(summaryOf('')).toEqual(FIRST_PLAN)
})

test('counts players and expansions, and names a level that all bots share', () => {
  const plan = withPlayers({ ...defaultPlan(), boxes: ['leaders', 'cities'] }, 6)
  expect(summaryOf(planToQuery(plan))).toEqual({ players: 6, expansions: 2, level: 'easy' })
  expect(summaryOf(planToQuery(withSeat(plan, 2, { level: 'hard' }))).level).toBe('')
})
