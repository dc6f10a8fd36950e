import { guestAt, RunningClock, startTestServer, until } from '@heptapolis/server/testing'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { createTable, keyOf, sitDown } from '../pages/room.ts'
import { DIST } from '../test-server.ts'
import { en, named, starting } from '../words.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
/** The vote opens a minute after a disconnection. */
const MINUTE = 60_000

test('offers a vote on a disconnected player on every screen', async () => {
  const clock = new RunningClock()
  const { origin: address } = await startTestServer({ app: DIST, now: clock.now, grace: 100 })
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  const path = await createTable(host)
  const maya = await visit(path, { address, size: PHONE })
  await sitDown(maya, 'Maya')
  const [cleo, spectator] = [await guestAt(address), await guestAt(address)]
  const { table, invite } = keyOf(path)
  await cleo.sits({ table }, invite, 'Cleo')
  await spectator.follows({ table }, invite)
  await host.getByRole('button', named(en.online.begin(['Maya', 'Cleo'], 0))).click()
  await Promise.all([host, maya].map((page) => hand(page).waitFor()))
  cleo.connection.close()
  await until(() => spectator.sees({ table }).seats.some(({ goneSince }) => goneSince !== undefined))
  clock.advance(MINUTE)
  const question = en.online.motions.bot('Cleo')
  const expectInSight = async (page: typeof host) => {
    await page.getByText(question).waitFor()
    const box = await page.getByText(question).boundingBox()
    const { width, height } = page.viewportSize() ?? expect.fail('no viewport')
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true)
  }
  await expectInSight(host)
  await expectInSight(maya)
  await maya.setViewportSize(TABLET)
  await expectInSight(maya)
  await alsoAccessible(maya)
  // The button names those who have voted already.
  for (const page of [host, maya]) await page.getByRole('button', { name: starting(en.online.yes.bot) }).click()
  await maya.getByText(question).waitFor({ state: 'detached' })
  expectNoFaults()
  for (const page of [host, maya]) await closeVisit(page)
})
