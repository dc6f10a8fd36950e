/** Walks through the screens, and what is looked at on the way. */
import type { Page } from 'playwright-core'
import { ending } from '../app.ts'

export interface Visit {
  page: Page
  /** A game that goes on, and one that is over. */
  running: string
  over: string
}

type Look = (what: string) => Promise<void>
type Walk = (visit: Visit, look: Look) => Promise<void>

/** Screens by their addresses, each there once its heading stands and nothing more is on its way. */
const pages =
  (...paths: string[]): Walk =>
  async ({ page }, look) => {
    for (const path of paths) {
      await go(page, path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await look(path)
    }
  }

async function go(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

/** The table, a card chosen from the hand, and what opens from the bar. */
const table: Walk = async ({ page, running }, look) => {
  await go(page, `/play/${running}`)
  await page.getByRole('option').first().waitFor()
  await look('table')
  await page.getByRole('option').nth(1).click()
  await page.locator('button.primary').first().waitFor()
  await look('chosen card')
  await page.keyboard.press('Escape')
  for (const [what, name] of Object.entries(FROM_THE_BAR)) {
    await button(page, name).click()
    const opened = page.locator('aside, dialog[open]').first()
    await opened.waitFor()
    await look(what)
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'hidden' })
  }
}

const FROM_THE_BAR = {
  log: /^(What happened|Ce qui s’est passé)/,
  keys: /^(Keys and legend|Touches et légende)/,
  menu: /^Menu$/,
}

const end: Walk = async ({ page, over }, look) => {
  await go(page, `/play/${over}`)
  await ending(page).waitFor()
  await look('end')
}

const replay: Walk = async ({ page, over }, look) => {
  await go(page, `/replay/${over}?round=8&as=0`)
  await page.getByRole('slider').waitFor()
  await look('replay')
}

export const WALKS: Record<string, Walk> = {
  table,
  end,
  replay,
  'home and set-up': pages('/', '/new', '/games'),
}
