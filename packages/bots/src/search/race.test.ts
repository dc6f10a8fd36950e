import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, random, sight, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { isSame } from './candidates.ts'
import { Race } from './race.ts'

describe('The moves of a search', () => {
  test('are ordered by their deficit over the same worlds, whenever they were dropped', () => {
    const rules = sure(compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES))
    const isUnequal = ['a', 'b', 'c', 'd'].map((seed) => {
      const race = new Race(sight(newGame(rules, seed), 0), 0, { breadth: 10 }, random(seed))
      for (let world = 0; world < 60; world++) race.step()
      const told = race.prospects()
      expect(isSame(told[0].move, race.best())).toBe(true)
      const behind = told.slice(1).map(({ move }) => race.gaps().find((one) => isSame(one.move, move))?.gap ?? 0)
      expect(behind).toEqual([...behind].sort((a, b) => a - b))
      return new Set(told.map(({ tries }) => tries)).size > 2
    })
    expect(isUnequal).toContain(true)
  })
})
