/**
 * Accessibility check of every screen with axe, in both looks (painted and plain) and both themes: `npm run axe`,
 * or a part of them, such as `npm run axe -- table online`. `npm test` checks a sample in one of each.
 */
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../scripts/browser.ts'
import { ADDRESSES, DEAL, LOBBY } from './pages/addresses.ts'
import { beginGame, enterName } from './pages/room.ts'
import { finishedRecord, openRecord } from './records.ts'
import { ServerProcess } from './server-process.ts'
import { playTyped } from './tree-player/commands.ts'
import { Reader } from './tree-player/reader.ts'
import { newCourse } from './tree-player/turns.ts'
import { EXACT, en, named } from './words.ts'

const LOOKS = ['painted', 'plain']
const THEMES = ['light', 'dark']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

const TABLE = '/?edition=2e&seed=axe&boxes=leaders,cities,armada,edifice&seat=you&seat=bot&seat=bot&seat=bot'

/** States of a table: the keys that lead from the one before to each. */
const STATES: readonly (readonly [name: string, ...keys: readonly string[]])[] = [
  ['hand'],
  ['open card', 'Enter'],
  ['menu', 'Escape', 'm'],
  ['log', 'Escape', 'g'],
  ['keys', 'Escape', '?'],
  ['legend', 'Escape', 'l'],
  ['text', 'Escape', 'x'],
]

