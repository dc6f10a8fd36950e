import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  closeVisit,
  completeTest,
  cover,
  DESKTOP,
  ending,
  expectNoFaults,
  hand,
  PHONE,
  test,
  plainVisit as visit,
} from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { finishedRecord, openRecord } from '../records.ts'
import { expectNoSideways } from '../sideways.ts'
import { ANY, ANY_NUMBER, en, fr, holding, named, starting, whole } from '../words.ts'

const play = named(en.app.play)

/** Asserts that the hint covers no city and no card. */
async function expectHintBetween(page: Page): Promise<void> {
  const { y, height } = (await page.locator('[data-hint]').boundingBox()) ?? expect.fail('no hint')
  for (const city of await page.locator('section[data-seat]').all()) {
    const box = await city.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y + 1)
  }
  expect((await page.getByRole('option').first().boundingBox())?.y).toBeGreaterThanOrEqual(y + height - 1)
  await expectNoSideways(page)
  await alsoAccessible(page, '[data-hint]')
}

test('on a phone and a wide screen names the best move with a reason and marks the card', async () => {
  const page = await visit('/?edition=2e&seed=hint&seat=you&seat=bot&seat=bot', { size: PHONE })
  await page.getByRole('button', play).click()
  await hand(page).waitFor()
  const button = page.getByRole('button', named(en.app.hint))
  await button.click()
  await page.getByText(whole(en.analysis.expected(ANY_NUMBER, ANY))).waitFor()
  const marked = page.getByRole('option', { name: holding(en.app.suggested) })
  expect(await marked.count()).toBe(1)
  const card = await marked.locator('h3').innerText()
  expect(await page.locator('[data-hint] [role=status]').innerText()).toContain(card)
  await expectHintBetween(page)
  await page.setViewportSize(DESKTOP)
  await page.locator('section[data-seat]').nth(2).waitFor()
  await expectHintBetween(page)
  expect(await marked.locator('h3').innerText()).toBe(card)
  await page.locator('[data-hint]').getByRole('button', named(en.app.close)).click()
  expect(await marked.count()).toBe(0)
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expectNoFaults()
  await closeVisit(page)
})

completeTest('shows a French hint in French', async () => {
  const page = await visit('/?edition=2e&seed=hint&seat=you&seat=bot&seat=bot', { language: 'fr' })
  await page.getByRole('button', named(fr.app.play)).click()
  await page.getByRole('button', named(fr.app.hint)).click()
  await page.getByText(whole(fr.analysis.expected(ANY_NUMBER, ANY))).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

completeTest('offers no hints to people who share a screen', async () => {
  const page = await visit('/?edition=2e&seed=hint&seat=you~~Maya&seat=person~~Jonas&seat=bot')
  await page.getByRole('button', play).click()
  await cover(page).click()
  await hand(page).waitFor()
  expect(await page.getByRole('button', named(en.app.hint)).count()).toBe(0)
  await closeVisit(page)
})

test('on a wide screen and a phone analyses a finished game, and branches at a turning point', async () => {
  const page = await visit('/games')
  const record = finishedRecord({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'analysed' })
  await openRecord(page, record)
  await page.getByRole('link', named(en.app.scoreSheet)).click()
  await ending(page).waitFor()
  await page.getByRole('button', named(en.end.gameStory)).press('Enter')
  await page.getByRole('img', { name: whole(en.analysis.graph(ANY)) }).waitFor({ timeout: 120_000 })
  // Partial results appear at once, and the analysis can be stopped.
  await page.getByRole('button', named(en.analysis.stop)).press('Enter')
  await page.getByRole('button', named(en.analysis.goOn)).press('Enter')
  await page.getByText(en.analysis.asTable).click()
  await expect.poll(() => page.locator('details tbody tr').count(), { timeout: 120_000 }).toBeGreaterThan(15)
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expectNoSideways(page)
    await alsoAccessible(page, '[data-analysis]')
  }
  const slider = page.getByRole('slider')
  const turningPoint = page.getByRole('link', { name: starting(en.analysis.toReplay) }).first()
  await page.getByRole('button', named(en.analysis.stop)).waitFor({ state: 'hidden', timeout: 120_000 })
  // Follow the link that was read.
  const follow = async () => {
    const href = await turningPoint.evaluate((link: HTMLAnchorElement) => {
      link.click()
      return link.href
    })
    await expect.poll(() => slider.inputValue()).toBe(new URL(href).searchParams.get('round'))
  }
  await follow()
  await page.keyboard.press('End')
  await follow()
  await page.goBack()
  await page.getByRole('img', { name: whole(en.analysis.graph(ANY)) }).waitFor()
  // A stored analysis is shown at once on a phone, where a new one begins on request only.
  await page.reload()
  await page.getByRole('img', { name: whole(en.analysis.graph(ANY)) }).waitFor()
  expect(await page.getByRole('button', named(en.analysis.stop)).count()).toBe(0)
  await turningPoint.click()
  await page.getByRole('button', named(en.analysis.tryIt)).click()
  await page.waitForURL('**/play/**')
  await hand(page).waitFor()
  expectNoFaults()
  await closeVisit(page)
})
