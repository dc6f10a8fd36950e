import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, PHONE, stopClock, test, visit } from './app.ts'
import { expectNoSideways } from './sideways.ts'

/** The first hand of this game holds a Workshop, and Alexandria sells the glass for it. */
const TRADE = '/?edition=2e&seed=coins&seat=you~~~gizah~day&seat=bot~~~alexandria~day&seat=bot~~~babylon~day'

test.each([
  [
    'English',
    'en',
    'Play',
    /^Stage 1 not this turn/,
    /^Stage 1 cannot be built: needs 2 wood: Alexandria has none, Babylon would sell 1 for 2\b/,
  ],
  [
    'French',
    'fr',
    'Jouer',
    /^Étape 1 pas ce tour-ci/,
    /^Étape 1 impossible\s: demande encore 2 bois\s: Alexandria n’en a pas, Babylon en vend 1 à/,
  ],
] as const)(
  'whoever opens a card is told in %s why the wonder cannot be built on',
  async (_name, language, play, stage, why) => {
    const page = await visit(TRADE, { language })
    await page.getByRole('button', { name: play, exact: true }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: stage }).click()
    await page.getByText(why).waitFor()
    expectNoFaults()
    await closeVisit(page)
  },
)

test('coins are seen to go from the buyer to the seller', async () => {
  const page = await visit(TRADE, { speed: 'calm' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('option', { name: /^Workshop/ }).click()
  await stopClock(page)
  await page.getByRole('button', { name: 'Build Workshop, pay 2' }).click()
  await page.getByRole('button', { name: 'Skip the motion' }).waitFor()
  const coins = page.locator('[data-from="0"][data-to="1"]')
  while ((await coins.count()) === 0) await page.clock.runFor(100)
  expect(await coins.innerText()).toBe('2')
  await page.getByRole('button', { name: 'Skip the motion' }).click()
  await hand(page).waitFor()
  expect(await coins.count()).toBe(0)
  expectNoFaults()
  await closeVisit(page)
})

test('nothing moves where the system asks for stillness', async () => {
  const page = await visit(TRADE, { speed: 'calm', still: true })
  await page.evaluate(`new MutationObserver(() => {
    if (document.querySelector('[data-from]')) document.body.dataset.moved = 'yes'
  }).observe(document.body, { childList: true, subtree: true })`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('option', { name: /^Workshop/ }).click()
  const before = await hand(page).elementHandle()
  await page.getByRole('button', { name: 'Build Workshop, pay 2' }).click()
  await before?.waitForElementState('hidden')
  await hand(page).waitFor()
  expect(await page.locator('[data-moved]').count()).toBe(0)
  expectNoFaults()
  await closeVisit(page)
})

test('whoever chooses a card is told what it changes, and a hint that is followed is what the main button plays', async () => {
  const page = await visit(TRADE)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('option', { name: /^Workshop/ }).click()
  const changes = page.getByRole('region', { name: 'what changes' })
  const rows = await changes.getByRole('listitem').allInnerTexts()
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
    'gears 0 1',
    'points for science 0 1',
    'your coins 3 1',
    'Alexandria gets +2',
    'free later: Archery Range and Laboratory',
  ])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hint' }).click()
  const marked = page.getByRole('option', { name: /Suggested by the hint/ })
  await marked.click()
  const best = await page.locator('[data-hint] [role=status] b').innerText()
  await page.getByRole('button', { name: best, exact: true }).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

const BOXED = '/?edition=2e&seed=boxed&boxes=armada,babel-tower,edifice&seat=you&seat=bot&seat=bot&seat=bot&seat=bot'

test.each([
  ['a low screen', { width: 1024, height: 768 }, 'On the table'],
  ['a phone', PHONE, 'laws of the tower'],
])('on %s what the boxes have laid on the table is told in words', async (_name, size, button) => {
  const page = await visit(BOXED, { size })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await hand(page).waitFor()
  await page.getByRole('button', { name: button }).click()
  const panel = page.getByRole('complementary', { name: 'On the table' })
  await panel.getByRole('heading', { name: 'naval strength' }).waitFor()
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(5)
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  expect(await panel.count()).toBe(0)
  expectNoFaults()
  await closeVisit(page)
})
