import { expect, test } from 'vitest'
import { answer, closeVisit, contextOf, expectNoFaults, hand, playOn, useBrowser, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { openInn } from './inn.ts'

useBrowser()

test('home says who waits, the list whose turn it is, and the own past is seen again by its address', async () => {
  const { address } = await openInn()
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
  await home.getByRole('link', { name: 'Replay' }).click()
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
