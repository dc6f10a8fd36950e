import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Position } from '@heptapolis/engine'
import { scores } from '@heptapolis/engine/show'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeVisit, expectNoFaults, test, plainVisit as visit } from '../app.ts'
import { EXACT, en, named, starting } from '../words.ts'

/** Five cities of a game with Leaders and Cities: 78 pieces. */
const FIVE: (Position['cities'][number] & {
  cards: string[]
  leaders: string[]
  stages: string[]
  victory: number[]
})[] = [
  {
    wonder: 'olympia',
    side: 'night',
    stages: ['olympia-night-1', 'olympia-night-2', 'olympia-night-3'],
    coins: 6,
    cards:
      'theater clay-pit west-trading-post glassworks-age-1 tavern walls statue courthouse bazar temple senate workers-guild fortifications'.split(
        ' ',
      ),
    leaders: ['caesar', 'varro'],
    victory: [3],
    defeat: 3,
    debt: 0,
  },
  {
    wonder: 'petra',
    side: 'night',
    stages: ['petra-night-1', 'petra-night-2'],
    coins: 19,
    cards:
      'timber-yard clay-pool ore-vein lumber-yard stockade guard-tower press-age-2 school mercenaries forum stables ludus town-hall magistrates-guild'.split(
        ' ',
      ),
    leaders: ['zenobia', 'amytis'],
    victory: [1, 3, 3, 5],
    defeat: 1,
    debt: 0,
  },
  {
    wonder: 'rhodos',
    side: 'day',
    stages: ['rhodos-day-1', 'rhodos-day-2'],
    coins: 12,
    cards:
      'excavation loom-age-1 stone-pit lumber-yard altar apothecary press-age-2 aqueduct vineyard dispensary stables gardens senate circus'.split(
        ' ',
      ),
    leaders: ['sappho', 'nitocris'],
    victory: [5, 5, 5],
    defeat: 4,
    debt: 0,
  },
  {
    wonder: 'alexandria',
    side: 'day',
    stages: ['alexandria-day-1'],
    coins: 11,
    cards:
      'forest-cave east-trading-post workshop well marketplace training-ground archery-range laboratory gambling-den-age-2 dispensary caravansery lair palace'.split(
        ' ',
      ),
    leaders: ['hannibal', 'cornelia', 'justinian'],
    victory: [1, 3, 3],
    defeat: 2,
    debt: 1,
  },
  {
    wonder: 'halikarnassos',
    side: 'day',
    stages: ['halikarnassos-day-1'],
    coins: 7,
    cards:
      'altar press-age-1 scriptorium militia tavern clay-pool apothecary courthouse library quarry laboratory sawmill glassworks-age-2 shipowners-guild'.split(
        ' ',
      ),
    leaders: ['agrippina'],
    victory: [1, 5],
    defeat: 2,
    debt: 0,
  },
]

/** Taps the tiles of these pieces, in the page itself: 78 round trips would only cost time. Returns the number of taps. */
async function tapTiles(page: Page, ids: readonly string[]): Promise<number> {
  // Two cards of one name differ by their Age.
  const wanted = ids.map((id) => ({ name: en.say.pieceById(id), copy: id.endsWith('-age-2') ? 1 : 0 }))
  return page.getByRole('region', named(en.scorepad.shelf)).evaluate(async (shelf, pieces) => {
    const nameOf = (tile: Element) => tile.querySelector('span')?.firstChild?.textContent
    let taps = 0
    for (const { name, copy } of pieces) {
      const tile = [...shelf.querySelectorAll('button')].filter((one) => nameOf(one) === name)[copy]
      tile?.click()
      // The page draws the tap in a microtask of its own, which comes first.
      await Promise.resolve()
      if (tile?.getAttribute('aria-pressed') === 'true') taps++
    }
    return taps
  }, wanted)
}

test('scores five cities with Leaders and Cities, 78 pieces, with at most 170 keys and taps', async () => {
  const setup = { edition: '2e' as const, boxes: ['leaders', 'cities'], seed: '', seats: FIVE.map(() => ({})) }
  const game = fromPosition({ setup, cities: FIVE }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  const page = await visit('/score')
  let inputs = 0
  const tap = async (target: Locator) => {
    await target.click()
    inputs++
  }
  /** A tap into the field, then its digits. */
  const type = async (label: string, count: number) => {
    await page.getByRole('textbox', named(label)).fill(String(count))
    inputs += 1 + String(count).length
  }
  const count = (label: string, to: number) =>
    to === 1 ? tap(page.getByRole('button', named(en.scorepad.more(label)))) : to > 0 ? type(label, to) : undefined
  await tap(page.getByRole('button', named(en.scorepad.newPad)))
  await tap(page.getByText(en.scorepad.wayNeeds.cities))
  await tap(page.getByRole('button', named(en.scorepad.more(en.app.players))))
  for (const box of setup.boxes)
    await tap(page.locator('label', { has: page.getByRole('checkbox', named(en.say.boxName(box))) }))
  for (const seat of FIVE.keys()) {
    await page.getByLabel(en.scorepad.playerName(seat + 1)).fill(`P${seat + 1}`)
    inputs += 3
  }
  for (const { wonder = '', side = '', stages, coins = 0, cards, leaders, victory, defeat = 0, debt } of FIVE) {
    await tap(page.getByRole('button', named(en.scorepad.next)))
    await page.getByLabel(en.app.wonder).selectOption(wonder)
    inputs += 2
    if (side === 'night') await tap(page.getByText(en.say.terms.sides.night, EXACT))
    await tap(page.getByRole('button', { name: starting(en.say.terms.stage(stages.length)) }))
    inputs += await tapTiles(page, [...cards, ...leaders])
    await count(en.scorepad.coins, coins)
    for (const value of [1, 3, 5])
      await count(en.scorepad.victory(value), victory.filter((one) => one === value).length)
    await count(en.scorepad.defeats, defeat)
    if (debt) await count(en.say.terms.capital(en.say.field('debt')), 1)
  }
  await tap(page.getByRole('button', named(en.scorepad.next)))
  for (const { seat, total } of scores(game.value))
    await page
      .getByRole('navigation')
      .getByRole('button', named(`P${seat + 1} ${total}`))
      .waitFor()
  expect(FIVE.reduce((sum, { cards, leaders }) => sum + cards.length + leaders.length, 0)).toBe(78)
  expect(inputs).toBeLessThanOrEqual(170)
  await closeVisit(page)
  expectNoFaults()
})
