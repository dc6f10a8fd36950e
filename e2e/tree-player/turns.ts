/** Answers to the questions of a game: reads the hand as a list and chooses with the keyboard. */
import { announcements, type Reader } from './reader.ts'
import { focusIn, isInside, nodesInside, type Tree, type TreeNode } from './tree.ts'

/** Figures of a game: questions, keys and announcements. */
export interface Course {
  questions: number
  /** Keys per question. */
  presses: number[]
  /** Announcement at each question. */
  heard: string[]
}

/** A seat after its game. */
export interface Seat {
  course: Course
  tree: Tree
}

export const newCourse = (): Course => ({ questions: 0, presses: [], heard: [] })

/** Key of the sale, and the beginning of its button: leaders are given up. */
const SALE = '3'
const SALES = /^(Sell|Give up)/

const isQuestion = ({ role }: TreeNode): boolean => role === 'region'

/** Region of the question: the one that holds the focus. */
function questionIn(tree: Tree): TreeNode | undefined {
  const focus = focusIn(tree)
  if (!focus || (focus.role !== 'option' && focus.role !== 'group')) return undefined
  for (let at = focus.parent; at; at = at.parent) if (isQuestion(at)) return at
  return undefined
}

/** The focus is where the question is: on a card, or on the group of answers without cards. */
export const isAsked = (tree: Tree): boolean => questionIn(tree) !== undefined

/** The announcement may follow the focus by a moment. */
const isAnnounced = (tree: Tree): boolean => isAsked(tree) && announcements(tree).length > 0

export const isEnd = (tree: Tree): boolean => tree.some(({ role, name }) => role === 'grid' && name === 'Score sheet')

/** The score sheet, and the result is announced. */
export const isOver = (tree: Tree): boolean => isEnd(tree) && announcements(tree).length > 0

/** Plays until the score sheet, or for a number of questions. */
export async function play(reader: Reader, course: Course, questions = Number.POSITIVE_INFINITY): Promise<Tree> {
  for (;;) {
    const tree = await reader.until((now) => isAnnounced(now) || isOver(now), 'a question, or the result')
    if (isEnd(tree) || course.questions >= questions) return tree
    const before = reader.presses
    course.heard.push(...announcements(tree))
    await answerOnce(reader, tree)
    course.questions++
    course.presses.push(reader.presses - before)
  }
}

/** Answers the question that has the focus. */
export async function answerOnce(reader: Reader, tree: Tree): Promise<void> {
  const region = questionIn(tree)
  if (!region) throw new Error('Nothing is asked.')
  const cards = nodesInside(tree, region).filter(({ role }) => role === 'option')
  if (cards.length > 0) await playCard(reader, cards)
  else await reader.tabTo((node) => node.role === 'button' && isIn(node, region.name), 'an answer')
  await reader.press('Enter')
  await reader.until((now) => !isSame(now, region), `the end of “${region.name}”`)
}

/** The tree is read anew, so regions are compared by name. */
function isIn(node: TreeNode, name: string): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.role === 'region' && at.name === name) return true
  return false
}

/** Whether the same question still has the focus on the button that answers it. */
function isSame(tree: Tree, region: TreeNode): boolean {
  const focus = focusIn(tree)
  const still = tree.find(({ role, name }) => role === 'region' && name === region.name)
  return still !== undefined && focus?.role === 'button' && isInside(focus, still)
}

/** Takes the card that a coach suggests, otherwise the first one that can be built; or sells the first one. */
async function playCard(reader: Reader, cards: readonly TreeNode[]): Promise<void> {
  const taught = cards.findIndex(({ name }) => name.includes('Suggested by the coach'))
  const able = cards.findIndex(({ name }) => !name.includes('Cannot'))
  const wanted = Math.max(0, taught < 0 ? able : taught)
  // The focus starts on a suggested card, and goes from the last card to the first.
  const focused = cards.findIndex(({ states }) => states.get('focused') === true)
  const steps = (wanted - Math.max(0, focused) + cards.length) % cards.length
  for (let step = 0; step < steps; step++) await reader.press('ArrowRight')
  await reader.until((tree) => focusIn(tree)?.name === cards[wanted]?.name, `the focus on ${cards[wanted]?.name}`)
  await reader.press('Enter')
  await reader.until((tree) => focusIn(tree)?.role === 'button', 'the focus on a use of the card')
  if (!cards[wanted]?.name.includes('Cannot')) return
  await reader.press(SALE)
  await reader.until((tree) => SALES.test(focusIn(tree)?.name ?? ''), 'the focus on the sale')
}
