import { expect } from 'vitest'
import { answer, closeVisit, DESKTOP, ending, expectNoFaults, hand, PHONE, test, visit } from './app.ts'
import { finishedRecord, openRecord } from './records.ts'
import { expectNoSideways } from './sideways.ts'

const TEAMS = '/?edition=2e&seed=teams&boxes=cities&teams=1&seat=you&seat=bot~easy~Maya&seat=bot~easy&seat=bot~easy'

test('a partner is marked, never fought, and shows a hand to whoever plays with them', async () => {
  const page = await visit(TEAMS)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await hand(page).waitFor()
  const partner = page.getByRole('region', { name: /Maya, partner, left/ })
  await partner.getByText('Maya’s hand, open to you').waitFor()
  expect(await partner.locator('[aria-pressed]').count()).toBe(8)
  const fights = page.getByRole('region', { name: 'if the Age ended now' })
  await fights.getByText(/never fights you/).waitFor({ state: 'attached' })
  expect(await fights.getByRole('listitem', { includeHidden: true }).count()).toBe(2)
  expectNoFaults()
  await closeVisit(page)
})

test('partners at one screen have nothing to hide: nobody taps a cover, and a choice can be taken back', async () => {
  const page = await visit(
    '/?edition=2e&seed=pair&boxes=cities&teams=1&seat=you~~Ines&seat=person~~Maya&seat=bot&seat=bot',
  )
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const own = (name: string) => page.getByRole('region', { name: new RegExp(`${name}, you`) }).waitFor()
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

test('on a phone the partner’s hand lies in the partner’s city', async () => {
  const page = await visit(TEAMS, { size: PHONE })
  await page.getByRole('button', { name: 'Play', exact: true }).tap()
  await hand(page).waitFor()
  await page.locator('[data-tab="1"]').tap()
  await page.getByText('partner, left').waitFor()
  await page.getByText('Maya’s hand, open to you').waitFor()
  await expectNoSideways(page)
  expectNoFaults()
  await closeVisit(page)
})

test('the sum of a team decides: it stands over its towers and in the verdict, and the replay knows partners too', async () => {
  const page = await visit('/games', { size: DESKTOP })
  const seats = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name) => ({ name }))
  const record = finishedRecord({ edition: '2e', boxes: ['cities'], teams: true, seats, seed: 'sum' })
  await openRecord(page, record)
  await page.getByRole('slider').waitFor()
  await page.getByRole('region', { name: /Ben, partner, left/ }).waitFor()
  await page.getByRole('slider').press('End')
  await page.getByRole('link', { name: 'Score sheet' }).click()
  await ending(page).waitFor()
  const each = await ending(page).getByRole('row', { name: /^Each/ }).getByRole('cell').allInnerTexts()
  const [first, second, third, fourth] = each.map((text) => Number(text.replace('−', '-')))
  const totals = await ending(page).getByRole('row', { name: /^Team/ }).getByRole('cell').allInnerTexts()
  expect(totals.map(Number)).toEqual([first + second, third + fourth])
  const verdict = page.getByText(
    new RegExp(
      `(Ada and Ben|Cleo and Dov) win with ${first + second} points, ${first + second - third - fourth} ahead`,
    ),
  )
  await verdict.waitFor()
  expectNoFaults()
  await closeVisit(page)
})
