/** An evening online by keyboard: wonders by draft, a game, a rematch with standings; and a deal with its comparison. */
import type { Page } from 'playwright-core'
import { choose, PLANS, startGame } from './games.ts'
import { enterRoom, join, playSeat, untilFocus } from './online.ts'
import { isNamed, Reader } from './reader.ts'
import { nodesInside, type Tree, textInside } from './tree.ts'
import { isAsked, type Seat } from './turns.ts'
import { answerForWonder, isAskedForWonder } from './wonders.ts'

interface Evening {
  seats: Seat[]
  /** Rows of the standings in the waiting room of the rematch. */
  standings: string[]
}

/** Two players draft wonders, play with two bots, and meet in the waiting room of a rematch. */
export async function playEvening(host: Page, guest: Page, address: string): Promise<Evening> {
  await host.goto(`${address}/new?edition=2e`)
  const hosting = await Reader.at(host)
  await startGame(hosting, PLANS.base, 'Play with friends')
  await enterRoom(hosting)
  await hosting.tabTo(isNamed('DisclosureTriangle', 'More settings'), 'more settings')
  await hosting.press('Enter')
  await choose(hosting, 'Wonders', 'draft')
  await guest.goto(host.url())
  const visiting = await Reader.at(guest)
  await join(visiting, 'Ben')
  await hosting.activate('button', 'Start with Ben')
  const seats = await Promise.all([hosting, visiting].map(playDrafted))
  await hosting.activate('button', 'Rematch')
  await untilFocus(hosting, 'Your table is ready')
  await visiting.activate('button', 'Join the rematch')
  await untilFocus(visiting, 'You’re in, Ben')
  return { seats, standings: rowsOf(await visiting.read(), 'Standings after 1 game') }
}

async function playDrafted(reader: Reader): Promise<Seat> {
  const tree = await reader.until((now) => isAskedForWonder(now) || isAsked(now), 'a wonder to pick')
  if (isAskedForWonder(tree)) await answerForWonder(reader, tree)
  return playSeat(reader, undefined)
}

function rowsOf(tree: Tree, caption: string): string[] {
  const table = tree.find(isNamed('table', caption))
  if (!table) throw new Error(`There is no table “${caption}”.`)
  return nodesInside(tree, table)
    .filter(({ role }) => role === 'row')
    .map((row) => textInside(tree, row))
}

/** Makes a deal for groups, plays it with bots, and reads the comparison. */
export async function playDeal(page: Page, address: string): Promise<{ seat: Seat; comparison: string[] }> {
  await page.goto(`${address}/deal?edition=2e&seat=you&seat=bot~easy&seat=bot~easy`)
  const reader = await Reader.at(page)
  await reader.activate('button', 'Create a deal for groups')
  await reader.activate('button', 'Create a table for your group')
  await enterRoom(reader)
  await reader.activate('button', 'Start with 2 bots')
  const seat = await playSeat(reader, undefined)
  await reader.activate('link', 'The deal and its results')
  const tree = await reader.until((now) => resultsIn(now).length > 0, 'the comparison')
  return { seat, comparison: resultsIn(tree) }
}

/** Results by seat: the heading of the seat, and its list. */
function resultsIn(tree: Tree): string[] {
  const from = tree.findIndex(isNamed('heading', 'Results seat by seat'))
  if (from < 0) return []
  return tree
    .slice(from + 1)
    .filter(({ role }) => role === 'heading' || role === 'listitem')
    .map((node) => node.name || textInside(tree, node))
}
