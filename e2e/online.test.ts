import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, closeVisit, ending, expectNoFaults, hand, playOn, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { type House, openInn, sharedInn } from './inn.ts'

const PHONE = { width: 390, height: 844 }
const THREE = '/?edition=2e&seat=you&seat=bot&seat=bot'

/** Lays a table with one press; the answer is the page and the way to it. */
async function lay({ address }: House, plan = THREE): Promise<{ host: Page; path: string }> {
  const host = await visit(plan, { address })
  await host.getByRole('button', { name: 'Lay a table' }).click()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  const { pathname, hash } = new URL(host.url())
  return { host, path: pathname + hash }
}

/** A friend opens the link, types a name and sits: two presses. */
async function come({ address }: House, path: string, name: string, size?: typeof PHONE): Promise<Page> {
  const page = await visit(path, { address, size })
  await page.getByLabel('Your name at this table').waitFor()
  expect(await page.evaluate('scrollY')).toBe(0)
  await page.getByLabel('Your name at this table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('heading', { name: `You sit, ${name}` }).waitFor()
  return page
}

const begin = (host: Page): Promise<void> => host.getByRole('button', { name: /^Begin/ }).click()
const again = (page: Page) => page.getByRole('button', { name: 'Choose again' })

async function letBotPlay(page: Page): Promise<void> {
  await hand(page).waitFor()
  await page.getByRole('button', { name: 'At the table' }).click()
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await page.getByText('A bot plays for you.').waitFor()
}

const totals = (page: Page): Promise<string[]> => ending(page).locator('tfoot td').allTextContents()

test('two laptops and two phones play a game; a network is lost and the server killed at once, and nothing is asked again', async () => {
  const inn = await openInn()
  const { host, path } = await lay(inn, `${THREE}&seat=bot&boxes=edifice`)
  const maya = await come(inn, path, 'Maya')
  const jonas = await come(inn, path, 'Jonas', PHONE)
  const noor = await come(inn, path, 'Noor', PHONE)
  const staying = [host, maya, jonas]
  await begin(host)

  await Promise.all([...staying, noor].map((page) => hand(page).waitFor()))
  const seconds = (performance.now() - inn.startedAt) / 1000
  console.log(`Two laptops and two phones at one table ${seconds.toFixed(1)} s after the server was started`)
  await answer(jonas)
  await again(jonas).waitFor()
  await jonas.reload()
  await again(jonas).waitFor()
  expect(await hand(jonas).count()).toBe(0)

  await Promise.all([noor.context().setOffline(true), inn.kill()])
  for (const page of [maya, noor]) {
    await page.getByText('No connection.').waitFor()
    await answer(page)
    await page.getByText('Your choice is kept here').waitFor()
    await again(page).waitFor()
  }
  await inn.open()
  for (const page of staying) await page.getByText('No connection.').waitFor({ state: 'hidden' })
  await noor.getByText('No connection.').waitFor()
  await noor.context().setOffline(false)
  await noor.getByText('No connection.').waitFor({ state: 'hidden' })
  for (const page of [maya, jonas, noor]) {
    await again(page).waitFor()
    expect(await hand(page).count()).toBe(0)
  }
  await answer(host)

  await Promise.all([letBotPlay(noor), letBotPlay(maya)])
  await closeVisit(noor)
  // An Age by hand on a phone is enough; a laptop goes on to the end.
  await Promise.all([playOn(host), playOn(jonas, answer, 6).then(() => letBotPlay(jonas))])
  await Promise.all(staying.map((page) => ending(page).waitFor()))
  const sheets = await Promise.all(staying.map(totals))
  expect(sheets[0]).toHaveLength(4)
  expect(sheets).toEqual(staying.map(() => sheets[0]))
  await host.getByText('The seal is open:').waitFor()
  await expectAccessible(host)
  await expectAccessible(jonas)
  await host.getByRole('link', { name: 'check the deal' }).click()
  await host.getByRole('heading', { name: 'It holds' }).waitFor()
  await host.getByText('did not change it').waitFor()
  await expectAccessible(host)
  await maya.getByRole('link', { name: 'Replay', exact: true }).click()
  await maya.getByRole('slider').press('End')
  await maya.getByRole('link', { name: 'Score sheet' }).click()
  await ending(maya).waitFor()
  expect(await totals(maya)).toEqual(sheets[0])
  expectNoFaults()
  for (const page of staying) await closeVisit(page)
})

test('a seat goes on elsewhere by its personal link, and a third page watches without a hand', async () => {
  const inn = sharedInn()
  const { host, path } = await lay(inn, `${THREE}&seat=bot`)
  const maya = await come(inn, path, 'Maya')
  await host.getByText('3 days', { exact: true }).click()
  await host.getByText('When time is out a bot chooses.').waitFor()
  await host.getByText('are off', { exact: true }).click()
  await maya.getByText('are off', { exact: true }).waitFor()
  await begin(host)
  await hand(maya).waitFor()
  await maya.getByRole('button', { name: 'At the table' }).click()
  await maya.getByLabel('Vacation').selectOption('2 days')
  await maya.getByRole('button', { name: 'Take it', exact: true }).click()
  await maya.getByText('You are on vacation until').waitFor()
  await maya.getByRole('button', { name: 'I am back' }).click()
  await maya.getByLabel('Vacation').waitFor()
  await maya.getByRole('button', { name: 'Let watchers see hands' }).click()
  await host.getByText('Maya would let watchers see hands, one Age late.').waitFor()
  await maya.getByRole('button', { name: 'Show the link' }).click()
  await maya.getByRole('img', { name: 'QR code of the link' }).waitFor()
  const shown = maya.waitForEvent('console')
  await maya.evaluate("document.addEventListener('copy', ({ target }) => console.log(target.value))")
  await maya.getByRole('button', { name: 'Copy the link' }).click()
  const link = (await shown).text()
  expect(link).toMatch(/#r=[\w-]{22}$/)

  const phone = await visit(link.slice(inn.address.length), { address: inn.address, size: PHONE })
  await hand(phone).waitFor()
  await answer(phone)
  await again(phone).waitFor()
  await again(maya).waitFor()
  await again(maya).click()
  await hand(phone).waitFor()
  await answer(maya)
  await again(phone).waitFor()

  const watcher = await visit(path, { address: inn.address })
  await watcher.getByLabel('Your name at this table').fill('Noor')
  await watcher.getByRole('button', { name: 'Only watch' }).click()
  await watcher.getByText('Hands stay hidden.').waitFor()
  expect(await hand(watcher).count()).toBe(0)

  await maya.getByRole('button', { name: 'Abort the game' }).click()
  await maya.getByRole('button', { name: 'Really?' }).click()
  await host.getByRole('button', { name: 'Play again' }).click()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  await closeVisit(host)
  await maya.reload()
  await maya.getByText('Host wants to play again.').waitFor()
  await expectAccessible(maya)
  await maya.getByRole('button', { name: 'To the next table' }).click()
  await maya.getByRole('heading', { name: 'You sit, Maya' }).waitFor()
  await maya.getByText('Host').first().waitFor()
  expectNoFaults()
  for (const page of [maya, phone, watcher]) await closeVisit(page)
})

test('a table is laid, sat down at and begun by keyboard, in French; axe finds nothing serious in room and table', async () => {
  const inn = sharedInn()
  const { address } = inn
  const host = await visit('/?edition=2e&boxes=leaders&seat=you&seat=bot&seat=bot', { address, language: 'fr' })
  await pressOn(host, 'Dresser une table')
  await host.getByRole('heading', { name: 'Votre table est dressée' }).waitFor()
  await expectAccessible(host)
  const { pathname, hash } = new URL(host.url())
  const guest = await visit(pathname + hash, { address, language: 'fr', size: PHONE })
  await guest.getByLabel('Votre nom à cette table').fill('Zoë')
  await expectAccessible(guest)
  await guest.keyboard.press('Enter')
  await guest.getByRole('heading', { name: 'Vous êtes assis, Zoë' }).waitFor()
  await expectAccessible(guest)
  await pressOn(host, /^Commencer/)
  await hand(host).waitFor()
  await hand(guest).waitFor()
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: 'À la table' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discussion' }).click()
    await expectAccessible(page)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  expectNoFaults()
  for (const page of [host, guest]) await closeVisit(page)
})

/** Walks to a button by keyboard alone and presses it. */
async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  for (let i = 0; i < 80 && !(await button.evaluate((it) => it === it.ownerDocument.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}
