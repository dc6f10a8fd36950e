/** Walks of the layout tests: each visits some screens of the app in turn. */
import type { Page } from 'playwright-core'
import { ending } from '../app.ts'
import { either } from '../words.ts'

export interface Visit {
  page: Page
  /** The id of a running game, and of a finished one. */
  running: string
  over: string
}

type Look = (what: string) => Promise<void>
type Walk = (visit: Visit, look: Look) => Promise<void>

/** Screens by path. A screen is loaded when its heading and the element `last` are there. */
const pages =
  (screens: Record<string, RegExp>): Walk =>
  async ({ page }, look) => {
    for (const [path, last] of Object.entries(screens)) {
      await go(page, path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await control(page, last).waitFor()
      await look(path)
    }
  }

/** Navigates inside the app, so that nothing loads twice; by way of an unknown path, so that the screen is new. */
export async function go(page: Page, path: string): Promise<void> {
  for (const to of ['/nowhere', path]) await page.evaluate((at) => history.pushState(undefined, '', at), to)
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const control = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()

/** The table, a chosen card, and the menus of the bar. */
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
  log: either((w) => w.app.log),
  keys: either((w) => w.app.help),
  menu: either((w) => w.app.menu),
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

const CREATE_TABLE = either((w) => w.online.layTable)
const PLAY_BOTS = either((w) => w.home.actions.bots[0])
const DELETE = either((w) => w.app.remove)
const PLAY_DEAL = either((w) => w.deals.makeDeal)
const PLAY_RUNG = either((w) => w.ladder.play)

export const WALKS: Record<string, Walk> = {
  table,
  end,
  replay,
  'home and set-up': pages({ '/': PLAY_BOTS, '/new': CREATE_TABLE, '/games': DELETE }),
  'ladder and progress': pages({ '/ladder': PLAY_RUNG, '/progress': PLAY_BOTS, '/deal': PLAY_DEAL }),
}
