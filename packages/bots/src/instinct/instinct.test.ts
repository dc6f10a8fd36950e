import { scenario } from '@heptapolis/boxes/testing'
import { moves, showMove } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { Instinct } from './instinct.ts'

describe('By instinct a share in a Great Project', () => {
  const worthWith = (tokens: number): number => {
    const g = scenario({
      boxes: ['babel-projects'],
      age: 1,
      project: { id: 'project-belvedere', tokens },
      cities: [{ wonder: 'olympia', hand: ['altar', 'tavern'] }, {}, {}, {}, {}],
    })
    const shares = moves(g, 0).filter((move) => showMove(g, move).participate === true)
    return Math.max(...new Instinct().values(g, 0, shares))
  }

  test('is worth more the fewer tokens are left', () => {
    expect(worthWith(3)).toBeLessThan(worthWith(2))
    expect(worthWith(2)).toBeLessThan(worthWith(1))
  })
})
