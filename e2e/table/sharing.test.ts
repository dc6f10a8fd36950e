/** Sharing a result: each choice closes the menu, and programs get a name for "you". */
import type { Setup } from '@heptapolis/engine/records'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, test, plainVisit as visit } from '../app.ts'
import { finishedRecord, storeFinished } from '../records.ts'
import { en, named } from '../words.ts'

const SETUP: Setup = { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'sharing' }

test('closes the menu of a result after each choice and gives the focus back', async () => {
  const { share } = en.end
  const page = await visit('/games')
  await page.getByText(en.app.noGames).waitFor()
  await storeFinished(page, 'done', finishedRecord(SETUP))
  await page.goto(new URL('/play/done', page.url()).href)
  const opener = page.getByRole('button', { expanded: false }).and(page.getByRole('button', named(share.title)))
  await opener.press('Enter')
  const link = await page.getByRole('link', named(share.bgStats)).getAttribute('href')
  const { players } = JSON.parse(new URL(link ?? '').searchParams.get('data') ?? '')
  expect(players.map(({ name }: { name: string }) => name).sort()).toEqual(['Bot 1', 'Bot 2', share.me])
  await page.getByRole('button', named(share.text)).click()
  const copied = page.getByRole('button', named(en.app.copied))
  await expect.poll(() => copied.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true)
  expect(await page.getByRole('button', named(share.link)).count()).toBe(0)
  await copied.press('Enter')
  await page.getByRole('button', named(share.link)).press('Escape')
  await expect.poll(() => opener.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true)
  expectNoFaults()
  await closeVisit(page)
})
