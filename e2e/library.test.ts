import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, DESKTOP, expectNoFaults, PHONE, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { expectNoSideways } from './sideways.ts'

const count = (page: Page) => page.getByText(/^\d+ (of \d+ )?components$/)

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])('on %s the library finds components, and the question stays in the address', async (_name, size) => {
  const page = await visit('/', { size })
  await page.getByRole('link', { name: 'Card library' }).click()
  await count(page).waitFor()
  const all = Number.parseInt(await count(page).innerText(), 10)
  expect(all).toBeGreaterThan(300)
  await page.getByRole('searchbox').fill('trading west')
  await page.getByText(/^2 of/).waitFor()
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.reload()
  await page.getByText(/^2 of/).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  if (size === PHONE) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'green' }).check({ force: true })
  await page.getByLabel('Players').selectOption('3')
  expect(new URL(page.url()).search).toBe('?players=3&colours=green')
  await page.getByRole('button', { name: 'Apothecary', exact: true }).click()
  const detail = page.getByRole('dialog', { name: 'Apothecary' })
  await detail
    .getByText(/fair share of wins/)
    .first()
    .waitFor()
  await detail.getByRole('button', { name: 'Dispensary' }).first().click()
  await page.getByRole('dialog', { name: 'Dispensary' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await closeVisit(page)
  expectNoFaults()
})

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])('on %s the chain tree and the editions stand side by side', async (_name, size) => {
  const page = await visit('/cards?view=chains&boxes=base&colours=blue,yellow', { size })
  const family = page.getByRole('region', { name: 'East Trading Post' })
  await family.getByRole('button', { name: 'Haven' }).waitFor()
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Editions compared' }).click()
  const altar = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Altar', exact: true }) })
  await altar.getByText(/^Second edition/).waitFor()
  await altar.getByText(/^First edition/).waitFor()
  await expectNoSideways(page)
  await expectAccessible(page)
  await closeVisit(page)
  expectNoFaults()
})

test('the library speaks French', async () => {
  const page = await visit('/cards', { language: 'fr' })
  await page.getByRole('heading', { name: 'Toutes les cartes' }).waitFor()
  await page.getByRole('searchbox').fill('autel')
  await page.getByText(/^1 élément/).waitFor()
  await closeVisit(page)
  expectNoFaults()
})
