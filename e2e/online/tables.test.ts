import { guestAt } from '@heptapolis/server/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  cookieOf,
  ending,
  expectNoFaults,
  hand,
  test,
  plainVisit as visit,
} from '../app.ts'
import { alsoAccessible, expectAccessible } from '../axe.ts'
import { beginGame, createTable, enterName, HOST, keyOf, sitDown } from '../pages/room.ts'
import { atLocalhost, type ServerAddress, sharedServer, startServer } from '../test-server.ts'
import { ANY, EXACT, en, fr, holding, named } from '../words.ts'

const PHONE = { width: 390, height: 844 }
const SAID = 'that was close'
const THREE = '/?edition=2e&seat=you&seat=bot&seat=bot'

/** Creates a table with one press; returns the page and the invite path. */
async function create({ address }: ServerAddress, plan = THREE): Promise<{ host: Page; path: string }> {
  const host = await visit(plan, { address })
  const path = await createTable(host)
  return { host, path }
}

/** A friend opens the link, enters a name and sits down. */
async function come({ address }: ServerAddress, path: string, name: string, size?: typeof PHONE): Promise<Page> {
  const page = await visit(path, { address, size })
  await page.getByLabel(en.online.yourName).waitFor()
  expect(await page.evaluate('scrollY')).toBe(0)
  await sitDown(page, name)
  return page
}

const again = (page: Page) => page.getByRole('button', named(en.app.changeMind))

async function letBotPlay(page: Page): Promise<void> {
  await hand(page).waitFor()
  await page.getByRole('button', named(en.online.atTheTable)).click()
  await page.getByRole('button', named(en.online.goAway)).click()
  await page.getByText(en.online.botPlays).waitFor()
}

/** The offer of a rematch needs no scrolling. */
async function expectRematchInView(page: Page): Promise<void> {
  const { y, height } = (await page.getByRole('button', named(en.online.rematch)).boundingBox()) ?? {
    y: 9999,
    height: 0,
  }
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(PHONE.height)
}

const totals = (page: Page): Promise<string[]> => ending(page).locator('tfoot td').allTextContents()

test('survives a lost network and a killed server without asking anything again', async () => {
  const server = await startServer()
  const { host, path } = await create(server, `${THREE}&boxes=edifice`)
  const maya = await come(server, path, 'Maya', PHONE)
  await beginGame(host)

  await Promise.all([host, maya].map((page) => hand(page).waitFor()))
  await answer(maya)
  await again(maya).waitFor()
  await maya.reload()
  await again(maya).waitFor()
  expect(await hand(maya).count()).toBe(0)
  await answer(host)
  await Promise.all([host, maya].map((page) => hand(page).waitFor()))

  await Promise.all([maya.context().setOffline(true), server.kill()])
  await maya.getByText(en.online.notConnected).waitFor()
  await answer(maya)
  await maya.getByText(en.online.keeping(1)).waitFor()
  await again(maya).waitFor()
  await server.start()
  await host.getByText(en.online.notConnected).waitFor({ state: 'hidden' })
  await maya.getByText(en.online.notConnected).waitFor()
  await maya.context().setOffline(false)
  await maya.getByText(en.online.notConnected).waitFor({ state: 'hidden' })
  await again(maya).waitFor()
  expect(await hand(maya).count()).toBe(0)
  await answer(host)

  // The rest of the game is played without pages, which is faster.
  await letBotPlay(maya)
  const { table } = keyOf(path)
  const player = await guestAt(atLocalhost(server), await cookieOf(host))
  const urls = [host, maya].map((page) => page.url())
  await Promise.all([host, maya].map((page) => page.goto('about:blank')))
  await player.follows({ table })
  await player.plays({ table }, 'rest')
  await host.goto(urls[0])
  await maya.goto(urls[1])
  await Promise.all([host, maya].map((page) => ending(page).waitFor()))
  const [sheet, other] = await Promise.all([host, maya].map(totals))
  expect(sheet).toHaveLength(3)
  expect(other).toEqual(sheet)
  await expectRematchInView(maya)
  await maya.getByLabel(en.online.say).fill(SAID)
  await maya.keyboard.press('Enter')
  await host.getByText(SAID).waitFor()
  await host.getByText(en.online.sealOpen).waitFor()
  await alsoAccessible(host)
  await alsoAccessible(maya)
  // By key: the analysis below moves links while it grows.
  await host.getByRole('link', named(en.online.checkDeal)).press('Enter')
  await host.getByRole('heading', named(en.online.itHolds)).waitFor()
  const [bound] = en.online.whatHolds({ rounds: 0, dealt: 0, given: 0, people: 0, bots: 0, unchecked: 0 })
  await host.getByText(bound).waitFor()
  await alsoAccessible(host)
  await maya.getByRole('link', named(en.app.replay)).press('Enter')
  await maya.getByRole('slider').press('End')
  await maya.getByRole('link', named(en.app.scoreSheet)).click()
  await ending(maya).waitFor()
  expect(await totals(maya)).toEqual(sheet)
  expectNoFaults()
  for (const page of [host, maya]) await closeVisit(page)
})

