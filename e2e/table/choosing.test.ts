import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  expectNoFaults,
  hand,
  PHONE,
  stopClock,
  test,
  plainVisit as visit,
} from '../app.ts'
import { sampleOf } from '../complete.ts'
import { expectNoSideways } from '../sideways.ts'
import { EXACT, en, holding, named, starting, WORDS } from '../words.ts'

/** The first hand of this game holds a Workshop, and Alexandria sells the glass for it. */
const WORKSHOP = en.say.pieceById('workshop')
const BUILD_WORKSHOP = en.app.actFor(en.app.doWith(en.say.verb('build', 'turn'), WORKSHOP), 2)
const TRADE = '/?edition=2e&seed=coins&seat=you~~~gizah~day&seat=bot~~~alexandria~day&seat=bot~~~babylon~day'

test.each(
  sampleOf(
    [
      ['English', 'en'],
      ['French', 'fr'],
    ] as const,
    1,
  ),
)('an opened card says in %s why the wonder cannot be built on', async (_name, language) => {
  const { app, say } = WORDS[language]
  const page = await visit(TRADE, { language })
  await page.getByRole('button', named(app.play)).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: starting(`${say.terms.stage(1)} ${app.notNow}`) }).click()
  const missing = [say.goods(2, 'wood'), say.wonder('alexandria'), say.wonder('babylon'), '1']
  await hand(page)
    .getByText(holding(app.cannotStage(1), ...missing))
    .waitFor()
  // The head of a phone's sheet has the effect of the card; that of the stage is below.
  await page.setViewportSize(PHONE)
  await page.getByRole('option').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: starting(`${say.terms.stage(1)} ${app.notNow}`) }).click()
  await sheet.getByText(`${say.terms.points(3)}.`, EXACT).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('an opened card says what its coins buy from whom', async () => {
  const page = await visit(TRADE)
  await page.getByRole('button', named(en.app.play)).click()
  await page.getByRole('option', { name: starting(WORKSHOP) }).click()
  const bought = en.app.boughtFrom(en.say.goods(1, 'glass'), en.say.wonder('alexandria'), 2)
  await hand(page).getByText(bought, EXACT).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('animates coins from buyer to seller, and skips on a click or key', async () => {
  const page = await visit(TRADE, { speed: 'calm' })
  await page.getByRole('button', named(en.app.play)).click()
  await page.getByRole('option', { name: starting(WORKSHOP) }).click()
  await stopClock(page)
  await page.getByRole('button', named(BUILD_WORKSHOP)).click()
  await page.getByRole('button', named(en.app.skip)).waitFor()
  const coins = page.locator('[data-from="0"][data-to="1"]')
  while ((await coins.count()) === 0) await page.clock.runFor(100)
  expect(await coins.innerText()).toBe('2')
  await page.getByRole('button', named(en.app.skip)).click()
  await hand(page).waitFor()
  expect(await coins.count()).toBe(0)
  await answer(page)
  await page.getByRole('button', named(en.app.skip)).waitFor()
  await page.keyboard.press('Space')
  await hand(page).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

completeTest('animates nothing under reduced motion', async () => {
  const page = await visit(TRADE, { speed: 'calm', still: true })
  await page.evaluate(`new MutationObserver(() => {
    if (document.querySelector('[data-from]')) document.body.dataset.moved = 'yes'
  }).observe(document.body, { childList: true, subtree: true })`)
  await page.getByRole('button', named(en.app.play)).click()
  await page.getByRole('option', { name: starting(WORKSHOP) }).click()
  const before = await hand(page).elementHandle()
  await page.getByRole('button', named(BUILD_WORKSHOP)).click()
  await before?.waitForElementState('hidden')
  await hand(page).waitFor()
  expect(await page.locator('[data-moved]').count()).toBe(0)
  expectNoFaults()
  await closeVisit(page)
})

test('shows what a chosen card changes, and plays a followed hint with the main button', async () => {
  const page = await visit(TRADE)
  await page.getByRole('button', named(en.app.play)).click()
  await page.getByRole('option', { name: starting(WORKSHOP) }).click()
  const changes = page.getByRole('region', named(en.changes.whatChanges))
  const rows = await changes.getByRole('listitem').allInnerTexts()
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
    // The point of the symbol equals that of the coins.
    `${en.changes.pointsWithCoins.replaceAll(/\s/g, ' ')} 1 1`,
    `${en.say.terms.symbols.gear[1]} 0 1`,
    `${en.changes.sciencePoints} 0 1`,
    `${en.changes.yourCoins} 3 1`,
    en.app.freeLater([en.say.pieceById('archery-range'), en.say.pieceById('laboratory')]),
  ])
  await page.keyboard.press('Escape')
  await page.getByRole('button', named(en.app.hint)).click()
  const marked = page.getByRole('option', { name: holding(en.app.suggested) })
  await marked.click()
  const best = await page.locator('[data-hint] [role=status] b').innerText()
  await page.getByRole('button', { name: best, exact: true }).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

const BOXED = '/?edition=2e&seed=boxed&boxes=armada,babel-tower,edifice&seat=you&seat=bot&seat=bot&seat=bot&seat=bot'

test.each(
  sampleOf(
    [
      ['a low screen', { width: 1024, height: 768 }, en.app.onTheTable],
      ['a phone', PHONE, en.say.terms.capital(en.say.sort('tile')[1])],
    ],
    1,
  ),
)('on %s describes the box components on the table in words', async (_name, size, button) => {
  const page = await visit(BOXED, { size })
  await page.getByRole('button', named(en.app.play)).click()
  await hand(page).waitFor()
  await page.getByRole('button', named(button)).click()
  const panel = page.getByRole('complementary', named(en.app.onTheTable))
  await panel.getByRole('heading', named(en.say.terms.capital(en.say.field('naval')))).waitFor()
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(5)
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  expect(await panel.count()).toBe(0)
  expectNoFaults()
  await closeVisit(page)
})
