/**
 * Compares sheets and screens with the pictures in `stored/`, and measures contrast over drawings. `npm test` compares the
 * sheets; `npm run pictures` compares everything (`-- --accept` stores a wanted change), `npm run contrast` prints figures.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'
import { newContext, test } from '../app.ts'
import { differenceOf, looksAlike, shrink } from './compare.ts'
import { contrastOf, figures, poorest } from './contrast.ts'
import { nameOf, SCREENS } from './screens.ts'
import { SHEETS } from './sheets.ts'
import { Stills } from './stills.ts'

const { MODE } = process.env
const accepts = MODE === 'accept'
const prints = MODE === 'contrast'
/** Screens take a minute. */
const screens = accepts || prints || MODE === 'screens' ? SCREENS : []
const STORED = join(import.meta.dirname, 'stored')
/** Pictures of a failed comparison, for inspection. */
const FAILED = join(import.meta.dirname, '..', '..', 'test-results', 'pictures')

const stills = new Stills()
let opened: Page | undefined
afterAll(async () => {
  await stills.leave()
  await opened?.context().close()
})

/** An empty page that draws sheets and decodes pictures. */
async function openLab(): Promise<Page> {
  opened ??= await (await newContext({ viewport: { width: 1240, height: 1000 }, serviceWorkers: 'block' })).newPage()
  return opened
}

test.each(screens.map((screen) => [nameOf(screen), screen] as const))('%s', async (name, screen) => {
  const page = await stills.to(screen, inject('address'))
  if (!prints) await expectAsStored(name, await page.screenshot({ animations: 'disabled' }))
  const measured = await contrastOf(page, await openLab())
  if (prints) console.log(figures(name, measured))
  expect(poorest(measured)).toEqual([])
})

test.each(prints ? [] : Object.entries(SHEETS))('%s', async (name, draw) => {
  const lab = await openLab()
  await lab.setContent(await draw())
  await lab.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await expectAsStored(name, await lab.screenshot({ fullPage: true }))
})

async function expectAsStored(name: string, picture: Buffer): Promise<void> {
  const file = `${name.replaceAll(/[^\w]+/g, '-')}.png`
  const path = join(STORED, file)
  const lab = await openLab()
  const now = await shrink(lab, picture)
  if (accepts) {
    mkdirSync(STORED, { recursive: true })
    writeFileSync(path, now)
    return
  }
  expect(existsSync(path), `${file} is stored (npm run pictures -- --accept)`).toBe(true)
  const difference = await differenceOf(lab, readFileSync(path), now)
  if (looksAlike(difference)) return
  mkdirSync(FAILED, { recursive: true })
  writeFileSync(join(FAILED, file), picture)
  expect.fail(
    `${name} looks different in ${difference.share.toFixed(1)} % of its squares, most at ${difference.at}. ` +
      `Now: ${join(FAILED, file)}; wanted changes: npm run pictures -- --accept`,
  )
}