completeTest('lets a spectator of a waiting room take a free seat', async () => {
  const server = sharedServer()
  const { host, path } = await create(server)
  const noor = await visit(path, { address: server.address, size: PHONE })
  await noor.getByRole('button', named(en.online.onlyWatch)).click()
  await noor.getByRole('button', named(en.online.onlyWatch)).waitFor({ state: 'hidden' })
  await sitDown(noor, 'Noor')
  await host.getByRole('button', named(en.online.begin(['Noor'], 1))).waitFor()
  expectNoFaults()
  for (const page of [host, noor]) await closeVisit(page)
})

test('resumes a seat on another device, and shows a spectator no hand', async () => {
  const server = sharedServer()
  const { host, path } = await create(server, `${THREE}&seat=bot`)
  const maya = await come(server, path, 'Maya')
  await host.getByText(en.online.clocks.d3, EXACT).click()
  await host.getByText(en.online.clockHelp.days.vote).waitFor()
  await host.getByText(en.online.weekendWays.off, EXACT).click()
  await maya.getByText(en.online.weekendWays.off, EXACT).waitFor()
  await expectAccessible(host)
  await beginGame(host)
  await hand(maya).waitFor()
  await expectAccessible(maya)
  await maya.getByRole('button', named(en.online.atTheTable)).click()
  await maya.getByLabel(en.online.vacation).selectOption(en.online.days(2))
  await maya.getByRole('button', named(en.online.takeVacation)).click()
  await maya.getByText(holding(en.online.onVacation(ANY))).waitFor()
  await maya.getByRole('button', named(en.online.iAmBack)).click()
  await maya.getByLabel(en.online.vacation).waitFor()
  await maya.getByRole('button', named(en.online.askHands)).click()
  await host.getByText(en.online.motions.hands('Maya')).waitFor()
  await maya.getByRole('button', named(en.online.showLink)).click()
  await maya.getByRole('img', named(en.online.code)).waitFor()
  const shown = maya.waitForEvent('console')
  await maya.evaluate("document.addEventListener('copy', ({ target }) => console.log(target.value))")
  await maya.getByRole('button', named(en.online.copyLink)).click()
  const link = (await shown).text()
  expect(link).toMatch(/#r=[\w-]{22}$/)

  const phone = await visit(link.slice(server.address.length), { address: server.address, size: PHONE })
  await hand(phone).waitFor()
  await answer(phone)
  await again(phone).waitFor()
  await again(maya).waitFor()
  await again(maya).click()
  await hand(phone).waitFor()
  await answer(maya)
  await again(phone).waitFor()

  const watcher = await visit(path, { address: server.address })
  await watcher.getByLabel(en.online.yourName).fill('Noor')
  await watcher.getByRole('button', named(en.online.onlyWatch)).click()
  await watcher.getByText(en.online.youWatchHelp).waitFor()
  expect(await hand(watcher).count()).toBe(0)

  await maya.getByRole('button', named(en.online.abort)).click()
  await maya.getByRole('button', named(en.app.labelled(en.online.abort, en.online.really))).click()
  await host.getByRole('button', named(en.online.rematch)).press('Enter')
  await host.getByRole('heading', named(en.online.laid)).waitFor()
  await closeVisit(host)
  await maya.reload()
  await maya.getByText(en.online.wantRematch([HOST])).waitFor()
  await alsoAccessible(maya)
  await maya.getByRole('button', named(en.online.toRematch)).click()
  await maya.getByRole('heading', named(en.online.youSit('Maya'))).waitFor()
  await maya.getByText(HOST).first().waitFor()
  expectNoFaults()
  for (const page of [maya, phone, watcher]) await closeVisit(page)
})

completeTest('works by keyboard and in French, and passes axe in room and table', async () => {
  const server = sharedServer()
  const { address } = server
  const host = await visit('/?edition=2e&boxes=leaders&seat=you&seat=bot&seat=bot', { address, language: 'fr' })
  await pressOn(host, fr.online.layTable)
  await expectAccessible(host)
  await enterName(host)
  await host.getByRole('heading', named(fr.online.laid)).waitFor()
  await expectAccessible(host)
  const { pathname, hash } = new URL(host.url())
  const guest = await visit(pathname + hash, { address, language: 'fr', size: PHONE })
  await guest.getByLabel(fr.online.yourName).fill('Zoë')
  await expectAccessible(guest)
  await guest.keyboard.press('Enter')
  await guest.getByRole('heading', named(fr.online.youSit('Zoë'))).waitFor()
  await expectAccessible(guest)
  await pressOn(host, fr.online.begin(['Zoë'], 1))
  await hand(host).waitFor()
  await hand(guest).waitFor()
  for (const page of [host, guest]) {
    await page.getByRole('button', named(fr.online.atTheTable)).click()
    await expectAccessible(page)
    await page.getByRole('button', named(fr.online.talk)).click()
    await expectAccessible(page)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  expectNoFaults()
  for (const page of [host, guest]) await closeVisit(page)
})

/** Moves the focus to a button by keyboard and presses it. */
async function pressOn(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', named(name))
  await button.waitFor()
  for (let i = 0; i < 80 && !(await button.evaluate((it) => it === it.ownerDocument.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}
