/** Mute and block on the screen of a result, and what they do. */
import { expect } from 'vitest'
import { answer, closeVisit, completeTest, ending, expectNoFaults, playOn, plainVisit as visit } from '../app.ts'
import { beginGame, createTable, HOST, sitDown } from '../pages/room.ts'
import { startServer } from '../test-server.ts'
import { en, named } from '../words.ts'

const MAYA = 'Maya'
const SAID = 'well played'
/** How the announcement begins that tells the winner. */
const [YOU_WIN = ''] = en.end.wins([{ name: '', isYou: true }], 0).split(/\d/)

completeTest('tells the winner, hides the chat of the muted, and keeps the blocked from open tables', async () => {
  const { address } = await startServer()
  const host = await visit('/?edition=2e&seat=you&seat=bot', { address })
  const path = await createTable(host)
  const maya = await visit(path, { address })
  await sitDown(maya, MAYA)
  await beginGame(host)
  const pages = [host, maya]
  await Promise.all(pages.map((page) => playOn(page, answer)))
  for (const page of pages) await ending(page).waitFor()
  const winners = await Promise.all(pages.map((page) => page.getByRole('status').filter({ hasText: YOU_WIN }).count()))
  expect(winners.filter((count) => count > 0)).toHaveLength(1)

  await maya.getByLabel(en.online.say).fill(SAID)
  await maya.keyboard.press('Enter')
  await host.getByText(SAID).waitFor()
  await host.getByRole('button', named(en.moderation.about(MAYA))).click()
  await host.getByRole('button', named(en.moderation.avoid.mute)).click()
  await host.getByText(SAID).waitFor({ state: 'detached' })
  await maya.getByText(SAID).waitFor()
  await host.getByRole('button', named(en.moderation.avoid.block)).click()
  await host.getByText(en.moderation.done.block).waitFor()

  const other = await visit('/tables', { address })
  await host.goto(`${address}/tables`)
  await host.getByRole('button', named(en.community.openOwn)).click()
  await host.getByRole('heading', named(en.online.laid)).waitFor()
  await other.getByRole('button', named(en.community.sitAt(HOST))).waitFor()
  await maya.goto(`${address}/tables`)
  await maya.getByText(en.community.free(0)).waitFor()
  expect(await maya.getByRole('button', named(en.community.sitAt(HOST))).count()).toBe(0)
  await maya.goto(host.url())
  await maya.getByLabel(en.online.yourName).fill(MAYA)
  await maya.getByRole('button', named(en.online.sitDown)).click()
  await maya.getByText(en.problems.avoided).waitFor()
  expectNoFaults()
  for (const page of [host, maya, other]) await closeVisit(page)
})
