import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  ending,
  expectNoFaults,
  hand,
  plainVisit,
  playOn,
  test,
  visit,
} from '../app.ts'
import { expectAccessible } from '../axe.ts'
import { ANY, en, named, whole } from '../words.ts'

test('starts a game with one press, keeps it on back and forward, and deals no other', async () => {
  const page = await visit('/')
  await page.getByRole('button', named(en.home.actions.bots[0])).click()
  await playOn(page, answer, 2)
  await hand(page).waitFor()
  const cards = await page.getByRole('option').allInnerTexts()
  await page.goBack()
  const goOn = page.getByRole('link', named(en.home.goOn))
  await goOn.waitFor()
  await expectAccessible(page)
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const bots = page.getByRole('button', named(en.home.actions.bots[0]))
  // A new layout draws the game to continue at another place.
  const below = async () => {
    const [first, next] = [await goOn.boundingBox(), await bots.boundingBox()]
    return first && next ? next.y - first.y : 0
  }
  await expect.poll(below).toBeGreaterThan(0)
  if (wide) await page.setViewportSize(wide)
  expect(new URL(page.url()).search).toBe('')
  await page.goForward()
  await hand(page).waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(cards)
  await page.getByRole('button', named(en.app.menu)).click()
  await page.getByRole('link', named(en.app.home)).click()
  await page.getByRole('link', named(en.home.goOn)).click()
  await hand(page).waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(cards)
  expectNoFaults()
  await closeVisit(page)
})

// The player of e2e/tree-player plays by keyboard too, and `npm test` runs it.
completeTest('plays a game from set-up to score by keyboard', async () => {
  const page = await plainVisit('/?edition=2e&seed=keys&seat=you&seat=bot&seat=bot')
  const play = page.getByRole('button', named(en.app.play))
  for (let i = 0; i < 40 && !(await play.evaluate((it) => it === it.ownerDocument.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await playOn(page, async () => {
    const focused = page.locator('[role=option]:focus')
    if ((await page.getByRole('option').count()) === 0) {
      for (let i = 0; i < 60 && (await hand(page).locator('button:focus').count()) === 0; i++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      return
    }
    for (let i = 0; i < 60 && (await focused.count()) === 0; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    // The focus is on a use of the card. A refused one plays nothing; 3 is the sale, which is always possible.
    await hand(page).locator('button:focus').waitFor()
    if ((await page.locator('button.primary:focus').count()) === 0) await page.keyboard.press('3')
    await page.locator('button.primary:focus').waitFor()
    await page.keyboard.press('Enter')
  })
  await ending(page).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('plays a game with every box to the score by clicking, and another one after it', async () => {
  const page = await plainVisit('/?edition=2e&seed=all&seat=you&seat=bot&seat=bot&seat=bot')
  const boxes = page.getByRole('checkbox')
  for (const box of await boxes.all()) await box.check({ force: true })
  await page.getByRole('button', named(en.app.play)).click()
  await playOn(page)
  const verdicts = [en.end.stand([ANY]), en.end.tied([ANY])].map((message) => ({ name: whole(message) }))
  const [won, tied] = verdicts.map((verdict) => page.getByRole('heading', { level: 1, ...verdict }))
  await won.or(tied).waitFor()
  const totals = await ending(page).locator('tfoot td').allTextContents()
  expect(totals).toHaveLength(4)
  for (const total of totals) expect(total).toMatch(/^−?\d+$/)
  // By key: the analysis below moves the button while it grows.
  await page.getByRole('button', named(en.end.playAgain)).press('Enter')
  await hand(page).waitFor()
  expectNoFaults()
  await closeVisit(page)
})
