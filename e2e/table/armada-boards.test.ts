import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, completeTest, DESKTOP, expectNoFaults, hand, PHONE, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { sampleOf } from '../complete.ts'
import { expectNoSideways } from '../sideways.ts'
import { EXACT, either, en, holding, named, WORDS } from '../words.ts'

const TABLE = '/?edition=2e&seed=boards&boxes=armada&seat=you&seat=bot&seat=bot&seat=bot'
const correct = (page: Page) => page.getByRole('button', { name: either((w) => w.armada.correct) })
const { colours } = en.say.terms
const { gain, gainAt } = en.boards
const redStrength = gainAt(colours.red, 6, gain.naval)
const dialog = (page: Page) => page.getByRole('dialog')
const giveFile = (page: Page, value: unknown) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'armada-boards.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    })

/** Every shipyard asks for three papyrus on the first red space. */
const PAPYRUS = {
  columns: { blue: { 6: { points: 13 } } },
  shipyards: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => [
      `shipyard-${letter}`,
      { costs: { red: { 1: { papyrus: 3 } } } },
    ]),
  ),
}

test.each(
  sampleOf(
    [
      ['a wide screen', DESKTOP],
      ['a phone', PHONE],
    ],
    0,
  ),
)('on %s boards are corrected in a form with errors beside the fields', async (_name, size) => {
  const page = await visit(TABLE, { size })
  await page.getByText(en.armada.ours).waitFor()
  await alsoAccessible(page)
  await correct(page).click()
  const form = dialog(page)
  const column = 'columns.green'
  await form.getByRole('textbox', named(redStrength)).fill('many')
  await form.getByText(`${en.boards.at(6)} ${en.boards.upTo(20)}`).waitFor()
  await form.getByRole('combobox', named(gainAt(colours.green, 1, gain.explore))).selectOption('1')
  await form.getByText(column).waitFor()
  await alsoAccessible(page, 'dialog')
  expect(page.url()).not.toContain('boards=')
  await form.getByRole('textbox', named(redStrength)).fill('7')
  await form.getByRole('combobox', named(gainAt(colours.green, 2, gain.explore))).selectOption('')
  await form.getByRole('button', named('B')).click()
  const first = form.getByRole('textbox', named(en.boards.costAt(colours.blue, 1)))
  await first.fill('x')
  await form.getByText(en.boards.unknownLetter('x')).waitFor()
  await first.fill('2o')
  await form.getByRole('button', named(en.boards.add(en.say.good('papyrus')))).click()
  expect(await first.inputValue()).toBe('oop')
  await form.getByRole('radio', named(en.boards.wonderSignOn(colours.green))).check()
  await first.press('Enter')
  await alsoAccessible(page, 'dialog')
  await expectNoSideways(page)
  await form.getByRole('button', named(en.boards.done)).click()
  await page.getByText(en.armada.corrected).waitFor()
  expect(new URL(page.url()).searchParams.get('boards')).toBe('0r-1.2.3.4.5.7_0g-1.0.0.2.0.3_bw-g_bb-oop.w.t.ss.3.og')
  expectNoFaults()
  await closeVisit(page)
})

completeTest('uses corrected boards in game, link, record, library and score-pad, and stores them', async () => {
  const page = await visit(TABLE)
  await correct(page).click()
  await giveFile(page, PAPYRUS)
  await dialog(page)
    .getByRole('button', { name: holding(en.boards.gives, en.boards.corrected) })
    .waitFor()
  await dialog(page).getByRole('button', named(en.boards.done)).click()
  const link = page.url()
  await page.getByRole('button', named(en.app.play)).click()
  await hand(page).waitFor()
  const red = page.getByRole('listitem', named(en.armada.ship(colours.red, 0)))
  expect(await red.getByTitle(en.say.good('papyrus')).count()).toBe(3)
  await page.getByRole('button', named(en.app.menu)).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', named(en.app.saveRecord)).click(),
  ])
  expect(readFileSync(await saved.path(), 'utf8')).toContain('"armadaBoards":{"columns":{"blue":')
  await page.goto(new URL('/new', page.url()).href)
  await page.getByText(en.armada.corrected).waitFor()
  await page.goto(new URL('/cards?box=armada&sort=shipyard', page.url()).href)
  await page.getByText(en.boards.partlyReconstructed).first().waitFor()
  await page.goto(new URL('/score', page.url()).href)
  await page.getByRole('button', named(en.scorepad.newPad)).click()
  await page.getByText(en.say.boxName('armada'), EXACT).click()
  await page.getByText(en.armada.corrected).waitFor()
  await page.getByRole('button', named(en.scorepad.ways.cities)).click()
  await page
    .getByRole('textbox', named(en.app.labelled(en.say.terms.capital(en.say.field('ships')), colours.blue)))
    .fill('6')
  expect(await page.getByLabel(en.app.total).innerText()).toBe('13')
  await closeVisit(page)
  const guest = await visit(link.slice(new URL(link).origin.length))
  await guest.getByText(en.armada.corrected).waitFor()
  await guest.getByRole('link', named(en.app.shelf.rules)).click()
  await guest
    .getByText(holding(en.say.goods(3, 'papyrus'), '1'))
    .first()
    .waitFor()
  expectNoFaults()
  await closeVisit(guest)
})

completeTest('keeps stored boards when a link has none, and offers them', async () => {
  const page = await visit(TABLE)
  await correct(page).click()
  await giveFile(page, { columns: { blue: { 6: { points: 13 } } } })
  await dialog(page).getByRole('button', named(en.boards.done)).click()
  await page.goto(new URL(TABLE, page.url()).href)
  await page.getByText(en.armada.ours).waitFor()
  await correct(page).click()
  await dialog(page)
    .getByRole('textbox', named(gainAt(colours.blue, 1, gain.points)))
    .fill('3')
  await dialog(page).getByRole('button', named(en.boards.kept)).click()
  const last = dialog(page).getByRole('textbox', named(gainAt(colours.blue, 6, gain.points)))
  expect(await last.inputValue()).toBe('13')
  await dialog(page).getByRole('button', named(en.boards.back)).click()
  expect(await last.inputValue()).toBe('10')
  await dialog(page).getByRole('button', named(en.boards.undo)).click()
  expect(await last.inputValue()).toBe('13')
  expectNoFaults()
  await closeVisit(page)
})

test.each(
  sampleOf(
    [
      ['English', 'en'],
      ['French', 'fr'],
    ] as const,
    1,
  ),
)('a file that cannot be used is refused in %s, and changes nothing', async (_name, language) => {
  const meant = 'columns'
  const page = await visit(TABLE, { language })
  await correct(page).click()
  await giveFile(page, { colums: {} })
  await dialog(page).getByRole('alert').getByText(meant).waitFor()
  await giveFile(page, 'shipyards')
  await dialog(page).getByRole('alert').getByText(WORDS[language].boards.notJson).waitFor()
  expect(page.url()).not.toContain('boards=')
  expectNoFaults()
  await closeVisit(page)
})

test('rejects a link with invalid boards instead of dealing', async () => {
  const page = await visit(`${TABLE}&boards=0r-1.2.3.4.5.many`)
  const wrong = 'columns.red.6.naval'
  await page.getByRole('alert').getByText(wrong).waitFor()
  expect(await page.getByRole('button', named(en.app.play)).isDisabled()).toBe(true)
  expectNoFaults()
  await closeVisit(page)
})
