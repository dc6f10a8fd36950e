import { BOXES } from '@heptapolis/boxes'
import { compile, newGame } from '@heptapolis/engine'
import { sure } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { viewTable } from '../city/view.ts'
import { forFirstGames } from './first-game.ts'
import { defaultPlan, setupOf, withSeat } from './plan.ts'

const UNFINISHED = [{ over: false }, { over: true, lesson: { box: 'base' } }, { over: true, aside: true }] as const

test('deals day sides until an own game has ended, and keeps wishes', () => {
  const plan = withSeat(defaultPlan(), 1, { wonder: 'gizah', side: 'night' })
  const sides = Array.from({ length: 20 }, (_, i) => {
    const first = forFirstGames({ ...plan, seed: `first ${i}` }, UNFINISHED)
    return viewTable(newGame(sure(compile(setupOf(first, 'You'), BOXES)), first.seed)).cities.map(({ side }) => side)
  })
  expect(new Set(sides.map(String))).toEqual(new Set(['day,night,day,day']))
})

test('leaves the set-up as it is after an own game, and in the first edition', () => {
  const plan = defaultPlan()
  expect(forFirstGames(plan, [...UNFINISHED, { over: true }])).toBe(plan)
  const older = { ...plan, edition: '1e' as const }
  expect(forFirstGames(older, [])).toBe(older)
})
