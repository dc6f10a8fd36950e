import { BOXES } from '@heptapolis/boxes'
import { apply, compile, isOver, moves, newGame, random, sight, toAct } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { sitDown } from './bot.ts'
import { medium } from './levels.ts'
import { searcher } from './search/searcher.ts'
import { greedy } from './simple/greedy.ts'

/** Copies of the boxes without minds. */
const mindless = BOXES.map((box) => ({ ...box }))

test('Bots without minds answer every question of the boxes with a legal move', () => {
  const boxes = BOXES.slice(1).map(({ id }) => id)
  const rules = compile({ edition: '2e', boxes, seats: [{}, {}, {}] }, mindless)
  if (!rules.ok) throw new Error(rules.error.message)
  const g = newGame(rules.value, 'no mind')
  const chance = random('no mind')
  const players = [medium, greedy, searcher('brief', '', { playouts: 3, breadth: 3 })].map(sitDown)
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const move = players[seat].choose(sight(g, seat), seat, chance)
      expect(moves(g, seat)).toContainEqual(move)
      apply(g, seat, move)
    }
  }
})
