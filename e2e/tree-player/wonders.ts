/** Wonders by agreement by keyboard, at one screen and online. */
import type { Page } from 'playwright-core'
import { newGame, startGame } from './games.ts'
import { announcements, isNamed, Reader } from './reader.ts'
import { focusIn, nodesInside, type Tree, type TreeNode, textInside } from './tree.ts'
import { isAsked, newCourse, play, type Seat } from './turns.ts'

/** Methods with questions of their own, in the words of the form. */
export const METHODS = ['keep one of two', 'draft', 'ban, then random', 'one redraw', 'ranked wishes', 'bids in points']

/** How wonders were given out, and the game after it. */
export interface AgreementRun {
  /** Headings of the questions, and the announcement at each. */
  asked: string[]
  /** Every city with its wonder, as the page lists them. */
  given: string[]
  presses: number
  seat: Seat
}

/** Gives out wonders against bots by one method and plays a few questions. */
export async function agreeAlone(
  page: Page,
  address: string,
  method: string,
  questions?: number,
): Promise<AgreementRun> {
  await page.goto(address + newGame('tree'))
  const reader = await Reader.at(page)
  await startGame(reader, { players: 3, expansions: [], wonders: method })
  const asked: string[] = []
  const before = reader.presses
  for (;;) {
    const tree = await reader.until((now) => isAskedForWonder(now) || isGiven(now), 'a question about wonders, or Play')
    if (isGiven(tree)) break
    asked.push([focusIn(tree)?.name, ...announcements(tree)].join(' '))
    await answerForWonder(reader, tree)
  }
  const given = givenIn(await reader.read())
  const presses = reader.presses - before
  await reader.press('Enter')
  await reader.until(isAsked, 'the first question of the game')
  const course = newCourse()
  return { asked, given, presses, seat: { course, tree: await play(reader, course, questions) } }
}

/** The focus is on the heading of a question, which is the name of its region. */
export function isAskedForWonder(tree: Tree): boolean {
  const focus = focusIn(tree)
  return focus?.role === 'heading' && focus.parent?.role === 'region' && focus.parent.name === focus.name
}

const isGiven = (tree: Tree): boolean => focusIn(tree)?.role === 'button' && focusIn(tree)?.name === 'Play'

/** Answers with the first wonder; of several wishes or bids, with two. */
export async function answerForWonder(reader: Reader, tree: Tree): Promise<void> {
  const question = focusIn(tree)?.name ?? ''
  const controls = nodesInside(tree, focusIn(tree)?.parent ?? tree[0])
  const isButton = ({ role }: TreeNode) => role === 'button'
  if (controls.some(({ role }) => role === 'spinbutton')) await bid(reader)
  else if (controls.some(isNamed('button', 'Send wishes'))) await wish(reader)
  else await reader.activate('button', controls.find(isButton)?.name ?? 'an answer')
  await reader.until((now) => !now.some(isNamed('region', question)) || isSaved(now), `an end of “${question}”`)
}

/** Others have not answered yet. */
const isSaved = (tree: Tree): boolean => announcements(tree).some((text) => text.startsWith('Your answer is saved'))

async function bid(reader: Reader): Promise<void> {
  for (const points of ['7', '3']) {
    await reader.press('Tab')
    await reader.tabTo(({ role }) => role === 'spinbutton', 'a bid')
    await reader.type(points)
    await reader.until((tree) => focusIn(tree)?.value === points, `${points} points`)
  }
  await reader.activate('button', 'Send bids')
}

async function wish(reader: Reader): Promise<void> {
  for (const place of [1, 2]) {
    await reader.activate('button', 'Add as next wish')
    await reader.until((tree) => focusIn(tree)?.name.startsWith(`Wish ${place}`) === true, `wish ${place}`)
  }
  await reader.activate('button', 'Send wishes')
}

/** The list of cities with their wonders. */
function givenIn(tree: Tree): string[] {
  const heading = tree.findIndex(isNamed('heading', 'How wonders were assigned'))
  const list = tree.find(({ role }, at) => at > heading && role === 'list')
  if (heading < 0 || !list) return []
  return nodesInside(tree, list)
    .filter(({ role, parent }) => role === 'listitem' && parent === list)
    .map((item) => textInside(tree, item))
}
