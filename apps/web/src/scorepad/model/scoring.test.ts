import { expect, test } from 'vitest'
import { newPad, type PadPosition, withCity, withPlayers, withSetup } from './pad.ts'
import { reckon } from './scoring.ts'

const table = (...names: string[]): PadPosition => newPad(names).position
const three = table('Ada', 'Ben', 'Cleo')

test('an empty table counts nothing for anybody, and all share the first place', () => {
  const { sheets, problem } = reckon(three)
  expect(problem).toBeUndefined()
  expect(sheets.map(({ name, total, rank }) => [name, total, rank])).toEqual([
    ['Ada', 0, 1],
    ['Ben', 0, 1],
    ['Cleo', 0, 1],
  ])
})

test('every point of a city names its source', () => {
  const { sheets } = reckon(
    withCity(three, 0, { cards: ['altar', 'apothecary'], coins: 7, victory: [1, 3], defeat: 1 }),
  )
  expect(sheets[0].total).toBe(3 + 1 + 2 + 4 - 1)
  expect(sheets[0].rows.find(({ id }) => id === 'civil')?.from).toEqual([{ source: 'altar', points: 3 }])
})

test('a guild counts the cities of both neighbours', () => {
  const left = withCity(three, 1, { cards: ['lumber-yard', 'clay-pool'] })
  const { sheets } = reckon(withCity(left, 0, { cards: ['workers-guild'] }))
  expect(sheets[0].total).toBe(2)
})

test('numbers stand for a city that is not entered; its coins count a third and break ties', () => {
  const numbers = withCity(three, 1, { numbers: { civil: 10, military: -3 }, coins: 5 })
  const { sheets } = reckon(withCity(numbers, 0, { cards: ['palace'], coins: 0 }))
  expect(sheets[1].total).toBe(10 - 3 + 1)
  expect(sheets[0].total).toBe(8)
  expect(sheets.map(({ rank }) => rank)).toEqual([2, 1, 3])
})

test('the same guild in two cities is pointed out', () => {
  const twice = withCity(withCity(three, 0, { cards: ['workers-guild'] }), 2, { cards: ['workers-guild'] })
  expect(reckon(twice).problem).toMatchObject({
    code: 'too-often',
    values: { card: 'workers-guild', places: 2, copies: 1 },
  })
})

test('one card twice in a city is pointed out, with the city', () => {
  const { problem, sheets } = reckon(withCity(three, 1, { cards: ['altar', 'altar'] }))
  expect(problem).toMatchObject({ code: 'twice-in-city', seat: 1, values: { card: 'altar' } })
  expect(sheets).toHaveLength(3)
})

test('what was entered for a box that is put away again does not hinder the count', () => {
  const boxed = withSetup(three, { boxes: ['cities', 'edifice'] })
  const entered = { ...withCity(boxed, 0, { debt: 4, cards: ['palace'] }), edifices: [{ id: 'belvedere' }] }
  expect(reckon(entered).sheets[0].total).toBe(8 - 4)
  const { sheets, problem } = reckon(withSetup(entered, { boxes: [] }))
  expect(problem).toBeUndefined()
  expect(sheets[0].total).toBe(8)
})

test('the card under a stage stands for its colour, though it lies elsewhere too', () => {
  const pack = withSetup(three, { boxes: ['wonder-pack'] })
  const first = withCity(pack, 0, { wonder: 'gizah', side: 'day', stages: ['gizah-day-1'], buried: ['baths'] })
  const crowded = withCity(first, 1, { cards: ['baths'] })
  const { problem, sheets } = reckon(crowded)
  expect(problem).toBeUndefined()
  expect(sheets[1].total).toBe(3)
})

test('what cannot be in one city is pointed out, and leaves the others their points', () => {
  const entered = withCity(three, 0, { cards: ['altar', 'palace'] })
  const points = reckon(entered).sheets[0].total
  for (const city of [{ victory: Array<number>(9).fill(5) }, { card: ['palace'] }, { cards: ['altar', 'altar'] }]) {
    const { problem, sheets } = reckon(withCity(entered, 1, city))
    expect(problem).toBeDefined()
    expect(sheets[0].total).toBe(points)
  }
})

