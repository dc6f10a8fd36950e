import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, type Position } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { viewGoods } from './goods.ts'

/** Displayed resources of the first city: `wood` is for sale, `(clay/ore)` is not. */
function shown(city: CityPosition, boxes: string[], table: Partial<Position> = {}): string[] {
  const cities = [{ wonder: 'gizah', side: 'day', ...city }, {}, {}]
  const game = fromPosition({ setup: { edition: '2e', boxes }, age: 2, turn: 1, ...table, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  return viewGoods(game.value, 0).map(({ options, sold }) => (sold ? options.join('/') : `(${options.join('/')})`))
}

const law = (...placed: string[]): Partial<Position> => ({ tower: { placed } })

test('a city shows what it sells, then what it keeps', () => {
  expect(shown({ cards: ['timber-yard', 'sawmill', 'forum', 'caravansery'] }, [])).toEqual([
    'wood',
    'wood',
    'stone',
    'wood/stone',
    '(glass/cloth/papyrus)',
    '(wood/stone/clay/ore)',
  ])
})

test('a law and a lost benefit silence their sources, and what looks at these follows', () => {
  const cards = ['sawmill', 'clay-pool', 'secret-warehouse']
  expect(shown({ cards }, ['cities'])).toEqual(['wood', 'wood', 'stone', 'clay', '(wood/stone/clay)'])
  const fallow = law('babel-tile-03-brown-single-only')
  expect(shown({ cards }, ['cities', 'babel-tower'], fallow)).toEqual(['stone', 'clay', '(stone/clay)'])
  const blocked = { cards, boardBlocked: true }
  expect(shown(blocked, ['cities', 'babel-projects'])).toEqual(['wood', 'wood', 'clay', '(wood/clay)'])
})

test('goods without end are shown once', () => {
  const endless = law('babel-tile-20-single-brown-infinite')
  expect(shown({ cards: ['clay-pool'] }, ['babel-tower'], endless)).toEqual(['stone', 'clay'])
})
