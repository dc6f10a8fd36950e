import { BOXES } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { fromPosition } from '@heptapolis/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewTable } from '../city/view.ts'
import { RankingTile, rankingText } from './Ranking.tsx'

const [figure] = LOOKS.faces.get('armada')?.figures ?? []

/** Rows of the tile of naval strength for the first city, with the red ships on these spaces. */
function rowsAt(age: number, spaces: readonly number[], isWatched = false): string[] {
  const setup = { edition: '2e' as const, boxes: ['armada'], seats: spaces.map(() => ({})), seed: '' }
  const wonders = ['gizah', 'rhodos', 'olympia', 'babylon', 'ephesos', 'alexandria', 'halikarnassos']
  const cities = spaces.map((red, i) => ({ wonder: wonders[i], side: 'day', ships: { red } }))
  const game = fromPosition({ setup, age, turn: 2, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  const tile = { view: viewTable(game.value), viewer: 0, box: 'armada', isWatched, onOpen: undefined }
  const html = renderToStaticMarkup(createElement(RankingTile, { ...tile, figure }))
  // In a strip the cities of a rank are counted.
  const listed = html.replaceAll(/<span class="[^"]*few[^"]*">[^<]*<\/span>/g, '')
  return [...listed.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row]) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
}

test('names all cities of a rank, the viewer as "you", with the points of the naval conflict', () => {
  expect(rowsAt(1, [3, 6, 3])).toEqual(['8 Rhodos +3', '3 you, Olympia −1'])
})

test('says how many cities a row stands for, and how many are not listed', () => {
  expect(rowsAt(2, [0, 0, 0, 0])).toEqual(['0 all cities'])
  expect(rowsAt(3, [4, 6, 4, 4, 4, 4, 0])).toEqual(['8 Rhodos +7', '4 you, 4 others +3', '0 Halikarnassos −3'])
  expect(rowsAt(3, [2, 6, 5, 4, 3, 1, 0])).toEqual(['8 Rhodos +7', '2 you', '0 Halikarnassos −3', '4 more cities'])
})

test('names the city of a viewer who only watches', () => {
  expect(rowsAt(1, [3, 6, 3], true)).toEqual(['8 Rhodos +3', '3 Gizah, Olympia −1'])
})

test('lists all cities with their points for the tooltip', () => {
  const setup = { edition: '2e' as const, boxes: ['armada'], seats: [{}, {}, {}], seed: '' }
  const cities = [3, 6, 3].map((red, i) => ({ wonder: ['gizah', 'rhodos', 'olympia'][i], side: 'day', ships: { red } }))
  const game = fromPosition({ setup, age: 1, turn: 2, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  expect(rankingText(figure, viewTable(game.value))).toBe('Rhodos 8 (+3), Gizah 3 (−1), Olympia 3 (−1)')
})
