import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  type Game,
  isOver,
  newGame,
  random,
  showMove,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { ignoring } from './ignoring.ts'

function begin(box: string, wonder?: string): Game {
  const seats = [{ wonder }, {}, {}]
  const rules = compile({ edition: '2e', boxes: [box], seats }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return newGame(rules.value, 'alone')
}

/** Names of all actions in a whole game. */
function actions(g: Game, box: string): Set<string> {
  const bot = ignoring(box)
  const chance = random('alone')
  const done = new Set<string>()
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const move = bot.choose(sight(g, seat), seat, chance)
      done.add(`${seat} ${showMove(g, move).action}`)
      apply(g, seat, move)
    }
  }
  return done
}

describe('A player who leaves a box alone', () => {
  test('recruits no leader', () => {
    const done = actions(begin('leaders'), 'leaders')
    expect([...done].filter((one) => one.endsWith('recruit'))).toEqual([])
    expect(done).toContain('0 give-up')
  })

  test('lays no tile', () => {
    expect([...actions(begin('babel-tower'), 'babel-tower')].filter((one) => one.endsWith('tower'))).toEqual([])
  })

  test('builds no stage of a wonder of the box, even one that copies others', () => {
    for (const [box, wonder] of [
      ['promos', 'catan'],
      ['wonder-pack', 'manneken-pis'],
    ]) {
      const g = begin(box, wonder)
      actions(g, box)
      expect(state.stages.size(g, 0)).toBe(0)
      expect(state.stages.size(g, 1) + state.stages.size(g, 2)).toBeGreaterThan(0)
    }
  })
})
