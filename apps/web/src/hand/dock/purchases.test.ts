import { BOXES } from '@heptapolis/boxes'
import { type CityPosition, fromPosition, type Game, moves, showMove, sure } from '@heptapolis/engine'
import { question, type Setup } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { playAtRandom, rulesOf } from '../../testing.ts'
import { purchaseWords } from './PayLines.tsx'
import { purchasesOf } from './purchases.ts'

interface Given extends CityPosition {
  boxes?: string[]
  left?: CityPosition
  right?: CityPosition
}

function open({ boxes = [], left = {}, right = {}, ...city }: Given): Game {
  const cities = [
    { wonder: 'gizah', side: 'day', coins: 9, ...city },
    { wonder: 'rhodos', side: 'day', ...left },
    { wonder: 'ephesos', side: 'day', ...right },
  ]
  return sure(fromPosition({ age: 2, turn: 2, setup: { boxes }, cities }, BOXES))
}

/** Purchases of every payment of the card: payee, coins, goods. */
function bought(card: string, given: Given) {
  const g = open({ hand: [card, 'loom-age-2'], ...given })
  return moves(g, 0)
    .map((move) => showMove(g, move))
    .filter((json) => json.action === 'build' && json.card === card)
    .map((json) => purchasesOf(g, 0, json).map(({ payee, coins, goods }) => [payee, coins, ...goods].join(' ')))
}

test('every seller is named with the resources bought there', () => {
  // 1 wood, 1 clay and 1 ore: Rhodos produces ore itself.
  const given = { left: { cards: ['clay-pool'] }, right: { cards: ['lumber-yard'] } }
  expect(bought('stables', given)).toEqual([['left 4 clay ore', 'right 2 wood']])
})

test('the own resources are not bought', () => {
  expect(bought('stables', { cards: ['ore-vein', 'clay-pool'], left: { cards: ['lumber-yard'] } })).toEqual([
    ['left 2 wood'],
  ])
})

test('coins that the card costs go to the bank', () => {
  expect(bought('foundry', {})).toEqual([['bank 1']])
})

test.each<[string, Partial<Setup>]>([
  ['the base game', { boxes: [] }],
  ['all expansions', { boxes: BOXES.slice(1).map(({ id }) => id) }],
])('every payment of %s has its resources', (_, setup) => {
  let seen = 0
  playAtRandom(rulesOf({ seats: [{}, {}, {}, {}, {}], ...setup }), (g, seat) => {
    if (question(g, seat)?.id !== 'turn') return
    for (const move of moves(g, seat)) {
      const json = showMove(g, move)
      if (json.action !== 'build' && json.action !== 'stage') continue
      for (const { payee, goods } of purchasesOf(g, seat, json)) {
        if (payee === 'bank') continue
        seen++
        expect(goods, JSON.stringify(json)).not.toEqual([])
      }
    }
  })
  expect(seen).toBeGreaterThan(20)
})

test('a purchase in words', () => {
  expect(purchaseWords(['wood', 'wood', 'glass'], 'Gizah', 5)).toBe('2 wood and 1 glass from Gizah: 5 coins')
  expect(purchaseWords([], 'the bank', 1)).toBe('1 to the bank')
})
