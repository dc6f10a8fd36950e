/** Program interface: copy a game, listen to it, sample moves, look one move ahead. */
import {
  apply,
  clone,
  copy,
  drawMove,
  type Game,
  hash,
  move,
  moves,
  newGame,
  preview,
  random,
  SELL,
  sampleMove,
  showMove,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { type GameEvent, peekChoice } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import {
  begin,
  cardsOf,
  coinsOf,
  everybodyElseSells,
  finish,
  playOut,
  playTurn,
  scenario,
  setupFor,
} from '../testing.ts'

const pairs = (g: Game, seat: number): Set<string> =>
  new Set(moves(g, seat).map((move) => `${g.rules.actions[move.action].id} ${g.rules.pieces[move.card].id}`))

describe('A copy', () => {
  test('equals its game and then goes its own way', () => {
    const g = begin(setupFor(4))
    const other = clone(g)
    expect(hash(other)).toBe(hash(g))
    finish(other, random('own way'))
    expect(hash(g)).toBe(hash(begin(setupFor(4))))
    copy(other, g)
    expect(hash(g)).toBe(hash(other))
  })

  test('of many shares nothing with any other', () => {
    const games = Array.from({ length: 40 }, (_, i) => begin(setupFor(3, { seed: `${i}` })))
    const hashes = games.map(hash)
    const copies = games.map(clone)
    for (const one of copies) finish(one, random('x'))
    expect(games.map(hash)).toEqual(hashes)
  })
})

test('A move applied unchecked with a card nobody holds breaks the game with a sentence that names both', () => {
  const g = scenario({ age: 1, cities: [{ hand: ['altar', 'baths'] }, {}, {}] })
  const { index } = g.rules.piece('palace')
  apply(g, 0, move(SELL, index))
  expect(() => everybodyElseSells(g)).toThrow(`seat 0 does not hold card ${index}`)
})

describe('A hash', () => {
  test('is sixteen hexadecimal digits, whatever the game', () => {
    playOut(setupFor(3), random('hash'), (g) => expect(hash(g)).toMatch(/^[0-9a-f]{16}$/))
  })

  test('differs between games in both its halves', () => {
    const hashes = Array.from({ length: 20 }, (_, i) => hash(begin(setupFor(3, { seed: `${i}` }))))
    for (const half of [0, 8]) expect(new Set(hashes.map((one) => one.slice(half, half + 8))).size).toBe(20)
  })
})

test('A choice that is peeked at is the one that was made, with its payment', () => {
  const city = { wonder: 'gizah', hand: ['stockade', 'altar'] }
  const g = scenario({ age: 1, cities: [city, { wonder: 'babylon' }, {}] })
  const [paid] = moves(g, 0).filter((move) => move.pay > 0)
  apply(g, 0, paid)
  expect(peekChoice(g, 0)).toEqual(paid)
  expect(peekChoice(g, 1)).toBeUndefined()
})

describe('A listener', () => {
  test('is told what happens, and a silent game goes the same way', () => {
    const events: GameEvent[] = []
    const loud = begin(setupFor(3))
    const told = newGame(loud.rules, setupFor(3).seed, (event) => events.push(event))
    finish(told, random('told'))
    finish(loud, random('told'))
    expect(hash(told)).toBe(hash(loud))
    const count = (what: string) => events.filter((event) => event.what === what).length
    expect([count('age'), count('turn'), count('conflict')]).toEqual([3, 18, 9])
    expect(count('built') + count('stage') + count('sold')).toBeGreaterThanOrEqual(54)
  })

  test('is told of a payment only where something is paid', () => {
    const cities = [{ hand: ['altar'] }, { wonder: 'ephesos', hand: ['tree-farm'] }, { hand: ['tavern'] }]
    const g = scenario({ cities })
    const events: GameEvent[] = []
    g.listener = (event) => events.push(event)
    playTurn(g, { 0: { action: 'build', card: 'altar' }, 1: { action: 'build', card: 'tree-farm' } })
    expect(events.flatMap(({ what, seat, coins }) => (what === 'paid' ? [[seat, coins]] : []))).toEqual([[1, 1]])
  })
})

describe('A move drawn at random', () => {
  test('is legal, whichever way it is drawn', () => {
    const chance = random('sample')
    for (const players of [2, 3, 6]) {
      playOut(setupFor(players, { seed: 'sample' }), random('path'), (g) => {
        for (const seat of toAct(g)) {
          const legal = moves(g, seat)
          expect(legal).toContainEqual(sampleMove(g, seat, chance))
          expect(legal).toContainEqual(drawMove(legal, chance))
        }
      })
    }
  })

  test('is any pair of card and action about as often, whichever way it is drawn', () => {
    const g = scenario({
      age: 2,
      cities: [
        { wonder: 'gizah', coins: 9, cards: ['sawmill'], hand: ['altar', 'altar', 'walls', 'statue', 'stables'] },
        { wonder: 'rhodos', cards: ['quarry', 'clay-pool', 'foundry'] },
        { wonder: 'babylon', cards: ['stone-pit', 'clay-pit'] },
      ],
    })
    const all = pairs(g, 0)
    const chance = random('fair')
    const DRAWS = 400
    for (const draw of [() => sampleMove(g, 0, chance), () => drawMove(moves(g, 0), chance)]) {
      const counts = new Map<string, number>()
      for (let i = 0; i < DRAWS * all.size; i++) {
        const { action, card } = showMove(g, draw())
        counts.set(`${action} ${card}`, (counts.get(`${action} ${card}`) ?? 0) + 1)
      }
      expect(new Set(counts.keys())).toEqual(all)
      for (const count of counts.values()) expect(Math.abs(count - DRAWS)).toBeLessThan(DRAWS / 4)
    }
  })
})

describe('A preview', () => {
  test('shows the game after this move alone and leaves the game as it is', () => {
    const g = scenario({ age: 2, cities: [{ hand: ['vineyard'], cards: ['mine'] }, { cards: ['quarry'] }, {}] })
    const before = hash(g)
    const [build] = moves(g, 0)
    const after = clone(g)
    preview(g, 0, build, after)
    expect(hash(g)).toBe(before)
    expect(cardsOf(after, 0)).toEqual(['mine', 'vineyard'])
    expect(coinsOf(after, 0)).toBe(5)
    expect(coinsOf(after, 1)).toBe(3)
    apply(g, 0, build)
    expect(state.answered.get(g)).toBe(1)
  })
})
