import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { closeVisit, contextOf, DESKTOP, expectNoFaults, PHONE, useBrowser, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { expectNoSideways } from './sideways.ts'

useBrowser()

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const step = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name }).click()

async function begin(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'New score-pad' }).click()
  await page.getByLabel('Name of player 1').waitFor()
  for (let players = 4; players > names.length; players--)
    await page.getByRole('button', { name: 'Players: less' }).click()
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
}

/** A few letters and Enter for each. */
async function add(page: Page, ...letters: string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: /two letters/ })
  for (const word of letters) {
    await field.fill(word)
    await field.press('Enter')
  }
}

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])('on %s a game is written down, counted, explained, kept and shared', async (_name, size) => {
  const page = await visit('/score', { size })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await page.getByText('Leaders', { exact: true }).click()
  await expectAccessible(page)
  await next(page)
  await page.getByLabel('Wonder').selectOption('gizah')
  await page.getByRole('button', { name: /^Stage 2/ }).click()
  await add(page, 'al', 'palace', 'apothecary', 'workers', 'plato')
  await page.getByRole('button', { name: 'Coins: more' }).click()
  await page.getByRole('button', { name: 'Coins: more' }).click()
  await page.getByRole('button', { name: 'Coins: more' }).click()
  await page.getByRole('button', { name: 'Victories worth 3: more' }).click()
  await expectNoSideways(page)
  await expectAccessible(page)
  expect(await page.getByLabel('Total').innerText()).toBe(String(3 + 5 + 3 + 8 + 1 + 1 + 3))
  await next(page)
  await add(page, 'lumber', 'clay pool')
  await next(page)
  await page.getByText('Numbers only').click()
  await page.getByRole('textbox', { name: 'Military conflicts' }).fill('-6')
  await page.getByRole('textbox', { name: 'Science' }).fill('21')
  await expectAccessible(page)
  await next(page)
  await page.getByText('Ada wins with 26').waitFor()
  await expectNoSideways(page)
  await expectAccessible(page)
  await page
    .getByRole('row', { name: /Guilds/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByText(/Workers Guild 1 point/).waitFor()
  await contextOf(page).grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'))
  await page.goto(new URL('/score', page.url()).href)
  await page.getByRole('link', { name: /Ada 26 · Cleo 15 · Ben 0/ }).waitFor()
  await page.getByRole('row', { name: /Ada 1 1 26\.0 26/ }).waitFor()
  await expectAccessible(page)
  await closeVisit(page)
  const other = await visit(link.pathname + link.hash, { size })
  await other.getByText('Ada wins with 26').waitFor()
  await closeVisit(other)
  expectNoFaults()
})

test('what cannot be is pointed out with the way to it, and can be put right', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await next(page)
  await add(page, 'workers')
  await next(page)
  await page.getByRole('textbox', { name: /two letters/ }).fill('workers')
  await page.getByText("in Ada's city").waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Workers Guild lies in 2 places, but there is only one of it.').waitFor()
  await page.getByRole('button', { name: 'Take Workers Guild out' }).click()
  await add(page, 'well')
  await page.getByText('Well is not in a game of 3.').waitFor()
  await step(page, /^Table/)
  await page.getByText('First edition').click()
  await page
    .getByRole('alert')
    .getByText(/there is no card "well"/)
    .waitFor()
  await page.getByRole('button', { name: 'To Ben' }).click()
  await page.getByRole('button', { name: 'Take well out' }).click()
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('')
  await closeVisit(page)
  expectNoFaults()
})

test('a tie goes to the richer city, and a file opens as it was saved', async () => {
  const page = await visit('/score')
  const position = {
    setup: { edition: '2e', boxes: [], seed: '', seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] },
    cities: [{ cards: ['altar'], coins: 1 }, { cards: ['baths'], coins: 2 }, { coins: 0 }],
  }
  await page.setInputFiles('input[type=file]', {
    name: 'table.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(position)),
  })
  await step(page, /^Result/)
  await page.getByText('Ben wins: 3 all, and more coins (2)').waitFor()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/\.csv$/)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/\.json$/)
  await closeVisit(page)
  expectNoFaults()
})

test('the score-pad works without a network', async () => {
  const page = await visit('/score', { size: PHONE, keepsApp: true })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await page.getByRole('button', { name: 'New score-pad' }).waitFor()
  await contextOf(page).setOffline(true)
  await page.reload()
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await next(page)
  await add(page, 'altar')
  expect(await page.getByLabel('Total').innerText()).toBe('3')
  await page.goto(new URL('/cards?text=altar', page.url()).href)
  await page.getByRole('button', { name: 'Altar', exact: true }).waitFor()
  await page.goto(new URL('/rules', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await closeVisit(page)
  expectNoFaults()
})

test('in French too a guild that stands twice is pointed out', async () => {
  const page = await visit('/score', { language: 'fr', size: PHONE })
  await page.getByRole('button', { name: 'Nouvelle feuille' }).click()
  const field = page.getByRole('textbox', { name: /deux lettres/ })
  for (let city = 0; city < 2; city++) {
    await page.getByRole('button', { name: 'Suite' }).click()
    await field.fill('travailleurs')
    await field.press('Enter')
  }
  await page.getByText('Guilde des travailleurs se trouve à 2 endroits, mais il n’y en a qu’un exemplaire.').waitFor()
  await expectNoSideways(page)
  await closeVisit(page)
  expectNoFaults()
})
