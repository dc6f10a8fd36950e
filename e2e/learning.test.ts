/** Somebody who has never played follows the coach; whoever likes puzzles finds a move. */
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, PHONE, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'

afterEach(expectNoFaults)

const coach = (page: Page) => page.getByRole('status', { name: /Coach|Guide/ })
const taught = (page: Page) => page.getByRole('option', { name: /The coach speaks of it|Le guide en parle/ })

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

async function beginFirstGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Learn to play|Apprendre à jouer/ }).click()
  await page
    .getByRole('button', { name: /^(Begin|Commencer)$/ })
    .first()
    .click()
}

describe.each([
  ['a wide screen', { language: 'en' as const }, { width: 1280, height: 720 }],
  ['a phone, in French', { language: 'fr' as const, size: PHONE }, { width: 360, height: 640 }],
])('On %s', (_, wish, lower) => {
  test('two Ages are played by following the coach, left, and taken up again', async () => {
    const page = await visit('/', wish)
    await beginFirstGame(page)
    for (let turn = 1; turn <= 6; turn++) {
      await page.getByText(new RegExp(`(lesson|leçon) ${turn} (of|sur) 18`)).waitFor()
      await follow(page)
    }
    await page.getByText(/(lesson|leçon) 7 (of|sur) 18/).waitFor()
    expect(await coach(page).innerText()).toMatch(/Laboratory|Laboratoire/)
    await page.getByRole('button', { name: /^(Leave|Quitter)$/ }).click()
    await page.getByRole('button', { name: /Stop for today|Arrêter pour aujourd’hui/ }).click()
    await page.getByText(/(turn|tour) 7 (of|sur) 18/).waitFor()
    await page.getByRole('button', { name: /^(Go on|Continuer)$/ }).click()
    await page.getByText(/(lesson|leçon) 7 (of|sur) 18/).waitFor()
    await follow(page)
    // The more is built, the less room is left for what the coach speaks of.
    await page.setViewportSize(lower)
    for (let turn = 8; turn <= 12; turn++) {
      await page.getByText(new RegExp(`(lesson|leçon) ${turn} (of|sur) 18`)).waitFor()
      await follow(page)
    }
    await closeVisit(page)
  })
})

test('another choice goes too, and is spoken of before it is made', async () => {
  const page = await visit('/learn')
  await page.getByRole('button', { name: 'Begin' }).first().click()
  await coach(page).getByText('costs nothing').waitFor()
  await page.getByRole('option', { name: /^Altar/ }).click()
  await coach(page).getByText('goods come first').waitFor()
  const before = await hand(page).elementHandle()
  await page.getByRole('button', { name: /Build Altar/ }).click()
  await before?.waitForElementState('hidden')
  await page.getByText('lesson 2 of 18').waitFor()
  await closeVisit(page)
})

test('the coach falls silent when asked to, and the Age can be played again', async () => {
  const page = await visit('/learn')
  await page.getByRole('button', { name: 'Begin' }).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin' }).first().click()
  await follow(page)
  await page.getByText('lesson 2 of 18').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: /Go back to the start of Age I/ }).click()
  await page.getByText('lesson 1 of 18').waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  expect(await page.getByRole('button', { name: /Go back/ }).count()).toBe(0)
  await page.getByRole('button', { name: /Play on without the coach/ }).click()
  await hand(page).waitFor()
  await coach(page).waitFor({ state: 'detached' })
  await closeVisit(page)
})

test('a puzzle tells what a move gives up, can be tried again, and remembers that it is solved', async () => {
  const page = await visit('/puzzles')
  await page.getByRole('heading', { name: 'Puzzles' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Puzzle 2', exact: true }).click()
  await page.getByRole('option', { name: /^Pantheon/ }).click()
  await page.locator('button.primary').first().click()
  await page.getByText('one move is better').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('option', { name: /^Observatory/ }).click()
  await page.locator('button.primary').first().click()
  await page.getByText('Build Observatory: that is the move.').waitFor()
  await page.getByRole('link', { name: 'All puzzles' }).last().click()
  await page.getByRole('link', { name: 'Puzzle 2, solved' }).waitFor()
  await closeVisit(page)
})

test('a card explains itself under the pointer, and C shows which cards make which free', async () => {
  const page = await visit('/learn')
  await page.getByRole('button', { name: 'Begin' }).first().click()
  await page.getByRole('option', { name: /^Scriptorium/ }).hover()
  await page.locator('[data-explanation]').getByText('1 tablet').waitFor()
  await page.keyboard.press('c')
  const chains = page.getByRole('dialog', { name: 'Chains' })
  await chains.getByRole('button', { name: 'Scriptorium' }).click()
  await page.getByRole('dialog', { name: 'Scriptorium' }).waitFor()
  await closeVisit(page)
})
