import { fromPosition, toAct, toPosition, view } from '@heptapolis/engine'
import { hash, random } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { begin, choose, playOut, scenario, setupFor } from '../testing.ts'
import { COLUMNS } from './columns.ts'
import { fateOf, onCard, pawnsOf } from './testing.ts'

describe('a position', () => {
  test('names the edifices with their pawns and fate, and what each city holds of them', () => {
    const edifices = [
      { id: 'belvedere', pawns: 0, state: 'built' },
      { id: 'factory', pawns: 1, state: 'project' },
      { id: 'agora', pawns: 2, state: 'project' },
    ] as const
    const held = { pawns: [1, 1, 0], participated: true, edificeDebt: [] }
    const g = scenario({ boxes: ['edifice'], age: 2, edifices, cities: [held, { edificeDebt: [2] }, {}] })
    const shown = toPosition(g)
    expect(shown.edifices).toEqual(edifices)
    expect(shown.cities[0]).toMatchObject(held)
    expect(shown.cities[1]).toMatchObject({ pawns: [0, 0, 0], participated: false, edificeDebt: [2] })
  })

  test('read back is the same, at any moment of a game', () => {
    let positions = 0
    playOut(setupFor(4, { boxes: ['edifice'], seed: 'back and forth' }), random('moves'), (g) => {
      const shown = toPosition(g)
      const again = fromPosition(shown, BOXES)
      if (!again.ok) throw new Error(again.error.message)
      const { edifices, cities } = toPosition(again.value)
      expect(edifices).toEqual(shown.edifices)
      expect(cities.map(({ pawns, participated, edificeDebt }) => [pawns, participated, edificeDebt])).toEqual(
        shown.cities.map(({ pawns, participated, edificeDebt }) => [pawns, participated, edificeDebt]),
      )
      positions++
    })
    expect(positions).toBeGreaterThan(70)
  })

  test('draws the edifices it does not name; those of past Ages count as failed', () => {
    const g = scenario({ boxes: ['edifice'], age: 3, edifices: [{ id: 'archives', pawns: 1 }], cities: [{}, {}, {}] })
    expect([1, 2, 3].map((age) => fateOf(g, age))).toEqual(['failed', 'failed', 'project'])
    expect([onCard(g, 2), onCard(g, 3)]).toEqual([2, 1])
    expect(toPosition(g).edifices?.map(({ id }) => g.rules.piece(id).age)).toEqual([1, 2, 3])
  })

  test('of the moment when penalties are chosen says so, and opens there', () => {
    const cities = [{ cards: ['quarry', 'clay-pit'] }, { pawns: [1, 0, 0], cards: ['quarry', 'lumber-yard'] }, {}]
    const edifices = [{ id: 'belvedere', pawns: 1, state: 'failed' as const }]
    const g = scenario({ phase: 'penalty', age: 1, boxes: ['edifice'], edifices, cities })
    expect(toPosition(g).question).toEqual({ id: 'penalty', asked: [0] })
    expect(toAct(g)).toEqual([0])
    choose(g, 0, { action: 'pick', card: 'quarry' })
    expect(toPosition(g)).toMatchObject({ age: 2, cities: [{ cards: ['clay-pit'] }, {}, {}] })
  })

  test('of the moment when penalties are chosen keeps the turn it names', () => {
    const cities = [{ cards: ['quarry', 'clay-pit'] }, {}, {}]
    const edifices = [{ id: 'belvedere', pawns: 1, state: 'failed' as const }]
    const g = scenario({ phase: 'penalty', age: 1, turn: 6, boxes: ['edifice'], edifices, cities })
    expect(toPosition(g)).toMatchObject({ age: 1, turn: 6, question: { id: 'penalty', asked: [0] } })
  })

  test('holds the part taken in this Age to be the pawn of it, unless said otherwise', () => {
    const cities = [{ pawns: [1, 0, 0] }, { pawns: [1, 0, 0], participated: false }, {}]
    const g = scenario({ boxes: ['edifice'], age: 1, cities })
    expect(toPosition(g).cities.map(({ participated }) => participated)).toEqual([true, false, false])
    expect(pawnsOf(g, 1)).toEqual([1, 0, 0])
  })

  test.each([
    [{ edifices: 'belvedere' }, 'edifices must be a list'],
    [{ edifices: [7] }, 'edifices[0] must be an object'],
    [{ edifices: [{ id: 'belvedere', pawn: 1 }] }, 'edifices[0] has no field "pawn"; the nearest known one is "pawns"'],
    [{ edifices: [{ id: 'belveder' }] }, 'there is no edifice "belveder" in this game; the nearest of 15: belvedere'],
    [{ edifices: [{ id: 'altar' }] }, 'there is no edifice "altar"'],
    [{ edifices: [{ id: 'belvedere' }, { id: 'outpost' }] }, 'two of Age 1'],
    [{ edifices: [{ id: 'belvedere', state: 'lost' }] }, 'state must be one of project, built, failed'],
    [{ edifices: [{ id: 'belvedere', pawns: 99 }] }, 'edifices[0].pawns must be a whole number'],
    [{ edifices: [{ id: 'belvedere', pawns: 1, state: 'built' }] }, 'built when no pawn is left'],
    [{ edifices: [{ id: 'belvedere', pawns: 0, state: 'project' }] }, 'built when no pawn is left'],
    [{ city: { pawns: [1] } }, 'cities[0].pawns must be a list of 3 numbers'],
    [{ city: { pawns: [1, 0, -1] } }, 'cities[0].pawns[2] must be a whole number'],
    [{ city: { participated: 1 } }, 'cities[0].participated must be true or false'],
    [{ city: { edificeDebt: 3 } }, 'cities[0].edificeDebt must be a list'],
    [{ city: { edificeDebt: [4] } }, 'cities[0].edificeDebt must be a list'],
    [{ city: { edificeDebt: [2, 2] } }, 'A city can have at most 1: edifice debts.'],
    [{ age: 1, turn: 1, city: { edificeDebt: [5] } }, 'A city can have at most 0: edifice debts.'],
    [{ city: { pawns: [2, 0, 0] } }, 'A city can have at most 1: edifice pawns.'],
    [{ age: 1, turn: 1, city: { pawns: [0, 0, 1] } }, 'A city can have at most 0: edifice pawns.'],
    [
      { edifices: [{ id: 'belvedere', pawns: 4 }] },
      'There are 4 pawns on an edifice; with this number of players there are 2 at most.',
    ],
  ])('with %j is refused', ({ city = {}, ...table }: Record<string, unknown>, sentence) => {
    const position = { ...table, setup: { boxes: ['edifice'] }, cities: [city as object, {}, {}] }
    const read = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
    expect(read.ok ? '' : firstSpeech.problem(read.error)).toContain(sentence)
  })
})

test('everything about edifices lies open: all see the same', () => {
  expect(COLUMNS.map(({ sees }) => sees)).toEqual(COLUMNS.map(() => 'all'))
  const g = begin(setupFor(3, { boxes: ['edifice'] }))
  expect(view(g, 0).edifices).toEqual(view(g, 2).edifices)
  expect(hash(g)).toBe(hash(begin(setupFor(3, { boxes: ['edifice'] }))))
})
