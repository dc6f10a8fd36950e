import { fromPosition, toPosition, view } from '@heptapolis/engine'
import { MoveList, question, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import {
  among,
  begin,
  choose,
  coinsOf,
  discarded,
  legal,
  playTurn,
  points,
  refusal,
  refusedPosition,
  scenario,
  setupFor,
} from '../../testing.ts'
import { lawId, underLaws, ways } from '../testing.ts'
import { offered, tiles } from './board.ts'
import { babelTower } from './tower.ts'

const boxes = ['babel-tower']
const lay = (card: string, tile: number) => ({ action: 'tower', card, tile: lawId(tile) })
const placed = (g: Parameters<typeof toPosition>[0]) => toPosition(g).tower?.placed
const ids = (...laws: number[]) => laws.map(lawId)

describe('the draft', () => {
  test('three tiles each: keep one, pass two to the right, keep one, pass one to the right, keep the last', () => {
    const g = begin(setupFor(3, { boxes }))
    const dealt = [0, 1, 2].map((seat) => offered.items(g, seat))
    expect(new Set(dealt.flat()).size).toBe(9)
    const id = (tile: number) => g.rules.pieces[tile].id
    for (const seat of [0, 1, 2]) choose(g, seat, { action: 'pick', card: id(dealt[seat][0]) })
    expect([0, 1, 2].map((seat) => offered.items(g, seat))).toEqual([
      dealt[1].slice(1),
      dealt[2].slice(1),
      dealt[0].slice(1),
    ])
    for (const seat of [0, 1, 2]) choose(g, seat, { action: 'pick', card: id(offered.item(g, seat, 0)) })
    expect([0, 1, 2].map((seat) => tiles.items(g, seat))).toEqual([
      [dealt[0][0], dealt[1][1], dealt[2][2]],
      [dealt[1][0], dealt[2][1], dealt[0][2]],
      [dealt[2][0], dealt[0][1], dealt[1][2]],
    ])
    expect(question(g, 0)?.id).toBe('turn')
  })

  test('it comes before every other draft, right after the boards', () => {
    const game = begin(setupFor(3, { boxes: BOXES.slice(1).map(({ id }) => id) })).rules.orders.game.map(({ id }) => id)
    const drafts = game.filter((id) => /draft|recruit|deal/.test(id))
    expect(drafts[0]).toBe('deal-tiles')
    expect(game[game.indexOf('deal-tiles') + 1]).toBe('keep-tiles')
  })

  test('with Leaders, the draft of the leaders follows', () => {
    const g = begin(setupFor(3, { boxes: [...boxes, 'leaders'] }))
    for (let round = 0; round < 2; round++) {
      expect(question(g, 0)?.id).toBe('tiles')
      for (const seat of [0, 1, 2]) choose(g, seat, legal(g, seat)[0])
    }
    expect(question(g, 0)?.id).toBe('leader-draft')
    expect(legal(g, 0)).toHaveLength(4)
  })

  test('ruling: with two players the free city takes no tiles', () => {
    const g = begin(setupFor(2, { boxes }))
    expect([0, 1, 2].map((seat) => offered.size(g, seat))).toEqual([3, 3, 0])
    for (let round = 0; round < 2; round++) {
      for (const seat of [0, 1]) choose(g, seat, legal(g, seat)[0])
    }
    expect([0, 1, 2].map((seat) => tiles.size(g, seat))).toEqual([3, 3, 0])
  })

  test('while drafting, everybody sees the own tiles only', () => {
    const g = begin(setupFor(3, { boxes }))
    const [own, other] = view(g, 0).cities
    expect(own.tilesOffered).toHaveLength(3)
    expect(other.tilesOffered).toBeUndefined()
    expect(other.tilesOfferedSize).toBe(3)
  })
})

describe('placing a tile', () => {
  const cities = [
    { wonder: 'gizah', hand: ['altar', 'theater'], tiles: ids(1, 5, 24) },
    { wonder: 'babylon', hand: ['stockade', 'baths'] },
    { wonder: 'rhodos', hand: ['barracks', 'well'], tiles: ids(3) },
  ]

  test('any card of the hand with any tile of the own', () => {
    const g = scenario({ boxes, age: 1, cities })
    expect(legal(g, 0, { action: 'tower' })).toHaveLength(6)
    expect(legal(g, 1, { action: 'tower' })).toEqual([])
    expect(refusal(g, 2, lay('well', 1)).code).toBe('illegal-move')
  })

  test('the card is discarded without coins', () => {
    const g = scenario({ boxes, age: 1, cities })
    playTurn(g, { 0: lay('theater', 5), 1: { action: 'build', card: 'stockade' } })
    expect(coinsOf(g, 0)).toBe(3)
    expect(discarded(g)).toContain('theater')
    expect(toPosition(g).cities[0]).toMatchObject({ tiles: ids(1, 24), tilesBuilt: ids(5) })
    expect(placed(g)).toEqual(ids(5))
  })

  test('ruling: a tile changes neither the costs nor the gains of the turn it is laid in', () => {
    const taxed = scenario({ boxes, age: 1, cities })
    playTurn(taxed, { 0: lay('altar', 1), 1: { action: 'build', card: 'stockade' } })
    expect(coinsOf(taxed, 1)).toBe(3)
    const rewarded = scenario({ boxes, age: 1, cities: [cities[0], { ...cities[1], hand: ['well', 'baths'] }, {}] })
    playTurn(rewarded, { 0: lay('altar', 5), 1: { action: 'build', card: 'well' } })
    expect(coinsOf(rewarded, 1)).toBe(3)
  })

  test('from the next turn on it binds everybody, its builder included', () => {
    const hands = [
      { ...cities[0], hand: ['altar', 'theater', 'well'] },
      { ...cities[1], hand: ['altar', 'theater', 'well'] },
      { ...cities[2], hand: ['altar', 'theater', 'well'] },
    ]
    const g = scenario({ boxes, age: 1, cities: hands })
    playTurn(g, { 0: lay('altar', 5), 1: { action: 'sell', card: 'well' }, 2: { action: 'sell', card: 'well' } })
    playTurn(g, {
      0: { action: 'build', card: 'altar' },
      1: { action: 'build', card: 'theater' },
      2: { action: 'build', card: 'theater' },
    })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([4, 7, 7])
  })

  test('ruling: the last card of an Age may be used for a tile too', () => {
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, hand: ['altar', 'theater'], tiles: ids(9, 2) }
    const g = scenario({ boxes, age: 1, turn: 6, cities: among(3, babylon) })
    playTurn(g, { 0: lay('altar', 9) })
    expect(question(g, 0)?.id).toBe('last-card')
    expect(placed(g)).toEqual([])
    choose(g, 0, lay('theater', 2))
    expect(placed(g)).toEqual(ids(2, 9))
  })

  test('ruling: no card but an Age card serves, so other questions offer no tile', () => {
    const out = new MoveList()
    babelTower.offers?.(scenario({ boxes, age: 1, cities }), 0, 'recruitment', out)
    expect(out.length).toBe(0)
  })

  test('it is secret until it is placed', () => {
    const halikarnassos = { wonder: 'halikarnassos', side: 'night', cards: ['brickyard'], hand: ['altar'] }
    const g = scenario({ boxes, age: 1, discard: ['well'], cities: [halikarnassos, cities[0], cities[1]] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' }, 1: lay('altar', 24) })
    expect(question(g, 0)?.id).toBe('dig')
    expect(view(g, 0).cities[1]).toMatchObject({ tilesSize: 2, tilesLaidSize: 1 })
    expect(view(g, 1).cities[1]).toMatchObject({ tiles: ids(1, 5), tilesLaid: ids(24) })
    choose(g, 0, { action: 'skip' })
    expect(view(g, 0).tower?.placed).toEqual(ids(24))
  })

  test('with two players the free city never lays one', () => {
    const g = scenario({ boxes, age: 1, cities: [cities[0], cities[1], {}] })
    choose(g, 0, { action: 'sell', card: 'altar' })
    expect(legal(g, 2).filter((move) => move.action === 'tower')).toEqual([])
  })
})

describe('placing', () => {
  const hand = ['altar', 'theater']
  const laying = (...laws: number[]) => laws.map((law) => ({ hand, tiles: ids(law) }))
  const all = (...laws: number[]) => Object.fromEntries(laws.map((law, seat) => [seat, lay('altar', law)]))

  test('is the last thing of a turn', () => {
    const turn = begin(setupFor(3, { boxes: BOXES.slice(1).map(({ id }) => id) })).rules.orders.turn.map(({ id }) => id)
    expect(turn.slice(-2)).toEqual(['tower', 'next-turn'])
  })

  test('the lowest number comes first', () => {
    const g = scenario({ boxes, age: 1, cities: laying(24, 3, 10) })
    playTurn(g, all(24, 3, 10))
    expect(placed(g)).toEqual(ids(3, 10, 24))
    expect([0, 1, 2].map((seat) => toPosition(g).cities[seat].tilesBuilt)).toEqual([ids(24), ids(3), ids(10)])
  })

  test('with one space left the lower number takes it and the higher covers the first tile', () => {
    const cities = [{ hand, tiles: ids(20) }, { hand, tiles: ids(8) }, { hand: ['well', 'stockade'] }]
    const g = scenario({ boxes, age: 1, tower: { placed: ids(6, 22) }, cities })
    playTurn(g, { 0: lay('altar', 20), 1: lay('altar', 8), 2: { action: 'sell', card: 'stockade' } })
    expect(placed(g)).toEqual(ids(6, 22, 8, 20))
    expect(ways(g, 0, 'well')).toEqual(['pay 0/0/0'])
  })

  test('a full tower is covered from its oldest open tile on, round the board, and for good', () => {
    const tax = (laws: number[]) => ways(underLaws(laws, { age: 1, cities: among(3, { hand: ['altar'] }) }), 0, 'altar')
    expect(tax([6, 1, 2])).toEqual(['pay 0/0/1'])
    expect(tax([6, 1, 2, 3])).toEqual(['pay 0/0/0'])
    expect(tax([1, 6, 2, 3])).toEqual(['pay 0/0/1'])
    expect(tax([1, 6, 2, 3, 4])).toEqual(['pay 0/0/0'])
    expect(tax([6, 1, 2, 3, 4, 5, 7, 8])).toEqual(['pay 0/0/0'])
  })

  test.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
    [7, 4],
  ])('with %i players the board has %i spaces', (players, spaces) => {
    const cities = among(Math.max(3, players), { hand: ['altar'] })
    const seats = Array.from({ length: players }, () => ({}))
    const open = [6, ...[1, 2, 3, 4].slice(0, spaces - 1)]
    const under = (laws: number[]) => underLaws(laws, { age: 1, cities, setup: { seats } })
    expect(toPosition(under([])).tower).toEqual({ spaces, placed: [] })
    expect(ways(under(open), 0, 'altar')).toEqual(['pay 0/0/1'])
    expect(ways(under([...open, 9]), 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('no more tiles lie there than the players have', () => {
    const tower = (count: number) => ({ placed: ids(...Array.from({ length: count }, (_, i) => i + 1)) })
    expect(refusedPosition({ setup: { boxes }, tower: tower(10), cities: [{}, {}, {}] })).toBe(
      'bad-position: tower.placed must name 9 tiles at most.',
    )
    expect(refusedPosition({ setup: { boxes }, tower: tower(9), cities: [{}, {}, {}] })).toBe('read')
  })

  test('a tile built in the last turn of an Age counts in its conflicts', () => {
    const cities = [{ hand, cards: ['stockade'], tiles: ids(22) }, {}, {}]
    const g = scenario({ boxes, age: 1, turn: 6, cities })
    playTurn(g, { 0: lay('altar', 22) })
    expect([1, 2].map((seat) => state.defeats.get(g, seat))).toEqual([2, 2])
  })
})

test.each([
  [[], 0],
  [[1], 2],
  [[1, 9], 5],
  [[1, 9, 24], 10],
])('tiles built %j score %i points, covered or not', (laws, score) => {
  const g = underLaws([1, 9, 24, 2, 3, 4], { age: undefined, cities: among(3, { tilesBuilt: ids(...laws), coins: 0 }) })
  expect(points(g, 0, 'tower')).toBe(score)
  expect(points(g, 0)).toBe(score)
})

describe('in a position', () => {
  const cities = [{ tiles: ids(4, 7), tilesBuilt: ids(1) }, { tiles: ids(9) }, {}]

  test('tower, hands and tiles built are written as they are read', () => {
    const position = toPosition(scenario({ boxes, age: 2, tower: { placed: ids(1) }, cities }))
    const again = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
    expect(again.ok && toPosition(again.value)).toEqual(position)
    expect(position.tower).toEqual({ spaces: 3, placed: ids(1) })
  })

  test('tiles are drafted by all players at once, other questions may be put to some', () => {
    const drafting = toPosition(begin(setupFor(3, { boxes })))
    expect(drafting.question).toEqual({ id: 'tiles', asked: [0, 1, 2] })
    expect(refusedPosition({ ...drafting, question: { id: 'tiles', asked: [0] } })).toBe(
      'bad-position: question.asked: all players draft tiles at the same time.',
    )
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, hand: ['altar', 'theater'] }
    const last = scenario({ boxes, age: 1, turn: 6, cities: among(3, babylon) })
    playTurn(last)
    expect(toPosition(last).question).toEqual({ id: 'last-card', asked: [0] })
    expect(fromPosition(toPosition(last), BOXES)).toMatchObject({ ok: true })
  })

  test('a city is seen by others with the number of its tiles', () => {
    const seen = view(scenario({ boxes, age: 2, cities }), 1).cities
    expect(seen[0]).toMatchObject({ tilesSize: 2, tilesBuilt: ids(1) })
    expect(seen[0].tiles).toBeUndefined()
    expect(seen[1].tiles).toEqual(ids(9))
  })

  test.each([
    [{ placed: ['altar'] }, {}, 'bad-position'],
    [{ placed: ids(1, 1) }, {}, 'too-often'],
    ['high', {}, 'bad-position'],
    [{ placed: [], height: 3 }, {}, 'unknown-field'],
    [{ placed: [], spaces: 4 }, {}, 'bad-position'],
    [{ placed: ids(3) }, { tiles: ids(3) }, 'too-often'],
    [{ placed: [] }, { tiles: ids(1, 1) }, 'too-often'],
    [{ placed: [] }, { tiles: ids(1, 2, 3, 4) }, 'bad-position'],
    [{ placed: [] }, { tilesBuilt: 'two' }, 'bad-position'],
    [{ placed: [] }, { tilesOffered: ids(1) }, 'bad-position'],
  ])('tower %j with a city %j is refused with a reason', (tower, city, code) => {
    const position = { setup: { boxes }, age: 1, turn: 1, tower, cities: [city, {}, {}] }
    const read = fromPosition(JSON.parse(JSON.stringify(position)), BOXES)
    expect(read.ok ? 'read' : read.error.code).toBe(code)
  })
})
