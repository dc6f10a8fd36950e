import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, completeTest, DESKTOP, expectNoFaults, PHONE, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { sampleOf } from '../complete.ts'
import { goTo } from '../pages/navigation.ts'
import { expectNoSideways } from '../sideways.ts'
import { ANY, ANY_NUMBER, en, fr, holding, named, starting, whole } from '../words.ts'

const count = (page: Page) => page.getByText(whole(en.library.found(ANY_NUMBER, ANY_NUMBER)))
const card = en.say.pieceById
const entry = (page: Page, id: string) => page.getByRole('heading', { level: 1, ...named(card(id)) })

test.each(
  sampleOf(
    [
      ['a wide screen', DESKTOP],
      ['a phone', PHONE],
    ],
    0,
  ),
)('on %s the library finds components and keeps the filters in the URL', async (_name, size) => {
  const page = await visit('/', { size })
  await goTo(page, 'cards')
  await count(page).waitFor()
  const all = Number.parseInt(await count(page).innerText(), 10)
  expect(all).toBeGreaterThan(300)
  await page.getByRole('searchbox').fill('trading west')
  await page.getByText(en.library.found(2, all)).waitFor()
  await expectNoSideways(page)
  await alsoAccessible(page)
  await page.reload()
  await page.getByText(en.library.found(2, all)).waitFor()
  await page.getByRole('button', named(en.library.clear)).click()
  if (size === PHONE) await page.getByRole('button', named(en.library.filters)).click()
  await page.getByRole('checkbox', named(en.say.terms.colours.green)).check({ force: true })
  await page.getByLabel(en.library.players).selectOption('3')
  expect(new URL(page.url()).search).toBe('?players=3&colours=green')
  await page.getByRole('button', named(card('apothecary'))).click()
  await entry(page, 'apothecary').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cards/apothecary')
  await page
    .getByText(holding(en.library.luck(ANY, ANY)))
    .first()
    .waitFor()
  await expectNoSideways(page)
  await page
    .getByRole('link', { name: holding(card('dispensary')) })
    .first()
    .click()
  await entry(page, 'dispensary').waitFor()
  await alsoAccessible(page)
  await page.reload()
  await entry(page, 'dispensary').waitFor()
  await page.goBack()
  await entry(page, 'apothecary').waitFor()
  await page.goBack()
  await page.getByRole('button', named(card('apothecary'))).waitFor()
  expect(new URL(page.url()).search).toBe('?players=3&colours=green')
  await closeVisit(page)
  expectNoFaults()
})

test.each(
  sampleOf(
    [
      ['a wide screen', DESKTOP],
      ['a phone', PHONE],
    ],
    1,
  ),
)('on %s the library shows chains and compares editions', async (_name, size) => {
  const page = await visit('/cards?view=chains&boxes=base&colours=blue,yellow', { size })
  const family = page.getByRole('region', named(card('east-trading-post')))
  await family.getByRole('button', { name: holding(card('haven')) }).waitFor()
  await expectNoSideways(page)
  await alsoAccessible(page)
  await page.getByRole('button', named(en.library.views.editions)).click()
  const altar = page.getByRole('listitem').filter({ has: page.getByRole('button', named(card('altar'))) })
  await altar.getByText(starting(en.say.terms.editions['2e'])).waitFor()
  await altar.getByText(starting(en.say.terms.editions['1e'])).waitFor()
  await expectNoSideways(page)
  await alsoAccessible(page)
  await closeVisit(page)
  expectNoFaults()
})

test('Back leads from a component to the same place of the list', async () => {
  const page = await visit('/cards?boxes=base', { size: DESKTOP })
  const guild = page.getByRole('button', named(card('workers-guild')))
  // Waits until the tiles above have their real heights.
  await guild.hover()
  const topOf = async () => Math.round((await guild.boundingBox())?.y ?? Number.NaN)
  const before = await topOf()
  expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(500)
  await guild.click()
  await entry(page, 'workers-guild').waitFor()
  expect(await page.evaluate<number>('scrollY')).toBe(0)
  await page.getByRole('link', { name: starting(en.library.next) }).click()
  await expect.poll(() => entry(page, 'workers-guild').count()).toBe(0)
  await page.goBack()
  await guild.waitFor()
  // Its shadow moves it by a pixel or two.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(5)
  await closeVisit(page)
  expectNoFaults()
})

test('an old link with the card in its query leads to the page of the card', async () => {
  const page = await visit('/cards?card=altar')
  await entry(page, 'altar').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cards/altar')
  await closeVisit(page)
  expectNoFaults()
})

completeTest('the library is available in French', async () => {
  const page = await visit('/cards', { language: 'fr' })
  await page.getByRole('heading', named(fr.app.shelf.cards)).waitFor()
  await page.getByRole('searchbox').fill(fr.say.pieceById('altar'))
  await page.getByText(whole(fr.library.found(1, ANY_NUMBER))).waitFor()
  await closeVisit(page)
  expectNoFaults()
})
