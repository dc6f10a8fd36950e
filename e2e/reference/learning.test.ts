/** Lessons and puzzles. */
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { closeVisit, completeTest, expectNoFaults, hand, PHONE, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { IS_COMPLETE, sampleOf } from '../complete.ts'
import { ANY, either, en, holding, named, starting, WORDS, type Words } from '../words.ts'

afterEach(expectNoFaults)

const coach = (page: Page) => page.getByRole('status', { name: either((w) => w.lessons.coach) })
const taught = (page: Page) => page.getByRole('option', { name: either((w) => w.app.taught) })

const built = (card: string): string => en.app.doWith(en.say.verb('build', 'turn'), card)

/** True if the centre is visible: neither scrolled away nor covered. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return it.contains(it.ownerDocument.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Plays the coach's choice, which must be visible together with the stages of the wonder; its action is marked. */
async function follow(page: Page): Promise<void> {
  await taught(page).first().waitFor()
  // After a resize the page is redrawn first.
  await expect.poll(() => isInSight(taught(page).first())).toBe(true)
  await expect.poll(() => isInSight(page.locator('[data-about="0"][data-explain="stage"]').last())).toBe(true)
  const before = await hand(page).elementHandle()
  await taught(page).first().click()
  await page.getByRole('button', { name: either((w) => w.app.taught), pressed: true }).waitFor()
  await page.locator('button.primary:focus').first().click()
  await before?.waitForElementState('hidden')
}

async function beginFirstGame(page: Page, { app, lessons }: Words): Promise<void> {
  await page.getByRole('link', named(app.shelf.learn)).click()
  await page
    .getByRole('button', { name: starting(lessons.begin) })
    .first()
    .click()
}

describe.each(
  sampleOf(
    [
      ['a wide screen', { language: 'en' as const }, { width: 1280, height: 720 }],
      ['a phone, in French', { language: 'fr' as const, size: PHONE }, { width: 360, height: 640 }],
    ],
    1,
  ),
)('On %s', (_, wish, lower) => {
  test('plays into the second Age with the coach, leaves and resumes', async () => {
    const words = WORDS[wish.language]
    const { lessons } = words
    const page = await visit('/', wish)
    await beginFirstGame(page, words)
    for (let turn = 1; turn <= 6; turn++) {
      await page.getByText(lessons.step(turn, 18)).waitFor()
      await follow(page)
    }
    await page.getByText(lessons.step(7, 18)).waitFor()
    expect(await coach(page).innerText()).toContain(words.say.pieceById('library'))
    await page.getByRole('button', named(lessons.leave)).click()
    await page.getByRole('button', { name: starting(lessons.stop) }).click()
    await page.getByText(lessons.step(7, 18)).waitFor()
    await page.goto(new URL('/', page.url()).href)
    const running = page.getByRole('list', named(words.home.cities))
    await running.getByText(words.home.firstLesson).waitFor()
    await running.getByRole('link', named(words.home.goOn)).click()
    await page.getByText(lessons.step(7, 18)).waitFor()
    await follow(page)
    // A larger city leaves less room for the target of the coach.
    await page.setViewportSize(lower)
    for (let turn = 8; turn <= (IS_COMPLETE ? 12 : 9); turn++) {
      await page.getByText(lessons.step(turn, 18)).waitFor()
      await follow(page)
    }
    await closeVisit(page)
  })
})

completeTest('accepts another choice and comments on it beforehand', async () => {
  const page = await visit('/learn')
  await page
    .getByRole('button', { name: starting(en.lessons.begin) })
    .first()
    .click()
  const better = await taught(page).first().locator('h3').innerText()
  const advice = await coach(page).innerText()
  expect(advice).toContain(better)
  const theater = en.say.pieceById('theater')
  await page.getByRole('option', { name: starting(theater) }).click()
  await expect.poll(() => coach(page).innerText()).not.toBe(advice)
  expect(await coach(page).innerText()).toContain(better)
  const before = await hand(page).elementHandle()
  await page.getByRole('button', { name: starting(built(theater)) }).click()
  await before?.waitForElementState('hidden')
  await page.getByText(en.lessons.step(2, 18)).waitFor()
  await closeVisit(page)
})

completeTest('silences the coach on request and restarts the Age', async () => {
  const page = await visit('/learn')
  await page
    .getByRole('button', { name: starting(en.lessons.begin) })
    .first()
    .waitFor()
  await alsoAccessible(page)
  await page
    .getByRole('button', { name: starting(en.lessons.begin) })
    .first()
    .click()
  await follow(page)
  await page.getByText(en.lessons.step(2, 18)).waitFor()
  await alsoAccessible(page)
  await page.getByRole('button', named(en.lessons.leave)).click()
  await alsoAccessible(page, 'dialog')
  await page.getByRole('button', { name: starting(en.lessons.back(en.say.terms.age(1))) }).click()
  await page.getByText(en.lessons.step(1, 18)).waitFor()
  await page.getByRole('button', named(en.lessons.leave)).click()
  expect(await page.getByRole('button', { name: starting(en.lessons.back(ANY)) }).count()).toBe(0)
  await page.getByRole('button', { name: starting(en.lessons.alone) }).click()
  await hand(page).waitFor()
  await coach(page).waitFor({ state: 'detached' })
  await closeVisit(page)
})

test('shows what a puzzle move loses, allows another try, and stores the solution', async () => {
  const observatory = en.say.pieceById('observatory')
  const page = await visit('/puzzles')
  await page.getByRole('heading', named(en.puzzles.title)).waitFor()
  await alsoAccessible(page)
  await page.getByRole('link', named(en.puzzles.number(2))).click()
  await page.getByRole('option', { name: starting(en.say.pieceById('pantheon')) }).click()
  await page.locator('button.primary').first().click()
  await page.getByText(holding(en.puzzles.wrong(ANY))).waitFor()
  await alsoAccessible(page)
  await page.getByRole('button', named(en.puzzles.again)).click()
  await page.getByRole('option', { name: starting(observatory) }).click()
  await page.locator('button.primary').first().click()
  await page.getByText(en.puzzles.right(built(observatory))).waitFor()
  await page.getByRole('link', named(en.puzzles.all)).last().click()
  await page.getByRole('link', { name: holding(en.puzzles.number(2), en.puzzles.solved) }).waitFor()
  await closeVisit(page)
})

test('explains a card on hover, and shows the chains with C', async () => {
  const apothecary = en.say.pieceById('apothecary')
  const page = await visit('/learn')
  await page
    .getByRole('button', { name: starting(en.lessons.begin) })
    .first()
    .click()
  await page.getByRole('option', { name: starting(apothecary) }).hover()
  await page.locator('[data-explanation]').getByText(en.say.terms.countSymbols(1, 'compass')).waitFor()
  await page.keyboard.press('c')
  const chains = page.getByRole('dialog', named(en.help.chains))
  await chains.getByRole('button', { name: holding(apothecary) }).click()
  await page.getByRole('dialog', named(apothecary)).waitFor()
  await closeVisit(page)
})
