/** Community pages with live updates from other people. */
import { guestAt, startTestServer } from '@heptapolis/server/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, completeTest, cookieOf, expectNoFaults, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { accountNumber, becomeAccount } from '../pages/account.ts'
import { beginGame, enterName, HOST } from '../pages/room.ts'
import { giveAuthenticator } from '../passkeys.ts'
import { atLocalhost, DIST, startServer } from '../test-server.ts'
import { ANY, en, holding, named } from '../words.ts'

/** Collects the requests with which a page polls instead of streaming. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/lobby$|\/seek\/stay$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** The quick match of the third player, who uses no browser. */
const SEEK = { name: 'Noor', nonce: '1'.repeat(32), wish: { players: 3, bots: false } }

test('streams the lobby and quick match, and polls after the server was gone', async () => {
  const server = await startServer()
  const { address } = server
  const [eve, omar] = [await visit('/', { address }), await visit('/', { address })]
  const pages = [eve, omar]
  const asked = pages.map(askedBy)
  for (const page of pages) {
    await page.goto(`${address}/tables`)
    await page.getByText(en.community.free(0)).waitFor()
  }
  const host = await visit('/tables', { address })
  await host.getByRole('button', named(en.community.openOwn)).click()
  await enterName(host)
  // The screen is a chunk of its own, which must be loaded before the server is killed.
  await host.getByRole('heading', named(en.online.laid)).waitFor()
  await eve.getByRole('button', named(en.community.sitAt(HOST))).waitFor()

  for (const page of pages) {
    await page.getByRole('radio', named('3')).check({ force: true })
    await page.getByRole('button', named(en.community.find)).click()
    await enterName(page, 'Noor')
  }
  const third = await guestAt(atLocalhost(server))
  await third.post('/lobby/seek', SEEK)
  for (const page of pages) await page.waitForURL('**/t/*')
  expect(new Set(pages.map((page) => page.url())).size).toBe(1)
  expect(asked).toEqual([[], []])

  await eve.goto(`${address}/tables`)
  await eve.getByRole('button', named(en.community.sitAt(HOST))).waitFor()
  await server.kill()
  await server.start()
  await host.getByRole('heading', named(en.online.laid)).waitFor()
  await beginGame(host)
  await eve.getByRole('button', named(en.community.sitAt(HOST))).waitFor({ state: 'detached' })
  expectNoFaults()
  for (const page of [host, ...pages]) await closeVisit(page)
})

const PHONE = { width: 390, height: 844 }

test('keeps the way to a table at the bottom of a phone, also during a search', async () => {
  const { origin: address } = await startTestServer({ app: DIST })
  const page = await visit('/tables', { address, size: PHONE })
  const footOf = (name: string) =>
    page
      .locator('section', { has: page.getByRole('button', named(name)) })
      .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom))
  await page.getByText(en.community.free(0)).waitFor()
  expect(await footOf(en.community.find)).toBe(PHONE.height)
  await page.getByRole('button', named(en.community.find)).click()
  await enterName(page)
  await page.getByText(holding(en.community.waited(ANY))).waitFor()
  expect(await footOf(en.community.stop)).toBe(PHONE.height)
  await alsoAccessible(page)
  expectNoFaults()
  await closeVisit(page)
})

/** Fits a desktop and a phone, and passes axe. */
async function expectWell(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const one of [PHONE, size ?? PHONE]) {
    await page.setViewportSize(one)
    await alsoAccessible(page)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
}

completeTest('links a finished daily deal to its ranking and warns a device that knows the deal', async () => {
  const address = atLocalhost(await startServer())
  const page = await visit('/', { address })
  await giveAuthenticator(page)
  await becomeAccount(page, address, 'Ines')
  await page.goto(`${address}/daily`)
  await page.getByRole('button', named(en.community.playIt)).click()
  await page.waitForURL('**/t/*')
  const [, table] = new URL(page.url()).pathname.split('/t/')
  const ines = await guestAt(address, await cookieOf(page))
  await ines.follows({ table })
  await ines.plays({ table }, 'one')
  await page.getByRole('link', named(en.online.toRanking)).waitFor()
  await expectWell(page)
  await page.getByRole('link', named(en.online.toRanking)).click()
  await page.getByRole('heading', named(en.community.ranking)).waitFor()
  await page.getByRole('button', named(en.community.look)).click()
  await page.getByRole('link', named(en.online.toRanking)).waitFor()
  await page.goto(`${address}/daily`)
  await page.getByRole('link', named(en.community.yesterday)).click()
  await page.getByText(en.community.nobodyPlayed).waitFor()
  await expectWell(page)
  await page.getByRole('link', named(en.community.today)).click()
  await page.getByRole('heading', named(en.community.ranking)).waitFor()
  await page.goto(`${address}/daily/2026-99-99`)
  await page.getByRole('heading', named(en.app.notFound)).waitFor()

  await page.goto(`${address}/account`)
  await page.getByRole('button', named(en.account.signOut)).click()
  await page.getByRole('heading', named(en.account.title)).waitFor()
  await becomeAccount(page, address, 'Twin')
  await page.goto(`${address}/daily`)
  await page.getByText(en.community.knows).waitFor()
  await page.getByRole('button', named(en.community.playIt)).waitFor()
  await expectWell(page)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('marks two accounts of one household at a rated table, for players and administrators', async () => {
  const server = await startServer()
  const address = atLocalhost(server)
  const people = ['Ines', 'Omar']
  const pages: Page[] = []
  for (const name of people) {
    const page = await visit('/', { address })
    await giveAuthenticator(page)
    await becomeAccount(page, address, name)
    pages.push(page)
  }
  const [ines, omar] = pages
  const number = await accountNumber(ines)
  for (const page of pages) await page.goto(`${address}/tables`)
  await ines.getByRole('button', named(en.community.openRated)).click()
  await omar.getByRole('button', named(en.community.sitAt(people[0]))).click()
  await omar.getByRole('heading', named(en.online.youSit(people[1]))).waitFor()
  await omar.reload()
  await omar.getByText(en.moderation.alike.address(people)).waitFor()
  await omar.getByText(en.moderation.marks.address, { exact: true }).waitFor()
  await expectWell(omar)
  await server.kill()
  await server.start({ HEPTAPOLIS_ADMINS: number })
  await ines.goto(`${address}/admin`)
  const found = ines.getByRole('region', named(en.admin.alikes))
  const audit = ines.getByRole('region', named(en.admin.audit))
  for (const name of people) await found.getByRole('link', named(name)).waitFor()
  await audit.getByText(en.admin.acts.alike).waitFor()
  await audit.getByText(people.join(', ')).waitFor()
  await expectWell(ines)
  expectNoFaults()
  for (const page of pages) await closeVisit(page)
})
