/** Replays, turns taken back, deleted games restored. */
import { expect } from 'vitest'
import { answer, closeVisit, expectNoFaults, hand, playOn, test, plainVisit as visit } from '../app.ts'
import { finishedRecord, openRecord } from '../records.ts'
import { en, named } from '../words.ts'

const play = named(en.app.play)

test('steps through a replay by keys, plays it automatically, and offers an analysis', async () => {
  const page = await visit('/games')
  const record = finishedRecord({ edition: '2e', boxes: ['leaders'], seats: [{}, {}, {}], seed: 'steps' })
  await openRecord(page, record)
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slider.inputValue()).toBe('2')
  expect(new URL(page.url()).searchParams.get('round')).toBe('2')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', named(en.app.playOn)).click()
  // Autoplay does not wait for the viewer.
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', named(en.app.pause)).click()
  await page.getByRole('combobox').selectOption({ index: 1 })
  await page.getByRole('button', named(en.app.analyseGame)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('takes back a turn against bots, and restores a deleted game', async () => {
  const page = await visit('/?edition=2e&seed=back&seat=you&seat=bot&seat=bot')
  await page.getByRole('button', play).click()
  await hand(page).waitFor()
  const first = await page.getByRole('option').allInnerTexts()
  await playOn(page, answer, 1)
  await hand(page).waitFor()
  expect(await page.getByRole('option').allInnerTexts()).not.toEqual(first)
  await page.getByRole('button', named(en.app.undo)).click()
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(first)
  await page.goto(new URL('/games', page.url()).href)
  await page.getByRole('button', named(en.app.remove)).click()
  await expect.poll(() => page.getByRole('link', named(en.app.resume)).count()).toBe(0)
  await page.getByRole('button', named(en.app.bringBack)).click()
  await page.getByRole('link', named(en.app.resume)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('scrolls the hand of a replay to the chosen card on a phone', async () => {
  const page = await visit('/games', { size: { width: 390, height: 844 } })
  await openRecord(page, finishedRecord({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'steps' }))
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await page.getByRole('combobox').selectOption({ index: 1 })
  await slider.focus()
  const isInView = () =>
    page.locator('[data-chosen]').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  for (const round of ['1', '2', '3', '4', '5']) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.inputValue()).toBe(round)
    await expect.poll(isInView).toBe(true)
  }
  expectNoFaults()
  await closeVisit(page)
})

test('plays a card pressed twice only once, and reports an unknown replay without requests', async () => {
  const page = await visit('/?edition=2e&seed=twice&seat=you&seat=bot&seat=bot')
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  await page.getByRole('button', play).click()
  await page.getByRole('option').first().click()
  await page.locator('button.primary').first().dblclick()
  await expect.poll(() => page.getByRole('option').count()).toBe(6)
  await page.getByRole('link', named(en.app.labelled('Heptapolis', en.app.home))).click()
  await page.getByRole('link', named(en.app.shelf.learn)).waitFor()
  await page.goto(new URL('/replay/unknown', page.url()).href)
  await page.getByText(en.app.gone).waitFor()
  expect(refused).toEqual([])
  expectNoFaults()
  await closeVisit(page)
})
