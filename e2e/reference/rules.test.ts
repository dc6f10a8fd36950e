import { readFileSync } from 'node:fs'
import { mixOf, rulebook, voiceIn } from '@heptapolis/rulebook'
import { printBook } from '@heptapolis/rulebook/file'
import { expect, inject } from 'vitest'
import { closeVisit, completeTest, DESKTOP, expectNoFaults, hand, PHONE, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { sampleOf } from '../complete.ts'
import { goTo } from '../pages/navigation.ts'
import { expectNoSideways } from '../sideways.ts'
import { ANY_NUMBER, EXACT, en, holding, named, starting, whole } from '../words.ts'

const BASE = { edition: '2e' as const, boxes: [], seats: [{}, {}, {}, {}] }
const chapter = (id: string, box = 'base'): string => en.book.headings.get(box)?.chapters?.[id]?.title ?? ''

test('opens a rule by its number', async () => {
  const page = await visit('/rules#7.1E2', { size: PHONE })
  await page.locator('main [id="edifice-penalty"]').waitFor()
  await expectNoSideways(page)
  await alsoAccessible(page)
  expect(new URL(page.url()).search).toContain('boxes=edifice')
  await page.getByRole('link', { name: starting(en.rules.next) }).click()
  await page.getByRole('heading', { level: 2, name: holding(chapter('game-end')) }).waitFor()
  await closeVisit(page)
  expectNoFaults()
})

test.each(
  sampleOf(
    [
      ['a wide screen', DESKTOP],
      ['a phone', PHONE],
    ],
    1,
  ),
)('on %s the rulebook follows the mix, and the URL follows the rulebook', async (_name, size) => {
  const page = await visit('/', { size })
  await goTo(page, 'rules')
  await page.getByRole('heading', { level: 2, name: holding(chapter('overview')) }).waitFor()
  expect(await page.getByRole('heading', { level: 2, name: holding(chapter('armada', 'armada')) }).count()).toBe(0)
  if (size === PHONE)
    await page
      .getByText(en.book.words.subtitle(mixOf(BASE), en.say))
      .first()
      .click()
  await page.getByText(en.say.boxName('armada'), EXACT).first().click()
  // A phone shows one chapter at a time.
  await page.evaluate("location.hash = '#armada'")
  await page.getByRole('heading', { level: 2, name: holding(chapter('armada', 'armada')) }).waitFor()
  await page.getByRole('radio', named('5')).check({ force: true })
  expect(new URL(page.url()).search).toBe('?edition=2e&players=5&boxes=armada')
  await expectNoSideways(page)
  await page.getByRole('combobox', { name: en.rules.show }).selectOption('armada')
  await expect.poll(() => page.getByRole('heading', { level: 2, name: holding(chapter('overview')) }).count()).toBe(0)
  await page.getByRole('heading', { level: 2, name: holding(chapter('armada', 'armada')) }).waitFor()
  await page.getByRole('searchbox').fill('piracy')
  await page.getByText(whole(en.rules.hits(ANY_NUMBER))).waitFor()
  await alsoAccessible(page)
  await page
    .getByRole('link', { name: holding(en.book.headings.get('armada')?.sections?.['armada/tribute'] ?? '') })
    .first()
    .click()
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(500)
  await closeVisit(page)
  expectNoFaults()
})

completeTest('passes axe for a whole book', async () => {
  const page = await visit('/rules?edition=2e&players=5&boxes=edifice')
  await page.getByRole('heading', { level: 2, name: holding(chapter('symbols')) }).waitFor()
  await expectNoSideways(page)
  await alsoAccessible(page)
  await closeVisit(page)
  expectNoFaults()
})

completeTest('opens a rule with its box from a link', async () => {
  const page = await visit('/rules#edifice-penalty')
  const rule = page.locator('main [id="edifice-penalty"]')
  await rule.waitFor()
  await expect.poll(async () => (await rule.boundingBox())?.y ?? 9999).toBeLessThan(400)
  expect(new URL(page.url()).search).toContain('boxes=edifice')
  await page.goto(new URL('/rules?boxes=leaders&players=4#score-leaders', page.url()).href)
  await page.getByRole('heading', { level: 2, name: holding(chapter('game-end')) }).waitFor()
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(500)
  await closeVisit(page)
  expectNoFaults()
})

test('a link to a late chapter puts its heading at the top', async () => {
  const page = await visit('/rules?boxes=armada&players=4', { size: DESKTOP })
  const heading = page.getByRole('heading', { level: 2, name: holding(chapter('rulings')) })
  await page
    .getByRole('link', { name: holding(chapter('rulings')) })
    .first()
    .click()
  await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 9999) - 140)).toBeLessThan(40)
  await closeVisit(page)
  expectNoFaults()
})

test('explains why a mix cannot be played', async () => {
  const eight = rulebook({ ...BASE, seats: Array.from({ length: 8 }, () => ({})) }, en.book)
  if (eight.ok) throw new Error('Eight people can play the base game.')
  const page = await visit('/rules?players=8')
  await page.getByRole('alert').getByText(en.say.problem(eight.error)).waitFor()
  await closeVisit(page)
  expectNoFaults()
})

test('saves the book as one self-contained file', async () => {
  const page = await visit('/rules?boxes=leaders,edifice&players=5')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', named(en.rules.save)).click(),
  ])
  const html = readFileSync(await file.path(), 'utf8')
  expect(html).toContain('<!doctype html>')
  expect(html).not.toMatch(/ src=|href="http/)
  expect(html.match(/@font-face\{[^}]*data:font\/woff2;base64,/g)).toHaveLength(2)
  await closeVisit(page)
  expectNoFaults()
})

test('opens the rule of a card during a game, for the mix in play', async () => {
  const page = await visit('/?edition=2e&seed=rule&boxes=edifice&seat=you&seat=bot&seat=bot')
  await page.getByRole('button', named(en.app.play)).click()
  // The set-up page has options too.
  await hand(page).getByRole('option').first().press('i')
  await page.getByRole('dialog').waitFor()
  const link = await page.getByRole('link', named(en.app.itsRule)).getAttribute('href')
  expect(link).toMatch(/^\/rules\?edition=2e&players=3&boxes=edifice#piece-/)
  await page.goto(new URL(link ?? '', page.url()).href)
  await page.locator(`main [id="${link?.split('#')[1]}"]`).waitFor()
  await closeVisit(page)
  expectNoFaults()
})

completeTest('prints the base rules on twelve pages, also in the longer language on the shorter paper', async () => {
  const book = rulebook({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}] }, await voiceIn('fr'))
  if (!book.ok) throw new Error(book.error.message)
  const { pages, rules } = printBook(book.value, 'Letter', inject('browser'))
  expect(rules).toBeLessThanOrEqual(12)
  expect(pages).toBeGreaterThan(rules)
})

test('prints the longest aid for three boxes on one sheet, in seven points or more', async () => {
  const page = await visit('/aid?players=5&boxes=babel-tower,babel-projects,edifice', { language: 'fr' })
  const sides = page.getByRole('article')
  await sides.nth(1).waitFor()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, landscape: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  }
  await page.emulateMedia({ media: 'print' })
  const points = await sides.locator('b, i, span, td, th, dt').evaluateAll((all) =>
    // Converts screen pixels to points.
    all.map((one) => Math.round(Number.parseFloat(getComputedStyle(one).fontSize) * 7.5) / 10),
  )
  expect(Math.min(...points)).toBeGreaterThanOrEqual(7)
  await closeVisit(page)
  expectNoFaults()
})
