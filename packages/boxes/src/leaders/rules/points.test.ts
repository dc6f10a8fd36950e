import type { CityPosition } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { points, pointsFrom } from '../../testing.ts'
import { three, withLeaders } from '../testing.ts'

const BLUE = ['altar', 'baths', 'theater']
const RED = ['stockade', 'barracks', 'walls']
const GREEN = ['apothecary', 'workshop', 'scriptorium']
const BROWN = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein']
const GREY = ['loom-age-1', 'press-age-1']
const YELLOW = ['tavern', 'marketplace', 'forum']
const PURPLE = ['workers-guild', 'spies-guild']

/** Finished game with these contents of the first city. */
const ended = (first: CityPosition, second: CityPosition = {}, third: CityPosition = {}) =>
  withLeaders({ cities: three({ coins: 0, ...first }, { coins: 0, ...second }, { coins: 0, ...third }) })

const worth = (leader: string, city: CityPosition = {}, ...others: CityPosition[]): number =>
  pointsFrom(ended({ ...city, leaders: [leader] }, ...others), 0, leader)

describe('points of leaders', () => {
  test.each([
    ['sappho', 2],
    ['zenobia', 3],
    ['nefertiti', 4],
    ['cleopatra', 5],
  ])('%s is worth %i', (leader, expected) => {
    const g = ended({ leaders: [leader] })
    expect([pointsFrom(g, 0, leader), points(g, 0, 'leaders'), points(g, 0)]).toEqual([expected, expected, expected])
  })

  test.each([
    ['hypatia', GREEN, 3],
    ['nebuchadnezzar', BLUE, 3],
    ['phidias', BROWN, 4],
    ['varro', YELLOW, 3],
    ['pericles', RED, 6],
    ['praxiteles', GREY, 4],
    ['hiram', PURPLE, 4],
  ])('%s counts the cards of one colour in the own city', (leader, cards, expected) => {
    const other = { cards: cards.filter((card) => !card.endsWith('guild')) }
    expect([worth(leader, { cards }, other), worth(leader, {}, other)]).toEqual([expected, 0])
  })

  test('Amytis counts 2 for each stage of the own wonder', () => {
    expect(worth('amytis', { stages: 3 }, { stages: 2 })).toBe(6)
  })

  test('Alexander adds 1 for each victory token, whatever its value', () => {
    expect(worth('alexander', { victory: [1, 3, 5, 5] }, { victory: [1] })).toBe(4)
  })

  test('Justinian counts every set of a red, a blue and a green card', () => {
    expect(worth('justinian', { cards: [...RED, ...BLUE, ...GREEN.slice(1)] })).toBe(6)
    expect(worth('justinian', { cards: [...RED, ...BLUE] })).toBe(0)
  })

  test('Plato may score several sets of seven colours', () => {
    const once = ['altar', 'stockade', 'workshop', 'mine', 'loom-age-1', 'tavern', 'workers-guild']
    const twice = [...once, 'baths', 'barracks', 'apothecary', 'ore-vein', 'press-age-1', 'forum', 'spies-guild']
    expect([worth('plato', { cards: once }), worth('plato', { cards: twice })]).toEqual([7, 14])
    expect(worth('plato', { cards: twice.slice(1) })).toBe(7)
  })

  test('Midas adds to the normal points of coins', () => {
    const g = ended({ leaders: ['midas'], coins: 11 })
    expect([pointsFrom(g, 0, 'midas'), points(g, 0, 'treasury'), points(g, 0)]).toEqual([3, 3, 6])
  })

  test('Hiram does not count the guild copied by Olympia B', () => {
    const cities = three({ wonder: 'olympia', side: 'b', stages: 3, leaders: ['hiram'] }, { cards: PURPLE })
    const g = withLeaders({ edition: '1e', cities })
    expect(pointsFrom(g, 0, 'hiram')).toBe(0)
  })

  test('Gorgo gives each pair of equal victory tokens its value again', () => {
    expect(worth('gorgo', { victory: [1, 1, 1, 3, 3, 5] })).toBe(1 + 3)
    expect(worth('gorgo', { victory: [5, 5, 5, 5] })).toBe(10)
  })

  test('Cynisca gives 6 without a defeat token', () => {
    expect([worth('cynisca', { defeat: 0 }), worth('cynisca', { defeat: 1 })]).toEqual([6, 0])
  })

  test('Agrippina gives 7 as the only leader face up', () => {
    expect(worth('agrippina')).toBe(7)
    expect(pointsFrom(ended({ leaders: ['agrippina', 'sappho'] }), 0, 'agrippina')).toBe(0)
    expect(worth('agrippina', {}, { leaders: ['sappho'] })).toBe(7)
  })

  test('leaders buried by Abu Simbel do not spoil Agrippina', () => {
    const g = ended({ wonder: 'abu-simbel', stages: 3, leaders: ['agrippina'], entombed: ['sappho'] })
    expect(pointsFrom(g, 0, 'agrippina')).toBe(7)
  })

  test.each([
    ['phryne', BLUE],
    ['cornelia', YELLOW],
    ['eurypyle', RED],
    ['theano', GREEN],
  ])('%s must beat each neighbour strictly; a tie gives 0', (leader, cards) => {
    expect(worth(leader, { cards }, { cards: cards.slice(1) }, { cards: cards.slice(0, 1) })).toBe(5)
    expect(worth(leader, { cards: cards.slice(1) }, { cards: cards.slice(1) })).toBe(0)
    expect(worth(leader, { cards: cards.slice(1) }, {}, { cards: cards.slice(1) })).toBe(0)
    expect(worth(leader, { cards: cards.slice(1) }, {}, { cards })).toBe(0)
    expect(worth(leader)).toBe(0)
  })

  test('Makeda must have strictly more coins than each neighbour', () => {
    expect(worth('makeda', { coins: 4 }, { coins: 3 }, { coins: 3 })).toBe(5)
    expect(worth('makeda', { coins: 4 }, { coins: 4 })).toBe(0)
    expect(worth('makeda', { coins: 4 }, {}, { coins: 4 })).toBe(0)
    expect(worth('makeda', { coins: 4 }, {}, { coins: 5 })).toBe(0)
  })
})

