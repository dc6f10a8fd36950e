/**
 * Layout tests: no text is cut or overlapped, nothing exceeds the page, every target can be hit. This runs a small
 * sample, in the complete set a pairwise one; `npm run fit` runs all cases, `FIT_PART=1/8` an eighth of them.
 */
import { join } from 'node:path'
import { afterAll, expect, inject } from 'vitest'
import { test } from '../app.ts'
import { IS_COMPLETE } from '../complete.ts'
import { allCases, nameOf, smallSample } from './cases.ts'
import { measure } from './measure.ts'
import { WALKS } from './screens.ts'
import { settingsOf, Visits } from './visits.ts'

const visits = new Visits()
afterAll(() => visits.leave())

const MOUSE = 36
const TOUCH = 44

const sample = process.env.MODE === 'whole' ? allCases() : smallSample('pairs', { isPairwise: IS_COMPLETE })
const [part, parts] = (process.env.FIT_PART ?? '1/1').split('/').map(Number)
const cases = sample
  .toSorted((a, b) => settingsOf(a).localeCompare(settingsOf(b)))
  .filter((_, i) => Math.floor((i * parts) / sample.length) === part - 1)
/** A folder for screenshots of everything that is checked. */
const pictures = process.env.FIT_PICTURES

test.each(cases.map((one) => [nameOf(one), one] as const))('%s', async (name, one) => {
  const visit = await visits.to(one, inject('address'))
  const { page } = visit
  const faults: Record<string, string[]> = {}
  await WALKS[one.walk](visit, async (what) => {
    if (pictures) await page.screenshot({ path: join(pictures, `${name} ${what}.png`.replaceAll(/[^\w.]+/g, '-')) })
    const found = await page.evaluate(measure, one.size.touch ? TOUCH : MOUSE)
    if (found.length > 0) faults[what] = found
  })
  expect(faults).toEqual({})
})
