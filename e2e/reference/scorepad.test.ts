import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  closeVisit,
  completeTest,
  contextOf,
  DESKTOP,
  expectNoFaults,
  PHONE,
  test,
  plainVisit as visit,
} from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { sampleOf } from '../complete.ts'
import { expectNoSideways } from '../sideways.ts'
import { EXACT, en, fr, holding, named, starting } from '../words.ts'

const next = (page: Page) => page.getByRole('button', named(en.scorepad.next)).click()
const step = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: starting(name) })
    .click()
const more = (page: Page, what: string) => page.getByRole('button', named(en.scorepad.more(what))).click()
/** A cell of the number grid. */
const cell = (line: string, name: string) => en.app.labelled(en.say.scoreLine(line), name)
const card = en.say.pieceById

async function begin(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', named(en.scorepad.newPad)).click()
  await page.getByLabel(en.scorepad.playerName(1)).waitFor()
  for (let players = 4; players > names.length; players--)
    await page.getByRole('button', named(en.scorepad.fewer(en.app.players))).click()
  for (const [i, name] of names.entries()) await page.getByLabel(en.scorepad.playerName(i + 1)).fill(name)
}

/** Typed text goes to the focused field. */
const expectFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true)

const byCities = (page: Page) => page.getByRole('button', named(en.scorepad.ways.cities)).click()

/** Types a number and Enter per cell; returns the number of inputs. */
async function numbers(page: Page, ...cells: readonly (string | number)[]): Promise<number> {
  for (const cell of cells) {
    await page.keyboard.type(String(cell))
    await page.keyboard.press('Enter')
  }
  return cells.length
}

/** Types a few letters and Enter per piece. */
async function add(page: Page, ...letters: string[]): Promise<void> {
  const field = page.getByRole('textbox', named(en.scorepad.add))
  for (const word of letters) {
    await field.fill(word)
    await field.press('Enter')
  }
}

test.each(
  sampleOf(
    [
      ['a wide screen', DESKTOP],
      ['a phone', PHONE],
    ],
    1,
  ),
)('on %s a game is entered, scored, explained, stored and shared', async (_name, size) => {
  const page = await visit('/score', { size })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await page.getByText(en.say.boxName('leaders'), EXACT).click()
  await alsoAccessible(page)
  await byCities(page)
  await page.getByLabel(en.app.wonder).selectOption('gizah')
  await page.getByRole('button', { name: starting(en.say.terms.stage(2)) }).click()
  await add(page, 'al', 'palace', 'apothecary', 'workers', 'plato')
  for (let coins = 0; coins < 3; coins++) await more(page, en.scorepad.coins)
  await more(page, en.scorepad.victory(3))
  await expectNoSideways(page)
  await alsoAccessible(page)
  expect(await page.getByLabel(en.app.total).innerText()).toBe(String(3 + 5 + 3 + 8 + 1 + 1 + 3))
  await next(page)
  await add(page, 'lumber', 'clay pool', 'altar')
  await page
    .getByRole('button', named(en.scorepad.removePiece(card('altar'))))
    .first()
    .click()
  await page.getByRole('button', named(en.scorepad.ways.numbers)).click()
  await page.getByRole('textbox', named(cell('military', 'Cleo'))).fill('-6')
  await page.getByRole('textbox', { name: starting(cell('science', 'Cleo')) }).fill('312')
  await expectNoSideways(page)
  await alsoAccessible(page)
  await page.getByRole('button', named(en.scorepad.result)).click()
  await page.getByText(`${en.scorepad.soFar} ${en.scorepad.wins('Ada', 26)}`).waitFor()
  await expectNoSideways(page)
  await alsoAccessible(page)
  await page
    .getByRole('row', { name: starting(en.say.scoreLine('guilds')) })
    .getByRole('button')
    .first()
    .click()
  await page.getByText(`${card('workers-guild')} ${en.say.terms.points(1)}`).waitFor()
  await contextOf(page).grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', named(en.scorepad.share)).click()
  await page.getByRole('button', named(en.scorepad.linkCopied)).waitFor()
  const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'))
  await page.goto(new URL('/score', page.url()).href)
  await page.getByRole('link', { name: holding('Ada 26', 'Cleo 15', 'Ben 0') }).waitFor()
  await page.getByRole('row', { name: starting('Ada 1 1 26.0 26') }).waitFor()
  await alsoAccessible(page)
  await closeVisit(page)
  const other = await visit(link.pathname + link.search + link.hash, { size })
  await other.getByText(en.scorepad.wins('Ada', 26)).waitFor()
  await other.getByRole('button', named(en.scorepad.handOver)).click()
  await other.getByRole('figure').getByRole('img').waitFor()
  await closeVisit(other)
  expectNoFaults()
})

test('scores a game of four with at most 45 inputs', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo', 'Dov')
  await next(page)
  await expectFocus(page.getByRole('textbox', named(cell('military', 'Ada'))))
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
  await expect.poll(() => page.getByText(en.scorepad.missing(1)).count()).toBe(4)
  inputs += await numbers(page, 312, 0, 2211, 111)
  await page.getByText(en.scorepad.wins('Ada', 86)).waitFor()
  expect(inputs).toBeLessThanOrEqual(45)
  await closeVisit(page)
  expectNoFaults()
})

