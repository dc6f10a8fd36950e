import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, closeVisit, expectNoFaults, hand, test, visit } from './app.ts'
import { expectAccessible } from './axe.ts'
import { type House, sharedInn } from './inn.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1180, height: 820 }
const THREE = '/?edition=2e&seat=you&seat=bot&seat=bot'

/** A phone reads the code of a seat. */
async function readCode({ address }: House, tablet: Page, at: number): Promise<Page> {
  const code = tablet.getByRole('link', { name: 'Open this hand' }).nth(at)
  const link = (await code.getAttribute('href')) ?? ''
  return visit(link.slice(address.length), { address, size: PHONE })
}

const laid = (page: Page) => page.getByRole('heading', { name: 'Your card lies on the table' })

test('around one tablet: it shows what everybody may see, a phone is a hand, who has none plays covered', async () => {
  const inn = sharedInn()
  const tablet = await visit(THREE, { address: inn.address, size: TABLET })
  const sent: string[] = []
  tablet.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))))
  await tablet.getByRole('button', { name: 'Around one tablet' }).click()
  await tablet.getByLabel('Seat 1', { exact: true }).fill('Maya')
  await tablet.getByLabel('Seat 2', { exact: true }).fill('Jonas')
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: 'Sit down' }).click()
  await tablet.getByRole('heading', { name: 'Take your hands' }).waitFor()
  const maya = await readCode(inn, tablet, 0)
  const jonas = await readCode(inn, tablet, 1)
  await jonas.getByRole('heading', { name: 'You sit, Jonas' }).waitFor()
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: /^Begin/ }).click()
  await hand(maya).waitFor()
  await expectAccessible(maya)
  await answer(maya)
  await laid(maya).waitFor()
  await expectAccessible(maya)
  await maya.getByRole('button', { name: 'Take it back' }).click()
  await hand(maya).waitFor()
  await answer(maya)
  await laid(maya).waitFor()
  await tablet.getByRole('region', { name: /Maya.*ready/ }).waitFor()
  await tablet.getByRole('region', { name: /Jonas.*choosing/ }).waitFor()
  await expectAccessible(tablet)
  expect(await hand(tablet).count()).toBe(0)
  await answer(jonas)
  await hand(maya).waitFor()
  const questions = sent.flatMap((text) => [...text.matchAll(/"legal":\[.+?\]/g)])
  expect(sent.length).toBeGreaterThan(3)
  expect(questions).toEqual([])
  expectNoFaults()
  for (const page of [tablet, maya, jonas]) await closeVisit(page)
})

test('who has no phone plays on the tablet, with the hand covered until asked for', async () => {
  const inn = sharedInn()
  const tablet = await visit(THREE, { address: inn.address, size: TABLET })
  await tablet.getByRole('button', { name: 'Around one tablet' }).click()
  await tablet.getByLabel('Seat 1', { exact: true }).fill('Maya')
  await tablet.getByLabel('has no phone here').first().check()
  await tablet.getByRole('button', { name: 'Sit down' }).click()
  await tablet.getByRole('button', { name: /^Begin/ }).click()
  const show = tablet.getByRole('button', { name: 'I am Maya: show my hand' })
  for (let turn = 0; turn < 2; turn++) {
    await show.waitFor()
    expect(await hand(tablet).count()).toBe(0)
    await show.click()
    await hand(tablet).waitFor()
    await tablet.getByRole('option').first().click()
    await hand(tablet).locator('button.primary').click()
    await hand(tablet).waitFor({ state: 'hidden' })
  }
  expectNoFaults()
  await closeVisit(tablet)
})

test('two people share a device at a table elsewhere, and each sees the own hand alone', async () => {
  const inn = sharedInn()
  const { address } = inn
  const host = await visit(THREE, { address })
  await host.getByRole('button', { name: 'Lay a table' }).click()
  await host.getByRole('heading', { name: 'Your table is laid' }).waitFor()
  const { pathname, hash } = new URL(host.url())
  const couch = await visit(pathname + hash, { address, size: PHONE })
  await couch.getByLabel('Your name at this table').fill('Maya')
  await couch.getByRole('button', { name: 'Sit down' }).click()
  await couch.getByLabel('Name of who sits beside you').fill('Jonas')
  await couch.getByRole('button', { name: 'Sit down beside me' }).click()
  await host.getByText('Jonas').first().waitFor()
  const late = await visit(pathname + hash, { address, size: PHONE })
  await late.getByText('All seats are taken.').waitFor()
  // The network changes while the page is on its way: what is lost is loaded again, at the same address.
  await late.route('**/OnlineScreen*.js', (route) => route.abort())
  await late.reload()
  const again = late.getByRole('button', { name: 'Load the page again' })
  await again.waitFor()
  await late.unroute('**/OnlineScreen*.js')
  await again.click()
  await late.getByText('All seats are taken.').waitFor()
  await closeVisit(late)
  await host.getByRole('button', { name: 'Begin with Maya and Jonas' }).click()
  const show = (name: string) => couch.getByRole('button', { name: `I am ${name}: show my hand` })
  await show('Maya').click()
  await answer(couch)
  await show('Jonas').waitFor()
  await couch.reload()
  await show('Jonas').waitFor()
  await show('Jonas').click()
  await answer(couch)
  await answer(host)
  await show('Maya').waitFor()
  expectNoFaults()
  for (const page of [host, couch]) await closeVisit(page)
})
