import { expect } from 'vitest'
import {
  answer,
  closeVisit,
  completeTest,
  cover,
  DESKTOP,
  ending,
  expectNoFaults,
  hand,
  PHONE,
  plainVisit,
  playOn,
  test,
  visit,
} from '../app.ts'
import { atTurn, goOn, recordUntil } from '../records.ts'
import { expectNoSideways } from '../sideways.ts'
import { ANY, ANY_NUMBER, EXACT, en, holding, named, whole } from '../words.ts'

const play = named(en.app.play)
const ALONE = '/?edition=2e&seed=alone&seat=you&seat=bot&seat=bot'

/** A game of three up to this turn. */
const until = (age: number, turn: number): string =>
  recordUntil({ edition: '2e', boxes: [], seats: [{ name: 'Maya' }, {}, {}], seed: 'begun' }, atTurn(age, turn))

test('hides questions about wonders and a hand from the other person until their owner taps', async () => {
  const page = await plainVisit('/?edition=2e&seed=two&wonders=pair&seat=you~~Maya&seat=person~~Jonas&seat=bot')
  await page.getByRole('button', play).click()
  const keep = page.getByRole('button', { name: holding(en.agreement.doIt.keep) })
  for (const name of ['Maya', 'Jonas']) {
    await page.getByText(en.app.passTo(name)).waitFor()
    expect(await keep.count()).toBe(0)
    await page.getByRole('button', named(en.agreement.openQuestion(name))).click()
    await keep.first().click()
  }
  await page.getByRole('heading', named(en.agreement.history)).waitFor()
  await page.getByRole('button', play).click()
  await page.getByText(en.app.passTo('Maya')).waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
  await cover(page).click()
  expect(await page.getByRole('option').count()).toBe(7)
  await answer(page)
  await page.getByText(en.app.passTo('Jonas')).waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
  // Before the tap the table is shown from one fixed side.
  await page.getByRole('region', { name: holding(en.app.city('Maya', en.app.place.you, '')) }).waitFor()
  await playOn(page, answer, 3)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('lets a player choose again while another one still thinks', async () => {
  const page = await plainVisit('/?edition=2e&seed=back&seat=you~~Maya&seat=person~~Jonas&seat=bot')
  await page.getByRole('button', play).click()
  await cover(page).click()
  await answer(page)
  await page.getByText(en.app.passTo('Jonas')).waitFor()
  await page.getByRole('button', named(en.app.choosesAgain('Maya'))).click()
  await page.getByText(en.app.passTo('Maya')).waitFor()
  await cover(page).click()
  expect(await page.getByRole('option').count()).toBe(7)
  await answer(page)
  await page.getByText(en.app.passTo('Jonas')).waitFor()
  await cover(page).click()
  await answer(page)
  await page.getByText(en.app.passTo('Maya')).waitFor()
  await cover(page).click()
  expect(await page.getByRole('option').count()).toBe(6)
  expectNoFaults()
  await closeVisit(page)
})

test('shows no hand while the screen is handed over', async () => {
  const page = await visit('/?edition=2e&seed=cover&seat=you~~Maya&seat=person~~Jonas&seat=bot', { size: PHONE })
  await page.getByRole('button', play).tap()
  await cover(page).waitFor()
  const look = page.getByRole('button', { name: whole(en.app.showCity(ANY)) })
  const opened = page.getByRole('complementary').first()
  const cards = opened.getByRole('article')
  await look.tap()
  await opened.waitFor()
  expect(await cards.count()).toBe(0)
  await page.keyboard.press('Escape')
  await cover(page).tap()
  await look.tap()
  await expect.poll(() => cards.count()).toBe(7)
  const [city, own] = [await opened.boundingBox(), await hand(page).boundingBox()]
  expect((city?.y ?? 0) + (city?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
  expectNoFaults()
  await closeVisit(page)
})

test('loses nothing when a tab is closed during a game', async () => {
  const page = await plainVisit(ALONE)
  await page.getByRole('button', play).click()
  await playOn(page, answer, 4)
  await hand(page).waitFor()
  const before = await page.getByRole('option').allTextContents()
  const city = await page.locator('[data-seat="0"]').first().innerText()
  await page.reload()
  await hand(page).waitFor()
  expect(await page.getByRole('option').allTextContents()).toEqual(before)
  expect(await page.locator('[data-seat="0"]').first().innerText()).toBe(city)
  await page.goto(new URL('/games', page.url()).href)
  await page.getByRole('link', named(en.app.resume)).click()
  await hand(page).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

completeTest('ends the replay of a game where the game ended', async () => {
  const page = await plainVisit('/games', { size: DESKTOP })
  await goOn(page, until(3, 5))
  await playOn(page)
  await page.getByRole('button', named(en.end.lookAtCities)).click()
  await expect.poll(() => page.locator('[data-seat]').count()).toBe(3)
  const cities = await page.locator('[data-seat]').allInnerTexts()
  await page.getByRole('button', named(en.app.scoreSheet)).click()
  await page.getByRole('link', named(en.app.replay)).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  expect(await slider.inputValue()).toBe('0')
  await slider.press('End')
  const steps = Number(await slider.getAttribute('max')) + 1
  await page.getByText(en.app.step(steps, steps), EXACT).waitFor()
  await expect.poll(() => page.locator('[data-seat]').count()).toBe(3)
  expect(await page.locator('[data-seat]').allInnerTexts()).toEqual(cities)
  await page.getByRole('combobox').selectOption({ label: 'Maya' })
  await slider.press('Home')
  expect(await page.locator('main li article').count()).toBe(7)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('on a phone plays from the end of Age II to the score without overflow', async () => {
  const page = await visit('/games', { size: PHONE })
  await goOn(page, until(2, 5))
  await playOn(page, async () => {
    await expectNoSideways(page)
    await answer(page)
  })
  await ending(page).waitFor()
  await expectNoSideways(page)
  expectNoFaults()
  await closeVisit(page)
})

test('on a narrow phone shows the whole bar, with two players and a choice to take back', async () => {
  const page = await visit('/?edition=2e&seed=two&seat=you&seat=bot~easy', { size: { width: 360, height: 640 } })
  await page.getByRole('button', play).tap()
  await playOn(page, answer, 1)
  await page.getByRole('button', named(en.app.menu)).waitFor()
  for (const name of [en.app.menu, en.app.log, en.app.help]) {
    const box = await page.getByRole('button', named(name)).boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
  await page.getByRole('button', named(en.app.menu)).tap()
  await page.getByRole('complementary', named(en.app.menu)).getByRole('link', named(en.app.newGame)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})

// The layout tests open such a table with eight players.
completeTest('draws the own wonder with every box and seven players', async () => {
  const boxes = 'leaders,cities,armada,babel-tower,babel-projects,edifice'
  const bots = '&seat=bot~random'.repeat(6)
  const page = await visit(`/?edition=2e&seed=many&boxes=${boxes}&seat=you~~~gizah~night${bots}`)
  await page.getByRole('button', play).click()
  await hand(page).waitFor()
  const wonder = page
    .locator('[data-seat="0"]')
    .getByRole('img', { name: whole(en.app.stagesBuilt(ANY_NUMBER, ANY_NUMBER)) })
  // Drawings come after the first paint.
  await expect.poll(async () => (await wonder.boundingBox())?.height ?? 0).toBeGreaterThan(30)
  expectNoFaults()
  await closeVisit(page)
})

completeTest('names a player without a name by the city', async () => {
  const page = await plainVisit('/?edition=2e&seed=two&seat=you~~~gizah~day&seat=person~~Jonas&seat=bot')
  await page.getByRole('button', play).click()
  await page.getByText(en.app.passTo(en.say.wonder('gizah'))).waitFor()
  await page.getByRole('heading', { level: 1, name: en.app.table }).waitFor({ state: 'attached' })
  expectNoFaults()
  await closeVisit(page)
})

test('reports a broken record, a missing game and an invalid set-up, and stays usable', async () => {
  const page = await plainVisit('/games')
  const unknown = 'unheard-of'
  const file = { name: 'broken.txt', mimeType: 'text/plain', buffer: Buffer.from('heptapolis 1 {"edition":"9e"}\n') }
  await page.setInputFiles('input[type=file]', file)
  await page.getByRole('alert').getByText(en.app.badRecord).waitFor()
  await page.goto(new URL('/play/nothing', page.url()).href)
  await page.getByRole('heading', named(en.app.gone)).waitFor()
  await page.goto(new URL(`/?edition=2e&boxes=${unknown}&seat=you&seat=bot`, page.url()).href)
  await page.getByRole('alert').getByText(unknown).waitFor()
  expect(await page.getByRole('button', play).isDisabled()).toBe(true)
  await page.getByRole('button', named(en.app.startOver)).click()
  expect(await page.getByRole('button', play).isDisabled()).toBe(false)
  await page.getByRole('link', named(en.app.yourGames)).click()
  await page.getByRole('link', named(en.app.newGame)).click()
  expectNoFaults()
  await closeVisit(page)
})

completeTest('marks an unreadable stored game and lets it be deleted', async () => {
  const page = await plainVisit(ALONE)
  await page.getByRole('button', play).click()
  await hand(page).waitFor()
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('heptapolis', 1)
    request.onsuccess = () => {
      const put = request.result.transaction('games', 'readwrite').objectStore('games').put({ id: 'broken', record: 7 })
      put.onsuccess = () => resolve(undefined)
      put.onerror = reject
    }
  })`)
  await page.goto(new URL('/games', page.url()).href)
  const broken = page.getByRole('listitem').filter({ hasText: en.app.corrupt })
  expect(await broken.getByRole('link').count()).toBe(0)
  await broken.getByRole('button', named(en.app.remove)).click()
  await expect.poll(() => broken.count()).toBe(0)
  expect(await page.getByRole('link', named(en.app.resume)).count()).toBe(1)
  await page.goto(new URL('/play/broken', page.url()).href)
  await page.getByRole('heading', named(en.app.gone)).waitFor()
  expectNoFaults()
  await closeVisit(page)
})
