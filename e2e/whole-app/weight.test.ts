import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BOXES } from '@heptapolis/boxes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, test, visit } from '../app.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { en, named } from '../words.ts'

const DIST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')
const JAVASCRIPT = 150_000
const ALL = 250_000
const DRAWINGS = 60_000

const sizeOf = (file: string): number => {
  const bytes = readFileSync(join(DIST, file))
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
}

const weigh = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0)

async function filesOf(page: Page): Promise<string[]> {
  const loaded = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)",
  )
  return [...new Set(loaded)].filter((file) => existsSync(join(DIST, file)))
}

const isScript = (file: string): boolean => file.endsWith('.js')

test('loads home with at most 150 kB of JavaScript and 250 kB in all, compressed', async () => {
  const page = await visit('/')
  await page.getByRole('button', named(en.home.actions.bots[0])).waitFor()
  await page.waitForLoadState('networkidle')
  const files = ['/index.html', ...(await filesOf(page))]
  const scripts = files.filter(isScript)
  expect(scripts).not.toEqual([])
  expect(weigh(scripts), scripts.join(' ')).toBeLessThanOrEqual(JAVASCRIPT)
  expect(weigh(files), files.join(' ')).toBeLessThanOrEqual(ALL)
  expectNoFaults()
  await closeVisit(page)
})

test('loads at most 60 kB of drawings for a table with every expansion, compressed', async () => {
  const boxes = BOXES.slice(1).map(({ id }) => id)
  const record = recordUntil({ edition: '2e', seed: 'weight', seats: [{}, {}, {}], boxes }, atTurn(1, 1))
  const scriptsAt = async (look: 'painted' | 'plain'): Promise<string[]> => {
    const page = await visit('/games', { look })
    await goOn(page, record)
    await page.getByRole('option').first().waitFor()
    if (look === 'painted') await page.locator('[role="option"] [data-part="picture"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    const scripts = (await filesOf(page)).filter(isScript)
    await closeVisit(page)
    return scripts
  }
  const plain = new Set(await scriptsAt('plain'))
  const drawings = (await scriptsAt('painted')).filter((file) => !plain.has(file))
  expect(drawings.length).toBeGreaterThan(boxes.length)
  expect(weigh(drawings), drawings.join(' ')).toBeLessThanOrEqual(DRAWINGS)
})
