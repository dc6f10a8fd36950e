/** The app in a real browser, and how a person plays it. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject, onTestFinished } from 'vitest'
import { keepOnFailure } from './artefacts.ts'
import { DESKTOP, goodbye, leavesForGood, nextVisitor, PHONE } from './visitors.ts'
import { ANY, either } from './words.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that is not loopback: browsers grant pages there nothing that needs a secure context.
  '--host-resolver-rules=MAP tables.test localhost',
]

export { DESKTOP, PHONE }

export interface VisitOptions {
  size?: { width: number; height: number }
  language?: 'en' | 'fr'
  speed?: 'calm' | 'quick' | 'still'
  /** Whether the system asks for stillness. */
  still?: boolean
  /** Whether the browser keeps the app for times without a network; most visits are too short for that. */
  keepsApp?: boolean
  /** Where, if not at the server of all tests. */
  address?: string
}

let chrome: Browser | undefined
const faults: string[] = []

/** One browser for all tests that run one after another: what it has loaded once it need not load again. */
export const test = base
  .extend('program', { scope: 'worker' }, () => inject('browser'))
  .extend('chrome', { scope: 'worker', auto: true }, async ({ program }, { onCleanup }) => {
    chrome = await chromium.launch({ executablePath: program, args: FLAGS })
    onCleanup(() => chrome?.close())
    return chrome
  })

/** A visitor of their own: nothing kept from others, and any error in the page fails the test. */
export async function visit(path: string, wish: VisitOptions = {}): Promise<Page> {
  const {
    size = DESKTOP,
    language = 'en',
    speed = 'still',
    still = false,
    keepsApp = false,
    address = inject('address'),
  } = wish
  const page = await nextVisitor(opened(), { isPhone: size.width < 720, still, keepsApp })
  onTestFinished(async () => {
    faults.splice(0)
    if (!page.isClosed()) await page.context().close()
  })
  keepOnFailure(page.context())
  await page.setViewportSize(size)
  await page.addInitScript(
    (kept) => globalThis.localStorage.getItem(kept.key) ?? globalThis.localStorage.setItem(kept.key, kept.value),
    { key: 'heptapolis.settings', value: JSON.stringify({ theme: 'light', language, speed }) },
  )
  page.on('pageerror', (error) => {
    faults.push(error.message)
  })
  await page.goto(address + path)
  return page
}

export const newContext = (wish: BrowserContextOptions): Promise<BrowserContext> => opened().newContext(wish)

export function expectNoFaults(): void {
  expect(faults.splice(0)).toEqual([])
}

function opened(): Browser {
  if (!chrome) throw new Error('There is a browser in tests that are made with `test` of this file.')
  return chrome
}

/** More than the machine may take from asking for the time to stopping it. */
const MINUTE = 60_000

/** From now on time stands still in the page: no motion ends by itself, however long a look at it takes. */
export async function stopClock(page: Page): Promise<void> {
  leavesForGood(page.context())
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE)
}

export const closeVisit = (page: Page): Promise<void> => goodbye(page.context())
export const contextOf = (page: Page): BrowserContext => page.context()

export const hand = (page: Page) => page.locator('[data-question]')
export const ending = (page: Page) => page.getByRole('table', { name: either((w) => w.app.scoreSheet) })
export const cover = (page: Page) => page.getByRole('button', { name: either((w) => w.app.showHand(ANY)) })

type Turn = (page: Page) => Promise<void>

/** Answers what is asked: the first card and what the app suggests, or the first plain answer. */
export async function answer(page: Page): Promise<void> {
  const options = page.getByRole('option')
  await options.or(hand(page).locator('button')).first().waitFor()
  if ((await options.count()) > 0) {
    await options.first().click()
    await page.locator('button.primary').first().click()
    return
  }
  await hand(page).locator('button').first().click()
}

/** Plays on until the score sheet stands there (or as many questions as asked for). */
export async function playOn(page: Page, turn: Turn = answer, questions = Number.POSITIVE_INFINITY): Promise<void> {
  for (let asked = 0; asked < questions; asked++) {
    await hand(page).or(ending(page)).or(cover(page)).first().waitFor()
    if ((await ending(page).count()) > 0) return
    if ((await cover(page).count()) > 0) {
      await cover(page).click()
      continue
    }
    const before = await hand(page).elementHandle()
    await turn(page)
    await before?.waitForElementState('hidden')
  }
}
