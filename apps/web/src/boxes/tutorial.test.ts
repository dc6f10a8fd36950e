/** The box of docs/adding-a-box.md, installed for this test. No screen has code for it. */
import { BOXES, speechIn } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { compile, fromPosition, newGame, type Setup, sure } from '@heptapolis/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { viewTable } from '../city/view.ts'
import { catalogue } from '../library/catalogue/catalogue.ts'
import { boxColours, drawings } from '../look/page/page.ts'
import { BoxFields } from '../scorepad/forms/BoxFields.tsx'
import { newPad, withCity } from '../scorepad/model/pad.ts'
import { scorePosition } from '../scorepad/model/scoring.ts'
import { BoxParts, BoxTiles } from './BoxTiles.tsx'
import { CityMarks } from './Marks.tsx'

const boxes = ['beacons']

describe('A new game', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { search: '?boxes=beacons', pathname: '/new', origin: 'http://localhost' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('offers it by name, with its colours and mark', async () => {
    // The client of the server reads the address of the page when it is loaded.
    const { SetupScreen } = await import('../setup/SetupScreen.tsx')
    const screen = renderToStaticMarkup(createElement(SetupScreen))
    expect(screen).toContain('Beacons')
    expect(screen).toContain('href="#box-beacons"')
    expect(boxColours()).toContain('--box-beacons:#8a3f12')
    expect(drawings('</svg>')).toContain('<symbol id="box-beacons"')
  })
})

describe('The table', () => {
  const setup: Setup = { edition: '2e', boxes, seats: [{ wonder: 'brigantium' }, {}, {}], seed: 'beacons' }
  const view = viewTable(newGame(sure(compile(setup, BOXES)), setup.seed))

  test('has its tile in the middle, its text panel, and a mark beside every city', () => {
    const tiles = renderToStaticMarkup(createElement(BoxTiles, { view, viewer: 0, onOpen: undefined }))
    expect(tiles).toContain('href="#sail"')
    expect(tiles).toMatch(/ships at sea/i)
    expect(tiles).toMatch(/>3<\/p>/)
    expect(renderToStaticMarkup(createElement(BoxParts, { view, viewer: 0 }))).toMatch(/ships at sea/i)
    for (const city of view.cities) {
      expect(renderToStaticMarkup(createElement(CityMarks, { city, game: view.game }))).toContain('href="#oil"')
    }
  })

  test('draws its wonder and shows its effect in symbols', () => {
    expect(LOOKS.wonders).toHaveProperty('brigantium')
    const [{ effect }] = view.game.rules.byId.get('oil-press')?.effects ?? expect.fail('no card')
    expect(LOOKS.sentence(effect)).toEqual([{ is: 'icon', icon: 'oil', times: 2 }])
  })
})

test('The library has its six cards and its wonder', () => {
  const own = catalogue().filter(({ latest }) => latest.piece.box === 'beacons')
  expect(own.map(({ id }) => id).sort()).toEqual([
    'brigantium',
    'great-lantern',
    'keepers-house',
    'oil-cellar',
    'oil-press',
    'signal-hill',
    'watch-fire',
  ])
})

describe('The score-pad', () => {
  test('has a field for oil and scores it', () => {
    const position = withCity(newPad(['Ada', 'Ben', 'Cleo'], { boxes }).position, 0, { oil: 4 })
    const { rules, sheets } = scorePosition(position)
    if (!rules) return expect.fail('no rules')
    expect(sheets[0].rows.find(({ id }) => id === 'beacons')?.points).toBe(4)
    const drawn = renderToStaticMarkup(
      createElement(BoxFields, { position, seat: 0, rules, onChange: () => undefined }),
    )
    expect(drawn).toContain('aria-label="Oil"')
    expect(drawn).toContain('value="4"')
  })
})

test('All its texts exist in French', async () => {
  const say = await speechIn('fr')
  const game = sure(fromPosition({ setup: { edition: '2e', boxes, seed: '' }, cities: [{}, {}, {}] }, BOXES))
  const piece = (id: string) => game.rules.byId.get(id) ?? expect.fail(id)
  expect(say.boxName('beacons')).toBe('Fanaux')
  expect([say.piece(piece('oil-press')), say.does(piece('oil-press'))]).toEqual([
    'Pressoir à huile',
    '2 mesures d’huile pour votre fanal',
  ])
  expect(say.field('shipsAtSea')).toBe('navires en mer')
})
