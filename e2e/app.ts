/** Test helpers that open the app in a real browser as a new visitor. An error in the page fails the test. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject, onTestFinished } from 'vitest'
import { keepOnFailure } from './artefacts.ts'
import { IS_COMPLETE } from './complete.ts'
import { afterVisit, DESKTOP, goodbye, isVisiting, leavesForGood, nextVisitor, PHONE } from './visitors.ts'
import { ANY, either } from './words.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A host name that is not loopback: browsers treat it as an insecure context.
  '--host-resolver-rules=MAP tables.test localhost',
]

export { DESKTOP, PHONE }

export interface VisitOptions {
  size?: { width: number; height: number }
  language?: 'en' | 'fr'
  speed?: 'calm' | 'quick' | 'still'
  look?: 'painted' | 'plain'
  /** Emulates reduced motion, as by default at speed `still`: endless animations would take a fifth of the time. */
  still?: boolean
  /** Allows the service worker; most visits are too short for it. */
  keepsApp?: boolean
  /** The analysis of a finished game begins by itself, which keeps a core busy for many seconds. */
  analyses?: boolean
  /** Another server than the shared one. */
  address?: string
}

let chrome: Browser | undefined
const faults: string[] = []

/** One browser per worker, so that later tests reuse its HTTP cache. */
export const test = base
  .extend('program', { scope: 'worker' }, () => inject('browser'))
  .extend('chrome', { scope: 'worker', auto: true }, async ({ program }, { onCleanup }) => {
    chrome = await chromium.launch({ executablePath: program, args: FLAGS })
    onCleanup(() => chrome?.close())
    return chrome
  })

/** A test of the complete set: its subject has unit tests too, or another browser test meets it in passing. */
export const completeTest: (name: string, body: () => Promise<void>) => void = IS_COMPLETE ? test : () => {}

/** Opens a page as a new visitor without stored data. Any error in the page fails the test. */
export async function visit(path: string, wish: VisitOptions = {}): Promise<Page> {
  const {
    size = DESKTOP,
    language = 'en',
    speed = 'still',
    look = 'painted',
    still = speed === 'still',
    keepsApp = false,
    analyses = false,
    address = inject('address'),
  } = wish
  const page = await nextVisitor(opened(), { isPhone: size.width < 720, still, keepsApp })
  onTestFinished(async () => {
    faults.splice(0)
    if (isVisiting(page.context())) await page.context().close()
  })
  keepOnFailure(page.context())
  await page.setViewportSize(size)
  const settings = await page.addInitScript(
    (kept) => {
      // A blank page has no storage.
      if (globalThis.location.protocol === 'about:') return
      globalThis.localStorage.getItem(kept.key) ?? globalThis.localStorage.setItem(kept.key, kept.value)
    },
    { key: 'heptapolis.settings', value: JSON.stringify({ theme: 'light', language, speed, look }) },
  )
  afterVisit(page.context(), () => settings.dispose())
  if (!analyses) await saveData(page)
  page.on('pageerror', (error) => {
    faults.push(error.message)
  })
  await page.goto(address + path)
  return page
}

/** Turns the browser's data saver on. */
export const SAVE_DATA =
  "Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })"

async function saveData(page: Page): Promise<void> {
  const saver = await page.addInitScript(SAVE_DATA)
  afterVisit(page.context(), () => saver.dispose())
}

/** A visit without drawings, which take a third of the time: for tests of what people do, not of how the table looks. */
export const plainVisit = (path: string, wish: VisitOptions = {}): Promise<Page> =>
  visit(path, { look: 'plain', ...wish })

/** A context of its own, with the data saver on. */
export async function newContext(wish: BrowserContextOptions): Promise<BrowserContext> {
  const context = await opened().newContext(wish)
  await context.addInitScript(SAVE_DATA)
  return context
}

export function expectNoFaults(): void {
  expect(faults.splice(0)).toEqual([])
}

function opened(): Browser {
  if (!chrome) throw new Error('There is a browser in tests that are made with `test` of this file.')
  return chrome
}

/** Longer than the machine may take between reading the time and stopping the clock. */
const MINUTE = 60_000

/** Stops the clock of the page: no animation ends while a test inspects it. */
export async function stopClock(page: Page): Promise<void> {
  leavesForGood(page.context())
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE)
}

export const closeVisit = (page: Page): Promise<void> => goodbye(page.context())
/** The cookies of a page as a request header, for requests of the same person outside the browser. */
export async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

export const contextOf = (page: Page): BrowserContext => page.context()

export const hand = (page: Page) => page.locator('[data-question]')
export const ending = (page: Page) => page.getByRole('grid', { name: either((w) => w.app.scoreSheet) })
export const cover = (page: Page) => page.getByRole('button', { name: either((w) => w.app.showHand(ANY)) })

type Turn = (page: Page) => Promise<void>

/** Answers the open question: the first card with the suggested action, or the first answer. */
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

/** Plays until the score sheet appears, or for a number of questions. */
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
