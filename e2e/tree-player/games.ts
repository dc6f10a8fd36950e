/** Games that `npm run tree-player` plays, and their set-up by keyboard. */
import type { Page } from 'playwright-core'
import { playByTab, playTyped, switchToText } from './commands.ts'
import { isNamed, Reader } from './reader.ts'
import { focusIn, type TreeNode } from './tree.ts'
import { isAsked, isEnd, newCourse, play, type Seat } from './turns.ts'

export interface Plan {
  /** Plays the table as text: with typed commands, or with Tab and Enter alone. */
  text?: 'commands' | 'tab'
  edition?: '1e' | '2e'
  players: number
  /** Beginnings of the names of the expansions. */
  expansions: readonly string[]
  isTeams?: boolean
  /** How wonders are given out, in the words of the form. */
  wonders?: string
}

/** Every expansion alone; numbers of players differ, so that each of them occurs. */
const EXPANSIONS = {
  leaders: { players: 3, expansions: ['Leaders'] },
  cities: { players: 8, expansions: ['Cities'] },
  armada: { players: 5, expansions: ['Armada'] },
  tower: { players: 4, expansions: ['Tower of Babel'] },
  projects: { players: 6, expansions: ['Great Projects'] },
  edifice: { players: 5, expansions: ['Edifice'] },
  wonders: { players: 3, expansions: ['Wonder Pack'] },
  promos: { players: 4, expansions: ['Promos'] },
} satisfies Record<string, Plan>

/** Games by name. Any other mix is chosen by options of the command. */
export const PLANS = {
  base: { players: 4, expansions: [] },
  'two-players': { players: 2, expansions: [] },
  'first-edition': { players: 5, expansions: [], edition: '1e' },
  ...EXPANSIONS,
  all: { players: 7, expansions: Object.values(EXPANSIONS).flatMap(({ expansions }) => expansions) },
  teams: { players: 4, expansions: ['Cities'], isTeams: true },
  text: { players: 4, expansions: ['Leaders', 'Armada'], text: 'commands' },
  tab: { players: 4, expansions: [], text: 'tab' },
} satisfies Record<string, Plan>

/** Fills in the form of a new game and starts it. */
export async function startGame(reader: Reader, plan: Plan, button = 'Play'): Promise<void> {
  await reader.until((tree) => tree.some(isNamed('button', button)), 'the form of a new game')
  await choosePlayers(reader, plan.players)
  for (const expansion of plan.expansions) await check(reader, expansion)
  if (plan.isTeams || plan.wonders) {
    await reader.tabTo(({ role }) => role === 'DisclosureTriangle', 'more options')
    await reader.press('Enter')
  }
  if (plan.wonders) await choose(reader, 'Wonders', plan.wonders)
  if (plan.isTeams) await check(reader, 'teams')
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

/** Chooses one of a group of radio buttons by arrow keys. */
export async function choose(reader: Reader, group: string, name: string): Promise<void> {
  const isInGroup = ({ role, parent }: TreeNode) => role === 'radio' && parent?.name === group
  let focus = await reader.tabTo(isInGroup, `the choice “${group}”`)
  for (let steps = 0; focus.name !== name && steps < MOST_CHOICES; steps++) {
    const before = focus
    await reader.press('ArrowRight')
    const tree = await reader.until((now) => focusIn(now)?.name !== before.name, `the choice after ${before.name}`)
    focus = focusIn(tree) ?? before
  }
  await reader.until((tree) => tree.some((node) => isInGroup(node) && node.name === name && isChecked(node)), name)
}

/** More than any group has. */
const MOST_CHOICES = 20

async function check(reader: Reader, name: string): Promise<void> {
  const isWanted = (node: TreeNode) =>
    node.role === 'checkbox' && node.name.toLowerCase().startsWith(name.toLowerCase())
  const box = await reader.tabTo(isWanted, `the checkbox ${name}`)
  if (isChecked(box)) return
  await reader.press('Space')
  await reader.until((tree) => tree.some((node) => isWanted(node) && isChecked(node)), `${name} checked`)
}

/** Page on which a game begins. */
export const newGame = (seed: string, edition = '2e'): string => `/new?edition=${edition}&seed=${seed}`

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
