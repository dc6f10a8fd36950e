/** Online game of two keyboard players and two bots: waiting room, game and score. */
import type { Page } from 'playwright-core'
import { PLANS, startGame } from './games.ts'
import { isNamed, Reader } from './reader.ts'
import { focusIn } from './tree.ts'
import { newCourse, play, type Seat } from './turns.ts'

export async function playOnline(host: Page, guest: Page, address: string, questions?: number): Promise<Seat[]> {
  await host.goto(`${address}/new?edition=2e`)
  const hosting = await Reader.at(host)
  await startGame(hosting, PLANS.base, 'Play with friends')
  await hosting.until((tree) => focusIn(tree)?.role === 'textbox', 'the focus in the question for the name')
  await hosting.type('Ada')
  await hosting.press('Enter')
  await hosting.until((tree) => tree.some(isNamed('heading', 'Your table is ready')), 'the waiting room')
  // The address bar is outside the page: people share what stands there.
  await guest.goto(host.url())
  const visiting = await Reader.at(guest)
  await join(visiting, 'Ben')
  const start = ({ role, name }: { role: string; name: string }) =>
    role === 'button' && name.startsWith('Start with Ben')
  await hosting.until((tree) => tree.some(start), 'the guest in the waiting room')
  await hosting.tabTo(start, 'the start button')
  await hosting.press('Enter')
  return Promise.all([hosting, visiting].map((reader) => playSeat(reader, questions)))
}

async function join(reader: Reader, name: string): Promise<void> {
  await reader.until((tree) => tree.some(isNamed('button', 'Join')), 'the invitation')
  await reader.tabTo(({ role }) => role === 'textbox', 'the name')
  await reader.type(name)
  await reader.press('Enter')
  await reader.until((tree) => tree.some(isNamed('heading', `You’re in, ${name}`)), 'the own seat')
}

async function playSeat(reader: Reader, questions: number | undefined): Promise<Seat> {
  const course = newCourse()
  return { course, tree: await play(reader, course, questions) }
}
