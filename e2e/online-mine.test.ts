import { expect } from 'vitest'
import { answer, closeVisit, contextOf, expectNoFaults, hand, playOn, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { atHome, openInn, sharedInn } from './inn.ts'
import { credentialsOf, giveAuthenticator } from './passkeys.ts'
import { expectNoSideways } from './sideways.ts'

test('home says who waits, the list whose turn it is, and the own past is seen again by its address', async () => {
  const { address } = sharedInn()
  const host = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  await host.getByRole('button', { name: 'Lay a table' }).click()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  const { pathname, hash } = new URL(host.url())
  const maya = await visit(pathname + hash, { address })
  await maya.getByLabel('Your name at this table').fill('Maya')
  await maya.getByRole('button', { name: 'Sit down' }).click()
  await maya.getByRole('heading', { name: 'You sit, Maya' }).waitFor()
  await host.getByRole('button', { name: /^Begin/ }).click()
  await Promise.all([playOn(host, answer, 3), playOn(maya, answer, 2)])
  await hand(maya).waitFor()

  const home = await contextOf(maya).newPage()
  await home.goto(`${address}/`)
  await home.getByRole('heading', { name: 'Host waits for you' }).waitFor()
  await expectAccessible(home)
  await home.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(home)
  expect(await home.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await home.goto(`${address}/games`)
  await home.getByText('your turn').waitFor()
  await expectAccessible(home)
  await home.getByRole('link', { name: 'Replay', exact: true }).click()
  const slider = home.getByRole('slider', { name: 'Step 1 of 3' })
  await slider.press('End')
  expect(new URL(home.url()).search).toBe('?round=2&as=1')
  await expectAccessible(home)
  expect(await home.getByRole('combobox').locator('option').count()).toBe(1)
  await answer(maya)
  await home.goto(`${address}/`)
  await home.getByRole('link', { name: 'Go on' }).click()
  await hand(home).waitFor()
  expectNoFaults()
  for (const page of [host, maya]) await closeVisit(page)
})

test('a visitor becomes an account by a passkey, looks after the house, signs in on a phone, and leaves for good', async () => {
  const inn = await openInn()
  const address = atHome(inn)
  const laptop = await visit('/?edition=2e&seat=you&seat=bot&seat=bot', { address })
  const keys = await giveAuthenticator(laptop)
  await laptop.getByRole('button', { name: 'Lay a table' }).click()
  await laptop.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  await laptop.goto(`${address}/account`)
  await laptop.getByLabel('Name').fill('Ines')
  await expectAccessible(laptop)
  await laptop.getByRole('button', { name: 'Make a passkey' }).click()
  await laptop.getByRole('heading', { name: 'Ines', level: 1 }).waitFor()
  await expectAccessible(laptop)

  const number = (await laptop.getByText('Number of your account').textContent())?.split(': ')[1] ?? ''
  await inn.kill()
  await inn.open({ HEPTAPOLIS_ADMINS: number })
  await laptop.reload()
  await laptop.getByRole('link', { name: 'Look after the house' }).click()
  await laptop.getByText('Nothing to look at.').waitFor()
  await expectAccessible(laptop)

  const phone = await visit('/account', { address, size: { width: 390, height: 844 }, language: 'fr' })
  const pocket = await giveAuthenticator(phone, await credentialsOf(keys))
  await phone.getByRole('button', { name: 'Se connecter' }).click()
  await phone.getByRole('heading', { name: 'Ines', level: 1 }).waitFor()
  await phone.getByRole('button', { name: /^Déconnecter Chrome sur \w+, vu/ }).waitFor()
  await expectAccessible(phone)
  expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await phone.getByRole('link', { name: 'Vos parties' }).click()
  await phone.getByText('pas commencée').waitFor()
  await phone.goto(`${address}/account`)
  await phone.getByRole('button', { name: 'Effacer tout ce qui me concerne' }).click()
  await phone.getByRole('button', { name: 'C’est bien ma volonté : tout effacer' }).click()
  await phone.getByRole('heading', { name: 'Vous êtes parti. Merci d’avoir joué.' }).waitFor()
  await pocket.cdp.detach()

  await laptop.reload()
  await laptop.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor()
  await laptop.goto(`${address}/account`)
  await laptop.getByRole('heading', { name: 'Your account' }).waitFor()
  // Where the line is not safe the page says why there is no passkey.
  await laptop.goto(`${inn.address}/account`)
  await laptop.getByText('Passkeys cannot be had at this address.').waitFor()
  expect(await laptop.getByRole('button', { name: 'Make a passkey' }).count()).toBe(0)
  await expectAccessible(laptop)
  expectNoFaults()
  for (const page of [laptop, phone]) await closeVisit(page)
})

test('a bot of one’s own is made, its token shown once, and the bot asked to a table; a revoked token is gone', async () => {
  const { address } = sharedInn()
  const page = await visit('/programs', { address })
  await page.getByLabel('Name of the bot').fill('Deep')
  await page.getByRole('button', { name: 'Make a bot' }).click()
  await page.getByText('its program is not running').waitFor()
  await page.getByLabel('What it is for').fill('at home')
  await page.getByRole('combobox', { name: 'Stands for' }).selectOption('Deep')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const shown = page.getByText(/^hept_/)
  const token = await shown.innerText()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'I have it' }).click()
  await page.reload()
  await page.getByText('never used').waitFor()
  expect(await shown.count()).toBe(0)
  const asked = () =>
    fetch(`${address.replace('tables.test', 'localhost')}/api/v1/account`, {
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await asked()).status).toBe(200)
  await page.getByRole('button', { name: 'Revoke at home' }).click()
  await page.getByText('You have no tokens.').waitFor()
  expect((await asked()).status).toBe(401)

  await page.getByRole('link', { name: 'How programs speak to the server' }).click()
  await page.getByText('GET /api/v1/account', { exact: true }).click()
  await page.getByText(`curl -s ${address}/api/v1/account`).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

  await page.goto(`${address}/?edition=2e&seat=you&seat=bot&seat=bot`)
  await page.getByRole('button', { name: 'Lay a table' }).click()
  await page.getByRole('button', { name: 'Ask Deep to the table' }).click()
  await page.getByText('The program of this bot is not running at the moment.').waitFor()
  expectNoFaults()
  await closeVisit(page)
})

