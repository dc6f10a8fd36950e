import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleOf } from '../complete.ts'
import { finishedRecord, openRecord } from '../records.ts'

/** Twice the text size that browsers have by default. */
const LARGE = '--blink-settings=defaultFontSize=32'
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]
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

test('cuts nothing that is needed when the browser doubles its text size', async () => {
  const page = await (await (chrome ?? expect.fail('no browser')).newContext({ reducedMotion: 'reduce' })).newPage()
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
      table: await found(page, '/new?edition=2e&seed=large&seat=you&seat=bot&seat=bot', 'button.primary').then(
        async () => {
          await page.locator('button.primary').first().click()
          await page.locator('[data-question]').waitFor()
          return page.evaluate(faultsIn)
        },
      ),
    }
    expect(faults).toEqual({ home: [], rules: [], lobby: [], end: [], table: [] })
  }
})
