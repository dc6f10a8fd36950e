import { type Box, type CityPosition, fromPosition, readMove, showMove } from '@heptapolis/engine'
import { vector } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import { choose, coinsOf, everybodyElseSells, legal, playTurn, refusal } from '../../testing.ts'
import { city, lawId, neighbours, stageWays, underLaws, ways, waysToParticipate } from '../testing.ts'

describe('law 1: a red card costs the number of the Age more', () => {
  test.each([1, 2, 3])('in Age %i', (age) => {
    const g = underLaws([1], { age, cities: city(['stockade', 'altar'], { wonder: 'babylon' }) })
    expect(ways(g, 0, 'stockade')).toEqual([`pay 0/0/${age}`])
    expect(ways(g, 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('the coins go to the bank', () => {
    const g = underLaws([1], { age: 3, cities: city(['stockade'], { wonder: 'babylon' }) })
    playTurn(g, { 0: { action: 'build', card: 'stockade' } })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([6, 6, 6])
  })
})

test('law 2: a red card needs no resources', () => {
  const g = underLaws([2], { age: 2, cities: city(['walls', 'library'], { coins: 0 }) })
  expect(ways(g, 0, 'walls')).toEqual(['pay 0/0/0'])
  expect(ways(g, 0, 'library')).toEqual([])
})

test('opposite laws add up: under 1 and 2 a red card needs no resources, but the coins of the Age', () => {
  const g = underLaws([1, 2], { age: 2, cities: city(['walls']) })
  expect(ways(g, 0, 'walls')).toEqual(['pay 0/0/2'])
})

test('the free city must use a chain, even where a law lets others pay instead', () => {
  const hand = ['altar', 'aqueduct']
  const g = underLaws([13], {
    setup: { seats: [{}, {}] },
    age: 2,
    cities: [
      { wonder: 'gizah', side: 'day' },
      { wonder: 'rhodos', side: 'day', hand },
      { wonder: 'ephesos', side: 'day', coins: 9, cards: ['baths', 'quarry', 'stone-pit'] },
    ],
  })
  choose(g, 1, { action: 'build', card: 'altar' })
  const aqueduct = { action: 'build', card: 'aqueduct' }
  expect(legal(g, 2, aqueduct).map(({ by }) => by)).toEqual(['chain'])
  expect(refusal(g, 2, { ...aqueduct, by: 'pay', pay: {} }).code).toBe('illegal-move')
})

describe('law 5: a blue card brings the number of the Age in coins', () => {
  test.each([1, 2, 3])('in Age %i', (age) => {
    const g = underLaws([5], { age, cities: city(['altar']) })
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    expect(coinsOf(g, 0)).toBe(9 + age)
  })

  test('and no other colour does', () => {
    const g = underLaws([5], { age: 2, cities: city(['lumber-yard']) })
    playTurn(g, { 0: { action: 'build', card: 'lumber-yard' } })
    expect(coinsOf(g, 0)).toBe(9)
  })
})

test.each([1, 2, 3])('law 6: a blue card costs the number of the Age more, in Age %i', (age) => {
  const g = underLaws([6], { age, cities: city(['altar', 'lumber-yard']) })
  expect(ways(g, 0, 'altar')).toEqual([`pay 0/0/${age}`])
  expect(ways(g, 0, 'lumber-yard')).toEqual(['pay 0/0/0'])
})

describe('law 7: chains also start from the buildings of both neighbours', () => {
  const beside = (left: string[], right: string[], laws = [7]) =>
    underLaws(laws, {
      age: 2,
      cities: [
        { wonder: 'alexandria', coins: 0, hand: ['aqueduct'] },
        { wonder: 'ephesos', cards: left },
        { wonder: 'olympia', cards: right },
      ],
    })

  test('from the left, from the right, and only under the law', () => {
    expect(ways(beside(['baths'], []), 0, 'aqueduct')).toEqual(['chain 0/0/0'])
    expect(ways(beside([], ['baths']), 0, 'aqueduct')).toEqual(['chain 0/0/0'])
    expect(ways(beside(['altar'], ['theater']), 0, 'aqueduct')).toEqual([])
    expect(ways(beside(['baths'], ['baths'], []), 0, 'aqueduct')).toEqual([])
  })

  test('not from a city two seats away', () => {
    const g = underLaws([7], {
      age: 2,
      cities: [{ wonder: 'alexandria', coins: 0, hand: ['aqueduct'] }, {}, { cards: ['baths'] }, {}],
    })
    expect(ways(g, 0, 'aqueduct')).toEqual([])
  })
})

describe('law 8: the resources of a blue card are replaced by as many coins', () => {
  test('one coin each, to the bank', () => {
    const g = underLaws([8], { age: 3, cities: city(['aqueduct', 'palace', 'altar']) })
    expect(ways(g, 0, 'aqueduct')).toEqual(['pay 0/0/3'])
    expect(ways(g, 0, 'palace')).toEqual(['pay 0/0/7'])
    expect(ways(g, 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('ruling: it is compulsory; whoever makes the resources pays the coins all the same', () => {
    const rich = underLaws([8], { age: 2, cities: city(['aqueduct'], { cards: ['quarry'] }) })
    expect(ways(rich, 0, 'aqueduct')).toEqual(['pay 0/0/3'])
    const poor = underLaws([8], { age: 2, cities: city(['aqueduct'], { cards: ['quarry'], coins: 2 }) })
    expect(ways(poor, 0, 'aqueduct')).toEqual([])
  })

  test('ruling: a discount on resources does not lower the coins, and is not kept for what is paid along', () => {
    const discount: Box = {
      id: 'discount',
      modifiers: { cost: (_g, _seat, cost) => cost.waived.choose(vector.kinds(cost.need)) },
    }
    const position = {
      setup: { boxes: ['discount', 'babel-tower', 'babel-projects'] },
      age: 1,
      turn: 1,
      tower: { placed: [lawId(8)] },
      project: { id: 'project-belvedere' },
      cities: city(['gardens']),
    }
    const read = fromPosition(position, [BOXES[0], discount, ...BOXES.slice(1)], { lenient: true })
    if (!read.ok) throw new Error(read.error.message)
    expect(ways(read.value, 0, 'gardens')).toEqual(['pay 0/0/3'])
    expect(waysToParticipate(read.value, 0, 'gardens')).toEqual([])
  })

  test('ruling: a chain still makes the card free', () => {
    const g = underLaws([8], { age: 2, cities: city(['aqueduct'], { cards: ['baths'] }) })
    expect(ways(g, 0, 'aqueduct')).toEqual(['chain 0/0/0'])
  })
})

describe('laws 13 and 14: building by chain', () => {
  const chained = (law: number, age: number, more: CityPosition = {}) =>
    underLaws([law], { age, cities: city(['aqueduct', 'altar'], { cards: ['baths'], ...more }) })

  test.each([1, 2, 3])('law 13: it costs the number of the Age, in Age %i', (age) => {
    const g = chained(13, age)
    expect(ways(g, 0, 'aqueduct')).toEqual([`chain 0/0/${age}`])
    expect(ways(g, 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('law 13: whoever has the resources may pay with them instead', () => {
    const g = chained(13, 2, { cards: ['baths', 'quarry'] })
    expect(ways(g, 0, 'aqueduct')).toEqual(['chain 0/0/2', 'pay 0/0/0'])
    for (const written of legal(g, 0, { action: 'build' })) {
      const read = readMove(g, 0, written)
      expect(read.ok && showMove(g, read.value)).toEqual(written)
    }
  })

  test.each([1, 2, 3])('law 14: it brings the number of the Age, in Age %i', (age) => {
    const g = chained(14, age)
    playTurn(g, { 0: { action: 'build', card: 'aqueduct' } })
    expect(coinsOf(g, 0)).toBe(9 + age)
  })

  test('law 14: a card built otherwise brings nothing', () => {
    const g = chained(14, 2)
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    expect(coinsOf(g, 0)).toBe(9)
  })
})

describe('laws 15 and 16: wonder stages', () => {
  test('law 15: a stage needs no resources', () => {
    const g = underLaws([15], { age: 1, cities: city(['altar', 'baths'], { coins: 0, wonder: 'rhodos' }) })
    expect(stageWays(g, 0, 'altar')).toEqual(['pay 0/0/0'])
    expect(ways(g, 0, 'baths')).toEqual([])
  })

  test('law 15: coins that a stage costs are still due', () => {
    const petra: CityPosition = { wonder: 'petra', side: 'day', stages: 1, coins: 8, hand: ['altar'] }
    const g = underLaws([15], { boxes: ['babel-tower', 'cities'], age: 1, cities: [petra, ...neighbours] })
    expect(stageWays(g, 0, 'altar')).toEqual(['pay 0/0/5'])
  })

  test.each([1, 2, 3])('law 16: a stage costs the number of the Age more, in Age %i', (age) => {
    const g = underLaws([16], { age, cities: city(['altar'], { cards: ['sawmill'] }) })
    expect(stageWays(g, 0, 'altar')).toEqual([`pay 0/0/${age}`])
    expect(ways(g, 0, 'altar')).toEqual(['pay 0/0/0'])
  })

  test('law 16 with 15: only the coins', () => {
    const g = underLaws([15, 16], { age: 2, cities: city(['altar']) })
    expect(stageWays(g, 0, 'altar')).toEqual(['pay 0/0/2'])
  })
})

describe('laws 23 and 24: guilds', () => {
  test('law 23: the resources of a guild are replaced by as many coins', () => {
    const g = underLaws([23], { age: 3, cities: city(['workers-guild', 'spies-guild', 'walls']) })
    expect(ways(g, 0, 'workers-guild')).toEqual(['pay 0/0/5'])
    expect(ways(g, 0, 'spies-guild')).toEqual(['pay 0/0/3'])
    expect(ways(g, 0, 'walls')).toEqual([])
  })

  test('law 24: a guild brings 5 coins', () => {
    const cards = ['quarry', 'foundry']
    const g = underLaws([24], { age: 3, cities: city(['craftsmens-guild', 'altar'], { cards }) })
    playTurn(g, { 0: { action: 'build', card: 'craftsmens-guild' } })
    expect(coinsOf(g, 0)).toBe(14)
  })
})

describe('ruling: taxes are due on builds that are otherwise free', () => {
  test('by chain', () => {
    const g = underLaws([1], { age: 3, cities: city(['fortifications'], { cards: ['walls'] }) })
    expect(ways(g, 0, 'fortifications')).toEqual(['chain 0/0/3'])
  })

  test('by a power', () => {
    const olympia = { wonder: 'olympia', side: 'day', stages: 2 }
    const g = underLaws([1], { age: 2, cities: city(['walls'], olympia) })
    expect(ways(g, 0, 'walls')).toEqual(['free-new-colour 0/0/2'])
  })

  test('by chain under the tax on chains as well: both are due', () => {
    const g = underLaws([1, 13], { age: 2, cities: city(['fortifications'], { cards: ['walls'] }) })
    expect(ways(g, 0, 'fortifications')).toEqual(['chain 0/0/4'])
  })

  test('from the discard pile', () => {
    const mausoleum = (coins: number) => {
      const halikarnassos = { wonder: 'halikarnassos', side: 'night', coins, cards: ['brickyard'] }
      const g = underLaws([1], { age: 2, discard: ['walls', 'altar'], cities: city(['theater'], halikarnassos) })
      choose(g, 0, { action: 'stage', card: 'theater' })
      everybodyElseSells(g)
      return g
    }
    const rich = mausoleum(2)
    expect(legal(rich, 0, { card: 'altar' })).toEqual([{ action: 'pick', card: 'altar' }])
    choose(rich, 0, { action: 'pick', card: 'walls' })
    expect(coinsOf(rich, 0)).toBe(0)
    const poor = mausoleum(1)
    expect(refusal(poor, 0, { action: 'pick', card: 'walls' }).code).toBe('illegal-move')
  })

  test('whoever cannot pay the tax cannot build', () => {
    const g = underLaws([1], { age: 3, cities: city(['fortifications', 'altar'], { cards: ['walls'], coins: 2 }) })
    expect(ways(g, 0, 'fortifications')).toEqual([])
  })
})

test('a bonus is paid for cards from the discard pile too', () => {
  const halikarnassos = { wonder: 'halikarnassos', side: 'night', coins: 0, cards: ['brickyard'] }
  const g = underLaws([5], { age: 2, discard: ['altar'], cities: city(['theater'], halikarnassos) })
  playTurn(g, { 0: { action: 'stage', card: 'theater' } })
  choose(g, 0, { action: 'pick', card: 'altar' })
  expect(coinsOf(g, 0)).toBe(2)
})
