import { expect, test } from 'vitest'
import { newPad, type PadPosition, withCity, withPlayers, withSetup } from './pad.ts'
import { scorePosition } from './scoring.ts'

const table = (...names: string[]): PadPosition => newPad(names).position
const three = table('Ada', 'Ben', 'Cleo')

test('scores an empty table as zero and ranks all first', () => {
  const { sheets, problems } = scorePosition(three)
  expect(problems).toEqual([])
  expect(sheets.map(({ name, total, rank }) => [name, total, rank])).toEqual([
    ['Ada', 0, 1],
    ['Ben', 0, 1],
    ['Cleo', 0, 1],
  ])
})

test('names the source of every point', () => {
  const { sheets } = scorePosition(
    withCity(three, 0, { cards: ['altar', 'apothecary'], coins: 7, victory: [1, 3], defeat: 1 }),
  )
  expect(sheets[0].total).toBe(3 + 1 + 2 + 4 - 1)
  expect(sheets[0].rows.find(({ id }) => id === 'civil')?.from).toEqual([{ source: 'altar', points: 3 }])
})

test('counts both neighbours for a guild', () => {
  const left = withCity(three, 1, { cards: ['lumber-yard', 'clay-pool'] })
  const { sheets } = scorePosition(withCity(left, 0, { cards: ['workers-guild'] }))
  expect(sheets[0].total).toBe(2)
})

test('takes numbers for a city that is not entered; coins count a third and break ties', () => {
  const numbers = withCity(three, 1, { numbers: { civil: 10, military: -3 }, coins: 5 })
  const { sheets } = scorePosition(withCity(numbers, 0, { cards: ['palace'], coins: 0 }))
  expect(sheets[1].total).toBe(10 - 3 + 1)
  expect(sheets[0].total).toBe(8)
  expect(sheets.map(({ rank }) => rank)).toEqual([2, 1, 3])
})

test('reports the same guild in two cities', () => {
  const twice = withCity(withCity(three, 0, { cards: ['workers-guild'] }), 2, { cards: ['workers-guild'] })
  expect(scorePosition(twice).problems[0]).toMatchObject({
    code: 'too-often',
    values: { card: 'workers-guild', places: 2, copies: 1 },
  })
})

test('reports a card twice in one city, with the city', () => {
  const { problems, sheets } = scorePosition(withCity(three, 1, { cards: ['altar', 'altar'] }))
  expect(problems[0]).toMatchObject({ code: 'twice-in-city', seat: 1, values: { card: 'altar' } })
  expect(sheets).toHaveLength(3)
})

test('ignores entries of a box that was removed', () => {
  const boxed = withSetup(three, { boxes: ['cities', 'edifice'] })
  const entered = { ...withCity(boxed, 0, { debt: 4, cards: ['palace'] }), edifices: [{ id: 'belvedere' }] }
  expect(scorePosition(entered).sheets[0].total).toBe(8 - 4)
  const { sheets, problems } = scorePosition(withSetup(entered, { boxes: [] }))
  expect(problems).toEqual([])
  expect(sheets[0].total).toBe(8)
})

test('lets the card below a stage represent its colour only', () => {
  const pack = withSetup(three, { boxes: ['wonder-pack'] })
  const first = withCity(pack, 0, { wonder: 'gizah', side: 'day', stages: ['gizah-day-1'], buried: ['baths'] })
  const crowded = withCity(first, 1, { cards: ['baths'] })
  const { problems, sheets } = scorePosition(crowded)
  expect(problems).toEqual([])
  expect(sheets[1].total).toBe(3)
})

test('reports an impossible city and still scores the others', () => {
  const entered = withCity(three, 0, { cards: ['altar', 'palace'] })
  const points = scorePosition(entered).sheets[0].total
  for (const city of [{ victory: Array<number>(9).fill(5) }, { card: ['palace'] }, { cards: ['altar', 'altar'] }]) {
    const { problems, sheets } = scorePosition(withCity(entered, 1, city))
    expect(problems).toHaveLength(1)
    expect(sheets[0].total).toBe(points)
  }
})

test('reports a leader too many and still scores the rest of the city', () => {
  const table = withSetup(three, { boxes: ['leaders'] })
  const led = withCity(table, 0, { cards: ['palace'], leaders: ['sappho', 'zenobia', 'nefertiti'] })
  const crowded = withCity(led, 0, { leaders: ['sappho', 'zenobia', 'nefertiti', 'cleopatra'] })
  expect(scorePosition(crowded).problems[0]).toMatchObject({ code: 'no-room-in-city', seat: 0 })
  expect(scorePosition(crowded).sheets[0].total).toBe(scorePosition(led).sheets[0].total)
})

