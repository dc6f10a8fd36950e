import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, plainVisit, test } from '../app.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { en, named } from '../words.ts'

const recordOf = (players: number, boxes: string[], age: number) =>
  recordUntil(
    { edition: '2e', boxes, seats: Array.from({ length: players }, () => ({})), seed: 'last turn' },
    atTurn(age, 2),
  )

/** Entries of the last turn that are visible, and those of them that the edge of the list cuts. */
const entriesIn = (page: Page) =>
  page.locator('[data-last-turn]').evaluate((list) => {
    const { bottom } = list.getBoundingClientRect()
    const visible = [...list.children].filter((entry) => getComputedStyle(entry).visibility === 'visible')
    return {
      visible: visible.length,
      cut: visible.filter((entry) => entry.getBoundingClientRect().bottom > bottom + 1).length,
    }
  })

test('shows the last turn of all cities in whole lines, or counts them and leads to the log', async () => {
  const page = await plainVisit('/games')
  await goOn(page, recordOf(7, [], 3))
  await hand(page).waitFor()
  expect(await entriesIn(page)).toEqual({ visible: 7, cut: 0 })
  await page.setViewportSize({ width: 1280, height: 900 })
  const more = page.locator('[data-last-turn] button')
  await more.waitFor()
  const { visible, cut } = await entriesIn(page)
  expect([await more.innerText(), cut]).toEqual([en.app.citiesMore(7 - (visible - 1)), 0])
  await more.click()
  await page.getByRole('complementary', named(en.app.log)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('tells a phone with expansions the main event of the turn, which opens the log', async () => {
  const page = await plainVisit('/games', { size: { width: 390, height: 844 } })
  await goOn(page, recordOf(4, ['armada'], 1))
  await hand(page).waitFor()
  await page.locator('[data-main-event]').click()
  await page.getByRole('complementary', named(en.app.log)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})
