import { compile, EDITIONS, type Edition, type Game, hash, state } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { begin, coinsOf, everybodyElseSells, handOf, setupFor } from '../testing.ts'

const COUNTS = [2, 3, 4, 5, 6, 7]
const TABLES = EDITIONS.flatMap((edition) => COUNTS.map((players): [Edition, number] => [edition, players]))

const seats = (g: Game): number[] => Array.from({ length: g.rules.players }, (_, seat) => seat)
const pile = (g: Game): string[] => state.pile.items(g).map((card) => g.rules.pieces[card].id)
const dealt = (g: Game): string[] => [...seats(g).flatMap((seat) => handOf(g, seat)), ...pile(g)]

/** All sell until the Age begins. */
function reach(g: Game, age: number): Game {
  while (state.age.get(g) < age) everybodyElseSells(g)
  return g
}

/** Printed cards of an Age in play with this player count, without guilds. */
function printed(g: Game, age: number): string[] {
  const players = Math.max(3, g.rules.players)
  return g.rules.pieces
    .filter((piece) => piece.sort === 'card' && piece.age === age)
    .flatMap((card) => card.copies.filter((from) => from <= players).map(() => card.id))
}

describe.each(TABLES)('%s with %i players', (edition, players) => {
  const cities = Math.max(3, players)

  test.each([1, 2, 3])('deals out exactly 7 cards for each city in Age %i', (age) => {
    const g = reach(begin(setupFor(players, { edition })), age)
    const guilds = dealt(g).filter((id) => g.rules.piece(id).sort === 'guild')
    const others = dealt(g).filter((id) => g.rules.piece(id).sort !== 'guild')
    expect(dealt(g)).toHaveLength(7 * cities)
    expect(others.sort()).toEqual(printed(g, age).sort())
    expect(guilds).toHaveLength(age === 3 ? cities + 2 : 0)
    expect(new Set(guilds).size).toBe(guilds.length)
    expect(state.turns.get(g)).toBe(6)
  })

  test('gives every city 3 coins and a wonder of its own', () => {
    const g = begin(setupFor(players, { edition }))
    const boards = Array.from({ length: cities }, (_, seat) => g.rules.boards[state.board.get(g, seat)].def)
    for (let seat = 0; seat < cities; seat++) expect(coinsOf(g, seat)).toBe(3)
    expect(new Set(boards.map((board) => board.wonder)).size).toBe(cities)
    for (const { side } of boards) expect(edition === '1e' ? ['a', 'b'] : ['day', 'night']).toContain(side)
  })
})

describe('Dealing', () => {
  test('draws other guilds with another seed', () => {
    const guildsOf = (seed: string) => {
      const g = reach(begin(setupFor(3, { seed })), 3)
      return dealt(g)
        .filter((id) => g.rules.piece(id).sort === 'guild')
        .sort()
        .join()
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(guildsOf)).size).toBeGreaterThan(1)
  })

  test('follows from the seed alone', () => {
    expect(hash(begin(setupFor(5, { seed: 'same' })))).toBe(hash(begin(setupFor(5, { seed: 'same' }))))
    expect(hash(begin(setupFor(5, { seed: 'same' })))).not.toBe(hash(begin(setupFor(5, { seed: 'other' }))))
  })

  test('gives every wonder and both sides a chance', () => {
    const boards = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const g = begin(setupFor(7, { seed: `boards ${i}` }))
      for (const seat of seats(g)) boards.add(g.rules.boards[state.board.get(g, seat)].def.id)
    }
    expect(boards.size).toBe(14)
  })
})

describe('Boards that players ask for', () => {
  const boardsOf = (g: Game) => seats(g).map((seat) => g.rules.boards[state.board.get(g, seat)].def.id)

  test('are given to them, the others at random from what is left', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const wishes = [{}, { wonder: 'gizah', side: 'night' }, {}, { wonder: 'rhodos', side: 'day' }]
      const [first, gizah, third, rhodos] = boardsOf(begin(setupFor(4, { seats: wishes, seed })))
      expect([gizah, rhodos]).toEqual(['gizah-night', 'rhodos-day'])
      expect(`${first} ${third}`).not.toMatch(/gizah|rhodos/)
    }
  })

  test('may be asked for without a side, or a side without a wonder', () => {
    const sides = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const [gizah, any] = boardsOf(
        begin(setupFor(3, { seats: [{ wonder: 'gizah' }, { side: 'night' }, {}], seed: `${i}` })),
      )
      sides.add(gizah)
      expect(any).toMatch(/-night$/)
    }
    expect([...sides].sort()).toEqual(['gizah-day', 'gizah-night'])
  })

  test.each([
    [[{ wonder: 'atlantis' }, {}, {}], 'no-such-wonder', /no wonder "atlantis"/],
    [[{ wonder: 'gizah', side: 'a' }, {}, {}], 'no-such-side', /no side "a"/],
    [[{ side: 'upside-down' }, {}, {}], 'no-such-side', /no side "upside-down"/],
    [[{ wonder: 'gizah' }, {}, { wonder: 'gizah' }], 'wonder-twice', /Two cities have the wonder Gizah/],
  ])('are refused where they do not exist or are asked for twice: %j', (wishes, code, sentence) => {
    const rules = compile(setupFor(3, { seats: wishes }), BOXES)
    expect(rules).toMatchObject({ ok: false, error: { code } })
    expect(rules.ok ? '' : firstSpeech.problem(rules.error)).toMatch(sentence)
  })

  test('leave no room for an eighth player', () => {
    expect(compile(setupFor(8), BOXES)).toMatchObject({ ok: false, error: { code: 'too-many-players' } })
  })
})

describe('wonders that are left out', () => {
  const wondersOf = (g: Game): string[] =>
    Array.from({ length: g.rules.cities }, (_, city) => g.rules.boards[state.board.get(g, city)].def.wonder)
  const all = (): string[] => begin(setupFor(3)).rules.wonders.map(([board]) => board.def.wonder)

  test.each([2, 3, 4])('are dealt to nobody among %i players, the free city included', (players) => {
    const cities = Math.max(3, players)
    const kept = all().slice(-cities)
    const without = all().slice(0, -cities)
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(wondersOf(begin(setupFor(players, { without, seed }))).sort()).toEqual([...kept].sort())
  })

  test.each([
    [{ without: ['atlantis'] }, 'no-such-wonder'],
    [{ without: 'gizah' }, 'bad-setup'],
    [{ without: ['gizah'], seats: [{ wonder: 'gizah' }, {}, {}] }, 'no-such-wonder'],
    [{ without: all().slice(0, -2), seats: [{}, {}] }, 'too-few-wonders'],
  ])('are refused in %o', (wish, code) => {
    const rules = compile({ ...setupFor(3), ...wish } as never, BOXES)
    expect(rules.ok ? undefined : rules.error.code).toBe(code)
  })

  test('may be named as printed', () => {
    expect(begin(setupFor(3, { without: ['Gizah'] })).rules.setup.without).toEqual(['gizah'])
  })

  test('change nothing where none is named', () => {
    expect(hash(begin(setupFor(2, { without: [] })))).toBe(hash(begin(setupFor(2))))
  })
})
