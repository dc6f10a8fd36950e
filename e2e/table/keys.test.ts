import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { en, holding, named, starting } from '../words.ts'

const TABLE = '/?edition=2e&seed=coins&seat=you~~~gizah~day&seat=bot~~~alexandria~day&seat=bot~~~babylon~day'
const play = named(en.app.play)
const FOCUSED_CARD = '[role=option]:focus'

const outlineOfCard = (page: Page) =>
  page.locator(`${FOCUSED_CARD} article`).evaluate((card) => getComputedStyle(card).outlineStyle)

test('lists the keys, and they work', async () => {
  const page = await visit(TABLE)
  await page.getByRole('button', play).click()
  await hand(page).waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', named(en.help.keys))
  await keys.waitFor()
  await alsoAccessible(page, 'dialog')
  await keys.getByRole('button', named(en.help.legend)).click()
  await page.getByRole('dialog', named(en.help.legend)).getByText(en.help.signs.made[0], { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('g')
  await page.getByRole('complementary', named(en.app.log)).waitFor()
  await page.keyboard.press('m')
  await page.getByRole('complementary', named(en.app.menu)).getByRole('link', named(en.app.shelf.rules)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('Escape goes back one step at a time, and at last to the hand', async () => {
  const page = await visit('/games')
  await goOn(page, recordUntil({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'steps' }, atTurn(1, 3)))
  await page.locator(FOCUSED_CARD).waitFor()
  // Before a key is pressed the first card looks like every other.
  expect(await outlineOfCard(page)).toBe('none')
  await page.keyboard.press('g')
  const log = page.getByRole('complementary', named(en.app.log))
  await log.getByRole('listitem').getByRole('button').first().press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await log.locator('button:focus').waitFor()
  await page.keyboard.press('Escape')
  expect(await log.count()).toBe(0)
  await page.locator(FOCUSED_CARD).waitFor()
  expect(await outlineOfCard(page)).toBe('solid')
  await page.getByRole('button', { name: starting(en.app.menu) }).focus()
  await page.keyboard.press('Escape')
  await page.locator(FOCUSED_CARD).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('Enter twice on a card that cannot be built says why; 3 and Enter sell it', async () => {
  const page = await visit('/games')
  const record = recordUntil({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'steps' }, atTurn(3, 1))
  await goOn(page, record)
  await page.locator(FOCUSED_CARD).waitFor()
  await page
    .getByRole('option', { name: holding(en.app.cannotDo('build')) })
    .first()
    .press('Enter')
  const refused = page.getByRole('button', { name: starting(`${en.say.verb('build', 'turn')} ${en.app.notNow}`) })
  await refused.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await refused.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('3')
  await page.locator('button.primary:focus').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('option').count()).toBe(6)
  expectNoFaults()
  await closeVisit(page)
})

test('keys of one letter or digit can be switched off', async () => {
  const page = await visit(TABLE)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('heptapolis.settings') ?? '{}')
    localStorage.setItem('heptapolis.settings', JSON.stringify({ ...kept, shortcuts: false }))
  })
  await page.reload()
  await page.getByRole('button', play).click()
  await page.locator(FOCUSED_CARD).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.keyboard.press('i')
  await page.keyboard.press('Enter')
  await page.keyboard.press('3')
  expect(await page.getByRole('complementary').count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.locator('button.primary:focus').waitFor()
  expectNoFaults()
  await closeVisit(page)
})
