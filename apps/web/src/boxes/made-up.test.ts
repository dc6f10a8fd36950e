/** An invented box that excludes seven players and Armada, without its own components: every screen must handle it. */
import { BOXES, SHELF } from '@heptapolis/boxes'
import { compile, newGame, type Setup } from '@heptapolis/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { madeUp } from '../../../../packages/boxes/src/conformance/made-up.ts'
import { viewTable } from '../city/view.ts'
import { catalogue } from '../library/catalogue/catalogue.ts'
import { mixesOf } from '../library/catalogue/mixes.ts'
import { BoxFields } from '../scorepad/forms/BoxFields.tsx'
import { newPad, type PadPosition, withCity, withPlayers } from '../scorepad/model/pad.ts'
import { scorePosition } from '../scorepad/model/scoring.ts'
import { defaultPlan, type SetupPlan, tableOf, withPlayers as withSeats } from '../setup/plan.ts'
import { BoxParts, BoxTiles } from './BoxTiles.tsx'
import { CityMarks } from './Marks.tsx'

const library = [...BOXES, madeUp(SHELF[0], 'armada').rules]

describe('A new game', () => {
  const plan = (players: number, ...boxes: string[]): SetupPlan => withSeats({ ...defaultPlan(), boxes }, players)

  test('allows the box for four, and rejects seven players and Armada with a reason', () => {
    expect(tableOf(plan(4, 'storms'), 'You', library).rules.ok).toBe(true)
    expect(tableOf(plan(7, 'storms'), 'You', library)).toMatchObject({
      rules: { error: { message: 'Storms are for four players at most.' } },
      boards: [],
    })
    expect(tableOf(plan(4, 'armada', 'storms'), 'You', library)).toMatchObject({
      rules: { error: { message: 'Storms do not go with armada.' } },
    })
  })

  test('offers other wonders if only the chosen ones clash', () => {
    const twice = plan(3).seats.map((seat) => ({ ...seat, wonder: 'gizah' }))
    const { rules, boards } = tableOf({ ...plan(3), seats: twice }, 'You', library)
    expect(rules.ok).toBe(false)
    expect(boards.length).toBeGreaterThan(0)
  })
})

describe('The library', () => {
  test('shows its cards beside those of the boxes it excludes', () => {
    const ids = new Set(catalogue({ library }).map(({ id }) => id))
    expect(ids).toContain('storm-glass')
    expect(catalogue().filter(({ id }) => !ids.has(id))).toEqual([])
  })

  test('uses a mix of its own with as many players as it allows', () => {
    const mixes = mixesOf('2e', { library }).map(({ setup, players }) => [players, setup.boxes])
    expect(mixes).toEqual([
      [7, BOXES.slice(1).map(({ id }) => id)],
      [4, ['storms']],
    ])
  })
})

describe('The score-pad', () => {
  const pad: PadPosition = newPad(['Ada', 'Ben', 'Cleo'], { boxes: ['storms'] }).position

  test('has a control for its column and scores it', () => {
    const { rules, sheets } = scorePosition(withCity(pad, 0, { cards: ['storm-glass'], storms: 3 }), library)
    if (!rules) return expect.fail('no rules')
    expect(sheets[0].total).toBe(4 - 3)
    const drawn = renderToStaticMarkup(
      createElement(BoxFields, {
        position: withCity(pad, 0, { storms: 3 }),
        seat: 0,
        rules,
        onChange: () => undefined,
      }),
    )
    expect(drawn).toContain('aria-label="Storms"')
    expect(drawn).toContain('href="#storm"')
    expect(drawn).toContain('value="3"')
  })

  test('says why seven cannot play with it, and continues', () => {
    const { rules, problems, sheets } = scorePosition(withPlayers(pad, 7), library)
    expect({ rules, message: problems[0]?.message, sheets }).toEqual({
      rules: undefined,
      message: 'Storms are for four players at most.',
      sheets: [],
    })
  })
})

describe('The table', () => {
  const setup: Setup = { edition: '2e', boxes: ['storms'], seats: [{}, {}, {}], seed: 'storms' }
  const rules = compile(setup, library)
  const view = viewTable(newGame(rules.ok ? rules.value : expect.fail(rules.error.message), 'storms'))

  test('marks its fields of a city', () => {
    const marks = renderToStaticMarkup(createElement(CityMarks, { city: view.cities[1], game: view.game }))
    expect(marks).toContain('href="#storm"')
    expect(marks).toContain('<b>−2</b>')
  })

  test('has a tile for its middle field, and the same as text', () => {
    const tiles = renderToStaticMarkup(createElement(BoxTiles, { view, viewer: 0, onOpen: undefined }))
    expect(tiles).toContain('<span>Tide</span>')
    expect(tiles).toMatch(/>3<\/p>/)
    expect(renderToStaticMarkup(createElement(BoxParts, { view, viewer: 0 }))).toContain('Tide')
  })
})
