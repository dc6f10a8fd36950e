import { startTestServer } from '@heptapolis/server/testing'
import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  contextOf,
  expectNoFaults,
  hand,
  playOn,
  test,
  plainVisit as visit,
} from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { accountNumber, becomeAccount } from '../pages/account.ts'
import { beginGame, createTable, enterName, HOST, sitDown } from '../pages/room.ts'
import { credentialsOf, giveAuthenticator } from '../passkeys.ts'
import { expectNoSideways } from '../sideways.ts'
import { atLocalhost, DIST, sharedServer, startServer } from '../test-server.ts'
import { ANY, EXACT, en, fr, named, starting } from '../words.ts'

/** The prefix of every token. */
const TOKEN = /^hept_/
const NAME = 'Ines'
const ACCOUNT = '/api/v1/account'
const REQUEST = `GET ${ACCOUNT}`

completeTest('lists own tables by whose turn it is, and replays a running game from one side', async () => {
  const { address } = sharedServer()
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  const path = await createTable(host)
  const maya = await visit(path, { address })
  await sitDown(maya, 'Maya')
  await beginGame(host)
  await Promise.all([playOn(host, answer, 3), playOn(maya, answer, 2)])
  await hand(maya).waitFor()

  const home = await contextOf(maya).newPage()
  await home.goto(`${address}/`)
  await home.getByRole('heading', named(en.home.waitForYou([HOST]))).waitFor()
  await alsoAccessible(home)
  await home.setViewportSize({ width: 390, height: 844 })
  await alsoAccessible(home)
  expect(await home.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await home.goto(`${address}/games`)
  await home.getByText(en.online.isYourTurn).waitFor()
  await alsoAccessible(home)
  await home.getByRole('link', named(en.app.replay)).click()
  const slider = home.getByRole('slider', named(en.app.step(1, 3)))
  await slider.press('End')
  expect(new URL(home.url()).search).toBe('?round=2&as=1')
  await alsoAccessible(home)
  expect(await home.getByRole('combobox').locator('option').count()).toBe(1)
  await answer(maya)
  await home.goto(`${address}/`)
  await home.getByRole('link', named(en.home.goOn)).click()
  await hand(home).waitFor()
  expectNoFaults()
  for (const page of [host, maya]) await closeVisit(page)
})

test('plays under the name of the account on a device whose storage was cleared', async () => {
  const server = await startServer()
  const address = atLocalhost(server)
  const page = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  await giveAuthenticator(page)
  await becomeAccount(page, address, NAME)
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address: server.address })
  const path = await createTable(host)
  const forget =
    'for (const key of Object.keys(localStorage)) if (key !== "heptapolis.settings") localStorage.removeItem(key)'
  await page.evaluate(forget)
  await page.goto(`${address}${path}`)
  await page.getByRole('button', named(en.online.sitDown)).click()
  await page.getByRole('heading', named(en.online.youSit(NAME))).waitFor()
  await page.evaluate(forget)
  await page.goto(`${address}/?edition=2e&seat=you&seat=bot&seat=bot`)
  await page.getByRole('button', named(en.online.layTable)).click()
  await page.getByRole('heading', named(en.online.laid)).waitFor()
  expect(await page.getByLabel(en.online.yourName).count()).toBe(0)
  for (const visited of [page, host]) await closeVisit(visited)
})

test('creates an account by passkey, signs in on a phone, and deletes it', async () => {
  const server = await startServer()
  const address = atLocalhost(server)
  const laptop = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  const keys = await giveAuthenticator(laptop)
  await createTable(laptop)
  await laptop.goto(`${address}/account`)
  await laptop.getByLabel(en.account.name).fill(NAME)
  await alsoAccessible(laptop)
  await laptop.getByRole('button', named(en.account.makePasskey)).click()
  await laptop.getByRole('heading', { ...named(NAME), level: 1 }).waitFor()
  await alsoAccessible(laptop)

  const number = await accountNumber(laptop)
  await server.kill()
  await server.start({ HEPTAPOLIS_ADMINS: number })
  await laptop.reload()
  await laptop.getByRole('link', named(en.account.admin)).click()
  await laptop.getByText(en.admin.noReports).waitFor()
  await alsoAccessible(laptop)

  const phone = await visit('/account', { address, size: { width: 390, height: 844 }, language: 'fr' })
  const pocket = await giveAuthenticator(phone, await credentialsOf(keys))
  await phone.getByRole('button', named(fr.account.signIn)).click()
  await phone.getByRole('heading', { ...named(NAME), level: 1 }).waitFor()
  await phone
    .getByRole('button', {
      name: starting(fr.account.endOne(fr.account.device({ browser: 'Chrome', system: ANY }), ANY)),
    })
    .waitFor()
  await alsoAccessible(phone)
  expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await phone.getByRole('link', named(fr.app.yourGames)).click()
  await phone.getByText(fr.online.tableState.room).waitFor()
  await phone.goto(`${address}/account`)
  await phone.getByRole('button', named(fr.account.leaveNow)).click()
  await phone.getByRole('button', named(fr.account.leaveSure)).click()
  await phone.getByRole('heading', named(fr.account.gone)).waitFor()
  await pocket.cdp.detach()

  await laptop.reload()
  await laptop.getByRole('heading', named(en.app.notFound)).waitFor()
  await laptop.goto(`${address}/account`)
  await laptop.getByRole('heading', named(en.account.title)).waitFor()
  // Without a secure context the page says why there are no passkeys.
  await laptop.goto(`${server.address}/account`)
  await laptop.getByText(en.account.notSecure).waitFor()
  expect(await laptop.getByRole('button', named(en.account.makePasskey)).count()).toBe(0)
  await alsoAccessible(laptop)
  expectNoFaults()
  for (const page of [laptop, phone]) await closeVisit(page)
})