describe('science of leaders', () => {
  const science = (leaders: string[], cards: string[] = []) => points(ended({ leaders, cards }), 0, 'science')

  test('symbols of leaders count for both identical symbols and sets', () => {
    expect([science(['euclid']), science(['ptolemy']), science(['pythagoras'])]).toEqual([1, 1, 1])
    expect(science(['euclid', 'ptolemy', 'pythagoras'])).toBe(3 + 7)
    expect(science(['euclid'], ['apothecary'])).toBe(4)
    expect(science(['ptolemy'], ['scriptorium'])).toBe(4)
    expect(science(['pythagoras'], ['workshop'])).toBe(4)
    expect(points(ended({ leaders: ['euclid'] }), 0, 'leaders')).toBe(0)
  })

  test('Aristotle raises every set to 10', () => {
    const two = [...GREEN, 'dispensary', 'laboratory', 'library']
    expect([science([], two), science(['aristotle'], two)]).toEqual([12 + 14, 12 + 20])
  })

  test('Aganice swaps a symbol already owned', () => {
    expect(science(['aganice'], ['apothecary', 'dispensary', 'workshop'])).toBe(3 + 7)
    expect(science(['aganice'], ['apothecary', 'workshop'])).toBe(4)
    expect(science(['aganice'])).toBe(0)
  })

  test('Aganice may swap the symbol of a leader', () => {
    expect(science(['aganice', 'euclid'], ['workshop', 'laboratory', 'study'])).toBe(16)
  })

  test('Enheduanna adds one of the most numerous kind', () => {
    expect(science(['enheduanna'], ['apothecary', 'dispensary', 'workshop', 'scriptorium'])).toBe(9 + 1 + 1 + 7)
  })

  test('Enheduanna chooses on a tie', () => {
    expect(science(['enheduanna'], ['apothecary', 'dispensary', 'workshop', 'laboratory'])).toBe(9 + 4)
    expect(science(['enheduanna'], GREEN)).toBe(4 + 1 + 1 + 7)
  })

  test('Aganice and Enheduanna work in whichever order scores best', () => {
    expect(science(['aganice', 'enheduanna'], ['apothecary', 'dispensary', 'workshop'])).toBe(16)
  })
})
