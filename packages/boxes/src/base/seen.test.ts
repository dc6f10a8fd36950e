import { gameOf, seedKey, toPosition, view } from '@heptapolis/engine/records'
import {
  type Game,
  imagine,
  newGame,
  type Ruleset,
  random,
  type Seen,
  scores,
  sight,
  state,
} from '@heptapolis/engine/search'
import { PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { begin, finish, playOut, playTurn, scenario, setupFor } from '../testing.ts'

const SEED = 'a seed nobody may find'

describe('What a seat sees', () => {
  test('is a type of its own: no whole game passes for it, and no game begins from its rules alone', () => {
    expectTypeOf<Game>().not.toExtend<Seen>()
    expectTypeOf<Seen>().toExtend<Game>()
    expectTypeOf<[Ruleset]>().not.toExtend<Parameters<typeof newGame>>()
    const seen = sight(begin(setupFor(3, { seed: SEED })), 0)
    expect(() => Reflect.apply(newGame, undefined, [seen.rules])).toThrow('a game needs a seed')
  })

  test('leads to no seed, to no key of chance and to no memory of another game', () => {
    const g = begin(setupFor(4, { seed: SEED, boxes: ['leaders', 'armada', 'babel-tower', 'edifice'] }))
    const seen = sight(g, 1)
    const key = [...seedKey(SEED)]
    const { texts, arrays } = reachableFrom(seen)
    expect(texts.filter((text) => text.includes(SEED))).toEqual([])
    for (const array of arrays) expect(key.some((word) => array.includes(word))).toBe(false)
    expect(reachableFrom(g).arrays.some((array) => key.every((word) => array.includes(word)))).toBe(true)
    expect(seen.cells.buffer.byteLength).toBe(seen.cells.byteLength)
    expect([seen.listener, seen.dealer]).toEqual([undefined, undefined])
  })

  test('shows the same to the same person once more, wherever its cells have gone', () => {
    playOut(setupFor(3, { seed: SEED }), random('again'), (g, seat) => {
      const seen = sight(g, seat)
      const again = sight(gameOf(g.rules, structuredClone(seen.cells)), seat)
      expect(again.cells).toEqual(seen.cells)
      expect(toPosition(again)).toEqual(view(g, seat))
    })
  })

  test('is every card, once the game is over: markers that counted, hands that were left', () => {
    const marked = { wonder: 'stonehenge', side: 'night', stages: 2, buried: ['altar', 'stockade'] }
    const g = scenario({ boxes: ['wonder-pack'], cities: [marked, { cards: ['barracks'] }, {}] })
    expect(state.buried.items(sight(g, PUBLIC), 0)).toEqual(state.buried.items(g, 0))
    expect(scores(sight(g, PUBLIC))).toEqual(scores(g))
    expect([...sight(g, 0).cells.subarray(state.chance.start(g, 0)).subarray(0, state.chance.width)]).toEqual(
      Array(state.chance.width).fill(0),
    )
  })

  test('stays as it was while the game goes on', () => {
    const g = begin(setupFor(3))
    const seen = sight(g, PUBLIC)
    const before = seen.cells.slice()
    finish(g, random('on'))
    expect(seen.cells).toEqual(before)
  })

  test('of the discard pile, in front of whoever digs, does not tell who laid which card there', () => {
    const digs = (...discard: string[]) => {
      const cards = ['glassworks-age-1', 'press-age-1']
      const digger = { wonder: 'halikarnassos', side: 'day', stages: 1, cards, hand: ['altar'] }
      const g = scenario({ discard, cities: [digger, { hand: ['tavern'] }, { hand: ['well'] }] })
      playTurn(g, { 0: { action: 'stage', card: 'altar' } })
      return sight(g, 0)
    }
    const one = digs('baths', 'theater')
    expect(state.discard.items(one)).not.toContain(0)
    expect(digs('theater', 'baths').cells).toEqual(one.cells)
  })
})

/** All texts and numeric arrays reachable through fields, lists and maps. */
function reachableFrom(start: object): { texts: string[]; arrays: Int32Array[] } {
  const met = new Set<unknown>()
  const texts: string[] = []
  const arrays: Int32Array[] = []
  const visit = (thing: unknown): void => {
    if (typeof thing === 'string') texts.push(thing)
    if (typeof thing !== 'object' || thing === null || met.has(thing)) return
    met.add(thing)
    if (ArrayBuffer.isView(thing)) arrays.push(new Int32Array(thing.buffer))
    else if (thing instanceof Map) for (const entry of thing) visit(entry)
    else for (const key of Reflect.ownKeys(thing)) visit(Reflect.get(thing, key))
  }
  visit(start)
  return { texts, arrays }
}

test('Where all guilds of the game lie open, none is imagined in a hand', () => {
  const guilds = ['workers-guild', 'craftsmens-guild', 'traders-guild', 'philosophers-guild', 'spies-guild']
  const g = scenario({ age: 3, turn: 6, cities: [{ cards: guilds }, {}, {}] })
  const chance = random('guilds')
  for (let world = 0; world < 50; world++) {
    const imagined = sight(g, 0)
    imagine(imagined, chance, () => true)
    const sorts = [1, 2].flatMap((seat) => state.hand.items(imagined, seat)).map((card) => g.rules.pieces[card].sort)
    expect(new Set(sorts)).toEqual(new Set(['card']))
  }
})
