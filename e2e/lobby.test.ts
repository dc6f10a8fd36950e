/** The pages for people who do not know each other, as they are told what others do. */
import { guestAt } from '@heptapolis/server/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, contextOf, expectNoFaults, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { atHome, openInn } from './inn.ts'
import { giveAuthenticator } from './passkeys.ts'

/** What a page asks for instead of being told. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/lobby$|\/seek\/stay$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('the lobby is told without a question, a table that is found too; and asked for after the server was gone', async () => {
  const inn = await openInn()
  const { address } = inn
  const [eve, ...others] = [await visit('/', { address }), await visit('/', { address }), await visit('/', { address })]
  const pages = [eve, ...others]
  const asked = pages.map(askedBy)
  for (const page of pages) {
    await page.goto(`${address}/tables`)
    await page.getByText('None has a free seat').waitFor()
  }
  const host = await visit('/tables', { address })
  await host.getByRole('button', { name: 'Open your own' }).click()
  await eve.getByRole('button', { name: 'Sit down with Host' }).waitFor()

  for (const page of pages) {
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Find me a table' }).click()
  }
  for (const page of pages) await page.waitForURL('**/t/*')
  expect(new Set(pages.map((page) => page.url())).size).toBe(1)
  expect(asked).toEqual([[], [], []])

  await eve.goto(`${address}/tables`)
  await eve.getByRole('button', { name: 'Sit down with Host' }).waitFor()
  await inn.kill()
  await inn.open()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  await host.getByRole('button', { name: /Begin/ }).click()
  await eve.getByRole('button', { name: 'Sit down with Host' }).waitFor({ state: 'detached' })
  expectNoFaults()
  for (const page of [host, ...pages]) await closeVisit(page)
})

const PHONE = { width: 390, height: 844 }

async function becomes(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/account`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

test('on a phone the way to a table lies at the foot of the page, also while one is looked for', async () => {
  const { address } = await openInn()
  const page = await visit('/tables', { address, size: PHONE })
  const footOf = (name: string) =>
    page
      .locator('section', { has: page.getByRole('button', { name }) })
      .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom))
  await page.getByText('None has a free seat').waitFor()
  expect(await footOf('Find me a table')).toBe(PHONE.height)
  await page.getByRole('button', { name: 'Find me a table' }).click()
  await page.getByText('You have waited').waitFor()
  expect(await footOf('Stop looking')).toBe(PHONE.height)
  await expectAccessible(page)
  expectNoFaults()
  await closeVisit(page)
})

/** Fits, and is for everybody: on a desktop and on a phone. */
async function expectWell(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const one of [PHONE, size ?? PHONE]) {
    await page.setViewportSize(one)
    await expectAccessible(page)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
}

test('the deal of the day ends with the way to its ranking and back; whose device knows it is told before', async () => {
  const address = atHome(await openInn())
  const page = await visit('/', { address })
  await giveAuthenticator(page)
  await becomes(page, address, 'Ines')
  await page.goto(`${address}/daily`)
  await page.getByRole('button', { name: 'Play the deal' }).click()
  await page.waitForURL('**/t/*')
  const [, table] = new URL(page.url()).pathname.split('/t/')
  const cookies = await contextOf(page).cookies()
  const ines = await guestAt(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  await ines.follows({ table })
  await ines.plays({ table }, 'one')
  await page.getByRole('link', { name: 'See the ranking' }).waitFor()
  await expectWell(page)
  await page.getByRole('link', { name: 'See the ranking' }).click()
  await page.getByRole('heading', { name: 'Ranking' }).waitFor()
  await page.getByRole('button', { name: 'Look at it again' }).click()
  await page.getByRole('link', { name: 'See the ranking' }).waitFor()
  await page.goto(`${address}/daily`)
  await page.getByRole('link', { name: 'Yesterday’s ranking' }).click()
  await page.getByText('Nobody has played it to the end.').waitFor()
  await expectWell(page)
  await page.getByRole('link', { name: 'Today’s deal' }).click()
  await page.getByRole('heading', { name: 'Ranking' }).waitFor()
  await page.goto(`${address}/daily/2026-99-99`)
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor()

  await page.goto(`${address}/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await becomes(page, address, 'Twin')
  await page.goto(`${address}/daily`)
  await page.getByText('On this device somebody else has seen today’s deal.').waitFor()
  await page.getByRole('button', { name: 'Play the deal' }).waitFor()
  await expectWell(page)
  expectNoFaults()
  await closeVisit(page)
})

test('two accounts of one house at a rated table are marked, to those there and to who looks after the house', async () => {
  const inn = await openInn()
  const address = atHome(inn)
  const pages: Page[] = []
  for (const name of ['Ines', 'Omar']) {
    const page = await visit('/', { address })
    await giveAuthenticator(page)
    await becomes(page, address, name)
    pages.push(page)
  }
  const [ines, omar] = pages
  const number = (await ines.getByText('Number of your account').textContent())?.split(': ')[1] ?? ''
  for (const page of pages) await page.goto(`${address}/tables`)
  await ines.getByRole('button', { name: 'Open a rated one' }).click()
  await omar.getByRole('button', { name: 'Sit down with Ines' }).click()
  await omar.getByRole('heading', { name: 'You sit, Omar' }).waitFor()
  await omar.reload()
  await omar.getByText('Ines and Omar play from one address').waitFor()
  await omar.getByText('same address').waitFor()
  await expectWell(omar)
  await inn.kill()
  await inn.open({ HEPTAPOLIS_ADMINS: number })
  await ines.goto(`${address}/admin`)
  const found = ines.getByRole('region', { name: 'From one address or device' })
  const audit = ines.getByRole('region', { name: 'What was done' })
  for (const name of ['Ines', 'Omar']) await found.getByRole('link', { name, exact: true }).waitFor()
  await audit.getByText('saw one address or device twice at the table').waitFor()
  await audit.getByText('Ines, Omar').waitFor()
  await expectWell(ines)
  expectNoFaults()
  for (const page of pages) await closeVisit(page)
})
