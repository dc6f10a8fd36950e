import { expect } from 'vitest'
import { closeVisit, expectNoFaults, plainVisit, test } from '../app.ts'
import { newGame, PLANS, playAlone } from './games.ts'
import { isAsked } from './turns.ts'

// Whole games, with expansions, in teams and online: npm run tree-player.
test('plays turns by the accessibility tree and the keyboard alone', async () => {
  const page = await plainVisit(newGame('tree'))
  const { course, tree } = await playAlone(page, PLANS.base, 2)
  expect(isAsked(tree)).toBe(true)
  expect(course.heard).toHaveLength(2)
  // At most two sentences: the events, and the question.
  for (const text of course.heard) expect(text.match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(2)
  // Two keys play a card, at most six more reach it.
  expect(Math.max(...course.presses)).toBeLessThanOrEqual(8)
  expectNoFaults()
  await closeVisit(page)
})
