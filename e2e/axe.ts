/** Test helpers for accessibility checks with axe. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, closeVisit, ending, expectNoFaults, hand, playOn, visit } from './app.ts'
import { IS_COMPLETE } from './complete.ts'
import { finishedRecord, openRecord } from './records.ts'
import { en, named } from './words.ts'

interface Size {
  width: number
  height: number
}

/** Checks a step of a test in the complete set; `npm test` leaves that to the walks, because axe takes a second per page. */
export async function alsoAccessible(page: Page, part?: string): Promise<void> {
  if (IS_COMPLETE) await expectAccessible(page, part)
}

/** `part` limits the check to what is new on the screen. */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Passing rules are not listed: that doubles the time.
    .options({ resultTypes: ['violations'] })
    // The page has no foreign frames, so axe runs in place.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
    [],
  )
}

/** Screens outside a game. */
const PAGES = ['/learn', '/puzzles', '/cards?boxes=edifice', '/score', '/rules?players=3&boxes=edifice#edifice-penalty']

/** Checks every screen of the app with axe. */
export async function walkThrough(size: Size): Promise<void> {
  const page = await visit(
    '/?edition=2e&seed=axe&boxes=leaders,cities,armada,babel-tower,babel-projects,edifice&seat=you&seat=bot&seat=bot&seat=bot',
    {
      size,
    },
  )
  await page.getByRole('button', named(en.app.play)).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', named(en.app.play)).click()
  await playOn(page, answer, 5)
  await hand(page).waitFor()
  while ((await page.getByRole('option').count()) === 0) await playOn(page, answer, 1)
  await expectAccessible(page)
  await page.getByRole('option').first().click()
  await page.locator('button.primary').first().waitFor()
  await expectAccessible(page, '[data-question]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', named(en.say.terms.capital(en.say.sort('tile')[1]))).click()
  await page.getByRole('complementary', named(en.app.onTheTable)).waitFor()
  await expectAccessible(page, 'aside')
  await page.keyboard.press('Escape')
  await page.getByRole('button', named(en.app.log)).click()
  await expectAccessible(page, 'aside')
  await page.getByRole('button', named(en.app.close)).click()
  await page.getByRole('button', named(en.app.menu)).click()
  await expectAccessible(page, 'aside')
  if (IS_COMPLETE || size.width < 720) await walkThroughPages(page)
  expectNoFaults()
  await closeVisit(page)
}

/** The screens besides the table; their wide layout is checked by `npm run test:complete`. */
async function walkThroughPages(page: Page): Promise<void> {
  await page.getByRole('link', named(en.app.replay)).click()
  await page.getByRole('slider').waitFor()
  await expectAccessible(page)
  await page.goto(new URL('/games', page.url()).href)
  await page.getByRole('link', named(en.app.resume)).waitFor()
  await expectAccessible(page)
  const record = finishedRecord({ edition: '2e', boxes: ['leaders', 'cities'], seats: [{}, {}, {}, {}], seed: 'axe' })
  await openRecord(page, record)
  await page.getByRole('link', named(en.app.scoreSheet)).click()
  await ending(page).waitFor()
  await expectAccessible(page)
  for (const path of PAGES) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
}
