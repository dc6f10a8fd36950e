/** A deal of this device: the same cards from each seat, and its games found again. */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Setup } from '@heptapolis/engine'
import { random } from '@heptapolis/engine/kernel'
import { Recording } from '@heptapolis/engine/records'
import { isOver, moves, toAct } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import type { StoredGame } from '../game-model/saved/store.ts'
import { defaultPlan, type SetupPlan, setupOf, sittersOf } from '../setup/plan.ts'
import { boardsOf, isSameDeal, localDeal, planAt } from './local-deal.ts'

const plan: SetupPlan = { ...defaultPlan(), seed: 'same for all' }

/** A stored game of this plan, finished with random moves or just begun. */
function stored(id: string, of: SetupPlan, begun: number, change: Partial<StoredGame> = {}): StoredGame {
  const setup = setupOf(of, 'Ada')
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const recording = Recording.begin(rules.value, setup.seed)
  const chance = random(id)
  while (change.over && !isOver(recording.game)) {
    const [seat] = toAct(recording.game)
    const legal = moves(recording.game, seat)
    recording.apply(seat, legal[chance.below(legal.length)])
  }
  const standing = { age: 1, over: false, winners: [] }
  return { id, record: recording.record, sitters: sittersOf(of), begun, played: begun + 1, ...standing, ...change }
}

test('a deal is the same whatever the names and seats of people, and another one with other cards', () => {
  const setup: Setup = setupOf(plan, 'Ada')
  expect(isSameDeal(setup, setupOf(planAt(plan, 2, 'hard'), 'Ben'))).toBe(true)
  expect(isSameDeal(setup, { ...setup, seed: 'another' })).toBe(false)
  expect(isSameDeal(setup, { ...setup, boxes: ['leaders'] })).toBe(false)
  expect(isSameDeal(setup, { ...setup, houseRules: { ties: 'shared' } })).toBe(false)
  expect(isSameDeal(setup, { ...setup, seats: [{ wonder: 'gizah' }, {}, {}, {}] })).toBe(false)
})

test('the player moves from seat to seat, and each seat keeps its wonder', () => {
  const boards = boardsOf(setupOf(plan, ''))
  expect(new Set(boards.map(({ wonder }) => wonder)).size).toBe(4)
  const third = planAt(plan, 2, 'hard')
  expect(third.seats.map(({ who }) => who)).toEqual(['bot', 'bot', 'you', 'bot'])
  expect(third.seats[0]).toMatchObject({ level: 'hard' })
  expect(boardsOf(setupOf(third, ''))).toEqual(boards)
  expect(boardsOf({ ...setupOf(plan, ''), boxes: ['nothing'] })).toEqual([])
})

test('games of the deal are compared seat by seat, and all after the first one are marked', () => {
  const setup = setupOf(plan, '')
  const boards = boardsOf(setup)
  const games = [
    stored('later', planAt(plan, 1, 'easy'), 2000, { over: true, takenBack: 2 }),
    stored('first', plan, 1000, { over: true }),
    stored('running', planAt(plan, 3, 'easy'), 3000),
    stored('elsewhere', { ...plan, seed: 'another' }, 500, { over: true }),
    stored('branch', plan, 600, { over: true, aside: true }),
  ]
  const deal = localDeal(setup, games)
  expect(deal.games.map(({ at }) => at)).toEqual([1001, 2001])
  expect([...deal.played].sort()).toEqual([0, 1])
  expect([...deal.running]).toEqual([[3, '/play/running']])
  const [first, later] = deal.games.map(({ seats }) => seats)
  expect(first[0]).toMatchObject({ isYou: true, seat: 0, ...boards[0] })
  expect(first[0].knew).toBeUndefined()
  expect(later[1]).toMatchObject({ isYou: true, knew: 'played', takenBack: 2, ...boards[1] })
  expect(later[0]).toMatchObject({ name: '', level: 'easy', ...boards[0] })
  for (const seat of [0, 1, 2, 3]) {
    const [one, other] = [first[seat], later[seat]]
    expect(Math.min(one.place ?? 0, other.place ?? 0)).toBe(1)
    expect(Object.values(one.rows).reduce((sum, points) => sum + points, 0)).toBe(one.total)
  }
})
