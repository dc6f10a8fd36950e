/** The pages for people who do not know each other, as they are told what others do. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { closeVisit, expectNoFaults, useBrowser, visit } from './app.ts'
import { openInn } from './inn.ts'

useBrowser()

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
