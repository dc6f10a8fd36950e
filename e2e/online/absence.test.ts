import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { createTable, sitDown } from '../pages/room.ts'
import { sharedServer } from '../test-server.ts'
import { en, named, starting } from '../words.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
/** The vote opens a minute after a disconnection, which is detected after five seconds. */
const PATIENCE = { timeout: 150_000 }

test('offers a vote on a disconnected player on every screen', async () => {
  const { address } = sharedServer()
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot&seat=bot', { address })
  const path = await createTable(host)
  const join = async (name: string, size: { width: number; height: number }) => {
    const page = await visit(path, { address, size })
    await sitDown(page, name)
    return page
  }
  const maya = await join('Maya', PHONE)
  const noor = await join('Noor', TABLET)
  const cleo = await join('Cleo', PHONE)
  await host.getByRole('button', named(en.online.begin(['Maya', 'Noor', 'Cleo'], 0))).click()
  await Promise.all([host, maya, noor, cleo].map((page) => hand(page).waitFor()))
  await closeVisit(cleo)
  const question = en.online.motions.bot('Cleo')
  for (const page of [host, maya, noor]) {
    await page.getByText(question).waitFor(PATIENCE)
    const box = await page.getByText(question).boundingBox()
    const { width, height } = page.viewportSize() ?? expect.fail('no viewport')
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true)
  }
  await alsoAccessible(maya)
  // The button names those who have voted already.
  for (const page of [host, maya]) await page.getByRole('button', { name: starting(en.online.yes.bot) }).click()
  await noor.getByText(question).waitFor({ state: 'detached' })
  expectNoFaults()
})
