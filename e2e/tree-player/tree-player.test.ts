import { expect } from 'vitest'
import { closeVisit, expectNoFaults, plainVisit, test } from '../app.ts'
import { citiesIn, command, itemsIn, switchToText } from './commands.ts'
import { newGame, PLANS, startGame } from './games.ts'
import { announcements, Reader } from './reader.ts'
import { focusIn, type Tree, type TreeNode } from './tree.ts'
import { isAsked, newCourse, play } from './turns.ts'

// Whole games, with expansions, in teams and online: npm run tree-player.
test('plays by the accessibility tree and the keyboard alone, with cards and with typed commands', async () => {
  const page = await plainVisit(newGame('tree'))
  const reader = await Reader.at(page)
  await startGame(reader, PLANS.base)
  const course = newCourse()
  expect(isAsked(await play(reader, course, 2))).toBe(true)
  expect(course.heard).toHaveLength(2)
  expect(course.heard[0]).toMatch(/^You play .+ between .+ on your left and .+ on your right/)
  // At most two sentences: the events, and the question.
  for (const text of course.heard) expect(text.match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(2)
  // Two keys play a card, at most six more reach it.
  expect(Math.max(...course.presses)).toBeLessThanOrEqual(8)

  await expectPanelsAndDialogs(reader)
  await reader.press('u')
  const undone = await reader.until((tree) => announcements(tree).length > 0, 'the announcement of the undo')
  expect(announcements(undone).join()).toMatch(/^Undone\./)

  await play(reader, course, 3)
  const text = await switchToText(reader)
  expect(itemsIn(text)).toHaveLength(5)
  const [heads, ...cities] = citiesIn(text)
  expect(cities).toHaveLength(4)
  for (const city of cities) expect(city).toHaveLength(heads.length)
  const neighbours = announcements(await command(reader, 'neighbours')).join()
  for (const [name] of cities.slice(1, 3)) expect(neighbours).toContain(name.split(',')[0])
  expect(announcements(await command(reader, 'chains')).join()).toMatch(/free/)
  await reader.press('Escape')
  await reader.press('x')
  await reader.until(isAsked, 'the focus on the cards')
  await switchToText(reader)
  await command(reader, '1 sell')
  await reader.until((tree) => itemsIn(tree).length === 4, 'the next hand')
  expectNoFaults()
  await closeVisit(page)
})

/** Panels take the focus and give it back; uses follow the focus; nothing is announced again. */
async function expectPanelsAndDialogs(reader: Reader): Promise<void> {
  const card = focusIn(await reader.read())?.name
  const isBack = (tree: Tree) => focusIn(tree)?.name === card
  // The focus moves before the text about the opened card is removed; a text announced again would stay.
  const isBackInSilence = (tree: Tree) => isBack(tree) && announcements(tree).length === 0
  for (const [key, title] of [
    ['g', 'Game log'],
    ['m', 'Menu'],
  ] as const) {
    await reader.press(key)
    await reader.until((tree) => focusIn(tree)?.name === title, `the focus in the panel “${title}”`)
    await reader.press('Escape')
    await reader.until(isBack, 'the focus back on the card')
  }
  await reader.press('i')
  await reader.until((tree) => tree.some(({ role }) => role === 'dialog'), 'the details of the card')
  await reader.press('Escape')
  await reader.until(isBackInSilence, 'the focus back on the card, and nothing announced')

  await reader.press('Enter')
  const opened = await reader.until((tree) => focusIn(tree)?.role === 'button', 'the button that plays the card')
  const buttons = opened.slice(opened.findLastIndex(({ states }) => states.get('focused') === true)).filter(isButton)
  expect(buttons.slice(1, 3).every(({ states }) => states.has('pressed'))).toBe(true)
  await reader.press('Escape')
  await reader.until(isBackInSilence, 'the focus back on the card, and nothing announced')
}

const isButton = ({ role }: TreeNode): boolean => role === 'button'
