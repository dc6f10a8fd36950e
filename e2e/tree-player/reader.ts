/** Simulated screen reader user: reads the accessibility tree, presses keys, and does nothing else. */
import type { CDPSession, Page } from 'playwright-core'
import { focusIn, readTree, type Tree, type TreeNode, textInside } from './tree.ts'

type Condition = (tree: Tree) => boolean

/** Between two looks at a page that is still working. */
const PAUSE = 60
/** Looks at a page before giving up: about two minutes, more on a busy machine. */
const MOST_LOOKS = 2000
/** Presses of Tab before giving up. */
const MOST_TABS = 250

export class Reader {
  /** Keys pressed so far. */
  presses = 0
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async at(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Reader(page, session)
  }

  read = (): Promise<Tree> => readTree(this.#session)

  async press(key: string): Promise<void> {
    this.presses++
    await this.#page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    this.presses += text.length
    await this.#page.keyboard.type(text)
  }

  /** Reads until a condition holds; returns the tree in which it does. */
  async until(condition: Condition, wanted: string): Promise<Tree> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const tree = await this.read()
      if (condition(tree)) return tree
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE)
      })
    }
    throw new Error(`Never read: ${wanted}.\n${outline(await this.read())}`)
  }

  /** Presses a key and reads until another node has the focus: the tree may lag behind by a moment. */
  async #move(key: string, before: TreeNode | undefined): Promise<TreeNode | undefined> {
    await this.press(key)
    let focus: TreeNode | undefined
    for (let looks = 0; looks < FEW_LOOKS; looks++) {
      focus = focusIn(await this.read())
      if (describe(focus) !== describe(before)) return focus
    }
    return focus
  }

  /** Presses Tab until a node that is wanted has the focus. */
  async tabTo(isWanted: (node: TreeNode) => boolean, wanted: string): Promise<TreeNode> {
    let focus = focusIn(await this.read())
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (focus && isWanted(focus)) return focus
      focus = await this.#move('Tab', focus)
    }
    throw new Error(`Tab never reaches ${wanted}.\n${outline(await this.read())}`)
  }

  /** Waits for a button or link whose name begins like this, moves the focus to it, and presses it. */
  async activate(role: 'button' | 'link', name: string): Promise<void> {
    const isWanted = (node: TreeNode) => node.role === role && node.name.startsWith(name)
    await this.until((tree) => tree.some(isWanted), `the ${role} ${name}`)
    await this.tabTo(isWanted, `the ${role} ${name}`)
    await this.press('Enter')
  }
}

/** Enough for the tree to follow the focus; neighbours with the same name look alike. */
const FEW_LOOKS = 3

export const isNamed =
  (role: string, name: string) =>
  (node: TreeNode): boolean =>
    node.role === role && node.name === name

const describe = (node: TreeNode | undefined): string =>
  node ? [node.role, node.name, node.value, node.states.get('checked')].join(' ') : ''

/** Texts of all live regions, without empty ones. */
export const announcements = (tree: Tree): string[] =>
  tree
    .filter((node) => isLive(node) && !(node.parent && isLive(node.parent)))
    .map((node) => textInside(tree, node))
    .filter(Boolean)

const isLive = ({ states }: TreeNode): boolean => ['polite', 'assertive'].includes(String(states.get('live')))

const LONGEST = 200

/** The tree as lines, for messages of failures. */
const outline = (tree: Tree): string =>
  tree
    .filter(({ role }) => role !== 'StaticText')
    .map(({ role, name, states }) => `${role} ${name.slice(0, LONGEST)}${states.get('focused') ? ' [focus]' : ''}`)
    .join('\n')
