import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  controller,
  isOver,
  moves,
  newGame,
  type Random,
  random,
  type Setup,
  sight,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { type Bot, sitDown } from './bot.ts'
import { easy, medium } from './levels.ts'
import { searcher } from './search/searcher.ts'
import { greedy } from './simple/greedy.ts'
import { ignoring } from './simple/ignoring.ts'
import { random as anyMove } from './simple/random.ts'

/** Search of `hard` and `expert` with a tiny budget: every question is still searched. */
const brief = searcher('brief', '', { playouts: 3, breadth: 3 })
const bots: readonly Bot[] = [anyMove, easy, medium, greedy, brief, ignoring('leaders')]
const ids = BOXES.slice(1).map(({ id }) => id)

function mix(chance: Random, i: number): Setup {
  const players = 2 + chance.below(7)
  return {
    edition: chance.below(2) === 0 ? '1e' : '2e',
    boxes: i === 0 ? [...ids] : ids.filter(() => chance.below(2) === 0),
    seats: Array.from({ length: i === 0 ? 4 : players }, () => ({})),
    seed: `mix ${i}`,
    teams: players % 2 === 0 && chance.below(3) === 0,
  }
}

/** Plays a game to the end and returns the kinds of questions. */
function playThrough(setup: Setup): Set<string> | undefined {
  const rules = compile(setup, BOXES)
  if (!rules.ok) return undefined
  const g = newGame(rules.value, setup.seed)
  const chance = random(setup.seed)
  const players = setup.seats.map((_, seat) => sitDown(bots[(seat + setup.seed.length) % bots.length]))
  const asked = new Set<string>()
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      const move = players[player].choose(sight(g, player), seat, chance)
      expect(moves(g, seat)).toContainEqual(move)
      asked.add(g.rules.actions[move.action].id)
      apply(g, seat, move)
    }
  }
  return asked
}

describe('every bot', () => {
  test('answers every question of any mix with a legal move, from its own view only', () => {
    const chance = random('mixes')
    const asked = new Set<string>()
    let played = 0
    for (let i = 0; played < 10; i++) {
      const found = playThrough(mix(chance, i))
      if (!found) continue
      played++
      for (const one of found) asked.add(one)
    }
    for (const one of ['build', 'stage', 'sell', 'recruit', 'give-up', 'pick', 'tower', 'lose', 'advance']) {
      expect([...asked]).toContain(one)
    }
  })
})
