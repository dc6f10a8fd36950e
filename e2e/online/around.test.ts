import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, closeVisit, completeTest, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { beginGame, createTable, sitDown } from '../pages/room.ts'
import { type ServerAddress, sharedServer } from '../test-server.ts'
import { EXACT, en, holding, named } from '../words.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1180, height: 820 }
const THREE = '/?edition=2e&seat=you&seat=bot&seat=bot'

/** Opens the QR code of a seat on a phone. */
async function readCode({ address }: ServerAddress, tablet: Page, at: number): Promise<Page> {
  const code = tablet.getByRole('link', named(en.online.handHere)).nth(at)
  const link = (await code.getAttribute('href')) ?? ''
  return visit(link.slice(address.length), { address, size: PHONE })
}

const cardPlayed = (page: Page) => page.getByRole('heading', named(en.online.cardLies))

test('shows public information on the tablet and one hand per phone', async () => {
  const server = sharedServer()
  const tablet = await visit(THREE, { address: server.address, size: TABLET })
  const sent: string[] = []
  tablet.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))))
  await tablet.getByRole('button', named(en.online.aroundTablet)).click()
  await tablet.getByLabel(en.app.seat(1), EXACT).fill('Maya')
  await tablet.getByLabel(en.app.seat(2), EXACT).fill('Jonas')
  await alsoAccessible(tablet)
  await tablet.getByRole('button', named(en.online.sitDown)).click()
  await tablet.getByRole('heading', named(en.online.takeYourHands)).waitFor()
  const maya = await readCode(server, tablet, 0)
  const jonas = await readCode(server, tablet, 1)
  await jonas.getByRole('heading', named(en.online.youSit('Jonas'))).waitFor()
  await alsoAccessible(tablet)
  await beginGame(tablet)
  await hand(maya).waitFor()
  await alsoAccessible(maya)
  const linkNotice = maya.getByText(en.online.onlyThisTable)
  await linkNotice.waitFor()
  await answer(maya)
  await cardPlayed(maya).waitFor()
  expect(await linkNotice.count()).toBe(0)
  await maya.locator('[data-stage]').first().waitFor()
  await alsoAccessible(maya)
  await maya.getByRole('button', named(en.online.takeItBack)).click()
  await hand(maya).waitFor()
  await answer(maya)
  await cardPlayed(maya).waitFor()
  await tablet.getByRole('region', { name: holding('Maya', en.app.ready) }).waitFor()
  await tablet.getByRole('region', { name: holding('Jonas', en.app.choosing) }).waitFor()
  await alsoAccessible(tablet)
  expect(await hand(tablet).count()).toBe(0)
  await answer(jonas)
  await hand(maya).waitFor()
  const questions = sent.flatMap((text) => [...text.matchAll(/"legal":\[.+?\]/g)])
  expect(sent.length).toBeGreaterThan(3)
  expect(questions).toEqual([])
  expectNoFaults()
  for (const page of [tablet, maya, jonas]) await closeVisit(page)
})

completeTest('lets a player without a phone use the tablet with a covered hand', async () => {
  const server = sharedServer()
  const tablet = await visit(THREE, { address: server.address, size: TABLET })
  await tablet.getByRole('button', named(en.online.aroundTablet)).click()
  await tablet.getByLabel(en.app.seat(1), EXACT).fill('Maya')
  await tablet.getByLabel(en.online.hasNoPhone).first().check()
  await tablet.getByRole('button', named(en.online.sitDown)).click()
  await beginGame(tablet)
  const show = tablet.getByRole('button', named(en.app.showHand('Maya')))
  for (let turn = 0; turn < 2; turn++) {
    await show.waitFor()
    expect(await hand(tablet).count()).toBe(0)
    await show.click()
    await hand(tablet).waitFor()
    await tablet.getByRole('option').first().click()
    await hand(tablet).locator('button.primary').click()
    await hand(tablet).waitFor({ state: 'hidden' })
  }
  expectNoFaults()
  await closeVisit(tablet)
})

completeTest('shows two people on one device only their own hands', async () => {
  const server = sharedServer()
  const { address } = server
  const host = await visit(THREE, { address })
  const path = await createTable(host)
  const couch = await visit(path, { address, size: PHONE })
  await sitDown(couch, 'Maya')
  const besides = 'Jonas'
  await couch.getByLabel(en.online.besideName).fill(besides)
  await couch.getByRole('button', named(en.online.besideSit)).click()
  await host.getByText(besides).first().waitFor()
  const late = await visit(path, { address, size: PHONE })
  await late.getByText(en.online.allTaken).waitFor()
  // A failed chunk is loaded again from the same URL.
  await late.route('**/OnlineScreen*.js', (route) => route.abort())
  await late.reload()
  const again = late.getByRole('button', named(en.app.loadAgain))
  await again.waitFor()
  await late.unroute('**/OnlineScreen*.js')
  await again.click()
  await late.getByText(en.online.allTaken).waitFor()
  await closeVisit(late)
  await host.getByRole('button', named(en.online.begin(['Maya', 'Jonas'], 0))).click()
  const show = (name: string) => couch.getByRole('button', named(en.app.showHand(name)))
  await show('Maya').click()
  await answer(couch)
  await show('Jonas').waitFor()
  await couch.reload()
  await show('Jonas').waitFor()
  await show('Jonas').click()
  await answer(couch)
  await answer(host)
  await show('Maya').waitFor()
  expectNoFaults()
  for (const page of [host, couch]) await closeVisit(page)
})
