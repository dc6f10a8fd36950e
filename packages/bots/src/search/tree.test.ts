import { type Move, moveCode } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { Tree } from './tree.ts'

const build = (card: number): Move => moveCode.move(0, card)
const [FIRST, SECOND, THIRD] = [build(11), build(12), build(13)]

/** Lets a tree choose repeatedly, with a fixed outcome per card, and counts its choices. */
function grow(tree: Tree, outcomes: Record<number, number>, times: number): Record<number, number> {
  const chosen: Record<number, number> = {}
  for (let i = 0; i < times; i++) {
    const { card, ...rest } = tree.choose([FIRST, SECOND, THIRD], [3, 2, 1])
    const branch = tree.branch({ card, ...rest })
    branch.visits++
    branch.sum += outcomes[card]
    chosen[card] = (chosen[card] ?? 0) + 1
  }
  return chosen
}

describe('The tree below a move', () => {
  test('takes the best move by judgement until it has grown', () => {
    expect(grow(new Tree(), { 11: 0, 12: 20, 13: 20 }, 3)).toEqual({ 11: 3 })
  })

  test('learns the best move and keeps to it', () => {
    const tree = new Tree()
    grow(tree, { 11: 40, 12: 55, 13: 45 }, 100)
    const later = grow(tree, { 11: 40, 12: 55, 13: 45 }, 100)
    expect(later[12]).toBeGreaterThan(90)
  })

  test('considers only branches possible in this world', () => {
    const tree = new Tree()
    grow(tree, { 11: 40, 12: 55, 13: 45 }, 200)
    expect(tree.choose([FIRST, THIRD], [3, 1]).card).toBe(13)
  })

  test('counts builds with different payments as one branch', () => {
    const tree = new Tree()
    tree.branch({ ...FIRST, pay: 2 }).visits++
    expect(tree.branch(FIRST).visits).toBe(1)
    expect(tree.branch(SECOND).visits).toBe(0)
  })
})
