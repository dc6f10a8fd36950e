import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, DESKTOP, expectNoFaults, hand, PHONE, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { expectNoSideways } from './sideways.ts'

const TABLE = '/?edition=2e&seed=boards&boxes=armada&seat=you&seat=bot&seat=bot&seat=bot'
const correct = (page: Page) => page.getByRole('button', { name: /Correct the boards|Corriger les plateaux/ })
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

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])('on %s the boards are corrected in a form of their shape; what is wrong is said beside it', async (_name, size) => {
  const page = await visit(TABLE, { size })
  await page.getByText('The shipyards of Armada are reconstructed').waitFor()
  await expectAccessible(page)
  await correct(page).click()
  const form = dialog(page)
  await form.getByRole('textbox', { name: 'red, space 6: naval strength' }).fill('many')
  await form.getByText('Space 6: a whole number from 0 to 20').waitFor()
  await form.getByRole('combobox', { name: 'green, space 1: island level' }).selectOption('1')
  await form.getByText('level 1 is explored on two spaces').waitFor()
  await expectAccessible(page, 'dialog')
  expect(page.url()).not.toContain('boards=')
  await form.getByRole('textbox', { name: 'red, space 6: naval strength' }).fill('7')
  await form.getByRole('combobox', { name: 'green, space 2: island level' }).selectOption('')
  await form.getByRole('button', { name: 'B', exact: true }).click()
  const first = form.getByRole('textbox', { name: 'blue, space 1: cost' })
  await first.fill('x')
  await form.getByText('“x” is none of the letters').waitFor()
  await first.fill('2o')
  await form.getByRole('button', { name: 'Add papyrus' }).click()
  expect(await first.inputValue()).toBe('oop')
  await form.getByRole('radio', { name: 'wonder sign on the green column' }).check()
  await first.press('Enter')
  await expectAccessible(page, 'dialog')
  await expectNoSideways(page)
  await form.getByRole('button', { name: 'Done' }).click()
  await page.getByText('corrected after printed boards').waitFor()
  expect(new URL(page.url()).searchParams.get('boards')).toBe('0r-1.2.3.4.5.7_0g-1.0.0.2.0.3_bw-g_bb-oop.w.t.ss.3.og')
  expectNoFaults()
  await closeVisit(page)
})

test('corrected boards are played with, kept for the next game, and stand in link, record, library and score-pad', async () => {
  const page = await visit(TABLE)
  await correct(page).click()
  await giveFile(page, PAPYRUS)
  await dialog(page)
    .getByRole('button', { name: /^What spaces give corrected/ })
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const link = page.url()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await hand(page).waitFor()
  const red = page.getByRole('listitem', { name: 'red ship on space 0' })
  expect(await red.getByTitle('papyrus').count()).toBe(3)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  expect(readFileSync(await saved.path(), 'utf8')).toContain('"armadaBoards":{"columns":{"blue":')
  await page.goto(new URL('/new', page.url()).href)
  await page.getByText('corrected after printed boards').waitFor()
  await page.goto(new URL('/cards?box=armada&sort=shipyard', page.url()).href)
  await page.getByText('partly reconstructed').first().waitFor()
  await page.goto(new URL('/score', page.url()).href)
  await page.getByRole('button', { name: 'New score-pad' }).click()
  await page.getByText('Armada', { exact: true }).click()
  await page.getByText('corrected after printed boards').waitFor()
  await page.getByRole('button', { name: 'Cities', exact: true }).click()
  await page.getByRole('textbox', { name: 'Ships: blue' }).fill('6')
  expect(await page.getByLabel('Total').innerText()).toBe('13')
  await closeVisit(page)
  const guest = await visit(link.slice(new URL(link).origin.length))
  await guest.getByText('corrected after printed boards').waitFor()
  await guest.getByRole('link', { name: 'Rulebook' }).click()
  await guest.getByText('3 papyrus → strength 1').first().waitFor()
  expectNoFaults()
  await closeVisit(guest)
})

test('a link without boards leaves those kept alone, and they can be taken', async () => {
  const page = await visit(TABLE)
  await correct(page).click()
  await giveFile(page, { columns: { blue: { 6: { points: 13 } } } })
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.goto(new URL(TABLE, page.url()).href)
  await page.getByText('The shipyards of Armada are reconstructed').waitFor()
  await correct(page).click()
  await dialog(page).getByRole('textbox', { name: 'blue, space 1: points' }).fill('3')
  await dialog(page).getByRole('button', { name: 'Take those kept in this browser' }).click()
  const last = dialog(page).getByRole('textbox', { name: 'blue, space 6: points' })
  expect(await last.inputValue()).toBe('13')
  await dialog(page).getByRole('button', { name: 'Back to ours' }).click()
  expect(await last.inputValue()).toBe('10')
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  expect(await last.inputValue()).toBe('13')
  expectNoFaults()
  await closeVisit(page)
})

test.each([
  ['English', 'en', 'Did you mean "columns"?', 'it is not JSON.'],
  ['French', 'fr', 'Vouliez-vous dire « columns » ?', 'ce n’est pas du JSON.'],
] as const)(
  'a file that cannot be used is refused in %s, and changes nothing',
  async (_name, language, meant, text) => {
    const page = await visit(TABLE, { language })
    await correct(page).click()
    await giveFile(page, { colums: {} })
    await dialog(page).getByRole('alert').getByText(meant).waitFor()
    await giveFile(page, 'shipyards')
    await dialog(page).getByRole('alert').getByText(text).waitFor()
    expect(page.url()).not.toContain('boards=')
    expectNoFaults()
    await closeVisit(page)
  },
)

test('a link with boards that cannot be says so instead of dealing', async () => {
  const page = await visit(`${TABLE}&boards=0r-1.2.3.4.5.many`)
  await page.getByRole('alert').getByText('columns.red.6.naval must be a whole number').waitFor()
  expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true)
  expectNoFaults()
  await closeVisit(page)
})