completeTest('creates a bot, shows its token once, invites it, and revokes the token', async () => {
  const { address } = sharedServer()
  const page = await visit('/programs', { address })
  await page.getByLabel(en.programs.botName).fill('Deep')
  await page.getByRole('button', named(en.programs.makeBot)).click()
  await page.getByText(en.programs.isAway).waitFor()
  await page.getByLabel(en.programs.tokenName).fill('at home')
  await page.getByRole('combobox', named(en.programs.standsFor)).selectOption('Deep')
  await page.getByRole('button', named(en.programs.makeToken)).click()
  const shown = page.getByText(TOKEN)
  const token = await shown.innerText()
  await alsoAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await alsoAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', named(en.programs.done)).click()
  await page.reload()
  await page.getByText(en.programs.neverUsed).waitFor()
  expect(await shown.count()).toBe(0)
  const asked = () =>
    fetch(`${address.replace('tables.test', 'localhost')}${ACCOUNT}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await asked()).status).toBe(200)
  await page.getByRole('button', named(en.programs.revoke('at home'))).click()
  await page.getByText(en.programs.noTokens).waitFor()
  expect((await asked()).status).toBe(401)

  await page.getByRole('link', named(en.programs.manual)).click()
  await page.getByText(REQUEST, EXACT).click()
  const command = `curl -s ${address}${ACCOUNT}`
  await page.getByText(command).waitFor()
  await alsoAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

  await page.goto(`${address}/?edition=2e&seat=you&seat=bot&seat=bot`)
  await page.getByRole('button', named(en.online.layTable)).click()
  await enterName(page)
  await page.getByRole('button', named(en.online.askBot('Deep'))).click()
  await page.getByText(en.problems['bot-away']).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('lets a stranger sit down at an open table, and stops seeking when the page is left', async () => {
  const { origin: address } = await startTestServer({ app: DIST })
  const host = await visit('/tables', { address })
  await host.getByRole('button', named(en.community.openOwn)).click()
  await enterName(host)
  await host.getByRole('heading', named(en.online.laid)).waitFor()

  const eve = await visit('/tables', { address })
  await eve.getByRole('button', named(en.community.find)).click()
  await enterName(eve, 'Eve')
  await eve.getByRole('heading', named(en.community.waiting)).waitFor()
  await eve.getByText(en.community.others(0)).waitFor()
  await eve.getByRole('button', named(en.community.stop)).click()
  await eve.setViewportSize({ width: 390, height: 844 })
  for (const page of ['season', 'daily', 'me', 'tables']) {
    await eve.goto(`${address}/${page}`)
    await eve.getByRole('heading', { level: 1 }).waitFor()
    await eve.getByText(en.community.coming).waitFor({ state: 'detached' })
    await alsoAccessible(eve)
    expect(await eve.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  await eve.getByRole('button', named(en.community.sitAt(HOST))).click()
  await eve.getByRole('heading', named(en.online.youSit('Eve'))).waitFor()
  await eve.getByRole('button', named(en.online.phrases.hello)).click()
  await host.getByText(en.online.phrases.hello).first().waitFor()
  expect(await host.getByLabel(en.online.say).count()).toBe(0)

  await host.setViewportSize({ width: 1280, height: 800 })
  const settings = await host.getByRole('heading', { name: starting(en.online.whatIsPlayed) }).boundingBox()
  for (const seat of await host.getByRole('listitem').filter({ hasText: en.online.emptySeat }).all()) {
    const { x, width } = (await seat.boundingBox()) ?? { x: 0, width: 0 }
    // The list of seats in the settings is to the right of it.
    if (settings && x < settings.x) expect(x + width).toBeLessThanOrEqual(settings.x)
  }
  await eve.setViewportSize({ width: 360, height: 640 })
  await expectNoSideways(eve)
  await beginGame(host)
  await answer(eve)
  for (const width of [360, 390]) {
    await eve.setViewportSize({ width, height: 640 })
    const { x, width: wide } = (await eve.getByRole('button', named(en.app.menu)).boundingBox()) ?? { x: 0, width: 999 }
    expect(x + wide).toBeLessThanOrEqual(width)
  }
  expectNoFaults()
  for (const page of [host, eve]) await closeVisit(page)
})

test('reports an unknown profile and keeps the current navigation link visible on a phone', async () => {
  const { address } = sharedServer()
  const page = await visit('/me', { address, size: { width: 360, height: 640 } })
  const here = await page.getByRole('link', named(en.community.nav.me)).boundingBox()
  expect((here?.x ?? 999) + (here?.width ?? 0)).toBeLessThanOrEqual(360)
  await page.goto(`${address}/people/Nobody`)
  await page.getByText(en.problems['no-person']).waitFor()
  expect(await page.getByText(en.community.coming).count()).toBe(0)
  await closeVisit(page)
})

test('says of a cut link that it is incomplete, not that the server is at fault', async () => {
  const { address } = sharedServer()
  const page = await visit('/t/abc', { address })
  await page.getByText(en.problems['not-invited']).waitFor()
  await page.goto(`${address}/deal/abc`)
  await page.getByText(en.problems['no-deal']).waitFor()
  await closeVisit(page)
})
