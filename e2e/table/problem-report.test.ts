/** Reports of problems: collected in the page, saved as a file, never sent. */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, hand, test, plainVisit as visit } from '../app.ts'
import { en, named } from '../words.ts'

test('saves a report with record and picture, and sends nothing', async () => {
  const page = await visit('/?edition=2e&seed=report&seat=you&seat=bot&seat=bot')
  await page.getByRole('button', named(en.app.play)).click()
  await hand(page).waitFor()
  await page.getByRole('button', named(en.app.menu)).click()
  const opening = page.getByRole('button', named(en.app.reportProblem))
  const dialog = page.getByRole('dialog', named(en.report.title))
  // The first press loads the code of the dialog.
  await opening.click()
  await dialog.getByRole('button', named(en.app.close)).click()
  const requests: string[] = []
  page.on('request', (request) => {
    if (/^(http|ws)/.test(request.url())) requests.push(request.url())
  })
  await opening.click()
  await dialog.getByRole('textbox').fill('The card <Altar> cost too much.')
  await dialog.getByText(en.report.collected).click()
  await expect
    .poll(() => dialog.getByRole('img', named(en.report.picture)).evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  expect(await dialog.getByLabel(en.report.addRecord).isChecked()).toBe(false)
  await dialog.getByLabel(en.report.addRecord).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', named(en.report.save)).click(),
  ])
  const file = readFileSync(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('heptapolis-problem.html')
  expect(file).toContain('The card &lt;Altar&gt; cost too much.')
  expect(file).toContain('<pre id="record">')
  expect(file).toMatch(/<img alt="" src="data:image\/svg\+xml/)
  expect(requests).toEqual([])
  expectNoFaults()
  await closeVisit(page)
})
