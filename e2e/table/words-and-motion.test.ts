import type { Setup } from '@heptapolis/engine/records'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  expectNoFaults,
  hand,
  playOn,
  stopClock,
  test,
  plainVisit as visit,
} from '../app.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { expectNoSideways } from '../sideways.ts'
import { en, fr, named } from '../words.ts'

test('leaves no English text on French pages', async () => {
  const page = await visit('/?edition=2e&seed=fr&seat=you&seat=bot&seat=bot', { language: 'fr' })
  await page.getByRole('button', named(fr.app.play)).click()
  await playOn(page, answer, 3)
  await hand(page).waitFor()
  const said = await page.locator('main').innerText()
  expect(said).not.toMatch(/(?<!\p{L})(the|your|pay|free|built|turn|ready|choosing|sells)(?!\p{L})/iu)
  expect(said).toContain(fr.app.youMake)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('fits every French page on the smallest phone', async () => {
  const page = await visit('/', { language: 'fr', size: { width: 320, height: 640 } })
  const pages = {
    '/': fr.home.title,
    '/games': fr.app.yourGames,
    '/cards': fr.app.shelf.cards,
    '/score': fr.app.shelf.score,
  }
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1, ...named(title) }).waitFor()
    await expectNoSideways(page)
  }
  await page.goto(new URL('/rules', page.url()).href)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await expectNoSideways(page)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('runs bots in workers', async () => {
  const page = await visit('/?edition=2e&seed=smooth&seat=you&seat=bot&seat=bot&seat=bot&seat=bot&seat=bot&seat=bot')
  await page.getByRole('button', named(en.app.play)).click()
  await playOn(page, answer, 3)
  // As many as there are cores to spare.
  const workers = page.workers().map((worker) => worker.url())
  expect(workers).not.toEqual([])
  expect(workers).toEqual(workers.map(() => expect.stringContaining('bot.worker')))
  expectNoFaults()
  await closeVisit(page)
})

completeTest('animates what happened, and skips it on a click or key', async () => {
  const page = await visit('/?edition=2e&seed=motion&seat=you&seat=bot&seat=bot', { speed: 'calm' })
  await page.getByRole('button', named(en.app.play)).click()
  await hand(page).waitFor()
  // The live region of the table; hints have their own.
  const said = page.locator('[role=status][aria-live=polite]')
  const asked = await said.textContent()
  await stopClock(page)
  await answer(page)
  await page.getByRole('button', named(en.app.skip)).click()
  await hand(page).waitFor()
  expect(await said.textContent()).not.toBe(asked)
  await answer(page)
  await page.getByRole('button', named(en.app.skip)).waitFor()
  await page.keyboard.press('Space')
  await hand(page).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('fights own conflicts city against city, in the light of the Age that ends', async () => {
  const page = await visit('/games', { speed: 'calm', look: 'painted' })
  const setup: Setup = { edition: '2e', seed: 'conflict', boxes: [], seats: [{}, {}, {}] }
  await goOn(page, recordUntil(setup, atTurn(1, 6)))
  await hand(page).waitFor()
  const light = page.locator('[data-seat="0"] [data-scene]')
  const before = await light.getAttribute('data-light')
  await stopClock(page)
  await answer(page)
  const duel = page.locator('[data-duel="own"]')
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return await duel.count()
    })
    .toBe(1)
  expect(await duel.locator('[data-scene]').count()).toBe(2)
  expect(await light.getAttribute('data-light')).toBe(before)
  // Nothing is forecast, and nobody chooses.
  expect(await page.getByRole('region', named(en.app.ifAgeEnded)).count()).toBe(0)
  expect(await page.locator('[data-seat="0"]').innerText()).not.toContain(en.app.choosing)
  await page.keyboard.press('Space')
  await expect.poll(() => light.getAttribute('data-light')).not.toBe(before)
  expectNoFaults()
  await closeVisit(page)
})

test('pauses endless motion in a hidden tab', async () => {
  const page = await visit('/?edition=2e&seed=motion&seat=you&seat=bot&seat=bot', { speed: 'calm', look: 'painted' })
  await page.getByRole('button', named(en.app.play)).click()
  await expect.poll(() => endlessMotion(page)).toContain('running')
  await setHidden(page, true)
  expect(new Set(await endlessMotion(page))).toEqual(new Set(['paused']))
  await setHidden(page, false)
  expect(new Set(await endlessMotion(page))).toEqual(new Set(['running']))
  expectNoFaults()
  await closeVisit(page)
})

/** Play states of the animations that have no end. */
const endlessMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ playState }) => playState),
  )

/** A headless browser hides no tab: the page is told that it is hidden. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
