import { expect } from 'vitest'
import { closeVisit, completeTest, expectNoFaults, hand, PHONE, test, plainVisit as visit } from '../app.ts'
import { alsoAccessible } from '../axe.ts'
import { sampleOf } from '../complete.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { expectNoSideways } from '../sideways.ts'
import { ANY, en, holding, named, starting } from '../words.ts'

const TABLE = '/?edition=2e&seed=coins&seat=you~~~gizah~day&seat=bot~~~alexandria~day&seat=bot~~~babylon~day'
const play = named(en.app.play)
const { prompt, place } = en.app
const WORKSHOP = en.say.pieceById('workshop')
const [GIZAH, ALEXANDRIA, BABYLON] = ['gizah', 'alexandria', 'babylon'].map(en.say.wonder)
/** The two halves of the prompt above the hand. */
const line = (...halves: string[]) => named(halves.join(en.say.terms.between))

test('says what is asked and who gets the rest, then what happens to the card', async () => {
  const page = await visit(TABLE)
  await page.getByRole('button', play).click()
  await page.getByRole('heading', line(prompt.choose(undefined), prompt.restGoes(place.left, ALEXANDRIA))).waitFor()
  await page.getByRole('option', { name: starting(WORKSHOP) }).click()
  await page
    .getByRole('heading', line(prompt.joins(WORKSHOP, undefined), prompt.rest(6, place.left, ALEXANDRIA)))
    .waitFor()
  expectNoFaults()
  await closeVisit(page)
})

completeTest('says that leaders are passed to the right', async () => {
  const page = await visit(`${TABLE}&boxes=leaders`)
  await page.getByRole('button', play).click()
  await page
    .getByRole('heading', {
      name: starting(en.app.labelled(en.say.question('leader-draft').replace(/\.$/, ''), BABYLON)),
    })
    .waitFor()
  expect(await page.getByRole('img', named(en.app.passRight(BABYLON))).count()).toBe(1)
  expect(await page.getByRole('img', { name: holding(en.app.passLeft(ANY)) }).count()).toBe(0)
  expectNoFaults()
  await closeVisit(page)
})

test('explains a number on hover and with the key i, and closes with Escape', async () => {
  const page = await visit(TABLE)
  await page.getByRole('button', play).click()
  await page.locator('[role=option]:focus').waitFor()
  const price = page.locator('[data-about="1"][data-explain="raw"]')
  const explanation = page.locator('[data-explanation]')
  await price.hover()
  await explanation.getByText(en.help.price(ALEXANDRIA, 2, [])).waitFor()
  expect(await explanation.getByRole('link').getAttribute('href')).toContain('#trade')
  await page.keyboard.press('Escape')
  expect(await explanation.count()).toBe(0)
  await page.mouse.move(0, 0)
  await page.locator('[data-about="0"][data-explain="coins"]').focus()
  await page.keyboard.press('i')
  await explanation.getByText(en.help.has(GIZAH, 3)).waitFor()
  await alsoAccessible(page, '[data-explanation]')
  expectNoFaults()
  await closeVisit(page)
})

const ALL = ['leaders', 'cities', 'armada', 'babel-tower', 'babel-projects', 'edifice']

/** Symbols at the table without an explanation; names and readiness are written out. */
const mute = `[...document.querySelectorAll('[data-seat] svg, [data-explain] svg, section section svg')]
  .filter((it) => !it.closest('[data-status], [class*=who], [class*=monument], [class*=partner]') && !/monument/.test(it.className.baseVal))
  .filter((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    const over = document.elementsFromPoint(left + width / 2, top + height / 2)
    const isSeen = over.some((one) => it.contains(one))
    return isSeen && !over.some((one) => one.closest('[data-explain], button, a, [role=option]'))
  })
  .map((it) => it.innerHTML)`

test.each(
  sampleOf(
    [
      ['a wide screen', {}],
      ['a phone', { size: PHONE }],
    ],
    0,
  ),
)('with every box on, every symbol on %s has an explanation with a rule', async (_name, wish) => {
  const page = await visit('/games', wish)
  await goOn(page, recordUntil({ edition: '2e', boxes: ALL, seats: [{}, {}, {}, {}], seed: 'mute' }, atTurn(2, 3)))
  await hand(page).waitFor()
  expect(await page.evaluate(mute)).toEqual([])
  const explanation = page.locator('[data-explanation]')
  for (const topic of ['turn', 'field', 'note', 'piece', 'stage', 'goods']) {
    await page.locator(`button[data-explain="${topic}"]`).first().focus()
    await page.keyboard.press('i')
    await explanation.locator('p').first().waitFor()
    expect(await explanation.locator('p').first().innerText()).toMatch(/\w+ \w+/)
    expect(await explanation.getByRole('link').getAttribute('href')).toMatch(/#[\w-]+$/)
    await page.keyboard.press('Escape')
  }
  expectNoFaults()
  await closeVisit(page)
})

completeTest('on a phone explains on tap, over the hand', async () => {
  const page = await visit(TABLE, { size: PHONE })
  await page.getByRole('button', play).tap()
  await hand(page).waitFor()
  await page.locator('[data-explain="science"]').first().tap()
  await page.getByText(en.help.topics.science.text).waitFor()
  await expectNoSideways(page)
  expectNoFaults()
  await closeVisit(page)
})

test('on a phone explains on long press, and shows all symbols in the help dialog', async () => {
  const page = await visit(TABLE, { size: PHONE })
  await page.getByRole('button', play).tap()
  await hand(page).waitFor()
  await page.evaluate(`document.querySelector('[data-explain="coins"]').dispatchEvent(
    new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }))`)
  await page.locator('[data-explanation]').getByText(en.help.has(GIZAH, 3)).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', named(en.app.help)).tap()
  await page.getByRole('dialog', named(en.help.legend)).getByRole('button', named(en.help.chains)).tap()
  const chains = page.getByRole('dialog', named(en.help.chains))
  const cards = chains.getByRole('listitem').getByRole('button')
  await cards.last().scrollIntoViewIfNeeded()
  await chains.getByRole('button', named(en.app.close)).tap({ trial: true })
  const isCut = (names: Element[]) => names.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)
  expect(await cards.locator('span:first-child').evaluateAll(isCut)).toEqual([])
  expectNoFaults()
  await closeVisit(page)
})
