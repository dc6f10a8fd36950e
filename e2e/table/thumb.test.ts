/** A turn with one hand: on a phone every control of a turn is where a thumb reaches, and large enough. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, completeTest, expectNoFaults, hand, plainVisit, test } from '../app.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'

const PHONE = { width: 390, height: 844 }
/** Share of the height that the thumb of the holding hand does not reach. */
const ABOVE = 0.4
const SMALLEST = 44

interface Control {
  name: string
  /** Share of the height above its middle. */
  middle: number
  width: number
  height: number
}

/** Cards of the hand; in an opened card its uses and payments, the button that plays it, and Cancel. */
const controlsOn = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]')
    const controls = sheet
      ? sheet.querySelectorAll('button, label:has(input)')
      : document.querySelectorAll('[data-question] [role=option], [data-question] button')
    return [...controls].map((control) => {
      const { top, bottom, width, height } = control.getBoundingClientRect()
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 60)
      return { name, middle: (top + bottom) / 2 / innerHeight, width, height }
    })
  })

async function expectWithinReach(page: Page): Promise<number> {
  const controls = await controlsOn(page)
  const isFar = ({ middle, width, height }: Control) => middle < ABOVE || width < SMALLEST || height < SMALLEST
  expect(controls.filter(isFar)).toEqual([])
  return controls.length
}

completeTest('lets a thumb choose, pay, build, use and sell every card of a turn on a phone', async () => {
  const page = await plainVisit('/games', { size: PHONE })
  await goOn(
    page,
    recordUntil({ edition: '2e', boxes: ['leaders'], seats: [{}, {}, {}], seed: 'thumb-11' }, atTurn(2, 2)),
  )
  await hand(page).waitFor()
  const cards = page.getByRole('option')
  expect(await expectWithinReach(page)).toBe(await cards.count())
  let payments = 0
  for (const card of await cards.all()) {
    await card.tap()
    await page.locator('dialog[open] button.primary').waitFor()
    // Each use: build, stage and sale.
    expect(await expectWithinReach(page)).toBeGreaterThanOrEqual(4)
    payments += await page.locator('dialog[open] label:has(input)').count()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  expect(payments).toBeGreaterThan(0)
  expectNoFaults()
  await closeVisit(page)
})

/** WCAG 2.5.8. */
const LOWEST_TARGET = 24

test('a press on a squeezed tower of a phone opens the city, where every floor is high enough for a finger', async () => {
  const page = await plainVisit('/games', { size: { width: 360, height: 640 } })
  await goOn(page, recordUntil({ edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'tower' }, atTurn(3, 3)))
  await hand(page).waitFor()
  const lowest = (city: Locator) =>
    city
      .locator('[data-floor]')
      .evaluateAll((floors) => Math.min(...floors.map((floor) => floor.getBoundingClientRect().height)))
  const town = page.getByRole('region').filter({ has: page.locator('[data-floor]') })
  expect(await lowest(town)).toBeLessThan(LOWEST_TARGET)
  await town.locator('[data-floor]').last().tap()
  const city = page.getByRole('complementary')
  await city.waitFor()
  expect(await lowest(city)).toBeGreaterThanOrEqual(LOWEST_TARGET)
  expectNoFaults()
  await closeVisit(page)
})
