/** Online game of two keyboard players and two bots: waiting room, game and score. */
import type { Page } from 'playwright-core'
import { PLANS, startGame } from './games.ts'
import { isNamed, Reader } from './reader.ts'
import { focusIn, type Tree } from './tree.ts'
import { newCourse, play, type Seat } from './turns.ts'

export async function playOnline(host: Page, guest: Page, address: string, questions?: number): Promise<Seat[]> {
  await host.goto(`${address}/new?edition=2e`)
  const hosting = await Reader.at(host)
  await startGame(hosting, PLANS.base, 'Play with friends')
  await enterRoom(hosting)
  // The address bar is outside the page: people share what stands there.
  await guest.goto(host.url())
  const visiting = await Reader.at(guest)
  await join(visiting, 'Ben')
  await hosting.activate('button', 'Start with Ben')
  return Promise.all([hosting, visiting].map((reader) => playSeat(reader, questions)))
}

/** Gives the name that the first table of a device asks for; the focus goes to the heading of the waiting room. */
export async function enterRoom(hosting: Reader): Promise<void> {
  await hosting.until((tree) => focusIn(tree)?.role === 'textbox', 'the focus in the question for the name')
  await hosting.type('Ada')
  await hosting.press('Enter')
  await untilFocus(hosting, 'Your table is ready')
}

/** Reads until a heading has the focus. */
export const untilFocus = (reader: Reader, heading: string): Promise<Tree> =>
  reader.until((tree) => {
    const focus = focusIn(tree)
    return focus !== undefined && isNamed('heading', heading)(focus)
  }, `the focus on the heading “${heading}”`)

export async function join(reader: Reader, name: string): Promise<void> {
  await untilFocus(reader, 'Ada invites you to play')
  await reader.tabTo(({ role }) => role === 'textbox', 'the name')
  await reader.type(name)
  await reader.press('Enter')
  await untilFocus(reader, `You’re in, ${name}`)
}

export async function playSeat(reader: Reader, questions: number | undefined): Promise<Seat> {
  const course = newCourse()
  return { course, tree: await play(reader, course, questions) }
}
