/** Shared deals in a browser: a link for several groups, what is fixed in the room, and the mark of people who looked. */
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { beginGame, enterName, sitDown } from '../pages/room.ts'
import { sharedServer } from '../test-server.ts'
import { en, named } from '../words.ts'

const PHONE = { width: 390, height: 844 }
const { deals, online } = en
const SETUP = '/deal?edition=2e&seed=open&boxes=leaders&seat=you&seat=bot&seat=bot'

test('a deal for groups is made from a set-up, fixes it in the room, and marks who viewed the results', async () => {
  const { address } = sharedServer()
  const host = await visit(SETUP, { address })
  await host.getByRole('heading', named(deals.here)).waitFor()
  await host.getByRole('button', { name: deals.play, exact: false }).nth(2).waitFor()
  await alsoAccessible(host)
  await host.getByRole('button', named(deals.makeDeal)).click()
  await host.getByText(deals.finished(0)).waitFor()
  const link = new URL(host.url()).pathname

  const guest = await visit(link, { address, size: PHONE })
  await guest.getByText(deals.viewTitle).click()
  await guest.getByRole('button', named(deals.view)).click()
  await guest.getByText(deals.nothingYet).waitFor()
  await guest.getByText(deals.knows.viewed).waitFor()
  await alsoAccessible(guest)

  await host.getByRole('button', named(deals.playHere)).click()
  await enterName(host)
  await host.getByRole('heading', named(online.laid)).waitFor()
  await host.getByRole('region', named(online.sharedDeal)).waitFor()
  const { pathname, hash } = new URL(host.url())
  await guest.goto(address + pathname + hash)
  await sitDown(guest, 'Maya')
  await host.getByText(online.knowsDeal, { exact: false }).waitFor()
  await alsoAccessible(host)
  await beginGame(host)
  await hand(host).waitFor()
  await host.goto(address + link)
  await host.getByRole('link', named(deals.toOwnTable)).click()
  await hand(host).waitFor()
  expectNoFaults()
  for (const page of [host, guest]) await closeVisit(page)
})
