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

test('shows resources for sale first, then those for the city alone', () => {
  expect(shown({ cards: ['timber-yard', 'sawmill', 'forum', 'caravansery'] }, [])).toEqual([
    'wood',
    'wood',
    'stone',
    'wood/stone',
    '(glass/cloth/papyrus)',
    '(wood/stone/clay/ore)',
  ])
})

test('shows no resources that a law or a lost benefit disables', () => {
  const cards = ['sawmill', 'clay-pool', 'secret-warehouse']
  expect(shown({ cards }, ['cities'])).toEqual(['wood', 'wood', 'stone', 'clay', '(wood/stone/clay)'])
  const fallow = law('babel-tile-03-brown-single-only')
  expect(shown({ cards }, ['cities', 'babel-tower'], fallow)).toEqual(['stone', 'clay', '(stone/clay)'])
  const blocked = { cards, boardBlocked: true }
  expect(shown(blocked, ['cities', 'babel-projects'])).toEqual(['wood', 'wood', 'clay', '(wood/clay)'])
})

test('shows endless resources once', () => {
  const endless = law('babel-tile-20-single-brown-infinite')
  expect(shown({ cards: ['clay-pool'] }, ['babel-tower'], endless)).toEqual(['stone', 'clay'])
})
