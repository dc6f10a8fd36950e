/** Walks by keyboard through a score pad, a puzzle and the card library. */
import type { Page } from 'playwright-core'
import { isNamed, Reader } from './reader.ts'
import { readScores, type Score } from './score.ts'
import { focusIn, nodesInside, type Tree, type TreeNode, textInside } from './tree.ts'
import { answerOnce, isAsked, isEnd } from './turns.ts'

/** More than the 28 numbers of a pad for four players, so that a pad that never ends is noticed. */
const MOST_FIELDS = 40

const isField = (node: TreeNode | undefined): node is TreeNode => node?.role === 'textbox'

/** Fills in every number of a new score pad for four players; returns the keys pressed and the scores. */
export async function fillPad(page: Page, address: string): Promise<{ presses: number; scores: Score[] }> {
  await page.goto(`${address}/score`)
  const reader = await Reader.at(page)
  await reader.activate('button', 'New score pad')
  await reader.activate('button', 'Next')
  await reader.until((tree) => isField(focusIn(tree)), 'the first number')
  for (let fields = 0; fields < MOST_FIELDS; fields++) {
    const tree = await reader.until((now) => isField(focusIn(now)) || isEnd(now), 'a number, or the result')
    if (isEnd(tree)) return { presses: reader.presses, scores: readScores(tree) }
    await fillField(reader, focusIn(tree)?.name ?? '')
  }
  throw new Error('The score pad asks for more numbers than it has.')
}

/** Types a number and goes on to the next field. Science takes a digit for each symbol. */
async function fillField(reader: Reader, name: string): Promise<void> {
  await reader.type(name.includes('one digit per symbol') ? '210' : '6')
  await reader.press('Enter')
  await reader.until((tree) => focusIn(tree)?.name !== name || isEnd(tree), `the end of “${name}”`)
}

/** Answers the first puzzle; returns the sentence that judges the answer, which has the focus. */
export async function tryPuzzle(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/puzzles/1`)
  const reader = await Reader.at(page)
  await answerOnce(reader, await reader.until(isAsked, 'the question of the puzzle'))
  const tree = await reader.until((now) => isRead(now, focusIn(now)), 'the result of the puzzle')
  const verdict = focusIn(tree)
  return verdict ? textInside(tree, verdict) : ''
}

const isRead = (tree: Tree, node: TreeNode | undefined): boolean =>
  node?.role === 'paragraph' && textInside(tree, node) !== ''

/** Searches the card library, opens the first card and returns its text. */
export async function findCard(page: Page, address: string, name: string): Promise<string> {
  await page.goto(`${address}/cards`)
  const reader = await Reader.at(page)
  const isSearch = ({ role }: TreeNode) => role === 'searchbox'
  await reader.until((tree) => tree.some(isSearch), 'the search of the library')
  await reader.tabTo(isSearch, 'the search')
  await reader.type(name)
  const card = isNamed('button', name)
  await reader.until((tree) => tree.some(card), `the card ${name}`)
  await reader.tabTo(card, `the card ${name}`)
  await reader.press('Enter')
  const tree = await reader.until((now) => dialogIn(now) !== undefined, `the page of ${name}`)
  const dialog = dialogIn(tree)
  return dialog ? textInside(tree, dialog) : ''
}

const dialogIn = (tree: Tree): TreeNode | undefined =>
  tree.find((node) => node.role === 'dialog' && nodesInside(tree, node).length > 0)
