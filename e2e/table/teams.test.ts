import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  DESKTOP,
  ending,
  expectNoFaults,
  hand,
  PHONE,
  test,
  plainVisit as visit,
} from '../app.ts'
import { finishedRecord, openRecord } from '../records.ts'
import { expectNoSideways } from '../sideways.ts'
import { ANY, en, holding, named, starting } from '../words.ts'

const TEAMS = '/?edition=2e&seed=teams&boxes=cities&teams=1&seat=you&seat=bot~easy~Maya&seat=bot~easy&seat=bot~easy'

const LEFT_PARTNER = en.app.partnerAt(en.app.place.left)
const city = (name: string, where: string) => en.app.city(name, where, '')

test('marks a partner, who is never fought and shows the hand', async () => {
  const page = await visit(TEAMS)
  await page.getByRole('button', named(en.app.play)).click()
  await hand(page).waitFor()
  const partner = page.getByRole('region', { name: holding(city('Maya', LEFT_PARTNER)) })
  await partner.getByText(en.app.openHand('Maya')).waitFor()
  expect(await partner.locator('[aria-pressed]').count()).toBe(8)
  const fights = page.getByRole('region', named(en.app.ifAgeEnded))
  await fights.getByText(holding(en.app.neverFights(ANY))).waitFor({ state: 'attached' })
  expect(await fights.getByRole('listitem', { includeHidden: true }).count()).toBe(2)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('covers no hands of partners at one screen, and lets a choice be taken back', async () => {
  const page = await visit(
    '/?edition=2e&seed=pair&boxes=cities&teams=1&seat=you~~Ines&seat=person~~Maya&seat=bot&seat=bot',
  )
  await page.getByRole('button', named(en.app.play)).click()
  const own = (name: string) => page.getByRole('region', { name: holding(city(name, en.app.place.you)) }).waitFor()
  await own('Ines')
  await answer(page)
  await own('Maya')
  expect(await page.getByRole('option').count()).toBe(8)
  await page.keyboard.press('u')
  await own('Ines')
  for (const name of ['Ines', 'Maya', 'Ines']) {
    await own(name)
    await answer(page)
  }
  expectNoFaults()
  await closeVisit(page)
})

completeTest('on a phone shows the partner’s hand in the partner’s city', async () => {
  const page = await visit(TEAMS, { size: PHONE })
  await page.getByRole('button', named(en.app.play)).tap()
  await hand(page).waitFor()
  await page.locator('[data-tab="1"]').tap()
  await page.getByText(LEFT_PARTNER).waitFor()
  await page.getByText(en.app.openHand('Maya')).waitFor()
  await expectNoSideways(page)
  expectNoFaults()
  await closeVisit(page)
})

test('decides by the sum of a team, in towers, verdict and replay', async () => {
  const page = await visit('/games', { size: DESKTOP })
  const wonders = ['gizah', 'rhodos', 'ephesos', 'babylon']
  const seats = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name, i) => ({ name, wonder: wonders[i] }))
  const record = finishedRecord({ edition: '2e', boxes: ['cities'], teams: true, seats, seed: 'sum' })
  await openRecord(page, record)
  await page.getByRole('slider').waitFor()
  await page.getByRole('region', { name: holding(city('Ben', LEFT_PARTNER)) }).waitFor()
  await page.getByRole('slider').press('End')
  await page.getByRole('link', named(en.app.scoreSheet)).click()
  await ending(page).waitFor()
  const each = await ending(page)
    .getByRole('row', { name: starting(en.end.each) })
    .getByRole('gridcell')
    .allInnerTexts()
  const [first, second, third, fourth] = each.map((text) => Number(text.replace('−', '-')))
  const totals = await ending(page)
    .getByRole('row', { name: starting(en.end.teamTotal) })
    .getByRole('gridcell')
    .allInnerTexts()
  expect(totals.map(Number)).toEqual([first + second, third + fourth])
  // The first seat of an imported record is a person, the others are bots.
  const bots = wonders.slice(1).map((wonder) => en.say.wonder(wonder))
  const parties = ['Ada', ...bots].map((name) => ({ name, isYou: false }))
  const [one, two] = [parties.slice(0, 2), parties.slice(2)]
  const margin = first + second - third - fourth
  // The title names bots by their cities; a person has another name.
  await page
    .getByText(en.end.winsBy(one, first + second, margin, two))
    .or(page.getByText(en.end.leadsBy(first + second, margin, one)))
    .waitFor()
  expectNoFaults()
  await closeVisit(page)
})
