import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SAVE_DATA } from '../app.ts'
import { IS_COMPLETE, sampleOf } from '../complete.ts'
import { ADDRESSES, LOBBY } from '../pages/addresses.ts'
import { finishedRecord, openRecord } from '../records.ts'

/** Twice the text size that browsers have by default. */
const LARGE = '--blink-settings=defaultFontSize=32'
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]
/** Also phones in landscape and upright tablets, for pages that need no game. */
const ALL_SIZES = [...SIZES, { width: 844, height: 390 }, { width: 820, height: 1180 }]
const GAME = { edition: '2e' as const, boxes: [], seats: [{}, {}, {}], seed: 'large' }

let chrome: Browser | undefined
beforeAll(async () => {
  chrome = await chromium.launch({ executablePath: inject('browser'), args: ['--no-sandbox', '--disable-gpu', LARGE] })
})
afterAll(() => chrome?.close())

/** Links and buttons whose text leaves them or meets another one, and text that leaves the page. */
function faultsIn(): string[] {
  const SLACK = 3
  const width = document.documentElement.clientWidth
  const controls = [...document.querySelectorAll<HTMLElement>('nav a, .btn, button.primary')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert], .hidden-text') === null,
  )
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)
  const cut = controls.filter(
    (one) => one.scrollWidth > one.clientWidth + SLACK && getComputedStyle(one).display !== 'inline',
  )
  const wide = [...document.querySelectorAll('h1, h2, main p')].filter((one) => {
    const { left, right, height } = one.getBoundingClientRect()
    return height > 1 && one.closest('.hidden-text') === null && left < width && right > width + SLACK
  })
  return [
    ...(document.documentElement.scrollWidth > width + SLACK ? ['the page is wider than the screen'] : []),
    ...cut.map((one) => `cut: ${nameOf(one)}`),
    ...wide.map((one) => `beyond the page: ${nameOf(one)}`),
  ]
}

async function found(page: Page, path: string, ready: string): Promise<string[]> {
  await page.goto(inject('address') + path)
  await page.locator(ready).first().waitFor()
  return page.evaluate(faultsIn)
}

/** The table, an opened card, and the panels beside the table. */
async function foundAtTable(page: Page): Promise<Record<string, string[]>> {
  await found(page, '/new?edition=2e&seed=large&seat=you&seat=bot&seat=bot', 'button.primary')
  await page.locator('button.primary').first().click()
  await page.locator('[data-question]').waitFor()
  const table = await page.evaluate(faultsIn)
  const after = async (key: string, shown: string) => {
    await page.keyboard.press(key)
    await page.locator(shown).waitFor()
    const faults = await page.evaluate(faultsIn)
    await page.keyboard.press('Escape')
    await page.locator(shown).waitFor({ state: 'detached' })
    return faults
  }
  await page.getByRole('option').first().focus()
  const card = await after('Enter', '[data-question] .primary')
  return {
    table,
    card,
    log: await after('g', 'aside[data-no-picture]'),
    menu: await after('m', 'aside[data-no-picture]'),
  }
}

/** A new score pad and its grid of numbers. */
async function foundInPad(page: Page): Promise<string[]> {
  const list = await found(page, '/score', 'button.primary')
  await page.locator('button.primary').first().click()
  await page.waitForURL('**/score/*')
  await page.locator('h1').waitFor()
  const setup = await page.evaluate(faultsIn)
  await page.locator('button.primary').last().click()
  await page.locator('table input').first().waitFor()
  return [...list, ...setup, ...(await page.evaluate(faultsIn))]
}

test('cuts nothing that is needed when the browser doubles its text size', async () => {
  const page = await (await (chrome ?? expect.fail('no browser')).newContext({ reducedMotion: 'reduce' })).newPage()
  await page.addInitScript(SAVE_DATA)
  await page.goto(`${inject('address')}/games`)
  const over = await openRecord(page, finishedRecord(GAME))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const size of sampleOf(SIZES)) {
    await page.setViewportSize(size)
    const faults = {
      home: await found(page, '/', 'h1'),
      rules: await found(page, '/rules?players=4', 'article h2, main h2'),
      lobby: await found(page, '/tables', 'button.primary'),
      end: await found(page, `/play/${over}`, 'table'),
      ...(await foundAtTable(page)),
      pad: await foundInPad(page),
    }
    const none = Object.fromEntries(Object.keys(faults).map((place) => [place, []]))
    expect(faults).toEqual(none)
  }
})

test.runIf(IS_COMPLETE)('cuts nothing on any page when the browser doubles its text size', async () => {
  const page = await (await (chrome ?? expect.fail('no browser')).newContext({ reducedMotion: 'reduce' })).newPage()
  await page.addInitScript(SAVE_DATA)
  const faults: string[] = []
  for (const path of ADDRESSES) {
    await found(page, path, 'h1')
    // Open tables arrive over an event stream, so the lobby is never idle.
    if (path !== LOBBY) await page.waitForLoadState('networkidle')
    for (const size of ALL_SIZES) {
      await page.setViewportSize(size)
      faults.push(...(await page.evaluate(faultsIn)).map((fault) => `${path}, ${size.width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})
