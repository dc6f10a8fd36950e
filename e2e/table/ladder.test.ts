/** The ladder: a table is played, shown with its task, and played again; its games count for the own progress. */
import { RUNGS, rungSetup } from '@heptapolis/bots/ladder'
import { expect } from 'vitest'
import { closeVisit, completeTest, ending, expectNoFaults, hand, plainVisit as visit } from '../app.ts'
import { finishedRecord, storeFinished } from '../records.ts'
import { en, named } from '../words.ts'

completeTest('keeps the task of a table in view, and deals the same cards again', async () => {
  const page = await visit('/ladder')
  const table = named(en.ladder.number(1))
  const cards = async () => {
    await hand(page).waitFor()
    await page.getByText(en.ladder.number(1)).first().waitFor()
    return page.getByRole('option').allInnerTexts()
  }
  await page.getByRole('button', named(en.app.labelled(en.ladder.number(1), en.ladder.play))).click()
  const first = await cards()
  await storeFinished(page, 'done', finishedRecord(rungSetup(RUNGS[0])))
  await page.goto(new URL('/play/done', page.url()).href)
  await ending(page).waitFor()
  await page.getByRole('region', table).waitFor()
  await page.getByRole('button', named(en.end.playAgain)).click()
  expect(await cards()).toEqual(first)
  await page.goto(new URL('/progress', page.url()).href)
  await page.getByText(en.progress.games(1)).first().waitFor()
  expectNoFaults()
  await closeVisit(page)
})