test('on a phone fills the grid by its own keypad, with undo', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await next(page)
  const key = (name: string | RegExp) =>
    page
      .getByRole('region', named(en.scorepad.keypad))
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click()
  const total = () => page.getByRole('status').first().innerText()
  for (const name of ['1', '8', en.scorepad.below, en.scorepad.erase, '2', starting(en.scorepad.nextCell('Ben'))])
    await key(name)
  await expect.poll(total).toMatch(/^−12/)
  await key(en.scorepad.lineBefore)
  for (let line = 1; line < 7; line++) await key(en.scorepad.lineAfter)
  await key(en.scorepad.more(en.say.terms.symbols.gear[1]))
  await expect.poll(() => page.getByRole('textbox', { name: starting(cell('science', 'Ben')) }).inputValue()).toBe('01')
  await page.getByRole('button', named(en.app.undo)).click()
  await expect.poll(() => page.getByRole('textbox', { name: starting(cell('science', 'Ben')) }).inputValue()).toBe('')
  await closeVisit(page)
  expectNoFaults()
})

test('reports impossible entries with a link to fix them', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await byCities(page)
  await add(page, 'workers')
  await next(page)
  await page.getByRole('textbox', named(en.scorepad.add)).fill('workers')
  await page.getByText(en.scorepad.hasElse('Ada')).waitFor()
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .getByText(holding(card('workers-guild'), '2'))
    .waitFor()
  await page
    .getByRole('button', named(en.scorepad.removePiece(card('workers-guild'))))
    .first()
    .click()
  const gone = 'well'
  await add(page, gone)
  await page
    .getByRole('alert')
    .getByText(holding(card('well'), '3'))
    .waitFor()
  await step(page, en.scorepad.table)
  await page.getByText(en.say.terms.editions['1e']).click()
  await page.getByRole('alert').getByText(gone).waitFor()
  await page.getByRole('button', named(en.scorepad.goThere('Ben'))).click()
  await page
    .getByRole('button', named(en.scorepad.removePiece(gone)))
    .first()
    .click()
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('')
  await closeVisit(page)
  expectNoFaults()
})

completeTest('breaks a tie by coins, and reopens a saved file', async () => {
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
  await step(page, en.scorepad.result)
  await page.getByText(en.scorepad.winsTie('Ben', 3, 2)).waitFor()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', named(en.scorepad.csv)).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/\.csv$/)
  expect(readFileSync(await csv.path(), 'utf8')).toMatch(/^\ufeff,Ben,Ada,Cleo\n/)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', named(en.scorepad.json)).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/\.json$/)
  await closeVisit(page)
  expectNoFaults()
})

completeTest('subtracts bids that are entered as numbers or with a city', async () => {
  const page = await visit('/score', { size: PHONE })
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await page.getByRole('checkbox', named(en.scorepad.bids)).check()
  await next(page)
  await page.getByRole('textbox', named(cell('civil', 'Ada'))).fill('9')
  await page.getByRole('textbox', named(cell('bid', 'Ada'))).fill('4')
  await expect.poll(() => page.getByRole('textbox', named(cell('bid', 'Ada'))).inputValue()).toBe('−4')
  await expectNoSideways(page)
  await byCities(page)
  await step(page, 'Ben')
  await add(page, 'palace')
  await more(page, en.say.scoreLine('bid'))
  await step(page, en.scorepad.result)
  await page.getByText(`${en.scorepad.soFar} ${en.scorepad.wins('Ben', 7)}`).waitFor()
  await page.getByRole('row', { name: starting(`${en.say.scoreLine('bid')} −1 −4 0`) }).waitFor()
  await expectNoSideways(page)
  await closeVisit(page)
  expectNoFaults()
})

completeTest('works offline', async () => {
  const page = await visit('/score', { size: PHONE, keepsApp: true })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await page.getByRole('button', named(en.scorepad.newPad)).waitFor()
  await contextOf(page).setOffline(true)
  await page.reload()
  await begin(page, 'Ada', 'Ben', 'Cleo')
  await byCities(page)
  await add(page, 'altar')
  expect(await page.getByLabel(en.app.total).innerText()).toBe('3')
  await page.goto(new URL('/cards?text=altar', page.url()).href)
  await page.getByRole('button', named(card('altar'))).waitFor()
  await page.goto(new URL('/rules', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await closeVisit(page)
  expectNoFaults()
})

completeTest('reports a duplicate guild in French', async () => {
  const page = await visit('/score', { language: 'fr', size: PHONE })
  await page.getByRole('button', named(fr.scorepad.newPad)).click()
  const field = page.getByRole('textbox', named(fr.scorepad.add))
  await page.getByRole('button', named(fr.scorepad.ways.cities)).click()
  for (let city = 0; city < 2; city++) {
    if (city > 0) await page.getByRole('button', named(fr.scorepad.next)).click()
    await field.fill(fr.say.pieceById('workers-guild'))
    await field.press('Enter')
  }
  await page.getByText(holding(fr.say.pieceById('workers-guild'), '2')).waitFor()
  await expectNoSideways(page)
  await closeVisit(page)
  expectNoFaults()
})
