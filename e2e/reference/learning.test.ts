/** Somebody who has never played follows the coach; whoever likes puzzles finds a move. */
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, PHONE, test, visit } from '../app.ts'
import { expectAccessible } from '../axe.ts'
import { ANY, either, en, holding, named, starting, WORDS, type Words } from '../words.ts'

afterEach(expectNoFaults)

const coach = (page: Page) => page.getByRole('status', { name: either((w) => w.lessons.coach) })
const taught = (page: Page) => page.getByRole('option', { name: either((w) => w.app.taught) })

const built = (card: string): string => en.app.doWith(en.say.verb('build', 'turn'), card)

/** Whether the middle of something is seen: not scrolled away, not beneath something else. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return it.contains(it.ownerDocument.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Chooses what the coach would, which lies in sight with the stages of the wonder, and plays it. */
async function follow(page: Page): Promise<void> {
  await taught(page).first().waitFor()
  // A screen that has just become lower is drawn anew first.
  await expect.poll(() => isInSight(taught(page).first())).toBe(true)
  await expect.poll(() => isInSight(page.locator('[data-about="0"][data-explain="stage"]').last())).toBe(true)
  const before = await hand(page).elementHandle()
  await taught(page).first().click()
  await page.locator('button.primary').first().click()
  await before?.waitForElementState('hidden')
}

async function beginFirstGame(page: Page, { app, lessons }: Words): Promise<void> {
  await page.getByRole('link', named(app.shelf.learn)).click()
  await page.getByRole('button', named(lessons.begin)).first().click()
}

describe.each([
  ['a wide screen', { language: 'en' as const }, { width: 1280, height: 720 }],
  ['a phone, in French', { language: 'fr' as const, size: PHONE }, { width: 360, height: 640 }],
])('On %s', (_, wish, lower) => {
  test('two Ages are played by following the coach, left, and taken up again', async () => {
    const words = WORDS[wish.language]
    const { lessons } = words
    const page = await visit('/', wish)
    await beginFirstGame(page, words)
    for (let turn = 1; turn <= 6; turn++) {
      await page.getByText(lessons.number(turn, 18)).waitFor()
      await follow(page)
    }
    await page.getByText(lessons.number(7, 18)).waitFor()
    expect(await coach(page).innerText()).toContain(words.say.pieceById('laboratory'))
    await page.getByRole('button', named(lessons.leave)).click()
    await page.getByRole('button', { name: starting(lessons.stop) }).click()
    await page.getByText(lessons.at(7, 18)).waitFor()
    await page.getByRole('button', named(lessons.goOn)).click()
    await page.getByText(lessons.number(7, 18)).waitFor()
    await follow(page)
    // The more is built, the less room is left for what the coach speaks of.
    await page.setViewportSize(lower)
    for (let turn = 8; turn <= 12; turn++) {
      await page.getByText(lessons.number(turn, 18)).waitFor()
      await follow(page)
    }
    await closeVisit(page)
  })
})

test('another choice goes too, and is spoken of before it is made', async () => {
  const page = await visit('/learn')
  await page.getByRole('button', named(en.lessons.begin)).first().click()
  const better = await taught(page).first().locator('h3').innerText()
  const advice = await coach(page).innerText()
  expect(advice).toContain(better)
  const altar = en.say.pieceById('altar')
  await page.getByRole('option', { name: starting(altar) }).click()
  await expect.poll(() => coach(page).innerText()).not.toBe(advice)
  expect(await coach(page).innerText()).toContain(better)
  const before = await hand(page).elementHandle()
  await page.getByRole('button', { name: starting(built(altar)) }).click()
  await before?.waitForElementState('hidden')
  await page.getByText(en.lessons.number(2, 18)).waitFor()
  await closeVisit(page)
})

test('the coach falls silent when asked to, and the Age can be played again', async () => {
  const page = await visit('/learn')
  await page.getByRole('button', named(en.lessons.begin)).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', named(en.lessons.begin)).first().click()
  await follow(page)
  await page.getByText(en.lessons.number(2, 18)).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', named(en.lessons.leave)).click()
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: starting(en.lessons.back(en.say.terms.age(1))) }).click()
  await page.getByText(en.lessons.number(1, 18)).waitFor()
  await page.getByRole('button', named(en.lessons.leave)).click()
  expect(await page.getByRole('button', { name: starting(en.lessons.back(ANY)) }).count()).toBe(0)
  await page.getByRole('button', { name: starting(en.lessons.alone) }).click()
  await hand(page).waitFor()
  await coach(page).waitFor({ state: 'detached' })
  await closeVisit(page)
})

test('a puzzle tells what a move gives up, can be tried again, and remembers that it is solved', async () => {
  const observatory = en.say.pieceById('observatory')
  const page = await visit('/puzzles')
  await page.getByRole('heading', named(en.puzzles.title)).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', named(en.puzzles.number(2))).click()
  await page.getByRole('option', { name: starting(en.say.pieceById('pantheon')) }).click()
  await page.locator('button.primary').first().click()
  await page.getByText(holding(en.puzzles.wrong(ANY))).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', named(en.puzzles.again)).click()
  await page.getByRole('option', { name: starting(observatory) }).click()
  await page.locator('button.primary').first().click()
  await page.getByText(en.puzzles.right(built(observatory))).waitFor()
  await page.getByRole('link', named(en.puzzles.all)).last().click()
  await page.getByRole('link', { name: holding(en.puzzles.number(2), en.puzzles.solved) }).waitFor()
  await closeVisit(page)
})

test('a card explains itself under the pointer, and C shows which cards make which free', async () => {
  const scriptorium = en.say.pieceById('scriptorium')
  const page = await visit('/learn')
  await page.getByRole('button', named(en.lessons.begin)).first().click()
  await page.getByRole('option', { name: starting(scriptorium) }).hover()
  await page.locator('[data-explanation]').getByText(en.say.terms.countSymbols(1, 'tablet')).waitFor()
  await page.keyboard.press('c')
  const chains = page.getByRole('dialog', named(en.explain.chains))
  await chains.getByRole('button', { name: holding(scriptorium) }).click()
  await page.getByRole('dialog', named(scriptorium)).waitFor()
  await closeVisit(page)
})
