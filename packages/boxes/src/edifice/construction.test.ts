import { type CityPosition, type Game, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { choose, coinsOf, everybodyElseSells, legal, playTurn, points, pointsFrom } from '../testing.ts'
import { fateOf, onCard, pawnsOf, site, takePart } from './testing.ts'

/** Seats 0 and 1 take the two pawns of a game for three, seat 2 sells: 3 coins. */
function finish(id: string, age: 'I' | 'II' | 'III', ...cities: CityPosition[]): Game {
  const g = site({ id, pawns: 2 }, age, cities)
  playTurn(g, { 0: takePart(), 1: takePart() })
  expect(g.rules.piece(id).age).toBe({ I: 1, II: 2, III: 3 }[age])
  expect(fateOf(g, g.rules.piece(id).age)).toBe('built')
  return g
}

const victories = (g: Game, seat: number): number[] => [0, 1, 2].map((i) => state.victories.get(g, seat, i))

describe('an edifice is constructed', () => {
  test('in the turn its last pawn is taken, and not before', () => {
    const g = site({ id: 'money-changer', pawns: 2 }, 'I')
    playTurn(g, { 0: takePart() })
    expect([fateOf(g, 1), onCard(g, 1), coinsOf(g, 0)]).toEqual(['project', 1, 9])
    playTurn(g, { 1: takePart('altar') })
    expect([fateOf(g, 1), onCard(g, 1)]).toEqual(['built', 0])
  })

  test('for everybody with a pawn of its Age, early or late; others get nothing', () => {
    const g = site({ id: 'money-changer', pawns: 1 }, 'I', [{ pawns: [1, 0, 0], coins: 5 }])
    playTurn(g, { 1: takePart() })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([5 + 3 + 4, 10 - 1 + 4, 10 + 3])
  })

  test('for all who take part in its last turn, also with pawns from the box', () => {
    const g = site({ id: 'money-changer', pawns: 1 }, 'I')
    playTurn(g, { 0: takePart(), 1: takePart(), 2: takePart() })
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([13, 13, 13])
  })

  test('after payments, sales and the effects of cards and stages, before builds from the discard pile', () => {
    const events: string[] = []
    const g = site({ id: 'money-changer', pawns: 1 }, 'I', [
      { wonder: 'ephesos', side: 'day', stages: 1, cards: ['sawmill'], pawns: [0, 0, 0] },
      {},
      { wonder: 'halikarnassos', side: 'day', stages: 1, cards: ['glassworks-age-1', 'press-age-1'] },
    ])
    g.listener = ({ what, seat, coins, by }) => events.push([what, seat, coins ?? by ?? ''].join(' '))
    playTurn(g, { 0: takePart(), 2: { action: 'stage', card: 'altar' } })
    choose(g, 2, { action: 'pick', card: 'tavern' })
    const order = ['paid 0 1', 'coins 0 9', 'sold 1 ', 'edifice-built  ', 'coins 0 4', 'built 2 discard']
    expect(events.filter((event) => order.includes(event))).toEqual(order)
  })

  test('and nobody can join any more', () => {
    const city = { cards: ['brickyard'], hand: ['tavern', 'altar', 'theater'] }
    const g = site({ id: 'belvedere', pawns: 1 }, 'I', [{}, {}, city])
    playTurn(g, { 0: takePart() })
    expect(legal(g, 2, { action: 'stage' }).length).toBeGreaterThan(0)
    expect(legal(g, 2, { participate: true })).toEqual([])
  })
})

describe('the rewards', () => {
  test('Artisan District: 2 points for each pair of a brown and a grey card', () => {
    const greys = ['loom-age-1', 'press-age-1', 'glassworks-age-1']
    const g = finish('artisan-district', 'I', { cards: ['sawmill', 'clay-pit', ...greys] })
    expect([0, 1, 2].map((seat) => points(g, seat, 'edifice'))).toEqual([4, 0, 0])
    expect(coinsOf(g, 0)).toBe(8)
  })

  test('Belvedere: 1 point for each stage, counted when the game is over', () => {
    const g = finish('belvedere', 'I', {
      hand: ['tavern', 'altar', 'theater'],
      cards: ['sawmill', 'brickyard', 'loom-age-1'],
    })
    expect([0, 1, 2].map((seat) => pointsFrom(g, seat, 'belvedere'))).toEqual([1, 1, 0])
    playTurn(g, { 0: { action: 'stage', card: legal(g, 0, { action: 'stage' })[0].card, stage: 2 } })
    expect(pointsFrom(g, 0, 'belvedere')).toBe(2)
    expect(coinsOf(g, 0)).toBe(9)
  })

  test('Curtain Wall: 1 shield', () => {
    const g = finish('curtain-wall', 'I')
    expect([0, 1, 2].map((seat) => state.shields.get(g, seat))).toEqual([1, 1, 0])
    expect(coinsOf(g, 0)).toBe(8)
  })

  test('Money Changer: 4 coins at once', () => {
    const g = finish('money-changer', 'I')
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([13, 13, 13])
  })

  test('Outpost: a victory token worth 3, a military one like any other', () => {
    const g = finish('outpost', 'I', { cards: ['sawmill'], victory: [1] })
    expect([0, 1, 2].map((seat) => victories(g, seat))).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, 0],
    ])
    expect([points(g, 0, 'military'), points(g, 0, 'edifice')]).toEqual([4, 0])
    expect(g.rules.counts.victory(g, 0)).toBe(2)
    expect(coinsOf(g, 0)).toBe(9)
  })

  test('Factory: a manufactured good of choice each turn from the next turn on, not for sale', () => {
    const buyer = { cards: ['brickyard'], hand: ['workshop', 'workshop'] }
    const g = finish('factory', 'II', { hand: ['tavern', 'apothecary'] }, { hand: ['tavern', 'scriptorium'] }, buyer)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([7, 7, 13])
    // Age II passes to the right: seat 0 holds the hand of seat 1, seat 2 that of seat 0.
    expect(legal(g, 0, { action: 'build', card: 'scriptorium' })).toEqual([{ action: 'build', card: 'scriptorium' }])
    expect(legal(g, 1, { action: 'build', card: 'workshop' })).toEqual([{ action: 'build', card: 'workshop' }])
    expect(legal(g, 2, { action: 'build', card: 'apothecary' })).toEqual([])
  })

  test('Amphitheater: 1 point for each blue card', () => {
    const g = finish('amphitheater', 'II', { cards: ['sawmill', 'baths', 'well', 'statue'] })
    expect([0, 1, 2].map((seat) => points(g, seat, 'edifice'))).toEqual([3, 0, 0])
    expect(coinsOf(g, 0)).toBe(7)
  })

  test('Auction House: 7 coins at once', () => {
    expect(coinsOf(finish('auction-house', 'II'), 0)).toBe(10 - 2 + 7)
  })

  test('Staging Camp: a victory token worth 5', () => {
    const g = finish('staging-camp', 'II')
    expect([victories(g, 0), victories(g, 2)]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ])
    expect(coinsOf(g, 0)).toBe(7)
  })

  test('River Port: a raw material of choice each turn from the next turn on, not for sale', () => {
    const buyer = { wonder: 'ephesos', side: 'day', cards: [] }
    const g = finish('river-port', 'II', { hand: ['tavern', 'barracks'] }, { hand: ['tavern', 'guard-tower'] }, buyer)
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([7, 7, 13])
    expect(legal(g, 0, { action: 'build', card: 'guard-tower' })).toEqual([{ action: 'build', card: 'guard-tower' }])
    expect(legal(g, 2, { action: 'build', card: 'barracks' })).toEqual([])
  })

  test('Gold Reserves: 15 coins at once', () => {
    expect(coinsOf(finish('gold-reserves', 'III'), 0)).toBe(10 - 3 + 15)
  })

  test('Archives: 1 point for each colour among the Age cards', () => {
    const g = finish('archives', 'III', {
      cards: ['sawmill', 'loom-age-1', 'baths', 'well', 'workers-guild', 'stockade'],
    })
    expect([0, 1, 2].map((seat) => points(g, seat, 'edifice'))).toEqual([5, 1, 0])
    expect(coinsOf(g, 0)).toBe(5)
  })

  test('Archives: black cards are a colour of their own', () => {
    const cities = [{ cards: ['sawmill', 'architect-firm'] }]
    const g = site({ id: 'archives', pawns: 1 }, 'III', cities, { boxes: ['cities', 'edifice'] })
    playTurn(g, { 0: takePart() })
    expect(points(g, 0, 'edifice')).toBe(2)
  })

  test('Concentric Castle: 2 shields', () => {
    const g = finish('concentric-castle', 'III')
    expect([0, 1, 2].map((seat) => state.shields.get(g, seat))).toEqual([2, 2, 0])
    expect(coinsOf(g, 0)).toBe(5)
  })

  test('Agora: the own guild that scores most counts once more', () => {
    // Workers: 3 brown cards around; Magistrates: 1 blue card around.
    const neighbour = { cards: ['quarry', 'clay-pit', 'baths'] }
    const g = finish('agora', 'III', { cards: ['sawmill', 'workers-guild', 'magistrates-guild'] }, neighbour)
    expect([pointsFrom(g, 0, 'workers-guild'), pointsFrom(g, 0, 'magistrates-guild')]).toEqual([3, 1])
    expect([0, 1, 2].map((seat) => points(g, seat, 'edifice'))).toEqual([3, 0, 0])
    expect(coinsOf(g, 0)).toBe(4)
  })

  test('Agora: a guild with a science symbol gives one more of it', () => {
    const g = finish('agora', 'III', { cards: ['sawmill', 'scientists-guild', 'apothecary', 'workshop'] })
    // Compass, gear and the guild make a set: 3 + 7. A fourth symbol adds 3.
    expect([points(g, 0, 'science'), points(g, 0, 'edifice')]).toEqual([10 + 3, 0])
  })

  test('Military School: a victory token worth 5, and all defeat tokens given back', () => {
    const g = finish('military-school', 'III', { defeat: 3 }, {}, { defeat: 2 })
    expect([0, 1, 2].map((seat) => state.defeats.get(g, seat))).toEqual([0, 0, 2])
    expect([victories(g, 0), victories(g, 2)]).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ])
    expect(points(g, 0, 'military')).toBe(5)
    expect(coinsOf(g, 0)).toBe(5)
  })

  test('shields of an edifice finished in the last turn fight in the conflicts of the Age', () => {
    const g = site({ id: 'curtain-wall', pawns: 1 }, 'I', [], { turn: 6 })
    choose(g, 0, takePart())
    everybodyElseSells(g)
    expect(victories(g, 0)).toEqual([2, 0, 0])
    expect(pawnsOf(g, 0)).toEqual([1, 0, 0])
  })
})