test('a leader too many takes no point from the rest of the city', () => {
  const table = withSetup(three, { boxes: ['leaders'] })
  const led = withCity(table, 0, { cards: ['palace'], leaders: ['sappho', 'zenobia', 'nefertiti'] })
  const crowded = withCity(led, 0, { leaders: ['sappho', 'zenobia', 'nefertiti', 'cleopatra'] })
  expect(reckon(crowded).problem).toMatchObject({ code: 'no-room-in-city', seat: 0 })
  expect(reckon(crowded).sheets[0].total).toBe(reckon(led).sheets[0].total)
})

test('more tokens than there are, and misspelt fields of a file, are pointed out', () => {
  expect(reckon(withCity(three, 0, { victory: Array<number>(9).fill(5) })).problem?.code).toBe('too-many-tokens')
  expect(reckon(withCity(three, 1, { card: ['palace'] })).problem).toMatchObject({ code: 'unknown-field', seat: 1 })
})

test('a card that so many players do not have is odd, but counted', () => {
  const { oddities, sheets } = reckon(withCity(three, 0, { cards: ['well'] }))
  expect(oddities).toEqual([{ what: 'not-for-players', card: 'well', seat: 0, copies: 0 }])
  expect(sheets[0].total).toBe(3)
})

test('a guild beside a city that is only numbers may be worth more', () => {
  const { oddities } = reckon(withCity(withCity(three, 1, { numbers: {} }), 0, { cards: ['workers-guild'] }))
  expect(oddities).toEqual([{ what: 'neighbour-unknown', card: 'workers-guild', seat: 0, neighbour: 1 }])
})

test('coins a card once brought do not hang on a city that is only numbers', () => {
  const { oddities } = reckon(withCity(withCity(three, 1, { numbers: {} }), 0, { cards: ['bazar', 'vineyard'] }))
  expect(oddities.filter(({ what }) => what === 'neighbour-unknown')).toEqual([])
})

test('partners count together', () => {
  const four = withSetup(table('Ada', 'Ben', 'Cleo', 'Dov'), { boxes: ['cities'], teams: true })
  const { sheets, problem } = reckon(withCity(withCity(four, 1, { cards: ['palace'] }), 2, { cards: ['altar'] }))
  expect(problem).toBeUndefined()
  expect(sheets.map(({ rank, team, teamTotal }) => [rank, team, teamTotal])).toEqual([
    [1, 0, 8],
    [1, 0, 8],
    [2, 1, 3],
    [2, 1, 3],
  ])
})

test('with two players the free city is a neighbour that nobody wins with', () => {
  const two = withPlayers(three, 2)
  const { sheets } = reckon(withCity(withCity(two, 2, { cards: ['lumber-yard'] }), 0, { cards: ['workers-guild'] }))
  expect(sheets.map(({ total }) => total)).toEqual([1, 0])
})

test('ships, islands, pawns, debts and tiles of the boxes are counted', () => {
  const boxed = withSetup(three, { boxes: ['cities', 'armada', 'babel-tower', 'edifice'] })
  const { sheets, problem } = reckon({
    ...withCity(boxed, 0, {
      ships: { blue: 6 },
      navalTokens: [7, -1],
      tilesBuilt: ['babel-tile-01-red-tax'],
      pawns: [1, 0, 0],
      stages: [],
      debt: 4,
      edificeDebt: [2],
      wonder: 'gizah',
      side: 'day',
    }),
    edifices: [{ id: 'belvedere', state: 'built' }],
  })
  expect(problem).toBeUndefined()
  const points = Object.fromEntries(sheets[0].rows.map((row) => [row.id, row.points]))
  expect(points.naval).toBe(6)
  expect(points.debt).toBe(-4)
  expect(points.edifice).toBe(-2)
  expect(points.fleet).toBeGreaterThan(0)
  expect(points.tower).toBeGreaterThan(0)
})
