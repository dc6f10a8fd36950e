import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewTable } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { EdificeTile } from './Edifice.tsx'

test('counts the pawns of the edifice, without those that a city took from the box', () => {
  const setup = { edition: '2e' as const, boxes: ['edifice'], seats: [{}, {}, {}, {}, {}], seed: '' }
  const edifices = [
    { id: 'artisan-district', pawns: 3 },
    { id: 'auction-house', pawns: 3 },
    { id: 'agora', pawns: 3 },
  ]
  const ur = { wonder: 'ur', side: 'day', stages: 1, pawns: [1, 0, 0] }
  const game = fromPosition({ setup, age: 1, turn: 4, edifices, cities: [ur, {}, {}, {}, {}] }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  const tile = { view: viewTable(game.value), viewer: 1, box: 'edifice', onOpen: undefined }
  expect(renderToStaticMarkup(createElement(EdificeTile, tile))).toContain(words().leftOf(3, 3))
})
