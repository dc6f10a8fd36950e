import { scenario } from '@heptapolis/boxes/testing'
import { type MoveJson, readMove, sure } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { refusalOf } from '../refusal.ts'
import { whyNot } from '../slots.ts'
import { lawWords } from './law-words.ts'
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

test('tells coins that a law saves from those that it pays or asks', () => {
  const wordsFor = (law: string, age: number, card: string) => {
    const g = table(`babel-tile-${law}`, age, [card], 'gizah', 9)
    return lawsAtWork(g, 0, sure(readMove(g, 0, { action: 'build', card }))).map(lawWords)
  }
  expect(wordsFor('09-grey-trade-minus', 1, 'scriptorium')).toEqual(['the law “Surplus of goods” saves you 1 coin'])
  expect(wordsFor('21-any-grey', 1, 'scriptorium')).toEqual(['the law “Common workshops” saves you 2 coins'])
  expect(wordsFor('05-blue-bonus', 1, 'altar')).toEqual(['1 more coin for you because of the law “Patronage”'])
  expect(wordsFor('23-guild-for-coins', 3, 'workers-guild')).toEqual([
    'costs 5 coins instead of its resources (law “Guild fees”)',
  ])
})

test('a law that raises a price is named where coins are missing, and only there', () => {
  const reason = (card: string, cards: string[]) => {
    const g = scenario({
      boxes: ['babel-tower'],
      age: 2,
      tower: { placed: ['babel-tile-06-blue-tax'] },
      cities: [
        { wonder: 'gizah', side: 'day', coins: 0, cards, hand: [card, 'walls'] },
        { wonder: 'babylon', side: 'day' },
        { wonder: 'rhodos', side: 'day' },
      ],
    })
    const refusal = refusalOf(g, 0, 'turn', [], g.rules.piece(card))
    return refusal && whyNot(refusal)
  }
  // The chain waives the resources, not the tax.
  expect(reason('aqueduct', ['baths'])).toBe(
    'it costs 2 coins, you have none. The law “Levy on monuments” adds 2 coins. Coins you earn now can be spent from the next turn on.',
  )
  expect(reason('aqueduct', [])).toBe('it still needs 2 stone, which neither neighbour sells.')
})
