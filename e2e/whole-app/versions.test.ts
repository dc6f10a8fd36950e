import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { answer, closeVisit, contextOf, expectNoFaults, hand, playOn, test, plainVisit as visit } from '../app.ts'
import { DIST } from '../test-server.ts'
import { en, named } from '../words.ts'

const ALONE = '/?edition=2e&seed=alone&seat=you&seat=bot&seat=bot'
const KINDS: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** Built app, whose second version can be published. */
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

/** Sends the event with which a browser offers to install the app; returns true if the page leaves it to the browser. */
const offerInstall = `dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
  prompt: async () => { globalThis.prompted = true },
}))`

test('works offline, can be installed, offers an update during a game, and keeps old files while an old tab is open', async () => {
  const page = await visit(ALONE, { address, keepsApp: true })
  await page.evaluate(ready)
  await page.reload()
  await contextOf(page).setOffline(true)
  const other = await contextOf(page).newPage()
  await other.goto(address)
  const install = other.getByRole('button', named(en.app.install))
  await other.getByRole('button', named(en.home.actions.bots[0])).waitFor()
  expect(await install.count()).toBe(0)
  expect(await other.evaluate(offerInstall)).toBe(false)
  await install.click()
  expect(await other.evaluate('prompted')).toBe(true)
  expect(await install.count()).toBe(0)
  await page.goto(address + ALONE)
  await page.getByRole('button', named(en.app.play)).click()
  await playOn(page, answer, 2)
  await hand(page).waitFor()
  await contextOf(page).setOffline(false)
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

test('moves a game to the tab that opened it last, without losing a move', async () => {
  const page = await visit(ALONE)
  await page.getByRole('button', named(en.app.play)).click()
  // Bots of the first tab may still be choosing and must not overwrite the game of the second.
  await hand(page).waitFor()
  const other = await contextOf(page).newPage()
  await other.goto(page.url())
  await page.getByRole('heading', named(en.app.openElsewhere)).waitFor()
  expect(await hand(page).count()).toBe(0)
  await playOn(other, answer, 3)
  await hand(other).waitFor()
  const cards = await other.getByRole('option').allInnerTexts()
  await page.bringToFront()
  await page.getByRole('button', named(en.app.continueHere)).click()
  await hand(page).waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(cards)
  await other.getByRole('heading', named(en.app.openElsewhere)).waitFor()
  await playOn(page, answer, 1)
  await hand(page).waitFor()
  await page.reload()
  await hand(page).waitFor()
  expect(await page.getByRole('option').count()).toBe(cards.length - 1)
  expectNoFaults()
  await closeVisit(page)
})