async function faultsOn(page: Page, place: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${place}: ${id}, ${nodes.length} times, such as ${nodes[0]?.html.slice(0, 160)}`)
}

async function newPage(chrome: Browser, look: string, theme: string): Promise<Page> {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(
    (kept) => {
      if (globalThis.location.protocol === 'about:') return
      globalThis.localStorage.getItem('heptapolis.settings') ??
        globalThis.localStorage.setItem('heptapolis.settings', kept)
    },
    JSON.stringify({ theme, look, language: 'en', speed: 'still' }),
  )
  return context.newPage()
}

async function checkPages(page: Page, address: string, skin: string): Promise<string[]> {
  const faults: string[] = []
  for (const path of ADDRESSES) {
    await page.goto(address + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Open tables arrive over an event stream, so the lobby is never idle.
    if (path === LOBBY) await page.getByRole('main').getByRole('button').first().waitFor()
    else await page.waitForLoadState('networkidle')
    faults.push(...(await faultsOn(page, `${skin}, ${path}`)))
  }
  return faults
}

async function checkTable(page: Page, address: string, skin: string): Promise<string[]> {
  await page.goto(address + TABLE)
  await page.locator('form button.primary').first().click()
  const faults: string[] = []
  for (const [name, ...keys] of STATES) {
    await page.locator('[data-question]').waitFor()
    for (const key of keys) await page.keyboard.press(key)
    await page.waitForLoadState('networkidle')
    faults.push(...(await faultsOn(page, `${skin}, table: ${name}`)))
  }
  return faults
}

const FINISHED = finishedRecord({ edition: '2e', boxes: ['leaders', 'cities'], seats: [{}, {}, {}, {}], seed: 'axe' })

/** Replay and result of a finished game, and both sides of a waiting room. */
const LATER = ['replay', 'result', 'name', 'waiting room', 'invitation']
/** An online game from its wonders to its rematch, which shows standings. */
const ONLINE = ['wonders by agreement', 'rematch', 'standings']

async function checkLater(page: Page, address: string, skin: string): Promise<string[]> {
  const faults: string[] = []
  const [replay, result, name, room, invitation] = LATER
  const check = async (at: Page, place: string) => {
    await at.waitForLoadState('networkidle')
    faults.push(...(await faultsOn(at, `${skin}, ${place}`)))
  }
  await page.goto(`${address}/games`)
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await openRecord(page, FINISHED)
  await page.getByRole('slider').waitFor()
  await check(page, replay)
  await page.locator('a[href*="/play/"]').first().click()
  await page.getByRole('grid').waitFor()
  await check(page, result)
  await page.goto(`${address}/new?edition=2e`)
  await page.getByRole('button', named(en.online.layTable)).click()
  await page.getByRole('dialog').waitFor()
  await check(page, name)
  await enterName(page)
  await page.getByRole('heading', named(en.online.laid)).waitFor()
  const { pathname, hash } = new URL(page.url())
  await check(page, room)
  const guest = await page.context().newPage()
  await guest.goto(address + pathname + hash)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  await check(guest, invitation)
  return faults
}

/** Shows tables as text, where typed commands play; states of a table that were checked before may have switched to it. */
const SHOW_TEXT = (): void => {
  const kept = JSON.parse(localStorage.getItem('heptapolis.settings') ?? '{}')
  localStorage.setItem('heptapolis.settings', JSON.stringify({ ...kept, text: true }))
}

async function checkOnline(page: Page, address: string, skin: string): Promise<string[]> {
  const faults: string[] = []
  const [wonders, rematch, standings] = ONLINE
  const check = async (place: string) => {
    await page.waitForLoadState('networkidle')
    faults.push(...(await faultsOn(page, `${skin}, ${place}`)))
  }
  await page.goto(`${address}/new?edition=2e&seat=you&seat=bot&seat=bot`)
  await page.evaluate(SHOW_TEXT)
  await page.reload()
  await page.getByRole('button', named(en.online.layTable)).click()
  // An earlier part may have given the name.
  const dialog = page.getByRole('dialog', named(en.online.askName))
  await dialog
    .or(page.getByRole('heading', named(en.online.laid)))
    .first()
    .waitFor()
  if (await dialog.isVisible()) await enterName(page)
  await page.getByText(en.online.moreSettings, EXACT).click()
  const bids = named(en.online.choices.wonders.bids)
  await page.getByRole('radio', bids).click()
  await page.getByRole('radio', { ...bids, checked: true }).waitFor()
  await beginGame(page)
  await page.getByRole('heading', named(en.agreement.asks.bids)).waitFor()
  await check(wonders)
  await page.getByRole('button', named(en.agreement.sendBids)).click()
  await playTyped(await Reader.at(page), newCourse())
  await page.getByRole('button', named(en.online.rematch)).waitFor()
  await check(rematch)
  await page.getByRole('button', named(en.online.rematch)).click()
  await page.getByRole('heading', named(en.online.laid)).waitFor()
  await check(standings)
  return faults
}

/** Settings, a report, a lesson, a score pad, and a deal for groups before and after somebody viewed its results. */
const FEATURES = ['settings', 'report', 'lesson', 'score pad', 'deal for groups', 'results of a deal']

async function checkFeatures(page: Page, address: string, skin: string): Promise<string[]> {
  const faults: string[] = []
  const [settings, report, lesson, pad, deal, results] = FEATURES
  const check = async (place: string) => faults.push(...(await faultsOn(page, `${skin}, ${place}`)))
  await page.goto(address)
  await page.getByRole('button', named(en.app.settings)).click()
  await page.getByRole('region', named(en.app.settings)).waitFor()
  await check(settings)
  await page.goto(`${address}/learn`)
  await page.getByRole('main').getByRole('button').first().click()
  await page.locator('[data-question]').waitFor()
  await check(lesson)
  // Out of the field for commands: the last state of the table has switched to text.
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('button', named(en.app.reportProblem)).click()
  await page.getByRole('dialog', named(en.report.title)).waitFor()
  await check(report)
  await page.goto(`${address}/score`)
  await page.getByRole('button', named(en.scorepad.newPad)).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await check(pad)
  await page.goto(address + DEAL)
  await page.getByRole('button', named(en.deals.makeDeal)).click()
  await page.getByText(en.deals.finished(0)).waitFor()
  await check(deal)
  await page.getByText(en.deals.viewTitle).click()
  await page.getByRole('button', named(en.deals.view)).click()
  await page.getByText(en.deals.nothingYet).waitFor()
  await check(results)
  return faults
}

const PARTS = { pages: checkPages, table: checkTable, later: checkLater, online: checkOnline, features: checkFeatures }
const PLACES = [ADDRESSES, STATES, LATER, ONLINE, FEATURES].flat().length

const { positionals } = parseArgs({ allowPositionals: true })
const server = new ServerProcess()
const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const address = await server.start()
  for (const [look, theme] of LOOKS.flatMap((one) => THEMES.map((other) => [one, other] as const))) {
    const page = await newPage(chrome, look, theme)
    const skin = `${look}, ${theme}`
    const found: string[] = []
    for (const [part, check] of Object.entries(PARTS)) {
      if (positionals.length > 0 && !positionals.includes(part)) continue
      found.push(...(await check(page, address, skin)))
      console.log(`${skin}, ${part}: ${found.length} faults so far.`)
    }
    console.log(`${skin}: ${positionals.join(', ') || `${PLACES} screens and states`}, ${found.length} faults.`)
    for (const fault of found) console.error(fault)
    if (found.length > 0) process.exitCode = 1
    await page.context().close()
  }
} finally {
  await chrome.close()
  await server.remove()
}
