/** Games that `npm run tree-player` plays, and their set-up by keyboard. */
import type { Page } from 'playwright-core'
import { playByTab, playTyped, switchToText } from './commands.ts'
import { isNamed, Reader } from './reader.ts'
import { focusIn, type TreeNode } from './tree.ts'
import { isAsked, isEnd, newCourse, play, type Seat } from './turns.ts'

export interface Plan {
  /** Plays the table as text: with typed commands, or with Tab and Enter alone. */
  text?: 'commands' | 'tab'
  players: number
  /** Beginnings of the names of the expansions. */
  expansions: readonly string[]
  isTeams: boolean
}

export const PLANS: Readonly<Record<string, Plan>> = {
  base: { players: 4, expansions: [], isTeams: false },
  all: {
    players: 7,
    expansions: ['Leaders', 'Cities', 'Armada', 'Tower of Babel', 'Great Projects', 'Edifice', 'Wonder Pack', 'Promos'],
    isTeams: false,
  },
  teams: { players: 4, expansions: ['Cities'], isTeams: true },
  text: { players: 4, expansions: ['Leaders', 'Armada'], isTeams: false, text: 'commands' },
  tab: { players: 4, expansions: [], isTeams: false, text: 'tab' },
}

/** Fills in the form of a new game and starts it. */
export async function startGame(reader: Reader, plan: Plan, button = 'Play'): Promise<void> {
  await reader.until((tree) => tree.some(isNamed('button', button)), 'the form of a new game')
  await choosePlayers(reader, plan.players)
  for (const expansion of plan.expansions) await check(reader, expansion)
  if (plan.isTeams) {
    await reader.tabTo(({ role }) => role === 'DisclosureTriangle', 'more options')
    await reader.press('Enter')
    await check(reader, 'teams')
  }
  await reader.tabTo(isNamed('button', button), `the button ${button}`)
  await reader.press('Enter')
}

const isChecked = ({ states }: TreeNode): boolean => String(states.get('checked')) === 'true'

/** Numbers of players are a group of radio buttons: arrows change the choice. */
async function choosePlayers(reader: Reader, players: number): Promise<void> {
  const isNumber = ({ role, name }: TreeNode) => role === 'radio' && /^\d$/.test(name)
  const focus = await reader.tabTo(isNumber, 'the number of players')
  const steps = players - Number(focus.name)
  for (let step = 0; step < Math.abs(steps); step++) await reader.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  await reader.until((tree) => focusIn(tree)?.name === String(players), `${players} players`)
}

async function check(reader: Reader, name: string): Promise<void> {
  const isWanted = (node: TreeNode) =>
    node.role === 'checkbox' && node.name.toLowerCase().startsWith(name.toLowerCase())
  const box = await reader.tabTo(isWanted, `the checkbox ${name}`)
  if (isChecked(box)) return
  await reader.press('Space')
  await reader.until((tree) => tree.some((node) => isWanted(node) && isChecked(node)), `${name} checked`)
}

/** Page on which a game begins. */
export const newGame = (seed: string): string => `/new?edition=2e&seed=${seed}`

/** Plays a game against bots from the page of a new game; returns its course and the last tree. */
export async function playAlone(page: Page, plan: Plan, questions?: number): Promise<Seat> {
  const reader = await Reader.at(page)
  await startGame(reader, plan)
  const course = newCourse()
  await reader.until((tree) => isAsked(tree) || isEnd(tree), 'the first question')
  if (!plan.text) return { course, tree: await play(reader, course, questions) }
  await switchToText(reader)
  return { course, tree: await (plan.text === 'tab' ? playByTab : playTyped)(reader, course, questions) }
}
