/** Random moves with every box on, where riders go along and boxes offer moves of their own. */
import {
  apply,
  drawMove,
  type Game,
  isOver,
  moves,
  random,
  sampleMove,
  showMove,
  state,
  toAct,
} from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { begin, playOut, setupFor } from './testing.ts'

const boxes = BOXES.slice(1).map((box) => box.id)
const every = (seed: string) => setupFor(5, { boxes, seed })

describe('A sampled move', () => {
  test('is one of the legal ones, whatever is asked', () => {
    const chance = random('sample')
    playOut(every('sample'), random('path'), (g) => {
      for (const seat of toAct(g)) expect(moves(g, seat)).toContainEqual(sampleMove(g, seat, chance))
    })
  })

  test('comes about as often as one drawn from the list', () => {
    const DRAWS = 6000
    const g = reach('fair', (game) => state.age.get(game) === 2 && offers(game, 0).size > 8)
    const chance = random('fair')
    const sampled = counts(DRAWS, () => nameOf(g, sampleMove(g, 0, chance)))
    const drawn = counts(DRAWS, () => nameOf(g, drawMove(moves(g, 0), chance)))
    expect(new Set(sampled.keys())).toEqual(new Set(drawn.keys()))
    // Four standard deviations of the difference of two such counts.
    for (const [name, count] of drawn) {
      expect(Math.abs(count - (sampled.get(name) ?? 0))).toBeLessThan(4 * Math.sqrt(2 * count))
    }
  })
})

const nameOf = (g: Game, move: ReturnType<typeof drawMove>): string => {
  const { action, card } = showMove(g, move)
  return `${action} ${card}`
}

const offers = (g: Game, seat: number): Set<string> => new Set(moves(g, seat).map((move) => nameOf(g, move)))

/** A game played at random until it looks like this. */
function reach(seed: string, isIt: (g: Game) => boolean): Game {
  const g = begin(every(seed))
  const chance = random(seed)
  while (!isOver(g) && !isIt(g)) for (const seat of toAct(g)) apply(g, seat, drawMove(moves(g, seat), chance))
  expect(isOver(g)).toBe(false)
  return g
}

function counts(draws: number, draw: () => string): Map<string, number> {
  const found = new Map<string, number>()
  for (let i = 0; i < draws; i++) {
    const name = draw()
    found.set(name, (found.get(name) ?? 0) + 1)
  }
  return found
}
