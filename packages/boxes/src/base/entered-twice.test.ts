/** Reused engine buffers throw when a box enters them a second time. */
import { type Box, costOf, moves, openMarket } from '@heptapolis/engine/box'
import { compile, newGame, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { setupFor } from '../testing.ts'

/** Base game with a box that runs this during a computation. */
const begun = (modifiers: Box['modifiers'], more: Partial<Box> = {}) => {
  const library = BOXES.map((box, i) => (i === 0 ? { ...box, modifiers, ...more } : box))
  return newGame(sure(compile(setupFor(3), library)), 'entered twice')
}

/** Runs on the first call only. */
const once = <Args extends unknown[]>(run: (...args: Args) => unknown) => {
  let isFirst = true
  return (...args: Args): void => {
    const runs = isFirst
    isFirst = false
    if (runs) run(...args)
  }
}

describe('A box that', () => {
  test.each<[string, string, Box['modifiers']]>([
    [
      'costOf',
      'asks for a cost while it bends one',
      { cost: once((g, seat, { what, piece, by }) => costOf(g, seat, what, piece, by)) },
    ],
    [
      'openMarket',
      'opens the market of another city while a cost is bent',
      { cost: once((g, seat) => openMarket(g, seat + 1)) },
    ],
    ['openMarket', 'opens the market while it bends a seller', { seller: once((g, seat) => openMarket(g, seat)) }],
    ['listMoves', 'lists moves while moves are listed', { cost: once((g, seat) => moves(g, seat)) }],
  ])('%s: %s is told so', (owner, _, modifiers) => {
    const g = begun(modifiers)
    expect(() => [0, 1, 2].map((seat) => moves(g, seat))).toThrow(`${owner} was entered twice`)
  })

  test('fails once blocks no later call', () => {
    const g = begun({ cost: once((g, seat) => moves(g, seat)) })
    expect(() => [0, 1, 2].map((seat) => moves(g, seat))).toThrow('entered twice')
    expect([0, 1, 2].map((seat) => moves(g, seat).length).every((count) => count >= 7)).toBe(true)
  })
})
