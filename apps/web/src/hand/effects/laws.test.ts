import { scenario } from '@heptapolis/boxes/testing'
import { type MoveJson, readMove, sure } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { lawsAtWork } from './laws.ts'

const table = (law: string, age: number, hand: string[], wonder: string, coins: number) =>
  scenario({
    boxes: ['babel-tower'],
    age,
    tower: { placed: [law] },
    cities: [
      { wonder, side: 'day', coins, hand },
      { wonder: 'alexandria', side: 'day' },
      { wonder: 'ephesos', side: 'day' },
    ],
  })

const atWork = (g: ReturnType<typeof table>, move: MoveJson) =>
  lawsAtWork(g, 0, sure(readMove(g, 0, move))).map(({ piece, coins }) => [piece.id, coins])

test('a tax is shown with its cost, and only if it applies', () => {
  const g = table('babel-tile-01-red-tax', 2, ['stockade', 'altar'], 'babylon', 9)
  expect(atWork(g, { action: 'build', card: 'altar' })).toEqual([])
  const [[law, coins]] = atWork(g, { action: 'build', card: 'stockade' })
  expect([law, coins]).toEqual(['babel-tile-01-red-tax', -2])
})

test('coins from a law count as well', () => {
  const g = table('babel-tile-05-blue-bonus', 1, ['altar'], 'gizah', 9)
  expect(atWork(g, { action: 'build', card: 'altar' })).toEqual([['babel-tile-05-blue-bonus', 1]])
})

test('a card that only a law makes possible says so', () => {
  const g = table('babel-tile-02-red-no-resources', 2, ['walls'], 'gizah', 0)
  expect(atWork(g, { action: 'build', card: 'walls' })).toEqual([['babel-tile-02-red-no-resources', undefined]])
})
