import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, contextOf, DESKTOP, expectNoFaults, PHONE, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { expectNoSideways } from './sideways.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const step = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name }).click()

async function begin(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'New score-pad' }).click()
  await page.getByLabel('Name of player 1').waitFor()
  for (let players = 4; players > names.length; players--)
    await page.getByRole('button', { name: 'Players: less' }).click()
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
}

/** What is typed goes where the pad has put the cursor. */
const expectFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true)

const byCities = (page: Page) => page.getByRole('button', { name: 'Cities', exact: true }).click()

/** A number and its Enter for each cell; how many that were. */
async function numbers(page: Page, ...cells: readonly (string | number)[]): Promise<number> {
  for (const cell of cells) {
    await page.keyboard.type(String(cell))
    await page.keyboard.press('Enter')
  }
  return cells.length
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
  await byCities(page)
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
  await add(page, 'lumber', 'clay pool', 'altar')
  await page.getByRole('button', { name: 'Take Altar out' }).first().click()
  await page.getByRole('button', { name: 'Numbers', exact: true }).click()
  await page.getByRole('textbox', { name: 'Military conflicts: Cleo' }).fill('-6')
  await page.getByRole('textbox', { name: /^Science: Cleo/ }).fill('312')
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Result' }).click()
  await page.getByText('So far: Ada wins with 26').waitFor()
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
  await other.getByRole('button', { name: 'Hand it over' }).click()
  await other.getByRole('figure').getByRole('img').waitFor()
  await closeVisit(other)
  expectNoFaults()
})

test('the game of four players is counted with at most 45 inputs', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo', 'Dov')
  await next(page)
  await expectFocus(page.getByRole('textbox', { name: 'Military conflicts: Ada' }))
  // New pad, four names, Next.
  let inputs = 6
  const lines = [
    [18, -6, 1, 5],
    [7, 3, 0, 12],
    [10, 7, 12, 3],
    [24, 3, 18, 0],
    [3, 1, 4, 0],
    [8, 0, 11, 5],
  ]
  for (const line of lines) inputs += await numbers(page, ...line)
  await expect.poll(() => page.getByText('1 open').count()).toBe(4)
  inputs += await numbers(page, 312, 0, 2211, 111)
  await page.getByText('Ada wins with 86').waitFor()
  expect(inputs).toBeLessThanOrEqual(45)
  await closeVisit(page)
  expectNoFaults()
})

test('on a phone digits of its own fill the grid, a symbol is a tap, and steps are taken back', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await next(page)
  const key = (name: string | RegExp) =>
    page
      .getByRole('region', { name: 'Digits' })
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click()
  const total = () => page.getByRole('status').first().innerText()
  for (const name of ['1', '8', 'Below nothing', 'Erase a digit', '2', /^Next: Ben/]) await key(name)
  await expect.poll(total).toMatch(/^−12/)
  await key('The line before')
  for (let line = 1; line < 7; line++) await key('The next line')
  await key('gears: more')
  await expect.poll(() => page.getByRole('textbox', { name: /^Science: Ben/ }).inputValue()).toBe('01')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: /^Science: Ben/ }).inputValue()).toBe('')
  await closeVisit(page)
  expectNoFaults()
})

test('what cannot be is pointed out with the way to it, and can be put right', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await byCities(page)
  await add(page, 'workers')
  await next(page)
  await page.getByRole('textbox', { name: /two letters/ }).fill('workers')
  await page.getByText("in Ada's city").waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Workers Guild lies in 2 places, but there is only one of it.').waitFor()
  await page.getByRole('button', { name: 'Take Workers Guild out' }).first().click()
  await add(page, 'well')
  await page.getByRole('alert').getByText('Well is not used by 3 players.').waitFor()
  await step(page, /^Table/)
  await page.getByText('First edition').click()
  await page
    .getByRole('alert')
    .getByText(/there is no card "well"/)
    .waitFor()
  await page.getByRole('button', { name: 'To Ben' }).click()
  await page.getByRole('button', { name: 'Take well out' }).first().click()
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
  await byCities(page)
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
  await page.getByRole('button', { name: 'Cités', exact: true }).click()
  for (let city = 0; city < 2; city++) {
    if (city > 0) await page.getByRole('button', { name: 'Suite' }).click()
    await field.fill('travailleurs')
    await field.press('Enter')
  }
  await page.getByText('Guilde des travailleurs se trouve à 2 endroits, mais il n’y en a qu’un exemplaire.').waitFor()
  await expectNoSideways(page)
  await closeVisit(page)
  expectNoFaults()
})
