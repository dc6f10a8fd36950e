/** Walks by keyboard through a lesson, the replay of a game, and the search of the rulebook. */
import type { Page } from 'playwright-core'
import { PLANS, playAlone } from './games.ts'
import { announcements, isNamed, Reader } from './reader.ts'
import { focusIn, nodesInside, type Tree, type TreeNode, textInside } from './tree.ts'
import { newCourse, play, type Seat } from './turns.ts'

/** Takes the first lesson and follows its coach. */
export async function takeLesson(page: Page, address: string, questions?: number): Promise<Seat> {
  await page.goto(`${address}/learn`)
  const reader = await Reader.at(page)
  const start = ({ role, name }: TreeNode) => role === 'button' && name.startsWith('Start')
  await reader.until((tree) => tree.some(start), 'the list of lessons')
  await reader.tabTo(start, 'the first lesson')
  await reader.press('Enter')
  const course = newCourse()
  return { course, tree: await play(reader, course, questions) }
}

/** Plays two turns, opens the replay from the menu, and steps through it; returns the position before and after. */
export async function stepThrough(page: Page): Promise<[before: string, after: string]> {
  await playAlone(page, PLANS.base, 2)
  const reader = await Reader.at(page)
  await reader.press('m')
  const link = isNamed('link', 'Replay')
  await reader.tabTo(link, 'the link to the replay')
  await reader.press('Enter')
  await reader.until((tree) => tree.some(({ role }) => role === 'slider'), 'the replay')
  await reader.tabTo(({ role }) => role === 'slider', 'the position of the replay')
  await reader.press('Home')
  const first = positionIn(await reader.until((now) => sliderIn(now)?.value === '0', 'the first position'))
  await reader.press('ArrowRight')
  const tree = await reader.until((now) => sliderIn(now)?.value === '1', 'the next position')
  return [first, positionIn(tree)]
}

const sliderIn = (tree: Tree): TreeNode | undefined => tree.find(({ role }) => role === 'slider')

/** Position in words. */
const positionIn = (tree: Tree): string => sliderIn(tree)?.name ?? ''

/** Asks the rulebook a question; returns the first hit. */
export async function askRulebook(page: Page, address: string, question: string): Promise<string> {
  await page.goto(`${address}/rules?players=4`)
  const reader = await Reader.at(page)
  const isSearch = ({ role }: { role: string }) => role === 'searchbox'
  await reader.until((tree) => tree.some(isSearch), 'the search of the rulebook')
  await reader.tabTo(isSearch, 'the search')
  await reader.type(question)
  const isSteady = steady()
  const tree = await reader.until(
    (now) => announcements(now).length > 0 && hitIn(now) !== '' && isSteady(hitIn(now)),
    `a hit for “${question}”`,
  )
  return hitIn(tree)
}

/** Reads of the same text after which it counts as final: hits follow the typing by a moment. */
const STEADY = 10

/** Whether a text has been read often enough in a row. */
function steady(): (text: string) => boolean {
  let last = ''
  let times = 0
  return (text) => {
    times = text === last ? times + 1 : 0
    last = text
    return times >= STEADY
  }
}

/** The first link after the search field, which still has the focus. */
function hitIn(tree: Tree): string {
  const field = focusIn(tree)
  if (field?.role !== 'searchbox') return ''
  const list = tree.find((node) => node.role === 'list' && tree.indexOf(node) > tree.indexOf(field))
  const hit = list && nodesInside(tree, list).find(({ role }) => role === 'link')
  return hit ? hit.name || textInside(tree, hit) : ''
}
