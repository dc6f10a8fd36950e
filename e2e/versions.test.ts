import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { answer, closeVisit, contextOf, expectNoFaults, hand, playOn, test, visit } from './app.ts'
import { en, named } from './words.ts'

const ALONE = '/?edition=2e&seed=alone&seat=you&seat=bot&seat=bot'
const DIST = join(import.meta.dirname, '..', 'apps', 'web', 'dist')
const KINDS: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** The built app, of which a second version can be brought out. */
let server: Server
let address = ''
let version = 'first'

beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = join(DIST, pathname)
    const file =
      pathname !== '/' && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : join(DIST, 'index.html')
    const body = readFileSync(file)
    response.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream')
    const isWorker = pathname === '/service-worker.js'
    response.end(isWorker ? body.toString().replace(/const VERSION = '/, `const VERSION = '${version}-`) : body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const at = server.address()
  address = `http://localhost:${typeof at === 'object' && at ? at.port : 0}`
})
afterAll(() => {
  server.close()
})

const caches = 'caches.keys()'
const ready = 'navigator.serviceWorker.ready.then(() => undefined)'
const update = 'navigator.serviceWorker.ready.then((it) => it.update()).then(() => undefined)'

test('a game survives an update: a quiet line offers the new version, and old files stay while an old tab is open', async () => {
  const page = await visit(ALONE, { address, keepsApp: true })
  await page.evaluate(ready)
  await page.reload()
  const other = await contextOf(page).newPage()
  await other.goto(address)
  await page.getByRole('button', named(en.app.play)).click()
  await playOn(page, answer, 2)
  version = 'second'
  await page.evaluate(update)
  const offer = page.getByRole('button', named(en.app.loadIt))
  await offer.waitFor()
  await playOn(page, answer, 1)
  await hand(page).waitFor()
  const cards = await page.getByRole('option').count()
  await offer.click()
  await expect.poll(() => offer.count()).toBe(0)
  await hand(page).waitFor()
  expect(await page.getByRole('option').count()).toBe(cards)
  expect(await other.evaluate(caches)).toHaveLength(2)
  await other.close()
  await page.reload()
  await expect.poll(() => page.evaluate(caches)).toHaveLength(1)
  expectNoFaults()
  await closeVisit(page)
})

test('a game that has gone on in another tab is not written over', async () => {
  const page = await visit(ALONE)
  await page.getByRole('button', named(en.app.play)).click()
  await hand(page).waitFor()
  const other = await contextOf(page).newPage()
  await other.goto(page.url())
  await playOn(other, answer, 3)
  await hand(other).waitFor()
  const cards = await other.getByRole('option').count()
  // A tab behind another draws nothing: nobody can wait until it stands still.
  for (const button of [page.getByRole('option'), page.locator('button.primary')])
    await button.first().evaluate((it: HTMLElement) => it.click())
  await page.bringToFront()
  await page.getByRole('alert').getByText(en.app.elsewhere).waitFor()
  await page.reload()
  await hand(page).waitFor()
  expect(await page.getByRole('option').count()).toBe(cards)
  expectNoFaults()
  await closeVisit(page)
})
