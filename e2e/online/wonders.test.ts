import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { createTable, sitDown } from '../pages/room.ts'
import { sharedServer } from '../test-server.ts'
import { EXACT, en, named } from '../words.ts'

const PHONE = { width: 390, height: 844 }
const { houseRules, agreement } = en

/** Picks a choice of a room setting and waits until the table has taken it over. */
async function pick(host: Page, row: string, choice: string): Promise<void> {
  const radio = host.getByRole('radiogroup', named(row)).getByRole('radio', named(choice))
  await radio.click()
  await expect.poll(() => radio.isChecked()).toBe(true)
}

const focusOf = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.textContent))

test('shows a house rule to guests, gives out wonders by secret bids and free sides, and shows how after the reveal', async () => {
  const { address } = sharedServer()
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  const path = await createTable(host)
  await focusOf(host).toBe(en.online.laid)
  await host.getByText(en.online.moreSettings, EXACT).click()
  await pick(host, en.online.wonders, en.online.choices.wonders.bids)
  await pick(host, en.online.sides, en.online.choices.sides.free)
  await host.getByText(houseRules.title, EXACT).click()
  await pick(host, en.say.houseRule('aids'), houseRules.other(1))
  const maya = await visit(path, { address, size: PHONE })
  await sitDown(maya, 'Maya')
  const inForce = maya.getByRole('region', named(houseRules.title))
  await inForce.getByText(en.say.reading('aids', 'off')).waitFor()
  await host.getByRole('button', named(en.online.begin(['Maya'], 1))).click()

  await maya.getByRole('heading', named(agreement.asks.bids)).waitFor()
  for (const page of [host, maya]) await focusOf(page).toBe(agreement.asks.bids)
  await host.getByRole('spinbutton').first().fill('7')
  await alsoAccessible(host)
  await host.getByRole('button', named(agreement.sendBids)).click()
  await host.getByText(agreement.answered).waitFor()
  await maya.getByText(agreement.waitsFor(['Maya'])).waitFor()
  await maya.getByRole('button', named(agreement.sendBids)).click()

  for (const page of [host, maya]) {
    await page.getByRole('heading', named(agreement.asks.side)).waitFor()
    await page.getByRole('heading', named(agreement.history)).waitFor()
    await page.getByText(agreement.answers.bids([]), { exact: false }).first().waitFor()
  }
  await alsoAccessible(maya)
  const asksForSide = maya.getByRole('heading', named(agreement.asks.side))
  await expect.poll(async () => (await asksForSide.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  for (const page of [host, maya])
    await page.getByRole('region', named(agreement.asks.side)).getByRole('button').first().click()
  await Promise.all([host, maya].map((page) => hand(page).waitFor()))
  await maya.getByRole('button', named(en.online.atTheTable)).click()
  await maya.getByRole('heading', named(agreement.history)).waitFor()
  expectNoFaults()
  for (const page of [host, maya]) await closeVisit(page)
})
