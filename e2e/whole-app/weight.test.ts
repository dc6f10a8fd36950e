import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, test, visit } from '../app.ts'
import { en, named } from '../words.ts'

const DIST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')
const JAVASCRIPT = 150_000
const ALL = 250_000

const sizeOf = (file: string): number => {
  const bytes = readFileSync(join(DIST, file))
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
}

test('loads home with at most 150 kB of JavaScript and 250 kB in all, compressed', async () => {
  const page = await visit('/')
  await page.getByRole('button', named(en.home.actions.bots[0])).waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)",
  )
  const files = ['/index.html', ...new Set(loaded)].filter((file) => existsSync(join(DIST, file)))
  const weigh = (some: readonly string[]) => some.reduce((sum, file) => sum + sizeOf(file), 0)
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts).not.toEqual([])
  expect(weigh(scripts), scripts.join(' ')).toBeLessThanOrEqual(JAVASCRIPT)
  expect(weigh(files), files.join(' ')).toBeLessThanOrEqual(ALL)
  expectNoFaults()
  await closeVisit(page)
})
