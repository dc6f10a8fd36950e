/** Random moves with every box, including riders and moves of boxes. */
import {
  apply,
  drawMove,
  type Game,
  isOver,
  moves,
  question,
  random,
  sampleMove,
  showMove,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { lawId } from './babel/testing.ts'
import { BOXES } from './index.ts'
import { begin, playOut, scenario, setupFor } from './testing.ts'

const boxes = BOXES.slice(1).map((box) => box.id)
const every = (seed: string) => setupFor(5, { boxes, seed })

describe('A sampled move', () => {
  test('is one of the legal ones, whatever is asked', () => {
    const chance = random('sample')
    playOut(every('sample'), random('path'), (g) => {
      for (const seat of toAct(g)) expect(moves(g, seat)).toContainEqual(sampleMove(g, seat, chance))
    })
  })

  test.each([0, 1, 2])('is any of the legal ones, with %i tiles for the tower', (count) => {
    const tiles = [lawId(1), lawId(2)].slice(0, count)
    const cities = [{ wonder: 'gizah', hand: ['altar', 'theater'], tiles }, {}, {}]
    const g = scenario({ boxes: ['babel-tower'], age: 1, cities })
    const chance = random('tiles')
    const sampled = counts(400, () => nameOf(g, sampleMove(g, 0, chance)))
    expect([...sampled.keys()].sort()).toEqual(
      moves(g, 0)
        .map((move) => nameOf(g, move))
        .sort(),
    )
  })

  test.each(['turn', 'recruitment', 'loss', 'dig'])(
    'at the question %s comes as often as one drawn from the list',
    (id) => {
      const DRAWS = 6000
      const [g, seat] = reach((game, asked) => question(game, asked)?.id === id && moves(game, asked).length > 3)
      const chance = random('fair')
      const sampled = counts(DRAWS, () => nameOf(g, sampleMove(g, seat, chance)))
      const drawn = counts(DRAWS, () => nameOf(g, drawMove(moves(g, seat), chance)))
      expect(new Set(sampled.keys())).toEqual(new Set(drawn.keys()))
      // Four standard deviations of the difference of two such counts.
      for (const [name, count] of drawn) {
        expect(Math.abs(count - (sampled.get(name) ?? 0))).toBeLessThan(4 * Math.sqrt(2 * count))
      }
    },
  )
})

const nameOf = (g: Game, move: ReturnType<typeof drawMove>): string => JSON.stringify(showMove(g, move))

/** A game of a later Age with such a question, and its seat. */
function reach(isIt: (g: Game, seat: number) => boolean): [Game, number] {
  const chance = random('reach')
  for (let number = 0; number < 20; number++) {
    const g = begin(every(`reach ${number}`))
    while (!isOver(g)) {
      for (const seat of toAct(g)) {
        if (state.age.get(g) > 1 && isIt(g, seat)) return [g, seat]
        apply(g, seat, drawMove(moves(g, seat), chance))
      }
    }
  }
  throw new Error('the question did not come up')
}

function counts(draws: number, draw: () => string): Map<string, number> {
  const found = new Map<string, number>()
  for (let i = 0; i < draws; i++) {
    const name = draw()
    found.set(name, (found.get(name) ?? 0) + 1)
  }
  return found
}
