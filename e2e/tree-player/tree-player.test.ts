import { expect } from 'vitest'
import { closeVisit, expectNoFaults, plainVisit, test } from '../app.ts'
import { citiesIn, command, itemsIn, switchToText } from './commands.ts'
import { newGame, PLANS, startGame } from './games.ts'
import { announcements, Reader } from './reader.ts'
import { isAsked, newCourse, play } from './turns.ts'

// Whole games, with expansions, in teams and online: npm run tree-player.
test('plays by the accessibility tree and the keyboard alone, with cards and with typed commands', async () => {
  const page = await plainVisit(newGame('tree'))
  const reader = await Reader.at(page)
  await startGame(reader, PLANS.base)
  const course = newCourse()
  expect(isAsked(await play(reader, course, 2))).toBe(true)
  expect(course.heard).toHaveLength(2)
  // At most two sentences: the events, and the question.
  for (const text of course.heard) expect(text.match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(2)
  // Two keys play a card, at most six more reach it.
  expect(Math.max(...course.presses)).toBeLessThanOrEqual(8)

  const text = await switchToText(reader)
  expect(itemsIn(text)).toHaveLength(5)
  const [heads, ...cities] = citiesIn(text)
  expect(cities).toHaveLength(4)
  for (const city of cities) expect(city).toHaveLength(heads.length)
  const neighbours = announcements(await command(reader, 'neighbours')).join()
  for (const [name] of cities.slice(1, 3)) expect(neighbours).toContain(name.split(',')[0])
  await command(reader, '1 sell')
  await reader.until((tree) => itemsIn(tree).length === 4, 'the next hand')
  expectNoFaults()
  await closeVisit(page)
})