test('names every over-full city and still scores all of them', () => {
  const table = withSetup(three, { boxes: ['leaders'] })
  const leaders = ['sappho', 'zenobia', 'nefertiti', 'cleopatra', 'midas', 'plato', 'varro', 'hiram']
  const first = withCity(table, 0, { cards: ['palace'], leaders: leaders.slice(0, 4) })
  const entered = withCity(withCity(first, 1, { cards: ['theater'], leaders: leaders.slice(4) }), 2, {
    cards: ['altar'],
  })
  const { problems, sheets } = scorePosition(entered)
  expect(problems.map(({ seat }) => seat)).toEqual([0, 1])
  expect(sheets.map(({ total }) => total > 0)).toEqual([true, true, true])
})

test.each([
  ['military', { numbers: { military: 500 } }, 500],
  ['military', { numbers: { military: 19 } }, 19],
  ['military', { numbers: { military: -7 } }, -7],
  ['science', { numbers: {}, symbols: [9, 9, 9, 9] }, 549],
  ['treasury', { numbers: {}, coins: 900 }, 900],
])('questions an unlikely number of %s and counts it as entered', (line, city, number) => {
  const { oddities, sheets } = scorePosition(withCity(three, 1, city))
  expect(oddities).toEqual([{ what: 'unlikely-number', line, seat: 1, number }])
  expect(sheets[1].total).toBe(line === 'treasury' ? 300 : number)
})

test('reports too many tokens and misspelt fields of a file', () => {
  expect(scorePosition(withCity(three, 0, { victory: Array<number>(9).fill(5) })).problems[0]?.code).toBe(
    'too-many-tokens',
  )
  expect(scorePosition(withCity(three, 1, { card: ['palace'] })).problems[0]).toMatchObject({
    code: 'unknown-field',
    seat: 1,
  })
})

test('warns about a card that this number of players does not use, and scores it', () => {
  const { oddities, sheets } = scorePosition(withCity(three, 0, { cards: ['well'] }))
  expect(oddities).toEqual([{ what: 'not-for-players', card: 'well', seat: 0, copies: 0 }])
  expect(sheets[0].total).toBe(3)
})

test('warns that a guild beside a city of numbers may be worth more', () => {
  const { oddities } = scorePosition(withCity(withCity(three, 1, { numbers: {} }), 0, { cards: ['workers-guild'] }))
  expect(oddities).toEqual([{ what: 'neighbour-unknown', card: 'workers-guild', seat: 0, neighbour: 1 }])
})

test('does not warn about coins that a card once gave', () => {
  const { oddities } = scorePosition(withCity(withCity(three, 1, { numbers: {} }), 0, { cards: ['bazar', 'vineyard'] }))
  expect(oddities.filter(({ what }) => what === 'neighbour-unknown')).toEqual([])
})

test('scores partners together', () => {
  const four = withSetup(table('Ada', 'Ben', 'Cleo', 'Dov'), { boxes: ['cities'], teams: true })
  const { sheets, problems } = scorePosition(
    withCity(withCity(four, 1, { cards: ['palace'] }), 2, { cards: ['altar'] }),
  )
  expect(problems).toEqual([])
  expect(sheets.map(({ rank, team, teamTotal }) => [rank, team, teamTotal])).toEqual([
    [1, 0, 8],
    [1, 0, 8],
    [2, 1, 3],
    [2, 1, 3],
  ])
})

test('treats the free city of two players as a neighbour without a rank', () => {
  const two = withPlayers(three, 2)
  const { sheets } = scorePosition(
    withCity(withCity(two, 2, { cards: ['lumber-yard'] }), 0, { cards: ['workers-guild'] }),
  )
  expect(sheets.map(({ total }) => total)).toEqual([1, 0])
})

test('scores ships, islands, pawns, debts and tiles of the boxes', () => {
  const boxed = withSetup(three, { boxes: ['cities', 'armada', 'babel-tower', 'edifice'] })
  const { sheets, problems } = scorePosition({
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
  expect(problems).toEqual([])
  const points = Object.fromEntries(sheets[0].rows.map((row) => [row.id, row.points]))
  expect(points.naval).toBe(6)
  expect(points.debt).toBe(-4)
  expect(points.edifice).toBe(-2)
  expect(points.fleet).toBeGreaterThan(0)
  expect(points.tower).toBeGreaterThan(0)
})

test('a card below a stage is not taken for one of the discard pile', () => {
  const built = withCity(three, 0, { wonder: 'gizah', side: 'day', stages: ['gizah-day-1'], buried: ['arsenal'] })
  const { problems } = scorePosition({ ...built, discard: ['stockade', 'barracks', 'guard-tower'] })
  expect(problems).toEqual([])
})
