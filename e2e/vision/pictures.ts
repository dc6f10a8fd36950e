/** Pictures of screens as people with each kind of colour vision see them, and in forced colours. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { atTurn, finishedRecord, openRecord, recordUntil } from '../records.ts'
import { en, named } from '../words.ts'

export const KINDS = ['none', 'deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const
type Kind = (typeof KINDS)[number]

export async function see(session: CDPSession, type: Kind): Promise<void> {
  await session.send('Emulation.setEmulatedVisionDeficiency', { type })
}

/** Screens by their address. */
const SCREENS = {
  cards: '/cards?boxes=leaders,cities',
  chains: '/cards?view=chains',
  guilds: '/cards?colours=purple',
  rules: '/rules?players=4',
  aid: '/aid',
  new: '/new?boxes=cities',
} as const
/** The rulebook on paper, where people often print in black. */
const PRINTED = '/rules?players=4'

const SETUP = { edition: '2e' as const, boxes: ['cities'], seats: [{}, {}, {}, {}], seed: 'vision' }
const IS_LATE = atTurn(3, 3)

/** Takes pictures of all screens, beginning at the page of stored games. */
export async function makePictures(page: Page, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { origin } = new URL(page.url())
  const records = { table: recordUntil(SETUP, IS_LATE), end: finishedRecord(SETUP) }
  const games: string[] = []
  for (const record of Object.values(records)) {
    await page.goto(`${origin}/games`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    games.push(await openRecord(page, record))
  }
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(origin + path)
    await takePictures(page, folder, name)
  }
  await page.goto(origin + PRINTED)
  await page.emulateMedia({ media: 'print' })
  await takePictures(page, folder, 'print', true)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${origin}/play/${games[0]}`)
  await page.locator('[data-question]').waitFor()
  await takePictures(page, folder, 'table')
  for (const [name, key] of Object.entries({ log: 'g', legend: 'l', card: 'Enter' })) {
    await page.keyboard.press(key)
    await takePictures(page, folder, name)
    await page.keyboard.press('Escape')
  }
  await page.goto(`${origin}/play/${games[1]}`)
  await page.getByRole('grid').waitFor()
  await takePictures(page, folder, 'end')
  await page.getByRole('button', named(en.end.gameStory)).press('Enter')
  await page.getByRole('button', named(en.analysis.stop)).waitFor({ state: 'detached', timeout: 0 })
  await takePictures(page, folder, 'curves')
}

async function takePictures(page: Page, folder: string, name: string, fullPage = false): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // Drawings arrive later than texts.
  await page.waitForLoadState('networkidle')
  const take = (kind: string) => page.screenshot({ path: join(folder, `${name}-${kind}.png`), timeout: 0, fullPage })
  for (const kind of KINDS) {
    await see(session, kind)
    await take(kind)
  }
  await see(session, 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await take('forced-colours')
  await page.emulateMedia({ forcedColors: 'none' })
}
