/** Player for the text version of the table: types commands, and reads the list of cards and the table of cities. */
import { announcements, type Reader } from './reader.ts'
import { focusIn, nodesInside, type Tree, textInside } from './tree.ts'
import { type Course, isEnd, isOver } from './turns.ts'

const isCommandField = (tree: Tree): boolean => {
  const focus = focusIn(tree)
  return focus?.role === 'textbox' && focus.name.startsWith('Command')
}

/** Switches to text and waits for the field of commands. */
export async function switchToText(reader: Reader): Promise<Tree> {
  await reader.press('x')
  return reader.until(isCommandField, 'the field of commands with the focus')
}

/** Types a command; returns the tree with its announcement, or with the next question. */
export async function command(reader: Reader, text: string): Promise<Tree> {
  const before = stateOf(await reader.read())
  await reader.type(text)
  await reader.press('Enter')
  return reader.until((tree) => stateOf(tree) !== before, `an answer to “${text}”`)
}

/** Two questions may have the same words, but not the same cards. */
const stateOf = (tree: Tree): string => [...announcements(tree), ...itemsIn(tree)].join('\n')

/** Cards and answers of the question, in order. */
export function itemsIn(tree: Tree): string[] {
  const field = focusIn(tree)
  const lists = tree.filter(({ role }) => role === 'list')
  const list = lists.find((one) => field && tree.indexOf(one) > tree.indexOf(field))
  if (!list) return []
  return nodesInside(tree, list)
    .filter(({ role, parent }) => role === 'listitem' && parent === list)
    .map((item) => textInside(tree, item))
}

/** Rows of the table of cities, as texts of their cells. */
export function citiesIn(tree: Tree): string[][] {
  const table = tree.find(({ role, name }) => role === 'table' && name === 'Cities')
  if (!table) return []
  return nodesInside(tree, table)
    .filter(({ role }) => role === 'row')
    .map((row) => nodesInside(tree, row).filter(({ role }) => ['cell', 'columnheader', 'rowheader'].includes(role)))
    .map((cells) => cells.map((cell) => cell.name || textInside(tree, cell)))
}

/** Answers questions until the score sheet, or for a number of questions. */
async function playOn(
  reader: Reader,
  course: Course,
  questions: number,
  answer: (tree: Tree) => Promise<void>,
): Promise<Tree> {
  for (;;) {
    const tree = await reader.until((now) => isCommandField(now) || isOver(now), 'a question, or the result')
    if (isEnd(tree) || course.questions >= questions) return tree
    const before = reader.presses
    course.heard.push(...announcements(tree))
    await answer(tree)
    course.questions++
    course.presses.push(reader.presses - before)
  }
}

/**
 * Plays with Tab and Enter alone: each question another place of the hand, so that the median of keys says what a card
 * anywhere in the hand takes.
 */
export const playByTab = (reader: Reader, course: Course, questions = Number.POSITIVE_INFINITY): Promise<Tree> =>
  playOn(reader, course, questions, async (tree) => {
    const items = itemsIn(tree)
    const wanted = items[course.questions % items.length] ?? ''
    await reader.tabTo((node) => node.role === 'button' && wanted.includes(node.name), `a use of “${wanted}”`)
    const state = stateOf(tree)
    await reader.press('Enter')
    await reader.until((now) => stateOf(now) !== state, 'the next question')
  })

/** Plays by typed commands: the first use of the first card that can be built. */
export const playTyped = (reader: Reader, course: Course, questions = Number.POSITIVE_INFINITY): Promise<Tree> =>
  playOn(reader, course, questions, async (tree) => {
    const wanted = itemsIn(tree).findIndex((item) => !item.includes('Cannot')) + 1
    const after = await command(reader, String(Math.max(1, wanted)))
    // A number may mean several uses; the reply numbers them.
    if (announcements(after).some((text) => text.startsWith('Type the number'))) await command(reader, '1')
  })