test('a stranger finds a table among the open ones and sits down at a press; looking for one is left by leaving', async () => {
  const { address } = await openInn()
  const host = await visit('/tables', { address })
  await host.getByRole('button', { name: 'Open your own' }).click()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()

  const eve = await visit('/tables', { address })
  await eve.getByRole('button', { name: 'Find me a table' }).click()
  await eve.getByRole('heading', { name: 'Looking for a table' }).waitFor()
  await eve.getByText('Nobody else waits yet.').waitFor()
  await eve.getByRole('button', { name: 'Stop looking' }).click()
  await eve.setViewportSize({ width: 390, height: 844 })
  for (const page of ['season', 'daily', 'me', 'tables']) {
    await eve.goto(`${address}/${page}`)
    await eve.getByRole('heading', { level: 1 }).waitFor()
    await eve.getByText('One moment').waitFor({ state: 'detached' })
    await expectAccessible(eve)
    expect(await eve.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  await eve.getByRole('button', { name: 'Sit down with Host' }).click()
  await eve.getByRole('heading', { name: 'You sit, Guest' }).waitFor()
  await eve.getByRole('button', { name: 'Hello!' }).click()
  await host.getByText('Hello!').first().waitFor()
  expect(await host.getByLabel('Say something').count()).toBe(0)

  await host.setViewportSize({ width: 1280, height: 800 })
  const settings = await host.getByRole('heading', { name: 'What is played' }).boundingBox()
  for (const seat of await host.getByRole('listitem').filter({ hasText: 'empty seat' }).all()) {
    const { x, width } = (await seat.boundingBox()) ?? { x: 0, width: 0 }
    // The list of seats among the settings is to the right of it.
    if (settings && x < settings.x) expect(x + width).toBeLessThanOrEqual(settings.x)
  }
  await eve.setViewportSize({ width: 360, height: 640 })
  await expectNoSideways(eve)
  await host.getByRole('button', { name: /^Begin/ }).click()
  await answer(eve)
  for (const width of [360, 390]) {
    await eve.setViewportSize({ width, height: 640 })
    const { x, width: wide } = (await eve.getByRole('button', { name: 'Menu' }).boundingBox()) ?? { x: 0, width: 999 }
    expect(x + wide).toBeLessThanOrEqual(width)
  }
  expectNoFaults()
  for (const page of [host, eve]) await closeVisit(page)
})

test('nobody by that name: the page says so, and where one is stands in sight on a phone', async () => {
  const { address } = sharedInn()
  const page = await visit('/me', { address, size: { width: 360, height: 640 } })
  const here = await page.getByRole('link', { name: 'Profile' }).boundingBox()
  expect((here?.x ?? 999) + (here?.width ?? 0)).toBeLessThanOrEqual(360)
  await page.goto(`${address}/people/Nobody`)
  await page.getByText('Nobody goes by this name here.').waitFor()
  expect(await page.getByText('One moment').count()).toBe(0)
  await closeVisit(page)
})
