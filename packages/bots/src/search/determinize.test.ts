import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  type Game,
  moves,
  newGame,
  random,
  type Setup,
  sight,
  state,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { determinize } from './determinize.ts'
import { HandMemory } from './memory.ts'

const setup = (boxes: string[] = []): Setup => ({ edition: '2e', boxes, seats: [{}, {}, {}], seed: 'worlds' })

function start(boxes: string[] = []): Game {
  const rules = compile(setup(boxes), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return newGame(rules.value, 'worlds')
}

/** Everyone sells the first card: hands rotate and nothing is built. */
function sellAll(g: Game): void {
  for (const seat of toAct(g)) {
    const sale = moves(g, seat).find(({ action }) => g.rules.actions[action].id === 'sell')
    if (!sale) throw new Error('nothing to sell')
    apply(g, seat, sale)
  }
}

const hands = (g: Game): number[][] => [0, 1, 2].map((seat) => state.hand.items(g, seat).sort((a, b) => a - b))

describe('an imagined world', () => {
  test('has no hidden card and keeps the own hand', () => {
    const g = start()
    sellAll(g)
    const world = determinize(sight(g, 0), 0, undefined, random('a'))
    expect(hands(world).flat()).not.toContain(0)
    expect(state.discard.items(world)).not.toContain(0)
    expect(hands(world)[0]).toEqual(hands(g)[0])
  })

  test('deals every card of the Age exactly once', () => {
    const g = start()
    const world = determinize(sight(g, 1), 1, undefined, random('b'))
    expect(hands(world).flat().sort()).toEqual(hands(g).flat().sort())
  })

  test('differs by seed in hidden cards', () => {
    const g = start()
    const one = determinize(sight(g, 0), 0, undefined, random('one'))
    const other = determinize(sight(g, 0), 0, undefined, random('other'))
    expect(hands(one)[1]).not.toEqual(hands(other)[1])
  })

  test('fills in leaders, tiles and islands', () => {
    const g = start(['leaders', 'babel-tower', 'armada'])
    const world = determinize(sight(g, 2), 2, undefined, random('c'))
    for (const column of world.rules.columns) {
      if (!('capacity' in column) || column.derived || column.sees === 'all') continue
      const list = column as typeof state.hand
      for (let seat = 0; seat < (list.perCity ? 3 : 1); seat++)
        expect(list.items(world, seat), list.key).not.toContain(0)
    }
  })
})

test('has no undealt card of an Age in its discard pile', () => {
  const g = start(['leaders'])
  while (state.age.get(g) < 2) {
    const [seat] = toAct(g)
    const all = moves(g, seat)
    apply(g, seat, all[all.length - 1])
  }
  expect([state.turn.get(g), state.discard.size(g, 0) > 6]).toEqual([0, true])
  const world = determinize(sight(g, 0), 0, undefined, random('f'))
  expect(new Set(state.discard.items(world).map((card) => g.rules.pieces[card].age))).toEqual(new Set([1]))
})

test('keeps the visible hand of a partner and imagines those of the other team', () => {
  const teams: Setup = { edition: '2e', boxes: ['cities'], seats: [{}, {}, {}, {}], seed: 'worlds', teams: true }
  const g = newGame(sure(compile(teams, BOXES)), 'worlds')
  const worlds = ['one', 'other'].map((seed) => determinize(sight(g, 0), 0, undefined, random(seed)))
  const [mate, rival] = [1, 2].map((seat) => worlds.map((world) => hands(world)[seat]))
  for (const hand of mate) expect(hand).toEqual(hands(g)[1])
  expect(rival[0]).not.toEqual(rival[1])
})

describe('memory', () => {
  test('knows a passed hand except cards used face down', () => {
    const g = start()
    const memory = new HandMemory()
    const first = state.hand.items(g, 0)
    memory.observe(sight(g, 0), 0)
    memory.played(sight(g, 0), 0, first[0])
    sellAll(g)
    const seen = sight(g, 0)
    memory.observe(seen, 0)
    const world = determinize(seen, 0, memory, random('d'))
    expect(hands(world)[1]).toEqual(first.slice(1).sort((a, b) => a - b))
  })

  test('forgets all hands at a new Age', () => {
    const g = start()
    const memory = new HandMemory()
    while (state.age.get(g) === 1) {
      memory.observe(sight(g, 0), 0)
      sellAll(g)
    }
    expect(memory.handOf(sight(g, 0), 1, random('e'))).toBeUndefined()
  })
})
